import {readFileSync} from 'node:fs';
import {parseOpml} from 'feedsmith';
import ICAL from 'ical.js';
import {TOPICS} from '../../src/catalogue/vocabulary';
import {findBarriers} from './accessibility';
import {expect, expectAddress, open, test} from './fixtures';

test('filters are kept in the URL through Back and a reload @journey', async ({page}) => {
  await open(page, '/ja/changes');
  const items = page.getByRole('main').locator('section li:has(time)');
  const all = await items.count();
  expect(all).toBeGreaterThan(30);
  await page.getByRole('combobox', {name: 'カテゴリー'}).selectOption({value: 'app-hosting'});
  await page.getByRole('combobox', {name: '種類'}).selectOption({value: 'lifecycle'});
  await expectAddress(page, '/ja/changes?category=app-hosting&kind=lifecycle');
  await expect(items.filter({hasText: 'Firebase Studio'}).first()).toBeVisible();
  await expect(items.filter({hasNotText: TOPICS.lifecycle.ja})).toHaveCount(0);
  const filtered = await items.count();
  expect(filtered).toBeLessThan(all);
  expect(await findBarriers(page)).toEqual([]);

  await page.reload();
  await expect(items).toHaveCount(filtered);
  await expect(page.getByRole('combobox', {name: '種類'})).toHaveValue('lifecycle');
  await page.goBack();
  await expectAddress(page, '/ja/changes?category=app-hosting');
  await page.goBack();
  await expect(items).toHaveCount(all);
});

test('a reader follows services on a shelf, and takes their changes along @journey', async ({
  page,
}) => {
  await open(page, '/services/jira');
  const mark = page.getByRole('button', {name: 'My shelf', exact: true});
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/');
  const shelf = page.getByRole('region', {name: 'My shelf'});
  // Several at once.
  await shelf.getByText('Choose', {exact: true}).click();
  await shelf.getByRole('checkbox', {name: 'Linear'}).click();
  await shelf.getByRole('checkbox', {name: 'Linear'}).click();
  await shelf.getByRole('checkbox', {name: 'Backlog'}).click();
  await expect(shelf.getByRole('link', {name: 'Backlog', exact: true})).toBeVisible();
  await shelf.getByRole('link', {name: 'Changes on my shelf'}).click();
  await expectAddress(page, '/changes?services=jira,backlog');
  const items = page.getByRole('main').locator('section li:has(time)');
  await expect(items.filter({hasText: 'Jira'}).first()).toBeVisible();
  await expect(items.filter({hasNotText: /Jira|Backlog/})).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);

  const save = async (name: string) => {
    const saved = page.waitForEvent('download');
    await shelf.getByRole('button', {name, exact: true}).click();
    return readFileSync(await (await saved).path(), 'utf8');
  };
  const calendar = new ICAL.Component(ICAL.parse(await save('Calendar')) as unknown[]);
  expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(5);
  const feeds = parseOpml(await save('Feeds (OPML)')).body?.outlines ?? [];
  expect(feeds.map(({xmlUrl}) => new URL(xmlUrl!).pathname)).toEqual([
    '/services/jira/changes.xml',
    '/services/backlog/changes.xml',
  ]);
});

test('a shelf that was shared can be kept, and services without changes stay on it', async ({
  page,
}) => {
  await open(page, '/ja/changes?services=linear,unknown,gitmcp,linear');
  const shelf = page.getByRole('region', {name: 'マイシェルフ'});
  await expect(shelf.getByRole('listitem')).toHaveText(['Linear', 'GitMCP']);
  await shelf.getByRole('button', {name: 'マイシェルフにする'}).click();
  await open(page, '/ja/services/linear');
  await expect(page.getByRole('button', {name: 'マイシェルフ', exact: true})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('days until an event are counted from the date of the reader', async ({page}) => {
  await page.clock.setFixedTime(new Date(2027, 1, 10, 12));
  await open(page, '/ja/changes');
  const ahead = page.getByRole('region', {name: '今後の予定'}).getByRole('listitem');
  const firebase = ahead.filter({has: page.locator('time[datetime="2027-03-22"]')});
  await expect(firebase.first()).toContainText('（40 日後）');
  await expect(ahead.locator('time[datetime="2027-01-01"]')).toHaveCount(0);
  await expect(
    page.getByRole('main').locator('section li time[datetime="2027-01-01"]').first(),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('changes are in the HTML, with links to their feeds', async ({page, request}) => {
    await page.goto('/ja/changes');
    const main = page.getByRole('main');
    await expect(main.locator('time[datetime="2027-03-22"]').first()).toBeVisible();
    await expect(main.getByRole('combobox').first()).toBeDisabled();
    for (const file of ['rss.xml', 'atom.xml', 'feed.json', 'calendar.ics']) {
      const link = main.locator(`a[href$="/changes/${file}"]`);
      const answer = await request.get((await link.getAttribute('href'))!);
      expect.soft(answer.status(), file).toBe(200);
    }
  });
});

import {TOPICS} from '../../src/catalogue/vocabulary';
import {findBarriers} from './accessibility';
import {at, expect, expectAddress, LOCALES, open, test} from './fixtures';

const AHEAD = {en: 'Upcoming', ja: '今後の予定'};
const CATEGORY = {en: 'Category', ja: 'カテゴリー'};
const KIND = {en: 'Kind', ja: '種類'};
const IN_DAYS = {en: '(in 40 days)', ja: '（40 日後）'} as const;

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test('filters are kept in the URL through Back and a reload', async ({page}) => {
      await open(page, at(locale, '/changes'));
      const items = page.getByRole('main').locator('section li:has(time)');
      const all = await items.count();
      expect(all).toBeGreaterThan(30);
      await page
        .getByRole('combobox', {name: CATEGORY[locale]})
        .selectOption({value: 'app-hosting'});
      await page.getByRole('combobox', {name: KIND[locale]}).selectOption({value: 'lifecycle'});
      await expectAddress(page, at(locale, '/changes?category=app-hosting&kind=lifecycle'));
      await expect(items.filter({hasText: 'Firebase Studio'}).first()).toBeVisible();
      await expect(items.filter({hasNotText: TOPICS.lifecycle[locale]})).toHaveCount(0);
      const filtered = await items.count();
      expect(filtered).toBeLessThan(all);
      expect(await findBarriers(page)).toEqual([]);

      await page.reload();
      await expect(items).toHaveCount(filtered);
      await expect(page.getByRole('combobox', {name: KIND[locale]})).toHaveValue('lifecycle');
      await page.goBack();
      await expectAddress(page, at(locale, '/changes?category=app-hosting'));
      await page.goBack();
      await expect(items).toHaveCount(all);
    });

    test('the URL of a filter shows the same changes in the other language', async ({page}) => {
      await open(page, at(locale, '/changes?kind=price'));
      const items = page.getByRole('main').locator('section li:has(time)');
      const count = await items.count();
      const other = locale === 'en' ? 'ja' : 'en';
      await open(page, at(other, '/changes?kind=price'));
      await expect(items).toHaveCount(count);
      await expect(items.filter({hasNotText: TOPICS.price[other]})).toHaveCount(0);
    });

    test('days until an event are counted from the date of the reader', async ({page}) => {
      await page.clock.setFixedTime(new Date(2027, 1, 10, 12));
      await open(page, at(locale, '/changes'));
      const ahead = page.getByRole('region', {name: AHEAD[locale]}).getByRole('listitem');
      const firebase = ahead.filter({has: page.locator('time[datetime="2027-03-22"]')});
      await expect(firebase.first()).toContainText(IN_DAYS[locale]);
      await expect(ahead.locator('time[datetime="2027-01-01"]')).toHaveCount(0);
      await expect(
        page.getByRole('main').locator('section li time[datetime="2027-01-01"]').first(),
      ).toBeVisible();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of LOCALES) {
    test(`changes in ${locale} are in the HTML, with links to their feeds`, async ({
      page,
      request,
    }) => {
      await page.goto(at(locale, '/changes'));
      const main = page.getByRole('main');
      await expect(main.locator('time[datetime="2027-03-22"]').first()).toBeVisible();
      await expect(main.getByRole('combobox').first()).toBeDisabled();
      for (const file of ['rss.xml', 'atom.xml', 'feed.json', 'calendar.ics']) {
        const link = main.locator(`a[href$="/changes/${file}"]`);
        const answer = await request.get((await link.getAttribute('href'))!);
        expect.soft(answer.status(), file).toBe(200);
      }
    });
  }
});

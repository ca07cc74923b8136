import type {Locator, Page} from 'playwright/test';
import {expectNoBarriers, findBarriers} from './accessibility';
import {expect, expectAddress, open, test, withinDocument} from './fixtures';
import {hold} from './scripts';

const boxOf = (page: Page): Locator =>
  page.getByRole('combobox', {name: '検索', exact: true}).first();

/** Records requests of the search: index files, and scripts that load when it starts. */
function watchRequests(page: Page): {index: string[]; scripts: string[]} {
  const seen = {index: [] as string[], scripts: [] as string[]};
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (/\/search\/.*\.json$/.test(pathname)) {
      seen.index.push(pathname);
    } else if (/\/search-worker.*\.js$/.test(pathname)) {
      seen.scripts.push(pathname);
    }
  });
  return seen;
}

for (const path of ['/ja/', '/ja/services/linear', '/ja/compare']) {
  test(`the search loads on ${path} only when its box is used`, async ({page}) => {
    const seen = watchRequests(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(seen).toEqual({index: [], scripts: []});
    expect(page.workers()).toEqual([]);
    await boxOf(page).hover();
    await expect.poll(() => seen.index.length).toBe(3);
    expect(seen.scripts).not.toEqual([]);
    expect(page.workers()).toHaveLength(1);
  });
}

test('a spinner is shown while the search loads', async ({page}) => {
  const index = await hold(page.context(), /\/search\/.*\.json$/);
  await open(page, '/ja/docs/');
  const ring = page.getByRole('navigation').locator('form [class*="ring"]');
  await expect(ring).toBeHidden();
  await boxOf(page).focus();
  await expect(ring).toBeVisible();
  index.stop();
  await index.release();
  await expect(ring).toBeHidden();
});

test('hits show title, marked match and location, at most twenty', async ({page}) => {
  await open(page, '/ja/');
  await boxOf(page).fill('ストレージ');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(20);
  await expect(options.first().locator('mark').first()).toBeVisible();
  await expect(options.first()).toContainText('›');
  const status = page.getByRole('status').filter({hasText: /\d/});
  await expect(status).toBeAttached();
});

test('the keyboard alone can open, use and close the search', async ({page}) => {
  await open(page, '/ja/');
  await page.keyboard.press('Control+k');
  const box = boxOf(page);
  await expect(box).toBeFocused();
  await page.keyboard.type('redmine');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id'))!,
  );
  await page.keyboard.press('ArrowUp');
  await expect(box).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(box).toHaveValue('redmine');
  await page.keyboard.press('ArrowDown');
  await withinDocument(page, async () => {
    await page.keyboard.press('Enter');
    await expectAddress(page, '/ja/services/redmine');
  });
});

test('Enter that confirms an IME conversion selects no hit', async ({page}) => {
  await open(page, '/ja/');
  const box = boxOf(page);
  await box.fill('redmine');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await box.evaluate((element) => {
    element.dispatchEvent(new CompositionEvent('compositionstart', {bubbles: true}));
    element.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        isComposing: true,
        bubbles: true,
        cancelable: true,
      }),
    );
    element.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true, data: 'れ'}));
  });
  await expectAddress(page, '/ja');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a click opens the page, and the clear button empties the box @journey', async ({page}) => {
  await open(page, '/ja/docs');
  const box = boxOf(page);
  await box.fill('zzzqqq');
  await expect(page.getByText('結果が見つかりません。', {exact: true})).toBeVisible();
  await page.getByRole('button', {name: '消去', exact: true}).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await box.fill('minio');
  await page.getByRole('option').filter({hasText: 'MinIO'}).first().click();
  await expectAddress(page, '/ja/services/minio');
});

test('the list links to all results and to those of the current section', async ({page}) => {
  await open(page, '/ja/services/linear');
  await boxOf(page).fill('ストレージ');
  await expect(page.getByRole('link', {name: 'すべての結果を見る', exact: true})).toBeVisible();
  await page.getByRole('link', {name: '「サービス」のすべての結果を見る', exact: true}).click();
  await expect(page.locator('main').getByRole('combobox')).toHaveValue('services');
  expect(new URL(page.url()).searchParams.get('ctx')).toBe('services');
  expect(new URL(page.url()).searchParams.get('q')).toBe('ストレージ');
  await expect(page.locator('main li').first()).toBeVisible();
});

test('the results page keeps query and context in the URL, and announces new results @journey', async ({
  page,
}) => {
  await open(page, `/ja/search/?q=${encodeURIComponent('ストレージ')}&ctx=docs`);
  const main = page.locator('main');
  await expect(main.getByRole('searchbox')).toHaveValue('ストレージ');
  await expect(main.getByRole('link').first()).toHaveAttribute('href', /\/docs/);
  await main.getByRole('combobox').selectOption({label: 'サイト全体'});
  await expect.poll(() => new URL(page.url()).searchParams.get('ctx')).toBeNull();
  const status = main.getByRole('status');
  await expect(status).toHaveText(/\d/);
  const before = await status.elementHandle();
  const box = main.getByRole('searchbox');
  await box.fill('redmine');
  await box.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('redmine');
  await expect(page).toHaveTitle(/redmine.* \| DevShelf$/);
  await expect(box).toBeFocused();
  // Screen readers only announce changes of an existing status element.
  expect(await status.evaluate((element, other) => element === other, before)).toBe(true);
  await page.goBack();
  await expect(main.getByRole('searchbox')).toHaveValue('ストレージ');
});

test('the results of a page are grouped below its name', async ({page}) => {
  await open(page, '/ja/search/?q=s3');
  const results = page.locator('main ol > li');
  const status = page.locator('main').getByRole('status');
  await expect(status).toHaveText(/\d/);
  await expect(results).toHaveCount(Number(/\d+/.exec(await status.innerText())![0]));
  const pages = await results
    .locator('a:not(li li a)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(pages).size, 'one for each page').toBe(pages.length);
  const amazon = results.filter({has: page.getByRole('link', {name: 'Amazon S3', exact: true})});
  await expect(amazon.locator('.chip')).toHaveText('サービス');
  await expect(amazon.locator('img')).toHaveAttribute('src', /tiles\/services\/amazon-s3\.svg$/);
  expect(await amazon.getByRole('listitem').count()).toBeLessThanOrEqual(3);
});

test('a value of a record is a hit with its answer and source, and leads to it', async ({page}) => {
  await open(page, '/');
  const box = page.getByRole('combobox', {name: 'Search', exact: true}).first();
  await box.fill('jira sso');
  const hit = page.getByRole('option').first();
  await expect(hit).toContainText('Jira › Single sign-on (SAML)');
  await expect(hit).toContainText(
    /With conditions .*Guard.*\.atlassian\.com, \d+ [A-Z][a-z]{2} \d{4}/,
  );
  await withinDocument(page, async () => {
    await hit.click();
    await expect(page).toHaveURL(/\/services\/jira#value-sso-saml$/);
  });
});

test('a value is found in Japanese, with the day of its source', async ({page}) => {
  await open(page, `/ja/search/?q=${encodeURIComponent('jira sso')}`);
  const first = page.locator('main ol > li').first();
  await expect(first.getByRole('link', {name: 'Jira', exact: true})).toBeVisible();
  await expect(first.locator('a[href$="#value-sso-saml"]')).toBeVisible();
  await expect(first).toContainText(/条件付き.*\.atlassian\.com、\d{4}年\d+月\d+日/);
});

test('stop words do not count', async ({page}) => {
  await open(page, '/search/?q=free+for+open+source');
  const titles = page.locator('main ol > li > div > a');
  await expect(titles.first()).toBeVisible();
  const found = await titles.allInnerTexts();
  expect(found.slice(0, 3)).toContain('CodeRabbit');
  expect(found[0]).not.toBe('Firebase Studio');
});

test('ended services come last and carry their state, unless they are named', async ({page}) => {
  await open(page, '/search/?q=ai+development+environment');
  const results = page.locator('main ol > li');
  await expect(results.first()).toBeVisible();
  await expect(results.last()).toContainText('Ends 22 Mar 2027');
  await open(page, '/search/?q=firebase+studio');
  await expect(results.first()).toContainText('Ends 22 Mar 2027');
});

test('a page is described in the language of the reader, whatever name was typed', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('combobox', {name: 'Search', exact: true}).first().fill('レッドマイン');
  await expect(page.getByRole('option').first()).toContainText('Open source project management');
});

test('the first three hits are of different pages', async ({page}) => {
  await open(page, '/');
  await page.getByRole('combobox', {name: 'Search', exact: true}).first().fill('storage');
  const options = page.getByRole('option');
  await expect(options.nth(3)).toBeVisible();
  const places = await options.locator('[class*="hitPath"]').allInnerTexts();
  expect(new Set(places.slice(0, 3).map((place) => place.split(' › ')[1])).size).toBe(3);
});

test('a query without results suggests tags and a new service', async ({page}) => {
  await open(page, '/ja/search/?q=qqqqqzz');
  const main = page.locator('main');
  await expect(main.getByRole('status')).toContainText('qqqqqzz');
  const tags = main.locator('a[href*="/services/tags/"]');
  await expect(tags).toHaveCount(12);
  const suggest = main.getByRole('link', {name: 'サービスを提案する', exact: true});
  const {searchParams} = new URL((await suggest.getAttribute('href'))!);
  expect(searchParams.get('template')).toBe('add-service.yml');
  expect(searchParams.get('name')).toBe('qqqqqzz');
  expect(await findBarriers(page)).toEqual([]);
  await withinDocument(page, async () => {
    await tags.first().click();
    await expect(page).toHaveURL(/\/services\/tags\//);
  });
});

test('a results page with a query hydrates the static page without a second render', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('nav, main, main input')) {
        (element as HTMLElement & {isStatic?: boolean}).isStatic = true;
      }
    });
  });
  await open(page, '/ja/search/?q=redmine');
  await expect(page.locator('main li').first()).toBeVisible();
  for (const selector of ['nav', 'main', 'main input']) {
    const isStatic = await page
      .locator(selector)
      .first()
      .evaluate((element) => (element as HTMLElement & {isStatic?: boolean}).isStatic);
    expect(isStatic, selector).toBe(true);
  }
});

test('names are found when the texts fail to load, and a message says so', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/Failed to load resource/);
  let isBroken = true;
  await page
    .context()
    .route('**/search/texts-*.json', (route) => (isBroken ? route.abort() : route.continue()));
  await open(page, '/ja/docs/');
  const box = boxOf(page);
  await box.fill('redmine');
  await expect(page.getByRole('option').first()).toBeVisible();
  const notice = page.getByText(
    '本文を読み込めなかったため、名前、見出し、説明だけを検索しました。',
  );
  await expect(notice).toBeVisible();
  isBroken = false;
  await page.getByRole('button', {name: '再試行', exact: true}).click();
  await expect(notice).toBeHidden();
  await box.fill('subversion');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('unknown contexts and versions and hostile queries are shown as text', async ({page}) => {
  const hostile = '"><img src=x onerror=alert(1)>';
  await open(
    page,
    `/ja/search/?q=${encodeURIComponent(hostile)}&ctx=${encodeURIComponent('<b>x</b>')}&version=../../evil`,
  );
  const alerts = page.locator('main').getByRole('alert');
  await expect(alerts).toHaveCount(2);
  await expect(alerts.first()).toContainText('<b>x</b>');
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue(hostile);
  await expect(page.locator('main ol > li').first()).toBeVisible();
  // The only pictures are those of the services found.
  const sources = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(sources.filter((source) => !source?.includes('/img/tiles/'))).toEqual([]);
  await expect(page.locator('[onerror]')).toHaveCount(0);
});

test('the open list and the results have no accessibility violations', async ({page}) => {
  await open(page, '/ja/services/linear');
  await boxOf(page).fill('ストレージ');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoBarriers(page, 'list');
  await open(page, `/ja/search/?q=${encodeURIComponent('ストレージ')}`);
  await expect(page.locator('main li').first()).toBeVisible();
  await expectNoBarriers(page, 'results');
});

test('hiragana readings and half-width katakana find the service', async ({page}) => {
  await open(page, '/ja/');
  const box = boxOf(page);
  // Each query finds another name, so that the hits of one cannot pass for those of the next.
  for (const [query, name] of [
    ['クラウドフレア', 'Cloudflare'],
    ['れっどまいん', 'Redmine'],
    ['ﾌﾟﾚｲﾗｲﾄ', 'Playwright'],
  ] as const) {
    await box.fill(query);
    await expect(page.getByRole('option').first()).toContainText(name);
    await box.fill('');
  }
});

/** Variants of URLs that static hosts treat differently, and unknown paths. */
import type {Page} from 'playwright/test';
import {
  expect,
  expectAddress,
  NOT_FOUND_STATUS,
  open,
  test,
  TEXTS,
  waitForHydration,
  withinDocument,
} from './fixtures';

/** Variants of a URL, with the canonical URL and the heading of each. */
const FORMS = [
  ['/index.html', '/', TEXTS.tagline.en],
  ['/services.html', '/services/', 'Services'],
  ['/services/index.html', '/services/', 'Services'],
  ['/docs.html', '/docs/', 'Introduction'],
  ['/services/linear.html?x=1#sources', '/services/linear/?x=1#sources', 'Linear'],
  ['/services/linear/index.html?x=1#sources', '/services/linear/?x=1#sources', 'Linear'],
  ['/ja/services/linear.html?x=1#sources', '/ja/services/linear/?x=1#sources', 'Linear'],
  ['//services/index.html', '/services/', 'Services'],
  ['//services.html', '/services/', 'Services'],
  ['//services//', '/services/', 'Services'],
] as const;

const TITLES = {en: 'Page Not Found', ja: 'ページが見つかりません'};

/** Checks that the page was rendered once, and not below the HTML that the host sent. */
async function expectOnePage(page: Page): Promise<void> {
  await expect(page.locator('nav.navbar')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
}

test('other forms of an address show its page once', async ({page, baseURL, allowProblem}) => {
  // The host has no file for some variants; the 404 page redirects to the page.
  allowProblem(NOT_FOUND_STATUS);
  for (const [form, address, heading] of FORMS) {
    await page.goto(baseURL + form, {waitUntil: 'commit'});
    await expect(page, form).toHaveURL(baseURL + address);
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1}), form).toHaveText(heading);
    await expectOnePage(page);
    if (address.endsWith('#sources')) {
      await expect(page.locator('#sources'), form).toBeInViewport();
    }
  }
});

test('unknown addresses show the 404 page in both languages and stay on the site @journey', async ({
  page,
  baseURL,
  allowProblem,
}) => {
  allowProblem(NOT_FOUND_STATUS);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) {
      statuses.push(response.status());
    }
  });
  for (const [path, target] of [
    ['/nope', '/nope'],
    ['/services/linear/x', '/services/linear/x'],
    ['/nope.html', '/nope'],
    ['//evil.example/login.html', '/evil.example/login'],
    ['//evil.example/a/index.html?x=1#y', '/evil.example/a/?x=1#y'],
    ['/.//evil.example/login.html', '/evil.example/login'],
  ] as const) {
    await page.goto(baseURL + path, {waitUntil: 'commit'});
    await expect(page, path).toHaveURL(baseURL + target);
    await waitForHydration(page);
    await expect(page).toHaveTitle('Page Not Found | DevShelf');
    await expect(page.getByRole('heading', {name: TITLES.en, exact: true})).toBeVisible();
    await expect(page.locator('[lang="ja"]').filter({hasText: TITLES.ja})).toBeVisible();
    await expectOnePage(page);
  }
  expect(new Set(statuses)).toEqual(new Set([404]));
});

test('an unknown route within the site shows the language of the page first', async ({page}) => {
  await open(page, '/ja/docs/');
  await page.evaluate(() => {
    history.pushState(null, '', '/ja/nope');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(TITLES.ja);
  await expect(page).toHaveTitle(`${TITLES.ja} | DevShelf`);
  await expect(main.getByRole('heading', {level: 2})).toHaveText(TITLES.en);
  await main.getByRole('link', {name: 'トップページ', exact: true}).click();
  await expectAddress(page, '/ja');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(TEXTS.tagline.ja);
});

test.describe('the links of the 404 page', () => {
  test.beforeEach(({allowProblem}) => {
    allowProblem(NOT_FOUND_STATUS);
  });

  test('navigate within the site', async ({page}) => {
    for (const [name, address, heading] of [
      ['Home page', '/', TEXTS.tagline.en],
      ['All services', '/services', 'Services'],
    ] as const) {
      await page.goto('/nope');
      await waitForHydration(page);
      await withinDocument(page, async () => {
        await page.getByRole('main').getByRole('link', {name, exact: true}).click();
        await expectAddress(page, address);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      });
      await expectOnePage(page);
    }
  });

  test('suggest similar pages, and search for the words of the path', async ({page}) => {
    await page.goto('/services/cloudflare-r3');
    await waitForHydration(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('cloudflare r3');
    await withinDocument(page, async () => {
      await main.getByRole('link', {name: 'Cloudflare R2', exact: true}).click();
      await expectAddress(page, '/services/cloudflare-r2');
    });
    await page.goto('/amazon-s4');
    await waitForHydration(page);
    await main.getByRole('searchbox').press('Enter');
    await expectAddress(page, '/search?q=amazon+s4');
    await expect(main.getByRole('link', {name: 'Amazon S3', exact: true}).first()).toBeVisible();
  });

  test('are Japanese first below /ja/', async ({page}) => {
    await page.goto('/ja/services/cloudflare-r3');
    await waitForHydration(page);
    const [japanese, english] = await Promise.all(
      [TITLES.ja, TITLES.en].map((name) =>
        page.getByRole('heading', {name, exact: true}).boundingBox(),
      ),
    );
    expect(japanese!.y).toBeLessThan(english!.y);
    await page.getByRole('link', {name: 'Cloudflare R2', exact: true}).click();
    await expectAddress(page, '/ja/services/cloudflare-r2');
    await page.goto('/ja/nope');
    await page.getByRole('link', {name: '日本語のトップページ', exact: true}).click();
    await expectAddress(page, '/ja');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('lead to the home page, the services and the search', async ({page}) => {
      await page.goto('/nope');
      const main = page.getByRole('main');
      for (const [name, address] of [
        ['Home page', '/'],
        ['All services', '/services'],
        ['Search', '/search'],
      ] as const) {
        const link = main.getByRole('link', {name, exact: true});
        await expect(link).toHaveAttribute('href', address);
      }
      await expect(main.getByRole('searchbox')).toHaveCount(0);
    });
  });
});

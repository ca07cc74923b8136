import type {Page} from '@playwright/test';
import type {Locale} from '../../src/catalogue/vocabulary';
import {TEXTS as NOT_FOUND_TEXTS} from '../../src/components/NotFound/texts';
import {
  at,
  expect,
  expectAddress,
  ja,
  LOCALES,
  navbarOf,
  NOT_FOUND_STATUS,
  open,
  say,
  test,
  TEXTS,
  waitForHydration,
  withinDocument,
} from './fixtures';

/**
 * Variants of a URL that static hosts treat differently, with the canonical URL and heading of
 * each.
 */
const FORMS = [
  {form: '/index.html', address: '/', heading: TEXTS.tagline},
  {form: '/services.html', address: '/services/', heading: TEXTS.services},
  {form: '/services/index.html', address: '/services/', heading: TEXTS.services},
  {form: '/docs.html', address: '/docs/', heading: TEXTS.introduction},
  {
    form: '/services/linear.html?x=1#sources',
    address: '/services/linear/?x=1#sources',
    heading: {en: 'Linear', ja: 'Linear'},
  },
  {
    form: '/services/linear/index.html?x=1#sources',
    address: '/services/linear/?x=1#sources',
    heading: {en: 'Linear', ja: 'Linear'},
  },
];

const NOT_FOUND = say('Page Not Found', ja.pages['theme.NotFound.title']);

/** Checks that the page was rendered once, and not below the HTML that the host sent. */
async function expectOnePage(page: Page, locale: Locale): Promise<void> {
  await expect(navbarOf(page, locale)).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    for (const {form, address, heading} of FORMS) {
      test(`${form} shows the page of ${address} once`, async ({page, baseURL, allowProblem}) => {
        // The host has no file for some variants; the 404 page redirects to the page.
        allowProblem(NOT_FOUND_STATUS);
        await page.goto(at(locale, form), {waitUntil: 'commit'});
        await expect(page).toHaveURL(new URL(at(locale, address), baseURL).href);
        await waitForHydration(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(heading[locale]);
        await expectOnePage(page, locale);
        if (address.endsWith('#sources')) {
          await expect(page.getByRole('heading', {name: TEXTS.sources[locale]})).toBeInViewport();
        }
      });
    }

    for (const path of ['/nope', '/services/linear/x', '/nope.html']) {
      test(`${path} shows the 404 page in both languages @journey`, async ({page, allowProblem}) => {
        allowProblem(NOT_FOUND_STATUS);
        const statuses: number[] = [];
        page.on('response', (response) => {
          if (response.request().isNavigationRequest()) {
            statuses.push(response.status());
          }
        });
        await page.goto(at(locale, path), {waitUntil: 'commit'});
        await expect(page).toHaveURL(/\/(nope|x)$/);
        await waitForHydration(page);
        expect(new Set(statuses)).toEqual(new Set([404]));
        await expect(page).toHaveTitle('Page Not Found | DevShelf');
        for (const title of Object.values(NOT_FOUND)) {
          await expect(page.getByRole('heading', {name: title, exact: true})).toBeVisible();
        }
        await expect(page.locator('[lang="ja"]').filter({hasText: NOT_FOUND.ja})).toBeVisible();
        await expectOnePage(page, 'en');
      });
    }

    for (const form of ['//services/index.html', '//services.html', '//services//']) {
      test(`${form} shows the page once`, async ({page, baseURL, allowProblem}) => {
        allowProblem(NOT_FOUND_STATUS);
        await page.goto(baseURL + at(locale, form), {waitUntil: 'commit'});
        await expect(page).toHaveURL(new URL(at(locale, '/services/'), baseURL).href);
        await waitForHydration(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(TEXTS.services[locale]);
        await expectOnePage(page, locale);
      });
    }

    test('an unknown route within the site shows the language of the page first', async ({
      page,
    }) => {
      await open(page, at(locale, '/docs/'));
      await page.evaluate(
        (path) => {
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        at(locale, '/nope'),
      );
      await expect(page.getByRole('heading', {level: 1})).toHaveText(NOT_FOUND[locale]);
      await expect(page).toHaveTitle(`${NOT_FOUND[locale]} | DevShelf`);
      const rest = page.getByRole('main').getByRole('heading', {level: 2});
      await expect(rest).toHaveText(NOT_FOUND[locale === 'en' ? 'ja' : 'en']);
      await page
        .getByRole('main')
        .getByRole('link', {name: NOT_FOUND_TEXTS[locale].home, exact: true})
        .click();
      await expectAddress(page, locale === 'en' ? '/' : '/ja');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(TEXTS.tagline[locale]);
    });
  });
}

for (const [path, target] of [
  ['//evil.example/login.html', '/evil.example/login'],
  ['//evil.example/a/index.html?x=1#y', '/evil.example/a/?x=1#y'],
  ['/.//evil.example/login.html', '/evil.example/login'],
] as const) {
  test(`${path} shows the 404 page and stays on the site`, async ({
    page,
    baseURL,
    allowProblem,
  }) => {
    allowProblem(NOT_FOUND_STATUS);
    await page.goto(baseURL + path, {waitUntil: 'commit'});
    await expect(page).toHaveURL(baseURL + target);
    await waitForHydration(page);
    await expect(page).toHaveTitle('Page Not Found | DevShelf');
  });
}

test.describe('the links of the 404 page', () => {
  for (const {name, address, heading} of [
    {name: 'Home page', address: '/', heading: TEXTS.tagline.en},
    {name: 'All services', address: '/services', heading: 'Services'},
  ]) {
    test(`"${name}" navigates within the site`, async ({page, allowProblem}) => {
      allowProblem(NOT_FOUND_STATUS);
      await page.goto('/nope');
      await waitForHydration(page);
      await withinDocument(page, async () => {
        await page.getByRole('main').getByRole('link', {name, exact: true}).click();
        await expectAddress(page, address);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      });
      await expectOnePage(page, 'en');
    });
  }

  test('suggest similar pages, and search for the words of the path', async ({
    page,
    allowProblem,
  }) => {
    allowProblem(NOT_FOUND_STATUS);
    await page.goto('/services/cloudflare-r3');
    await waitForHydration(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('cloudflare r3');
    const meant = main.getByRole('link', {name: 'Cloudflare R2', exact: true});
    await withinDocument(page, async () => {
      await meant.click();
      await expectAddress(page, '/services/cloudflare-r2');
    });
    await page.goto('/amazon-s4');
    await waitForHydration(page);
    await main.getByRole('searchbox').press('Enter');
    await expectAddress(page, '/search?q=amazon+s4');
    await expect(main.getByRole('link', {name: 'Amazon S3', exact: true}).first()).toBeVisible();
  });

  test('show Japanese first below /ja/, with Japanese links', async ({page, allowProblem}) => {
    allowProblem(NOT_FOUND_STATUS);
    await page.goto('/ja/services/cloudflare-r3');
    await waitForHydration(page);
    const [japanese, english] = await Promise.all(
      [NOT_FOUND.ja, NOT_FOUND.en].map((name) =>
        page.getByRole('heading', {name, exact: true}).boundingBox(),
      ),
    );
    expect(japanese!.y).toBeLessThan(english!.y);
    await page.getByRole('link', {name: 'Cloudflare R2', exact: true}).click();
    await expectAddress(page, '/ja/services/cloudflare-r2');
    await page.goto('/nope');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading').first()).toHaveText(NOT_FOUND.en);
    await expect(main.getByText(NOT_FOUND_TEXTS.en.meant)).toHaveCount(0);
  });

  test('lead from the Japanese 404 page to the Japanese home page', async ({
    page,
    allowProblem,
  }) => {
    allowProblem(NOT_FOUND_STATUS);
    await page.goto('/ja/nope');
    await waitForHydration(page);
    await page.getByRole('link', {name: '日本語のトップページ', exact: true}).click();
    await expectAddress(page, '/ja');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
});

test.describe('the 404 page without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('links to the home page, the services and the search', async ({page, allowProblem}) => {
    allowProblem(NOT_FOUND_STATUS);
    await page.goto('/nope');
    const {home, services, search} = NOT_FOUND_TEXTS.en;
    for (const [name, address] of [
      [home, '/'],
      [services, '/services'],
      [search, '/search'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', {name, exact: true});
      await expect(link).toHaveAttribute('href', address);
    }
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
  });
});

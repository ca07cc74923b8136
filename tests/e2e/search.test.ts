import type {Locator, Page} from '@playwright/test';
import {type Locale} from '../../src/catalogue/vocabulary';
import {findBarriers} from './accessibility';
import {at, expect, expectAddress, ja, LOCALES, open, say, test, withinDocument} from './fixtures';

const LABEL = say('Search', ja.pages['theme.SearchBar.label']);
const CLEAR = say('Clear', ja.pages['search.clear']);
const NO_RESULTS = say('No results', ja.pages['theme.SearchBar.noResultsText']);
const SEE_ALL = say('See all results', ja.pages['theme.SearchBar.seeAll']);
const PARTIAL = say(
  'Only names, headings and descriptions were searched, because the full text could not be loaded.',
  ja.pages['search.partial'],
);
const RETRY = {en: 'Retry', ja: '再試行'};
const SUGGEST = {en: 'Suggest a service', ja: 'サービスを提案する'};
const EVERYWHERE = say('Everywhere', ja.pages['theme.SearchPage.searchContext.everywhere']);
const QUERY = {en: 'object storage', ja: 'ストレージ'} as const;

const boxOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('combobox', {name: LABEL[locale], exact: true}).first();

/** Records requests of the search: index files, and scripts that load when it starts. */
function watchRequests(page: Page): {index: string[]; scripts: string[]} {
  const seen = {index: [] as string[], scripts: [] as string[]};
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (/\/search\/.*\.json$/.test(pathname)) {
      seen.index.push(pathname);
    } else if (/\/(?:search-|vendors-.*minisearch).*\.js$/.test(pathname)) {
      seen.scripts.push(pathname);
    }
  });
  return seen;
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    for (const path of ['/', '/services/linear', '/docs/', '/compare']) {
      test(`the search loads on ${path} only when its box is used`, async ({page}) => {
        const seen = watchRequests(page);
        await open(page, at(locale, path));
        await page.waitForLoadState('networkidle');
        expect(seen).toEqual({index: [], scripts: []});
        expect(page.workers()).toEqual([]);
        await boxOf(page, locale).hover();
        await expect.poll(() => seen.index.length).toBe(3);
        expect(seen.scripts.length).toBeGreaterThanOrEqual(2);
        expect(page.workers()).toHaveLength(1);
      });
    }

    test('the search box on the home page loads the search', async ({page}) => {
      const seen = watchRequests(page);
      await open(page, at(locale, '/'));
      await page.waitForLoadState('networkidle');
      await page.getByRole('main').getByRole('combobox').focus();
      await expect.poll(() => seen.index.length).toBe(3);
    });

    test('a spinner is shown while the search loads', async ({page}) => {
      let release: (() => void) | undefined;
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.context().route('**/search/*.json', async (route) => {
        await isReleased;
        await route.continue();
      });
      await open(page, at(locale, '/docs/'));
      const ring = page.getByRole('navigation').locator('form [class*="ring"]');
      await expect(ring).toBeHidden();
      await boxOf(page, locale).focus();
      await expect(ring).toBeVisible();
      release?.();
      await expect(ring).toBeHidden();
    });

    test('hits show title, marked match and location, at most twenty', async ({page}) => {
      await open(page, at(locale, '/'));
      await boxOf(page, locale).fill(QUERY[locale]);
      const options = page.getByRole('option');
      await expect(options.first()).toBeVisible();
      expect(await options.count()).toBeLessThanOrEqual(20);
      await expect(options.first().locator('mark').first()).toBeVisible();
      await expect(options.first()).toContainText('›');
      const status = page.getByRole('status').filter({hasText: /\d/});
      await expect(status).toBeAttached();
    });

    test('the keyboard alone can open, use and close the search', async ({page}) => {
      await open(page, at(locale, '/'));
      await page.keyboard.press('Control+k');
      const box = boxOf(page, locale);
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
        await expectAddress(page, at(locale, '/services/redmine'));
      });
    });

    test('Enter that confirms an IME conversion selects no hit', async ({page}) => {
      await open(page, at(locale, '/'));
      const box = boxOf(page, locale);
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
      await expectAddress(page, at(locale, '/').replace(/(?<=.)\/$/, ''));
      await expect(page.getByRole('option').first()).toBeVisible();
    });

    test('a click opens the page, and the clear button empties the box', async ({page}) => {
      await open(page, at(locale, '/docs'));
      const box = boxOf(page, locale);
      await box.fill('zzzqqq');
      await expect(page.getByText(NO_RESULTS[locale], {exact: true})).toBeVisible();
      await page.getByRole('button', {name: CLEAR[locale], exact: true}).click();
      await expect(box).toHaveValue('');
      await expect(box).toBeFocused();
      await box.fill('minio');
      await page.getByRole('option').filter({hasText: 'MinIO'}).first().click();
      await expectAddress(page, at(locale, '/services/minio'));
    });

    test('the list links to all results and to those of the current section', async ({page}) => {
      await open(page, at(locale, '/services/linear'));
      await boxOf(page, locale).fill(QUERY[locale]);
      await expect(page.getByRole('link', {name: SEE_ALL[locale], exact: true})).toBeVisible();
      const within = {
        en: 'See all results within "Services"',
        ja: ja.pages['theme.SearchBar.searchInContext'].message.replace('{context}', 'サービス'),
      }[locale];
      await page.getByRole('link', {name: within, exact: true}).click();
      await expect(page.locator('main').getByRole('combobox')).toHaveValue('services');
      expect(new URL(page.url()).searchParams.get('ctx')).toBe('services');
      expect(new URL(page.url()).searchParams.get('q')).toBe(QUERY[locale]);
      await expect(page.locator('main li').first()).toBeVisible();
    });

    test('a failed index shows an error, and Retry loads it', async ({page, allowProblem}) => {
      allowProblem(/Failed to load resource/);
      let isBroken = true;
      await page
        .context()
        .route('**/search/*.json', (route) => (isBroken ? route.abort() : route.continue()));
      await open(page, at(locale, '/'));
      const box = boxOf(page, locale);
      await box.fill('redmine');
      const retry = page.getByRole('button', {name: RETRY[locale], exact: true});
      await expect(retry).toBeVisible();
      isBroken = false;
      await retry.click();
      await box.focus();
      await expect(page.getByRole('option').first()).toBeVisible();
    });

    test('the results page keeps query and context in the URL', async ({page}) => {
      await open(page, at(locale, `/search/?q=${encodeURIComponent(QUERY[locale])}&ctx=docs`));
      const main = page.locator('main');
      await expect(main.getByRole('searchbox')).toHaveValue(QUERY[locale]);
      await expect(main.getByRole('link').first()).toHaveAttribute('href', /\/docs/);
      await main.getByRole('combobox').selectOption({label: EVERYWHERE[locale]});
      await expect.poll(() => new URL(page.url()).searchParams.get('ctx')).toBeNull();
      await main.getByRole('searchbox').fill('redmine');
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('redmine');
      await expect(page).toHaveTitle(/redmine.* \| DevShelf$/);
      await page.goBack();
      await expect(main.getByRole('searchbox')).toHaveValue(QUERY[locale]);
    });

    test('the results of a page are grouped below its name', async ({page}) => {
      await open(page, at(locale, '/search/?q=s3'));
      const results = page.locator('main ol > li');
      const status = page.locator('main').getByRole('status');
      await expect(status).toHaveText(/\d/);
      await expect(results).toHaveCount(Number(/\d+/.exec(await status.innerText())![0]));
      const pages = await results
        .locator('a:not(li li a)')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(pages).size, 'one for each page').toBe(pages.length);
      const amazon = results.filter({
        has: page.getByRole('link', {name: 'Amazon S3', exact: true}),
      });
      await expect(amazon.locator('.chip')).toHaveText({en: 'Service', ja: 'サービス'}[locale]);
      await expect(amazon.locator('img')).toHaveAttribute(
        'src',
        /tiles\/services\/amazon-s3\.svg$/,
      );
      expect(await amazon.getByRole('listitem').count()).toBeLessThanOrEqual(3);
    });

    test('a query without results suggests tags and a new service', async ({page}) => {
      await open(page, at(locale, '/search/?q=qqqqqzz'));
      const main = page.locator('main');
      await expect(main.getByRole('status')).toContainText('qqqqqzz');
      const tags = main.locator('a[href*="/services/tags/"]');
      await expect(tags).toHaveCount(12);
      const suggest = main.getByRole('link', {name: SUGGEST[locale], exact: true});
      const {searchParams} = new URL((await suggest.getAttribute('href'))!);
      expect(searchParams.get('template')).toBe('add-service.yml');
      expect(searchParams.get('name')).toBe('qqqqqzz');
      expect(await findBarriers(page)).toEqual([]);
      await withinDocument(page, async () => {
        await tags.first().click();
        await expect(page).toHaveURL(/\/services\/tags\//);
      });
    });

    test('Enter on the results page keeps the focus and announces the number of results', async ({
      page,
    }) => {
      await open(page, at(locale, `/search/?q=${encodeURIComponent(QUERY[locale])}`));
      const main = page.locator('main');
      const status = main.getByRole('status');
      await expect(status).toHaveText(/\d/);
      const before = await status.elementHandle();
      const box = main.getByRole('searchbox');
      await box.fill('redmine');
      await box.press('Enter');
      await expect(page).toHaveTitle(/redmine.* \| DevShelf$/);
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('redmine');
      // Screen readers only announce changes of an existing status element.
      expect(await status.evaluate((element, other) => element === other, before)).toBe(true);
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
      await open(page, at(locale, '/search/?q=redmine'));
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
      await open(page, at(locale, '/docs/'));
      const box = boxOf(page, locale);
      await box.fill('redmine');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page.getByText(PARTIAL[locale])).toBeVisible();
      isBroken = false;
      await page.getByRole('button', {name: RETRY[locale], exact: true}).click();
      await expect(page.getByText(PARTIAL[locale])).toBeHidden();
      await box.fill('subversion');
      await expect(page.getByRole('option').first()).toBeVisible();
    });

    test('unknown contexts and versions and hostile queries are shown as text', async ({page}) => {
      const hostile = '"><img src=x onerror=alert(1)>';
      await open(
        page,
        at(
          locale,
          `/search/?q=${encodeURIComponent(hostile)}&ctx=${encodeURIComponent('<b>x</b>')}&version=../../evil`,
        ),
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

    for (const colorMode of ['light', 'dark']) {
      test(`the open list and the results have no accessibility violations in ${colorMode}`, async ({
        page,
      }) => {
        await page.addInitScript((mode) => {
          localStorage.setItem('theme-devshelf', mode);
        }, colorMode);
        await open(page, at(locale, '/services/linear'));
        await boxOf(page, locale).fill(QUERY[locale]);
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        expect(await findBarriers(page)).toEqual([]);
        await open(page, at(locale, `/search/?q=${encodeURIComponent(QUERY[locale])}`));
        await expect(page.locator('main li').first()).toBeVisible();
        expect(await findBarriers(page)).toEqual([]);
      });
    }
  });
}

test('hiragana readings and half-width katakana find the service', async ({page}) => {
  await open(page, '/ja/');
  const box = boxOf(page, 'ja');
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

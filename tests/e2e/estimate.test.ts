import type {Locator, Page} from '@playwright/test';
import {QUANTITY_WORDS} from '../../src/catalogue/costs/estimate';
import type {Locale} from '../../src/catalogue/vocabulary';
import {TEXTS} from '../../src/components/Estimate/texts';
import {findBarriers} from './accessibility';
import {
  at,
  expect,
  expectAddress,
  LANGUAGE_NAMES,
  LOCALES,
  navbarOf,
  open,
  test,
  waitForHydration,
} from './fixtures';

const PATH = '/docs/categories/storage';
const USAGE = '?storedGb=1000&egressGb=1000';

/** A day on which all plans in these tests are on sale. */
const TODAY = new Date('2026-11-22T12:00:00Z');

/** Sums calculated by hand in tests/content/estimates.test.ts. */
const SUMS = {
  'cloudflare-r2': {en: '14.85 USD', ja: '14.85ドル'},
  'amazon-s3': {en: '127.60 USD', ja: '127.60ドル'},
  'wasabi-hot-cloud-storage': {en: '7.99 USD', ja: '7.99ドル'},
  'akamai-object-storage': {en: '20.00 USD', ja: '20.00ドル'},
} as const;

const SAKURA = {
  en: 'Cannot be estimated: price beyond 100 GB stored unknown, price beyond 10 GB out unknown',
  ja: '見積もれません：保存100 GBを超える料金が不明、下り転送10 GBを超える料金が不明',
};
const MEDIA = {en: '5 TB of media, 20 TB out', ja: 'メディア5 TB、下り転送20 TB'};

const resultOf = (page: Page, slug: string): Locator => page.locator(`li[data-slug="${slug}"]`);

const box = (page: Page, locale: Locale, quantity: keyof typeof QUANTITY_WORDS): Locator =>
  page.getByRole('spinbutton', {name: QUANTITY_WORDS[quantity].label[locale], exact: true});

const exampleTable = (page: Page, locale: Locale): Locator =>
  page.getByRole('table', {name: TEXTS.table[locale], exact: true});

async function expectSums(page: Page, locale: Locale): Promise<void> {
  for (const [slug, sum] of Object.entries(SUMS)) {
    await expect(resultOf(page, slug)).toContainText(sum[locale]);
  }
  await expect(resultOf(page, 'sakura-cloud-object-storage')).toContainText(SAKURA[locale]);
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    const path = at(locale, PATH);

    test.beforeEach(async ({page}) => {
      await page.clock.setFixedTime(TODAY);
    });

    test('the URL keeps the usage through a reload and a change of language', async ({page}) => {
      await open(page, path + USAGE);
      await expectSums(page, locale);
      await expect(box(page, locale, 'storedGb')).toHaveValue('1000');
      // The lowest sum comes first.
      await expect(page.locator('li[data-slug]').first()).toHaveAttribute(
        'data-slug',
        'wasabi-hot-cloud-storage',
      );
      await page.reload();
      await waitForHydration(page);
      await expectSums(page, locale);

      const other = locale === 'en' ? 'ja' : 'en';
      await navbarOf(page, locale).getByRole('button', {name: LANGUAGE_NAMES[locale]}).click();
      await navbarOf(page, locale).getByRole('link', {name: LANGUAGE_NAMES[other]}).click();
      await expectAddress(page, at(other, PATH) + USAGE);
      await expectSums(page, other);
    });

    test('typed numbers update the URL, and each sum reveals its calculation and source', async ({
      page,
    }) => {
      await open(page, path);
      await expect(exampleTable(page, locale)).toBeVisible();
      await box(page, locale, 'storedGb').fill('1000');
      await box(page, locale, 'egressGb').fill('1000');
      await expectSums(page, locale);
      await expectAddress(page, path + USAGE);
      await expect(exampleTable(page, locale)).toHaveCount(0);

      const r2 = resultOf(page, 'cloudflare-r2');
      await r2.getByText(TEXTS.lines[locale]).click();
      await expect(r2.getByRole('listitem').first()).toHaveText(
        {
          en: '1,000 GB stored: 10 free, 990 at 0.015 USD = 14.85 USD',
          ja: '保存1,000 GB：10まで無料、990 × 0.015ドル = 14.85ドル',
        }[locale],
      );
      await expect(
        r2.getByRole('link', {name: 'developers.cloudflare.com', exact: true}),
      ).toBeVisible();
    });

    test('an example can be chosen by keyboard, and Back undoes it', async ({page}) => {
      await open(page, `${path}#cost`);
      const example = page.getByRole('button', {name: MEDIA[locale], exact: true});
      await box(page, locale, 'readRequests').focus();
      for (let steps = 0; steps < 5; steps += 1) {
        await page.keyboard.press('Tab');
        if (await example.evaluate((found) => found === document.activeElement)) {
          break;
        }
      }
      await expect(example).toBeFocused();
      const top = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('Enter');
      await expectAddress(page, `${path}?storedGb=5000&egressGb=20000#cost`);
      await expect(example).toBeFocused();
      await expect(example).toHaveAttribute('aria-pressed', 'true');
      await expect(resultOf(page, 'wasabi-hot-cloud-storage')).toContainText(
        {en: 'Not offered: at most 5,000 GB out', ja: '対応プランなし：下り転送5,000 GBまで'}[
          locale
        ],
      );
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
      await page.goBack();
      await expectAddress(page, `${path}#cost`);
      await expect(exampleTable(page, locale)).toBeVisible();
    });

    test('sums are converted only at the rate that the reader enters', async ({page}) => {
      await open(page, `${path}?storedGb=100&egressGb=10`);
      const sakura = resultOf(page, 'sakura-cloud-object-storage');
      await expect(sakura).toContainText({en: '495 JPY', ja: '495円'}[locale]);
      await expect(sakura).not.toContainText({en: 'USD', ja: 'ドル'}[locale]);
      await page.getByRole('spinbutton', {name: TEXTS.rate[locale], exact: true}).fill('150');
      await expect(sakura).toContainText(
        {en: 'about 3.30 USD at your rate', ja: '入力したレートで約3.30ドル'}[locale],
      );
      await expectAddress(page, `${path}?storedGb=100&egressGb=10&rate=150`);
    });

    test('plans are those on sale on the date of the reader', async ({page}) => {
      const trackers = `${at(locale, '/docs/categories/project-management')}?users=20`;
      await open(page, trackers);
      await expect(resultOf(page, 'backlog')).toContainText(
        {en: '2,700 JPY', ja: '2,700円'}[locale],
      );
      await page.clock.setFixedTime(new Date('2027-01-02T12:00:00Z'));
      await open(page, trackers);
      await expect(resultOf(page, 'backlog')).toContainText(
        {en: '36,300 JPY', ja: '36,300円'}[locale],
      );
    });

    test('the estimate fits a phone and has no accessibility violations in either mode', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      for (const theme of ['light', 'dark']) {
        for (const query of ['', '&storedGb=100&egressGb=10&rate=150']) {
          await open(page, `${path}?docusaurus-theme=${theme}${query}`);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, 'page as wide as the screen').toBe(390);
          expect(await findBarriers(page)).toEqual([]);
        }
      }
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('the examples are shown, without controls that need JavaScript', async ({page}) => {
        for (const [file, rows] of [
          [PATH, 6],
          ['/docs/categories/project-management', 5],
          ['/docs/categories/app-hosting', 3],
        ] as const) {
          await page.goto(at(locale, file));
          const table = exampleTable(page, locale);
          await expect(table.getByRole('columnheader')).toHaveCount(4);
          await expect(table.getByRole('row')).toHaveCount(1 + rows);
          await expect(table.getByRole('cell').filter({hasText: /^\s*$/})).toHaveCount(0);
          await expect(page.getByRole('spinbutton')).toHaveCount(0);
          await expect(table).toContainText(/\d (?:USD|JPY)|[\d](?:ドル|円)/);
        }
      });
    });
  });
}

import type {Locator, Page} from 'playwright/test';
import {QUANTITY_WORDS} from '../../src/catalogue/costs/estimate';
import {TEXTS} from '../../src/components/Estimate/texts';
import {expectNoBarriers} from './accessibility';
import {expect, expectAddress, open, overflowOf, test, waitForHydration} from './fixtures';

const path = '/ja/docs/categories/storage';
const USAGE = '?storedGb=1000&egressGb=1000';

/** A day on which all plans in these tests are on sale. */
const TODAY = new Date('2026-11-22T12:00:00Z');

/** Sums calculated by hand in tests/content/estimates.test.ts. */
const SUMS = {
  'cloudflare-r2': '14.85ドル',
  'amazon-s3': '127.60ドル',
  'wasabi-hot-cloud-storage': '7.99ドル',
  'akamai-object-storage': '20.00ドル',
} as const;

const resultOf = (page: Page, slug: string): Locator => page.locator(`li[data-slug="${slug}"]`);

const box = (page: Page, quantity: keyof typeof QUANTITY_WORDS): Locator =>
  page.getByRole('spinbutton', {name: QUANTITY_WORDS[quantity].label.ja, exact: true});

const exampleTable = (page: Page): Locator =>
  page.getByRole('table', {name: TEXTS.table.ja, exact: true});

async function expectSums(page: Page): Promise<void> {
  for (const [slug, sum] of Object.entries(SUMS)) {
    await expect(resultOf(page, slug)).toContainText(sum);
  }
  await expect(resultOf(page, 'sakura-cloud-object-storage')).toContainText(
    '見積もれません：保存100 GBを超える料金が不明、下り転送10 GBを超える料金が不明',
  );
}

test.beforeEach(async ({page}) => {
  await page.clock.setFixedTime(TODAY);
});

test('the URL keeps typed numbers, and each sum reveals its calculation and source', async ({
  page,
}) => {
  await open(page, path);
  await expect(exampleTable(page)).toBeVisible();
  await box(page, 'storedGb').fill('1000');
  await box(page, 'egressGb').fill('1000');
  await expectSums(page);
  await expectAddress(page, path + USAGE);
  await expect(exampleTable(page)).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expectSums(page);
  await expect(box(page, 'storedGb')).toHaveValue('1000');
  // The lowest sum comes first.
  await expect(page.locator('li[data-slug]').first()).toHaveAttribute(
    'data-slug',
    'wasabi-hot-cloud-storage',
  );

  const r2 = resultOf(page, 'cloudflare-r2');
  await r2.getByText(TEXTS.lines.ja).click();
  await expect(r2.getByRole('listitem').first()).toHaveText(
    '保存1,000 GB：10まで無料、990 × 0.015ドル = 14.85ドル',
  );
  await expect(
    r2.getByRole('link', {name: 'developers.cloudflare.com', exact: true}),
  ).toBeVisible();
});

test('an example can be chosen by keyboard, and Back undoes it', async ({page}) => {
  await open(page, `${path}#cost`);
  const example = page.getByRole('button', {name: 'メディア5 TB、下り転送20 TB', exact: true});
  await box(page, 'readRequests').focus();
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
    '対応プランなし：下り転送5,000 GBまで',
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.goBack();
  await expectAddress(page, `${path}#cost`);
  await expect(exampleTable(page)).toBeVisible();
});

test('sums are in yen too in Japanese, at a named rate or at the one that the reader enters', async ({
  page,
}) => {
  await open(page, path + USAGE);
  const r2 = resultOf(page, 'cloudflare-r2');
  const named = page.getByText(/^1ドル＝158\.11円（2026年10月7日、日本銀行.*で換算/);
  // 14.85 × 158.11 = 2,347.93
  await expect(r2).toContainText('14.85ドル');
  await expect(r2).toContainText('約2,350円');
  await expect(named).toHaveCount(1);
  await expect(named.getByRole('link', {name: '日本銀行'})).toHaveAttribute(
    'href',
    /^https:\/\/www\.boj\.or\.jp\//,
  );
  await page.getByRole('spinbutton', {name: TEXTS.rate.ja, exact: true}).fill('100');
  await expect(r2).toContainText('入力したレートで約1,485円');
  await expect(named).toHaveCount(0);
  await open(page, path.slice('/ja'.length) + USAGE);
  await expect(r2).toContainText('14.85 USD');
  await expect(r2).not.toContainText('JPY');
});

test('yen are converted only at the rate that the reader enters', async ({page}) => {
  await open(page, `${path}?storedGb=100&egressGb=10`);
  const sakura = resultOf(page, 'sakura-cloud-object-storage');
  await expect(sakura).toContainText('495円');
  await expect(sakura).not.toContainText('ドル');
  await page.getByRole('spinbutton', {name: TEXTS.rate.ja, exact: true}).fill('150');
  await expect(sakura).toContainText('入力したレートで約3.30ドル');
  await expectAddress(page, `${path}?storedGb=100&egressGb=10&rate=150`);
});

test('plans are those on sale on the date of the reader', async ({page}) => {
  const trackers = `/ja/docs/categories/project-management?users=20`;
  await open(page, trackers);
  await expect(resultOf(page, 'backlog')).toContainText('2,700円');
  await page.clock.setFixedTime(new Date('2027-01-02T12:00:00Z'));
  await open(page, trackers);
  await expect(resultOf(page, 'backlog')).toContainText('36,300円');
});

test('the estimate fits a phone and has no accessibility violations', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const query of ['', '?storedGb=100&egressGb=10&rate=150']) {
    await open(page, path + query);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarriers(page, query);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the examples are shown, without controls that need JavaScript', async ({page}) => {
    for (const [file, rows] of [
      ['/docs/categories/storage', 6],
      ['/docs/categories/project-management', 5],
      ['/docs/categories/app-hosting', 3],
    ] as const) {
      await page.goto(`/ja${file}`);
      const table = exampleTable(page);
      await expect(table.getByRole('columnheader')).toHaveCount(4);
      await expect(table.getByRole('row')).toHaveCount(1 + rows);
      await expect(table.getByRole('cell').filter({hasText: /^\s*$/})).toHaveCount(0);
      await expect(page.getByRole('spinbutton')).toHaveCount(0);
      await expect(table).toContainText(/約[\d,]+円/);
      await expect(page.getByText(/1ドル＝158\.11円/)).toHaveCount(1);
    }
  });
});

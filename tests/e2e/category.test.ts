/** The page of a category: what the reader uses, the price of a month, filters, and all values. */
import type {Locator, Page} from 'playwright/test';
import {TEXTS} from '../../src/compare/ui/texts';
import {fill} from '../../src/fill';
import {TEXTS as READER} from '../../src/reader/ui/texts';
import {expectNoBarriers} from './accessibility';
import {
  expect,
  expectAddress,
  navbarOf,
  open,
  overflowOf,
  test,
  waitForHydration,
} from './fixtures';

const path = '/docs/categories/storage';
const TRACKERS = '/docs/categories/project-management';

const rowsOf = (page: Page): Locator => page.locator('tr[data-slug]');

const rowOf = (page: Page, slug: string): Locator => page.locator(`tr[data-slug="${slug}"]`);

const monthOf = (page: Page, slug: string): Locator =>
  rowOf(page, slug).locator('[data-field="month"]');

const slugsOf = (page: Page): Promise<string[]> =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-slug')!));

const box = (page: Page, name: string): Locator =>
  page.getByRole('spinbutton', {name, exact: true});

test.beforeEach(async ({page}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
});

for (const [locale, sum] of [
  ['en', '14.85'],
  // 14.85 × 158.11, to three digits
  ['ja', '2,350'],
] as const) {
  test(`the first screen has each service with its price of a month (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, locale === 'ja' ? `/ja${path}` : path);
    await expect(rowsOf(page)).toHaveCount(6);
    const top = (await navbarOf(page, locale).boundingBox())!;
    const first = (await rowsOf(page).first().boundingBox())!;
    expect(first.y - top.y, 'below the announcement').toBeLessThanOrEqual(260);
    await expect(rowsOf(page).last()).toBeInViewport({ratio: 1});
    await expect(monthOf(page, 'cloudflare-r2')).toHaveText(sum);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}

test('amounts are typed with TB, stay in the address and in the browser, and Back undoes them @journey', async ({
  page,
}) => {
  await open(page, path);
  await box(page, 'storage').fill('5');
  await box(page, 'transfer out').fill('20');
  await box(page, 'transfer out').press('Tab');
  await expectAddress(page, `${path}?storedGb=5000&egressGb=20000`);
  // 4,990 × 0.015 = 74.85
  await expect(monthOf(page, 'cloudflare-r2')).toHaveText('74.85');
  await expect(monthOf(page, 'wasabi-hot-cloud-storage')).toContainText(
    'no plan above 5,000 GB out',
  );
  await page.getByLabel(READER.currency.en, {exact: true}).selectOption('JPY');
  await expectAddress(page, `${path}?storedGb=5000&egressGb=20000&currency=JPY`);
  await expect(monthOf(page, 'cloudflare-r2')).toHaveText('11,800');
  await page.goBack();
  await expect(monthOf(page, 'cloudflare-r2')).toHaveText('74.85');
  // Without anything in the address, what the browser has kept counts.
  await open(page, path);
  await expect(monthOf(page, 'cloudflare-r2')).toHaveText('11,800');
  await expect(box(page, 'storage')).toHaveValue('5');
});

test('services that cannot keep data in Japan are below a line, with the reason', async ({
  page,
}) => {
  await open(page, path);
  await page.getByLabel(READER.japan.en, {exact: true}).check();
  await expectAddress(page, `${path}?storedGb=1000&egressGb=1000&japan=1`);
  const outside = page.locator('tbody', {hasText: TEXTS.outside.en});
  await expect(outside.locator('[data-slug="cloudflare-r2"]')).toContainText('Region in Japan: No');
  await expect(outside.locator('[data-slug="amazon-s3"]')).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(6);
  // The browser keeps the condition, which then holds for the prices on the page of a service.
  await open(page, '/services/amazon-s3');
  await expect(page.locator('li[data-slug="cloudflare-r2"]')).toHaveCount(0);
  await expect(page.locator('li[data-slug="akamai-object-storage"]')).toBeVisible();
});

test('transfer that the stored volume limits is not unlimited, and a price known in part is a lower bound', async ({
  page,
}) => {
  await open(page, `${path}?storedGb=2000&egressGb=5000`);
  const wasabi = rowOf(page, 'wasabi-hot-cloud-storage');
  await expect(wasabi.locator('[data-field="egress-free-allowance"]')).toContainText(
    'Up to the amount of storage',
  );
  const sakura = monthOf(page, 'sakura-cloud-object-storage');
  await expect(sakura).toContainText('≥');
  await expect(sakura).toContainText(READER.part.en);
  const slugs = await slugsOf(page);
  expect(slugs.indexOf('sakura-cloud-object-storage')).toBeGreaterThan(slugs.indexOf('amazon-s3'));
});

test('a plan that ends soon is not recommended, and single sign-on says what it needs', async ({
  page,
}) => {
  await open(page, `${TRACKERS}?users=12&sso-saml=yes`);
  const backlog = monthOf(page, 'backlog');
  await expect(backlog).toContainText('From 1 Jan 2027');
  await expect(backlog).toContainText('per user');
  await expect(backlog).toContainText('Nulab Pass');
  await expect(monthOf(page, 'jira')).toContainText('Atlassian Guard');
  await expect(rowOf(page, 'backlog').locator('[data-field="sso-saml"]')).toContainText('Partly');

  await open(page, `${TRACKERS}?users=12&sso-saml=partial`);
  await expect(monthOf(page, 'jira')).toContainText('Atlassian Guard');
  await expect(monthOf(page, 'jira')).toContainText('per user isn’t known');
});

test('a number of any length is seen whole, and a category without prices asks for no usage', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/categories/app-hosting/?requests=10000000');
  const requests = page.getByRole('spinbutton', {name: 'Requests'});
  await expect(requests).toHaveValue('10000000');
  const [shown, needed] = await requests.evaluate((box) => [box.clientWidth, box.scrollWidth]);
  expect(needed).toBeLessThanOrEqual(shown);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);

  await open(page, '/docs/categories/test-automation');
  await expect(page.getByRole('checkbox', {name: 'Must stay in Japan'})).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
});

test('values and prices open their sources, with the keyboard too', async ({page}) => {
  await open(page, path);
  await page.locator('[data-slug="cloudflare-r2"] [data-field="month"] button').press('Enter');
  const shown = page.locator('[popover]:popover-open');
  await expect(shown).toContainText('1,000 GB stored: 10 free, 990 at $0.015 = $14.85');
  await expect(shown.getByRole('link', {name: 'developers.cloudflare.com'})).toBeVisible();
  await expect(shown.getByRole('link', {name: 'Report an error: Standard'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await page.locator('[data-slug="amazon-s3"] [data-field="storage-price"] button').click();
  await expect(shown).toContainText('$0.025 per GB-month');
});

test('sorts by any column, with prices in the currency of the reader', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, path);
  const head = page.getByRole('columnheader', {name: /^Transfer out/});
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expectAddress(page, `${path}?sort=egress-price`);
  expect((await slugsOf(page))[0]).toBe('cloudflare-r2');
  await page.reload();
  await waitForHydration(page);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
});

test('a filter leaves its menu where it is', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, path);
  const menu = page.locator('details[data-menu="features"]');
  await menu.locator('summary').click();
  const option = menu.locator('[data-facet="object-lock"] input[value="yes"]');
  const before = await option.boundingBox();
  await option.check();
  await expectAddress(page, `${path}?object-lock=yes`);
  expect(await option.boundingBox()).toEqual(before);
  const panel = (await menu.locator('div').first().boundingBox())!;
  expect(panel.y + panel.height).toBeLessThanOrEqual(800);
  await expect(page.getByText(TEXTS.outside.en, {exact: true})).toBeVisible();
});

test('all values are one press away, and picked services go side by side with the usage', async ({
  page,
}) => {
  await open(page, `${path}?storedGb=2000&egressGb=1000`);
  await page
    .locator('summary')
    .filter({hasText: /^All \d+ values/})
    .click();
  await expect(page.locator('tr[data-field="attributes.versioning"]')).toBeVisible();
  for (const name of ['Amazon S3', 'Cloudflare R2']) {
    await page.getByRole('checkbox', {name: fill(TEXTS.pick.en, {name}), exact: true}).check();
  }
  await page.getByRole('link', {name: fill(TEXTS.compare.en, {count: 2}), exact: true}).click();
  await expectAddress(page, '/compare?pick=amazon-s3,cloudflare-r2&storedGb=2000&egressGb=1000');
  await expect(page.locator('li[data-slug="cloudflare-r2"]')).toContainText('$29.85');
});

test('the former address of the category leads here with its query', async ({page}) => {
  await page.goto('/compare?category=object-storage&free=yes&storedGb=2000');
  await expectAddress(page, `${path}?free=yes&storedGb=2000`);
  await expect(monthOf(page, 'cloudflare-r2')).toHaveText('29.85');
});

test('folds to one line on a phone, fits each width and has no accessibility violations', async ({
  page,
}) => {
  test.slow();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({width, height: 800});
    await open(page, path);
    expect(await overflowOf(page), `${width}`).toBeLessThanOrEqual(0);
  }
  await expectNoBarriers(page, 'wide');
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `${path}?storedGb=2000&egressGb=5000&japan=1`);
  await page.getByText('2 TB · 5 TB · Japan').click();
  await expect(box(page, 'storage')).toHaveValue('2');
  await expect(box(page, 'storage')).toHaveCSS('font-size', '16px');
  await expectNoBarriers(page, 'phone');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the table has the defaults of its language, with links to the sources', async ({page}) => {
    await page.goto(`/ja${path}`);
    await expect(monthOf(page, 'cloudflare-r2')).toHaveText('2,350');
    await expect(page.getByText(/1ドル＝158\.11円/)).toHaveCount(1);
    await expect(
      page.locator('[data-slug="amazon-s3"] [data-field="storage-price"] a').first(),
    ).toHaveAttribute('href', /\/services\/amazon-s3#value-storage-price$/);
    await page.goto(TRACKERS);
    await expect(rowsOf(page)).toHaveCount(5);
  });
});

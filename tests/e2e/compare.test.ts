/** The list view of the comparison. compareSides.test.ts covers the services side by side. */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from 'playwright/test';
import {parse} from 'yaml';
import {TEXTS} from '../../src/compare/ui/texts';
import {fill} from '../../src/fill';
import {expectNoBarriers} from './accessibility';
import {SERVICES} from '../fixtures/slugs';
import {
  expect,
  expectAddress,
  open,
  overflowOf,
  test,
  waitForHydration,
  withinDocument,
} from './fixtures';

/** Rows of services in the list. */
const rowsOf = (page: Page): Locator => page.locator('tr[data-slug]');

const slugsOf = (page: Page): Promise<string[]> =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-slug')!));

/** Opens the menu of a filter and returns the checkbox of one of its options. */
async function optionIn(page: Page, menu: string, facet: string, value: string): Promise<Locator> {
  await openMenu(page, menu);
  return page.locator(`[data-facet="${facet}"] input[value="${value}"]`);
}

const openMenu = (page: Page, menu: string): Promise<void> =>
  page.locator(`details[data-menu="${menu}"]`).evaluate((details) => {
    (details as HTMLDetailsElement).open = true;
  });

/** The number of results shown beside an option. */
const countOf = async (option: Locator): Promise<number> =>
  Number(await option.locator('xpath=..').locator('[data-count]').getAttribute('data-count'));

const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', {name, exact: true});

const pickBox = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', {name: fill(TEXTS.pick.en, {name}), exact: true});

const headOf = (page: Page, name: string): Locator =>
  page.getByRole('columnheader', {name, exact: true});

const searchOf = (page: Page): string => new URL(page.url()).search;

/**
 * Presses Tab until the focus leaves the main element, and returns the number of stops, at most
 * 150.
 */
async function countStops(page: Page): Promise<number> {
  await page.getByRole('heading', {level: 1}).evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  const isInside = () =>
    page.evaluate(() => document.querySelector('main')!.contains(document.activeElement));
  let stops = 0;
  for (; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    if (!(await isInside())) {
      return stops;
    }
  }
  return stops;
}

const path = '/compare';

test('shows all services, with few tab stops and an empty query in the URL', async ({page}) => {
  await open(page, path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Compare services');
  const slugs = await slugsOf(page);
  expect([...slugs].sort()).toEqual([...SERVICES].sort());
  // Discontinued services come last, sorted by name.
  expect(slugs.indexOf('minio')).toBeGreaterThan(slugs.indexOf('world-id'));
  expect(searchOf(page)).toBe('');
  // At most three tab stops for each row, and 30 others.
  const stops = await countStops(page);
  expect(stops).toBeGreaterThan(3 * SERVICES.length);
  expect(stops).toBeLessThanOrEqual(105);
});

test('fits a wide window, with its column headers in view', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  for (const search of ['', '?sort=support']) {
    await open(page, path + search);
    const table = page.getByRole('table');
    await expect(table).toBeVisible();
    const [width, room] = await table.evaluate((found) => [
      found.scrollWidth,
      found.parentElement!.clientWidth,
    ]);
    expect(width, search).toBeLessThanOrEqual(room);
    expect(await overflowOf(page), search).toBeLessThanOrEqual(0);
  }
  await open(page, path);
  await rowsOf(page).nth(20).scrollIntoViewIfNeeded();
  await expect(headOf(page, TEXTS.service.en)).toBeInViewport();
});

test('the count of each option equals the number of rows', async ({page}) => {
  await open(page, path);
  const names: string[][] = [];
  for (const menu of await page.locator('details[data-menu]').all()) {
    const key = (await menu.getAttribute('data-menu'))!;
    await openMenu(page, key);
    await expect(menu.locator('[data-facet]').first()).toBeVisible();
    // The last option stands for all options of a facet.
    names.push(
      ...(await menu
        .locator('[data-facet]')
        .evaluateAll((facets) =>
          facets.map((facet) => [
            facet.closest('[data-menu]')!.getAttribute('data-menu')!,
            facet.getAttribute('data-facet')!,
            [...facet.querySelectorAll('input')].at(-1)!.value,
          ]),
        )),
    );
  }
  expect(names.length).toBeGreaterThan(8);
  for (const [menu, facet, value] of names) {
    const option = await optionIn(page, menu!, facet!, value!);
    const count = await countOf(option);
    expect(count, `${facet}=${value}`).toBeGreaterThan(0);
    await option.check();
    await expect(rowsOf(page), `${facet}=${value}`).toHaveCount(count);
    await option.uncheck();
  }
  expect(searchOf(page)).toBe('');
});

test('filters narrow the list, and chips remove them', async ({page}) => {
  await open(page, path);
  await (await optionIn(page, 'tag', 'tag', 'object-storage')).check();
  await expect(rowsOf(page)).toHaveCount(6);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    fill(TEXTS.some.en, {shown: 6, total: 25}),
  );
  const license = await optionIn(page, 'license', 'license', 'proprietary');
  const count = await countOf(license);
  await license.check();
  await expect(rowsOf(page)).toHaveCount(count);
  expect(searchOf(page)).toBe('?tag=object-storage&license=proprietary');
  await page.reload();
  await waitForHydration(page);
  await expect(rowsOf(page)).toHaveCount(count);
  await button(page, TEXTS.clear.en).click();
  await expect(rowsOf(page)).toHaveCount(25);
  expect(searchOf(page)).toBe('');
});

/** A value of a record: with its evidence, or a word such as `unknown` alone. */
type Claim = {readonly value: string | readonly string[]} | string;

/** A record as it is written. */
type Written = {
  readonly japan: {readonly support: Claim};
  readonly attributes: Readonly<Record<'payment-methods' | 'resellers', Claim>>;
};

/** The services whose record has the word as a value, sorted. */
const servicesWith = (word: string, claimOf: (record: Written) => Claim): string[] =>
  SERVICES.filter((slug) => {
    const claim = claimOf(parse(readFileSync(`services/${slug}/service.yml`, 'utf8')) as Written);
    return typeof claim === 'object' && [claim.value].flat().includes(word);
  });

const paymentOf = ({attributes}: Written) => attributes['payment-methods'];

for (const {facet, value, claimOf} of [
  {facet: 'payment-methods', value: 'invoice', claimOf: paymentOf},
  {facet: 'resellers', value: 'yes', claimOf: ({attributes}: Written) => attributes.resellers},
  {facet: 'support', value: 'yes', claimOf: ({japan}: Written) => japan.support},
]) {
  test(`${facet}=${value} leaves the services whose record says so`, async ({page}) => {
    const expected = servicesWith(value, claimOf);
    expect(expected.length).toBeGreaterThan(0);
    await open(page, path);
    const option = await optionIn(page, 'japan', facet, value);
    expect(await countOf(option)).toBe(expected.length);
    await option.press('Space');
    await expect.poll(async () => (await slugsOf(page)).sort()).toEqual(expected);
    expect(searchOf(page)).toBe(`?${facet}=${value}`);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(async () => (await slugsOf(page)).sort()).toEqual(expected);
  });
}

test('payment by invoice is chosen on a phone with the keyboard, in Japanese', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, `/ja${path}`);
  await page.locator('details[data-menu="japan"] summary').press('Enter');
  await page.getByRole('checkbox', {name: '請求書払い'}).press('Space');
  await expect(rowsOf(page)).toHaveCount(servicesWith('invoice', paymentOf).length);
  await expect(
    button(page, fill(TEXTS.remove.ja, {filter: '支払い方法：請求書払い'})),
  ).toBeVisible();
  expect(searchOf(page)).toBe('?payment-methods=invoice');
});

test('a filter is chosen by a press on its words, which leaves its menu open', async ({page}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    await open(page, path);
    const option = page.locator('[data-facet="tag"] input[value="object-storage"]');
    await page.locator('details[data-menu="tag"] summary').click();
    await option.locator('xpath=following-sibling::span').first().click();
    await expect(rowsOf(page)).toHaveCount(6);
    await expect(option).toBeVisible();
    await expect(option).toBeChecked();
  }
});

test('shows a single column in a narrow window, and sorts with a select and by orders in older URLs @journey', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, `${path}?sort=lifecycle`);
  await expect
    .poll(async () => (await slugsOf(page)).slice(0, 3).sort())
    .toEqual(['firebase-studio', 'geospy', 'minio']);
  await page.getByLabel(TEXTS.sort.en, {exact: true}).selectOption('oldest');
  expect(searchOf(page)).toBe('?sort=oldest');
  expect((await slugsOf(page))[0]).toBe('jira');

  const row = rowsOf(page).first();
  await expect(row.locator('td[data-field="pricing"]')).toBeVisible();
  await expect(row.locator('td[data-field="free"]')).toBeHidden();
  await page.getByLabel(TEXTS.field.en, {exact: true}).selectOption('free');
  await expect(row.locator('td[data-field="free"]')).toBeVisible();
  await expect(row.locator('td[data-field="pricing"]')).toBeHidden();
  expect(searchOf(page)).toBe('?sort=oldest&field=free');
});

test('offers to clear the filters when no service matches', async ({page}) => {
  await open(page, `${path}?tag=object-storage&free=yes&q=jira`);
  await expect(rowsOf(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(TEXTS.none.en);
  await button(page, TEXTS.clear.en).last().click();
  await expect(rowsOf(page)).toHaveCount(25);
  expect(searchOf(page)).toBe('');
});

test('allows two to four services to be selected', async ({page}) => {
  await open(page, path);
  const compare = (count: number) =>
    page.getByRole('link', {name: fill(TEXTS.compare.en, {count}), exact: true});
  await pickBox(page, 'Amazon S3').check();
  await expect(page.getByText(fill(TEXTS.more.en, {count: 3}))).toBeVisible();
  await expect(compare(1)).toHaveCount(0);
  await pickBox(page, 'Jira').check();
  await expect(compare(2)).toBeInViewport();
  await pickBox(page, 'MinIO').check();
  await pickBox(page, 'Linear').check();
  const full = fill(TEXTS.full.en, {max: 4});
  await expect(page.getByText(full)).toBeVisible();
  const fifth = pickBox(page, 'Playwright');
  await expect(fifth).toBeDisabled();
  await expect(fifth).toHaveAccessibleDescription(full);
  await button(page, fill(TEXTS.unpick.en, {name: 'Jira'})).click();
  await expect(fifth).toBeEnabled();
  await compare(3).click();
  expect(searchOf(page)).toBe('?pick=amazon-s3,minio,linear');
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(25);
  await expect(pickBox(page, 'MinIO')).toBeChecked();
});

test('Back undoes the last step and keeps focus and scroll position', async ({page}) => {
  await open(page, '/services');
  await open(page, path);
  await withinDocument(page, async () => {
    // Discontinued services are at the bottom of the table, so the page has to scroll.
    const [geospy, minio] = ['GeoSpy', 'MinIO'].map((name) => pickBox(page, name));
    await geospy!.press('Space');
    await expectAddress(page, `${path}?pick=geospy`);
    await minio!.focus();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.keyboard.press('Space');
    await expectAddress(page, `${path}?pick=geospy,minio&view=list`);
    await expect(minio!).toBeFocused();
    await page.goBack();
    await expect(minio!).not.toBeChecked();
    await expect(minio!).toBeFocused();
    await expectAddress(page, `${path}?pick=geospy`);
    await page.goBack();
    await expect(geospy!).not.toBeChecked();
    await expectAddress(page, path);

    const oss = await optionIn(page, 'tag', 'tag', 'oss');
    const box = page.getByLabel(TEXTS.text.en, {exact: true});
    await oss.check();
    await box.fill('m');
    await box.blur();
    // The typed text belongs to the step before.
    await expectAddress(page, `${path}?tag=oss&q=m`);
    await page.goBack();
    await expect(await optionIn(page, 'tag', 'tag', 'oss')).not.toBeChecked();
    await expect(box).toHaveValue('');
    await expect(rowsOf(page)).toHaveCount(25);
  });
  await page.goBack();
  await expectAddress(page, '/services');
});

test('has no accessibility violations', async ({page}) => {
  test.slow();
  await open(page, `${path}?pick=minio,jira&view=list&tag=oss,ai`);
  await openMenu(page, 'tag');
  await expectNoBarriers(page, 'list with a menu');
  await page.setViewportSize({width: 390, height: 800});
  await open(page, `${path}?tag=oss&free=no&q=x`);
  await expectNoBarriers(page, 'empty list on a phone');
});

test('does not scroll horizontally at any width', async ({page}) => {
  for (const search of ['', '?pick=minio,jira,linear,amazon-s3&view=list']) {
    await open(page, path + search);
    await expect(rowsOf(page).first()).toBeVisible();
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect(await overflowOf(page), `${search} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the table, with links to notes and sources', async ({page}) => {
    await page.goto(path);
    await expect(rowsOf(page)).toHaveCount(25);
    const row = rowsOf(page).first();
    await expect(row.locator('td[data-field]')).toHaveCount(10);
    await expect(row.getByRole('cell').last().getByRole('link')).toHaveAttribute(
      'href',
      /\/services\/akamai-object-storage#at-a-glance$/,
    );
  });
});

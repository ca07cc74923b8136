import {readFileSync} from 'node:fs';
import type {Locator, Page} from 'playwright/test';
import {ANSWERS, RECORD_HEADINGS} from '../../src/catalogue/vocabulary';
import {TEXTS} from '../../src/compare/ui/sidesTexts';
import {fill} from '../../src/fill';
import {expectNoBarriers} from './accessibility';
import {expect, expectAddress, navbarOf, open, overflowOf, test} from './fixtures';
import {hold} from './scripts';

/** A day on which all plans in these tests are on sale. */
const TODAY = new Date('2026-11-22T12:00:00Z');

const PAIR = '?pick=amazon-s3,cloudflare-r2';
const PAIR_NAMES = ['Amazon S3', 'Cloudflare R2'];
const USAGE = '&storedGb=1000&egressGb=1000';

const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', {name, exact: true});

const recordButton = (page: Page): Locator => button(page, TEXTS.record.en);

/** The summary that opens a menu; browsers expose no role for it. */
const menuButton = (page: Page, name: string): Locator =>
  page.getByRole('main').locator('summary').filter({hasText: name});

const choose = async (page: Page, menu: string, item: string): Promise<void> => {
  await menuButton(page, menu).click();
  await button(page, item).click();
};

const rowsOf = (page: Page): Locator => page.locator('tr[data-field]');

/** Checks which services are compared, by the headers of their columns. */
const expectSides = (page: Page, names: readonly string[]): Promise<void> =>
  expect(page.getByRole('columnheader').getByRole('link')).toHaveText(names);

const searchOf = (page: Page): string => new URL(page.url()).search;

const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** URLs of the sources of the first values, which open one after the other. */
async function sourcesOf(page: Page): Promise<string[]> {
  const sources: string[] = [];
  for (const value of (await rowsOf(page).getByRole('cell').getByRole('button').all()).slice(
    0,
    8,
  )) {
    await value.click();
    const links = page.locator('[popover]:popover-open a[href^="https://"]:not([aria-label])');
    await expect(links.first()).toBeVisible();
    sources.push((await links.first().getAttribute('href'))!);
    await page.keyboard.press('Escape');
  }
  return [...new Set(sources)];
}

/** Opens a comparison and waits until all of its values are loaded. */
async function openSides(page: Page, search: string): Promise<void> {
  await open(page, `/compare${search}`);
  await expect(recordButton(page)).toBeVisible();
}

const path = '/compare';

test.beforeEach(async ({page}) => {
  await page.clock.setFixedTime(TODAY);
});

test('the list stays until the services can be shown side by side, with their names in view', async ({
  page,
}) => {
  const code = await hold(page, /\/assets\/js\/compare-sides\./);
  await open(page, path + PAIR);
  await expect.poll(() => code.count()).toBe(1);
  // The static list keeps its place, but is not seen.
  await expect(page.getByRole('table')).toHaveCount(0);
  code.stop();
  await code.release();
  await expectSides(page, PAIR_NAMES);
  await expect(page.locator('tr[data-slug]')).toHaveCount(0);
  // Only a view that the reader asks for on this page takes the focus.
  await expect(page.locator('body')).toBeFocused();
  expect(searchOf(page)).toBe(PAIR);

  await rowsOf(page).last().scrollIntoViewIfNeeded();
  const head = page.getByRole('columnheader').getByRole('link').first();
  await expect(head).toBeInViewport();
  const navbar = await navbarOf(page).boundingBox();
  expect((await head.boundingBox())!.y).toBeGreaterThan(navbar!.y + navbar!.height - 1);
});

test('begins with what each service is good for, then shows the differences', async ({page}) => {
  await openSides(page, '?pick=wasabi-hot-cloud-storage,autify,geospy');
  const heads = page.getByRole('rowheader');
  await expect(heads.first()).toHaveText(RECORD_HEADINGS.goodFor.en);
  await expect(heads.nth(1)).toHaveText(RECORD_HEADINGS.watchOut.en);
  await expect(page.locator('tbody').first().getByRole('listitem').first()).toBeVisible();
  const fields = await rowsOf(page).count();
  expect(fields).toBeGreaterThan(5);
  await page.getByRole('checkbox', {name: TEXTS.differencesOnly.en}).uncheck();
  await expectAddress(page, `${path}?pick=wasabi-hot-cloud-storage,autify,geospy&all=1`);
  const differs = await rowsOf(page).evaluateAll((all) =>
    all.map((row) => row.getAttribute('data-differs')),
  );
  expect(differs.length).toBeGreaterThan(fields);
  expect(differs.lastIndexOf('true')).toBeLessThan(differs.indexOf('false'));
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(fields);
});

test('services can be added and removed, and Back undoes each step', async ({page}) => {
  await openSides(page, PAIR + USAGE);
  await menuButton(page, TEXTS.add.en).click();
  const items = page.getByRole('list', {name: TEXTS.addGroup.en}).getByRole('button');
  await expect(items).toHaveCount(23);
  // Services of the same category come first.
  await items.first().click();
  const three = page.getByRole('columnheader').getByRole('link');
  await expect(three).toHaveCount(3);
  const added = await three.last().innerText();
  expect(searchOf(page)).toMatch(/^\?pick=amazon-s3,cloudflare-r2,[a-z-]+&storedGb=1000&/);
  await button(page, fill(TEXTS.remove.en, {name: 'Amazon S3'})).click();
  await expectSides(page, ['Cloudflare R2', added]);
  await page.goBack();
  await expectSides(page, [...PAIR_NAMES, added]);
  await page.goBack();
  await expectSides(page, PAIR_NAMES);
  await expectAddress(page, path + PAIR + USAGE);
});

test('has an estimate for its services, with the usage in the URL @journey', async ({page}) => {
  await openSides(page, `${PAIR},sakura-cloud-object-storage`);
  const results = page.locator('li[data-slug]');
  await expect(results).toHaveCount(3);
  await expect(results.nth(0)).toContainText('$14.85');
  await expect(results.nth(1)).toContainText('118.05');
  await page.getByRole('spinbutton', {name: 'storage', exact: true}).fill('2');
  await expectAddress(
    page,
    `${path}${PAIR},sakura-cloud-object-storage&storedGb=2000&egressGb=1000`,
  );
  await button(page, fill(TEXTS.remove.en, {name: 'Sakura Cloud Object Storage'})).click();
  await expect(results).toHaveCount(2);
});

test('can be copied as Markdown and as CSV', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSides(page, `${PAIR}&all=1${USAGE}`);
  await expect(page.locator('li[data-slug]')).toHaveCount(2);
  await choose(page, TEXTS.copy.en, 'Markdown');
  await expect(
    page.getByText(fill(TEXTS.copied.en, {title: 'Markdown'}), {exact: true}),
  ).toBeVisible();
  const markdown = await readClipboard(page);
  // The general values and those of object storage.
  const fields = await rowsOf(page).count();
  expect(fields).toBeGreaterThan(12 + 15);
  expect(markdown.split('\n')[0]).toMatch(/\| Amazon S3 \| Cloudflare R2 \|\r?$/);
  expect(markdown).toContain('$14.85');
  await choose(page, TEXTS.copy.en, 'CSV');
  await expect(page.getByText(fill(TEXTS.copied.en, {title: 'CSV'}), {exact: true})).toBeVisible();
  const csv = await readClipboard(page);
  expect(csv).toContain('118.05');
  for (const label of await rowsOf(page).getByRole('rowheader').allInnerTexts()) {
    expect(markdown).toContain(`\n| ${label} |`);
    expect(csv.replaceAll('"', '')).toContain(`\n${label},Cloudflare R2,`);
  }
  for (const href of await sourcesOf(page)) {
    expect(csv).toContain(href);
    expect(markdown).toContain(href);
  }
});

test('shows the text to copy when clipboard access is denied', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await openSides(page, PAIR);
  await choose(page, TEXTS.copy.en, 'CSV');
  const dialog = page.getByRole('dialog', {name: 'CSV'});
  await expect(
    dialog.getByText('The browser blocked copying. Select the text above and copy it.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Text')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menuButton(page, TEXTS.copy.en)).toBeFocused();
});

test('writes a decision record with each source and the unknown values', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSides(page, '?pick=amazon-s3,cloudflare-r2,wasabi-hot-cloud-storage&all=1');
  const sources = await sourcesOf(page);
  expect(sources.length).toBeGreaterThan(1);
  await recordButton(page).click();
  const dialog = page.getByRole('dialog', {name: TEXTS.recordTitle.en});
  const text = await dialog.getByLabel('Text').inputValue();
  expect(text).toMatch(/^# /);
  for (const source of sources) {
    expect(text).toContain(source);
  }
  expect(text).toContain(page.url());
  const [, after] = text.split('## Unknown values');
  const unknown = rowsOf(page).filter({
    has: page.getByText(ANSWERS.unknown.en, {exact: true}),
  });
  expect(await unknown.count()).toBeGreaterThan(0);
  for (const label of await unknown.getByRole('rowheader').allInnerTexts()) {
    expect(after).toContain(label);
  }

  await dialog.getByRole('button', {name: 'Copy', exact: true}).click();
  await expect(dialog.getByText('Copied', {exact: true})).toBeVisible();
  expect((await readClipboard(page)).replaceAll('\r', '')).toBe(text);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', {name: 'Download'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe(
    'decision-amazon-s3-cloudflare-r2-wasabi-hot-cloud-storage.md',
  );
  expect(readFileSync(await download.path(), 'utf8')).toBe(text);
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(recordButton(page)).toBeFocused();
});

test('can be used with the keyboard alone', async ({page}) => {
  await openSides(page, PAIR);
  const menu = menuButton(page, TEXTS.add.en);
  const openMenu = async () => {
    await page.keyboard.press('Enter');
    const first = menu.locator('..').getByRole('button').first();
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
  };
  await menu.focus();
  await openMenu();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await openMenu();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await recordButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(recordButton(page)).toBeFocused();
});

for (const width of [1280, 390]) {
  test(`has no accessibility violations at a width of ${width}`, async ({page}) => {
    // Audits a large table in four states and two modes.
    test.slow();
    await page.setViewportSize({width, height: 900});
    await openSides(page, `${PAIR},minio${USAGE}&rate=150`);
    await expect(page.locator('li[data-slug]')).toHaveCount(3);
    await menuButton(page, TEXTS.add.en).click();
    await expectNoBarriers(page, 'differences and menu');
    await openSides(page, '?pick=minio,jira&all=1');
    await recordButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoBarriers(page, 'decision record');
  });
}

test('does not scroll horizontally at any width, and names each service on a phone', async ({
  page,
}) => {
  for (const search of [
    '?pick=minio,jira,linear,amazon-s3',
    `?pick=amazon-s3,cloudflare-r2,wasabi-hot-cloud-storage,minio&all=1${USAGE}`,
  ]) {
    await openSides(page, search);
    const cell = rowsOf(page).first().getByRole('cell').first();
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect(await overflowOf(page), `${search} at ${width}`).toBeLessThanOrEqual(0);
      const name = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(name === 'none', `${search} at ${width}: ${name}`).toBe(width >= 640);
    }
  }
});

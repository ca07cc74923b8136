import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {ANSWERS, FIELDS, type Locale, RECORD_HEADINGS} from '../../src/catalogue/vocabulary';
import {TEXTS} from '../../src/compare/ui/sidesTexts';
import {findBarriers} from './accessibility';
import {
  at,
  expect,
  expectAddress,
  LANGUAGE_NAMES,
  LOCALES,
  navbarOf,
  open,
  SERVICES,
  test,
  waitForHydration,
} from './fixtures';
import {hold} from './scripts';

const WORDS = {
  dialogText: {en: 'Text', ja: '本文'},
  dialogCopy: {en: 'Copy', ja: 'コピー'},
  dialogCopied: {en: 'Copied', ja: 'コピーしました'},
  dialogDownload: {en: 'Download', ja: 'ダウンロード'},
  dialogClose: {en: 'Close', ja: '閉じる'},
  refused: {
    en: 'The browser blocked copying. Select the text above and copy it.',
    ja: 'ブラウザーがコピーを許可しませんでした。上の文章を選択してコピーしてください。',
  },
};

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);

/** A day on which all plans in these tests are on sale. */
const TODAY = new Date('2026-11-22T12:00:00Z');

const PAIR = '?pick=amazon-s3,cloudflare-r2';
const PAIR_NAMES = ['Amazon S3', 'Cloudflare R2'];
const USAGE = '&storedGb=1000&egressGb=1000';

const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', {name, exact: true});

const recordButton = (page: Page, locale: Locale): Locator => button(page, TEXTS.record[locale]);

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

/** URLs of the sources shown in a comparison. */
const sourcesOf = (page: Page): Promise<string[]> =>
  page
    .locator('tr[data-field] td a[href^="https://"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);

/** Opens a comparison and waits until all of its values are loaded. */
async function openSides(page: Page, locale: Locale, search: string): Promise<void> {
  await open(page, at(locale, `/compare${search}`));
  await expect(recordButton(page, locale)).toBeVisible();
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    const path = at(locale, '/compare');

    test.beforeEach(async ({page}) => {
      await page.clock.setFixedTime(TODAY);
    });

    test('the list stays until the services can be shown side by side', async ({page}) => {
      const code = await hold(page, /\/assets\/js\/compare-sides\./);
      await open(page, path + PAIR);
      await expect.poll(() => code.count()).toBe(1);
      await expect(page.locator('tr[data-slug]')).toHaveCount(SERVICES.length);
      code.stop();
      await code.release();
      await expectSides(page, PAIR_NAMES);
      await expect(page.locator('tr[data-slug]')).toHaveCount(0);
      // Only a view that the reader asks for on this page takes the focus.
      await expect(page.locator('body')).toBeFocused();
    });

    test('a URL shows the same comparison when opened and after a reload', async ({page}) => {
      for (const visit of ['open', 'reload']) {
        await (visit === 'open' ? open(page, path + PAIR) : page.reload());
        await waitForHydration(page);
        await expectSides(page, PAIR_NAMES);
        expect(searchOf(page)).toBe(PAIR);
      }
    });

    test('the other language shows the same comparison and usage', async ({page}) => {
      const other = locale === 'en' ? 'ja' : 'en';
      await open(page, path + PAIR + USAGE);
      await navbarOf(page, locale).getByRole('button', {name: LANGUAGE_NAMES[locale]}).click();
      await navbarOf(page, locale).getByRole('link', {name: LANGUAGE_NAMES[other]}).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await waitForHydration(page);
      // The language menu percent-encodes the comma; the URL is equivalent.
      await expectAddress(page, at(other, '/compare') + (PAIR + USAGE).replace(',', '%2C'));
      await expectSides(page, PAIR_NAMES);
      await expect(page.getByRole('rowheader', {name: FIELDS.freeTier[other]})).toBeVisible();
      await expect(page.locator('li[data-slug="cloudflare-r2"]')).toContainText('14.85');
    });

    test('begins with what each service is good for, then shows the differences', async ({
      page,
    }) => {
      await openSides(page, locale, '?pick=wasabi-hot-cloud-storage,autify,geospy');
      const heads = page.getByRole('rowheader');
      await expect(heads.first()).toHaveText(RECORD_HEADINGS.goodFor[locale]);
      await expect(heads.nth(1)).toHaveText(RECORD_HEADINGS.watchOut[locale]);
      await expect(page.locator('tbody').first().getByRole('listitem').first()).toBeVisible();
      const fields = await rowsOf(page).count();
      expect(fields).toBeGreaterThan(5);
      for (const cell of await rowsOf(page).getByRole('cell').all()) {
        const text = await cell.innerText();
        if (
          ![ANSWERS.unknown[locale], ANSWERS['not-applicable'][locale]].some((word) =>
            text.startsWith(word),
          )
        ) {
          await expect(cell.getByRole('link').first()).toHaveAttribute('href', /^https:/);
        }
      }
      await page.getByRole('checkbox', {name: TEXTS.differencesOnly[locale]}).uncheck();
      await expectAddress(page, `${path}?pick=wasabi-hot-cloud-storage,autify,geospy&all=1`);
      const differs = await rowsOf(page).evaluateAll((all) =>
        all.map((row) => row.getAttribute('data-differs')),
      );
      expect(differs.length).toBeGreaterThan(fields);
      expect(differs.lastIndexOf('true')).toBeLessThan(differs.indexOf('false'));
      await page.goBack();
      await expect(rowsOf(page)).toHaveCount(fields);
    });

    test('lists the values that all services share', async ({page}) => {
      await openSides(page, locale, PAIR);
      const alike = page.locator('details').filter({has: page.locator('dl')});
      await expect(alike.getByRole('term').first()).toBeHidden();
      await alike.locator('summary').click();
      const count = await alike.getByRole('term').count();
      expect(count).toBeGreaterThan(3);
      await expect(alike.locator('summary')).toHaveText(
        fill(TEXTS.alike[locale], {count: String(count)}),
      );
    });

    test('services can be added and removed, and Back undoes each step', async ({page}) => {
      await openSides(page, locale, PAIR + USAGE);
      await menuButton(page, TEXTS.add[locale]).click();
      const items = page.getByRole('list', {name: TEXTS.addGroup[locale]}).getByRole('button');
      await expect(items).toHaveCount(23);
      // Services of the same category come first.
      await items.first().click();
      const three = page.getByRole('columnheader').getByRole('link');
      await expect(three).toHaveCount(3);
      const added = await three.last().innerText();
      expect(searchOf(page)).toMatch(/^\?pick=amazon-s3,cloudflare-r2,[a-z-]+&storedGb=1000&/);
      await button(page, fill(TEXTS.remove[locale], {name: 'Amazon S3'})).click();
      await expectSides(page, ['Cloudflare R2', added]);
      await page.goBack();
      await expectSides(page, [...PAIR_NAMES, added]);
      await page.goBack();
      await expectSides(page, PAIR_NAMES);
      await expectAddress(page, path + PAIR + USAGE);
    });

    test('has an estimate for its services, with the usage in the URL', async ({page}) => {
      await openSides(page, locale, `${PAIR},sakura-cloud-object-storage`);
      const results = page.locator('li[data-slug]');
      await expect(results).toHaveCount(0);
      const boxes = page.getByRole('spinbutton');
      await boxes.nth(0).fill('1000');
      await boxes.nth(1).fill('1000');
      await expect(results).toHaveCount(3);
      await expect(results.nth(0)).toContainText({en: '14.85 USD', ja: '14.85ドル'}[locale]);
      await expect(results.nth(1)).toContainText({en: '127.60 USD', ja: '127.60ドル'}[locale]);
      await expectAddress(page, `${path}${PAIR},sakura-cloud-object-storage${USAGE}`);
      await button(
        page,
        fill(TEXTS.remove[locale], {
          name: {en: 'Sakura Cloud Object Storage', ja: 'さくらのクラウド オブジェクトストレージ'}[
            locale
          ],
        }),
      ).click();
      await expect(results).toHaveCount(2);
    });

    test('can be copied as Markdown and as CSV', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openSides(page, locale, `${PAIR}&all=1${USAGE}`);
      await expect(page.locator('li[data-slug]')).toHaveCount(2);
      await choose(page, TEXTS.copy[locale], 'Markdown');
      await expect(
        page.getByText(fill(TEXTS.copied[locale], {title: 'Markdown'}), {exact: true}),
      ).toBeVisible();
      const markdown = await readClipboard(page);
      // The general values and those of object storage.
      const fields = await rowsOf(page).count();
      expect(fields).toBeGreaterThan(12 + 15);
      expect(markdown.split('\n')[0]).toMatch(/\| Amazon S3 \| Cloudflare R2 \|\r?$/);
      expect(markdown).toContain({en: '14.85 USD', ja: '14.85ドル'}[locale]);
      await choose(page, TEXTS.copy[locale], 'CSV');
      await expect(
        page.getByText(fill(TEXTS.copied[locale], {title: 'CSV'}), {exact: true}),
      ).toBeVisible();
      const csv = await readClipboard(page);
      expect(csv).toContain({en: '127.60 USD', ja: '127.60ドル'}[locale]);
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
      await openSides(page, locale, PAIR);
      await choose(page, TEXTS.copy[locale], 'CSV');
      const dialog = page.getByRole('dialog', {name: 'CSV'});
      await expect(dialog.getByText(WORDS.refused[locale])).toBeVisible();
      await expect(dialog.getByLabel(WORDS.dialogText[locale])).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(menuButton(page, TEXTS.copy[locale])).toBeFocused();
    });

    test('writes a decision record with each source and the unknown values', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openSides(page, locale, '?pick=amazon-s3,cloudflare-r2,wasabi-hot-cloud-storage&all=1');
      const sources = await sourcesOf(page);
      expect(sources.length).toBeGreaterThan(5);
      await recordButton(page, locale).click();
      const dialog = page.getByRole('dialog', {name: TEXTS.recordTitle[locale]});
      const text = await dialog.getByLabel(WORDS.dialogText[locale]).inputValue();
      expect(text).toMatch(/^# /);
      for (const source of sources) {
        expect(text).toContain(source);
      }
      expect(text).toContain(page.url());
      const unknowns = {en: '## Unknown values', ja: '## 不明な項目'}[locale];
      const [, after] = text.split(unknowns);
      const unknown = rowsOf(page).filter({
        has: page.getByText(ANSWERS.unknown[locale], {exact: true}),
      });
      expect(await unknown.count()).toBeGreaterThan(0);
      for (const label of await unknown.getByRole('rowheader').allInnerTexts()) {
        expect(after).toContain(label);
      }

      await dialog.getByRole('button', {name: WORDS.dialogCopy[locale], exact: true}).click();
      await expect(dialog.getByText(WORDS.dialogCopied[locale], {exact: true})).toBeVisible();
      expect((await readClipboard(page)).replaceAll('\r', '')).toBe(text);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', {name: WORDS.dialogDownload[locale]}).click(),
      ]);
      expect(download.suggestedFilename()).toBe(
        'decision-amazon-s3-cloudflare-r2-wasabi-hot-cloud-storage.md',
      );
      expect(readFileSync(await download.path(), 'utf8')).toBe(text);
      await dialog.getByRole('button', {name: WORDS.dialogClose[locale]}).click();
      await expect(recordButton(page, locale)).toBeFocused();
    });

    test('can be used with the keyboard alone', async ({page}) => {
      await openSides(page, locale, PAIR);
      await menuButton(page, TEXTS.add[locale]).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(menuButton(page, TEXTS.add[locale])).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('columnheader')).toHaveCount(4);
      await recordButton(page, locale).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(recordButton(page, locale)).toBeFocused();
    });

    test('keeps the names of the services in view while scrolling', async ({page}) => {
      await openSides(page, locale, PAIR);
      await rowsOf(page).last().scrollIntoViewIfNeeded();
      const head = page.getByRole('columnheader').getByRole('link').first();
      await expect(head).toBeInViewport();
      const navbar = await navbarOf(page, locale).boundingBox();
      expect((await head.boundingBox())!.y).toBeGreaterThan(navbar!.y + navbar!.height - 1);
    });

    for (const [mode, width] of [
      ['light', 1280],
      ['dark', 390],
    ] as const) {
      test(`has no accessibility violations in ${mode} mode at a width of ${width}`, async ({
        page,
      }) => {
        // Audits a large table four times.
        test.slow();
        await page.setViewportSize({width, height: 900});
        await page.addInitScript((value) => {
          localStorage.setItem('theme-devshelf', value);
        }, mode);
        await openSides(page, locale, `${PAIR},minio${USAGE}&rate=150`);
        await expect(page.locator('li[data-slug]')).toHaveCount(3);
        expect(await findBarriers(page)).toEqual([]);
        await menuButton(page, TEXTS.add[locale]).click();
        expect(await findBarriers(page)).toEqual([]);
        await openSides(page, locale, '?pick=minio,jira&all=1');
        expect(await findBarriers(page)).toEqual([]);
        await recordButton(page, locale).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findBarriers(page)).toEqual([]);
      });
    }

    for (const width of [320, 390, 768, 1280]) {
      test(`does not scroll horizontally at a width of ${width}`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        for (const search of [
          '?pick=minio,jira,linear,amazon-s3',
          `?pick=amazon-s3,cloudflare-r2,wasabi-hot-cloud-storage,minio&all=1${USAGE}`,
        ]) {
          await openSides(page, locale, search);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, search).toBeLessThanOrEqual(0);
        }
        // On a phone each cell names its service.
        const name = await rowsOf(page)
          .first()
          .getByRole('cell')
          .first()
          .evaluate((cell) => getComputedStyle(cell, '::before').content);
        expect(name).toBe(width <= 768 ? '"Amazon S3"' : 'none');
      });
    }
  });
}

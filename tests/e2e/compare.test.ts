import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {ANSWERS, FIELDS, type Locale} from '../../src/catalogue/vocabulary';
import {findBarriers} from './accessibility';
import {
  at,
  expect,
  expectAddress,
  ja,
  LANGUAGE_NAMES,
  LOCALES,
  navbarOf,
  open,
  say,
  SERVICES,
  test,
  waitForHydration,
  withinDocument,
} from './fixtures';

const WORDS = {
  title: say('Compare services', ja.pages['compare.title']),
  pick: say('Compare {name}', ja.pages['compare.pick.label']),
  unpick: say('Remove {name} from the comparison', ja.pages['compare.unpick']),
  open: say('Compare {count} services', ja.pages['compare.open']),
  tooFew: say('Compare', ja.pages['compare.open.none']),
  full: say(
    'You can compare up to {max} services. Remove one to add another.',
    ja.pages['compare.full'],
  ),
  count: say('{shown} of {total} services', ja.pages['compare.count']),
  clear: say('Remove all filters', ja.pages['compare.filters.clear']),
  text: say('Name, vendor or tag', ja.pages['compare.text']),
  sort: say('Sort by', ja.pages['compare.sort']),
  back: say('Back to the list', ja.pages['compare.back']),
  markdown: say('Copy as Markdown', ja.pages['compare.copy.markdown']),
  csv: say('Copy as CSV', ja.pages['compare.copy.csv']),
  copied: say('Copied: {title}', ja.pages['compare.copied']),
  record: say('Create decision record (ADR)', ja.pages['compare.record']),
  recordTitle: say('Decision record (ADR)', ja.pages['compare.record.title']),
  dialogText: say('Text', ja.pages['compare.dialog.text']),
  dialogCopy: say('Copy', ja.pages['compare.dialog.copy']),
  dialogCopied: say('Copied', ja.pages['compare.dialog.copied']),
  dialogDownload: say('Download', ja.pages['compare.dialog.download']),
  dialogClose: say('Close', ja.pages['compare.dialog.close']),
  refused: say(
    'The browser blocked copying. Select the text above and copy it.',
    ja.pages['compare.dialog.refused'],
  ),
  home: say('Compare services', ja.pages['compare.link.home']),
  list: say('Filter and compare all services in one table', ja.pages['compare.link.list']),
  alternatives: say('Compare them side by side', ja.pages['compare.link.alternatives']),
};

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Rows of services in the list. */
const rowsOf = (page: Page): Locator => page.locator('tr[data-slug]');

const slugsOf = (page: Page): Promise<string[]> =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-slug')!));

const optionIn = (page: Page, facet: string, value: string): Locator =>
  page.locator(`[data-facet="${facet}"] input[value="${value}"]`);

/** The number beside an option. */
const countOf = async (option: Locator): Promise<number> =>
  Number(await option.locator('xpath=..').locator('[data-count]').getAttribute('data-count'));

const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', {name, exact: true});

const pickBox = (page: Page, locale: Locale, name: string): Locator =>
  page.getByRole('checkbox', {name: fill(WORDS.pick[locale], {name}), exact: true});

/** Presses a key until the focus has come to an element, which must not take too long. */
async function press(page: Page, key: string, element: Locator, most: number): Promise<void> {
  const isFocused = () => element.evaluate((found) => found === document.activeElement);
  for (let steps = 0; steps < most && !(await isFocused()); steps += 1) {
    await page.keyboard.press(key);
  }
  await expect(element).toBeFocused();
}

const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** The services that stand side by side, by the heads of their columns. */
const expectSides = (page: Page, names: readonly string[]): Promise<void> =>
  expect(page.getByRole('columnheader').getByRole('link')).toHaveText(names);

const searchOf = (page: Page): string => new URL(page.url()).search;

const PAIR = '?pick=amazon-s3,cloudflare-r2';
const PAIR_NAMES = ['Amazon S3', 'Cloudflare R2'];

for (const locale of LOCALES) {
  test.describe(locale, () => {
    const path = at(locale, '/compare');

    test('shows all services, and nothing in its address', async ({page}) => {
      await open(page, path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(WORDS.title[locale]);
      const slugs = await slugsOf(page);
      expect([...slugs].sort()).toEqual([...SERVICES].sort());
      // Those that have ended come last; among them by name.
      expect(slugs.indexOf('minio')).toBeGreaterThan(slugs.indexOf('world-id'));
      expect(searchOf(page)).toBe('');
    });

    test('counts agree with the rows in each facet', async ({page}) => {
      test.slow();
      await open(page, path);
      const names = await page
        .locator('[data-facet] input')
        .evaluateAll((inputs) =>
          inputs.map((input) => [
            input.closest('[data-facet]')!.getAttribute('data-facet')!,
            input.getAttribute('value')!,
          ]),
        );
      expect(new Set(names.map(([facet]) => facet)).size).toBe(12);
      // The first and the last option of each facet stand for the others.
      const ends = names.filter(
        ([facet], index) => facet !== names[index - 1]?.[0] || facet !== names[index + 1]?.[0],
      );
      for (const [facet, value] of ends) {
        const option = optionIn(page, facet!, value!);
        const count = await countOf(option);
        expect(count, `${facet}=${value}`).toBeGreaterThan(0);
        await option.check();
        await expect(rowsOf(page), `${facet}=${value}`).toHaveCount(count);
        await option.uncheck();
      }
      expect(searchOf(page)).toBe('');
    });

    test('options of a facet add up, facets narrow down', async ({page}) => {
      await open(page, path);
      await optionIn(page, 'tag', 'object-storage').check();
      await expect(rowsOf(page)).toHaveCount(6);
      await expect(
        page.getByText(fill(WORDS.count[locale], {shown: 6, total: 25}), {exact: true}),
      ).toBeVisible();
      // What no storage service has is no longer offered.
      await expect(optionIn(page, 'pricing', 'quote')).toHaveCount(0);
      const more = await countOf(optionIn(page, 'tag', 'browser'));
      await optionIn(page, 'tag', 'browser').check();
      await expect(rowsOf(page)).toHaveCount(6 + more);
      await optionIn(page, 'tag', 'browser').uncheck();
      const count = await countOf(optionIn(page, 'license', 'proprietary'));
      await optionIn(page, 'license', 'proprietary').check();
      await expect(rowsOf(page)).toHaveCount(count);
      expect(count).toBeLessThan(6);
      expect(searchOf(page)).toBe('?tag=object-storage&license=proprietary');
      await page.reload();
      await waitForHydration(page);
      await expect(rowsOf(page)).toHaveCount(count);
      await button(page, WORDS.clear[locale]).click();
      await expect(rowsOf(page)).toHaveCount(25);
    });

    test('filters by text and sorts', async ({page}) => {
      await open(page, path);
      const box = page.getByLabel(WORDS.text[locale], {exact: true});
      await box.pressSequentially('cloudflare r2', {delay: 10});
      await expect(box).toHaveValue('cloudflare r2');
      await expect.poll(() => slugsOf(page)).toContain('cloudflare-r2');
      await expectAddress(page, `${path}?q=cloudflare+r2`);
      await box.fill('');
      await page.getByLabel(WORDS.sort[locale], {exact: true}).selectOption('lifecycle');
      await expect
        .poll(async () => (await slugsOf(page)).slice(0, 3).sort())
        .toEqual(['firebase-studio', 'geospy', 'minio']);
      expect(searchOf(page)).toBe('?sort=lifecycle');
    });

    test('picks two to four, and no fifth', async ({page}) => {
      await open(page, path);
      const tooFew = button(page, WORDS.tooFew[locale]);
      await expect(tooFew).toBeDisabled();
      await pickBox(page, locale, 'Amazon S3').check();
      await expect(tooFew).toBeDisabled();
      await pickBox(page, locale, 'Jira').check();
      await expect(button(page, fill(WORDS.open[locale], {count: 2}))).toBeEnabled();
      await pickBox(page, locale, 'MinIO').check();
      await pickBox(page, locale, 'Linear').check();
      const full = fill(WORDS.full[locale], {max: 4});
      await expect(page.getByText(full)).toBeVisible();
      const fifth = pickBox(page, locale, 'Playwright');
      await expect(fifth).toBeDisabled();
      await expect(fifth).toHaveAccessibleDescription(full);
      await button(page, fill(WORDS.unpick[locale], {name: 'Jira'})).click();
      await expect(fifth).toBeEnabled();
      await button(page, fill(WORDS.open[locale], {count: 3})).click();
      expect(searchOf(page)).toBe('?pick=amazon-s3,minio,linear');
      await expect(page.getByRole('columnheader')).toHaveCount(4);
      await button(page, WORDS.back[locale]).click();
      await expect(rowsOf(page)).toHaveCount(25);
      await expect(pickBox(page, locale, 'MinIO')).toBeChecked();
    });

    test('Back undoes the last step, and leaves focus and place alone', async ({page}) => {
      await open(page, at(locale, '/services'));
      await open(page, path);
      const scrolled = () => page.evaluate(() => window.scrollY);
      await withinDocument(page, async () => {
        // What has ended is at the bottom of the table, so the page is scrolled.
        const [geospy, minio] = ['GeoSpy', 'MinIO'].map((name) => pickBox(page, locale, name));
        await geospy!.press('Space');
        await expectAddress(page, `${path}?pick=geospy`);
        await minio!.focus();
        const place = await scrolled();
        expect(place).toBeGreaterThan(500);
        await page.keyboard.press('Space');
        await expectAddress(page, `${path}?pick=geospy,minio&view=list`);
        await expect(minio!).toBeFocused();
        expect(await scrolled()).toBe(place);
        // The button stays in view, but Playwright would scroll towards it all the same.
        await button(page, fill(WORDS.open[locale], {count: 2})).dispatchEvent('click');
        await expectSides(page, ['GeoSpy', 'MinIO']);

        await page.goBack();
        await expect(minio!).toBeChecked();
        await expect.poll(scrolled).toBe(place);
        await minio!.focus();
        await page.goBack();
        await expect(minio!).not.toBeChecked();
        await expect(minio!).toBeFocused();
        await expectAddress(page, `${path}?pick=geospy`);
        await page.goBack();
        await expect(geospy!).not.toBeChecked();
        await expectAddress(page, path);

        const oss = optionIn(page, 'tag', 'oss');
        const box = page.getByLabel(WORDS.text[locale], {exact: true});
        await oss.check();
        await box.fill('m');
        await page.getByLabel(WORDS.sort[locale], {exact: true}).selectOption('oldest');
        await expectAddress(page, `${path}?tag=oss&sort=oldest&q=m`);
        await page.goBack();
        // What was typed belongs to the step before it.
        await expectAddress(page, `${path}?tag=oss&q=m`);
        await expect(box).toHaveValue('m');
        await page.goBack();
        await expect(oss).not.toBeChecked();
        await expect(box).toHaveValue('');
        await expect(rowsOf(page)).toHaveCount(25);
        await page.goForward();
        await expect(oss).toBeChecked();
        await page.goBack();
      });
      await page.goBack();
      await expectAddress(page, at(locale, '/services'));
    });

    test('an address opened anew shows the same, also after a reload', async ({page}) => {
      for (const visit of ['open', 'reload']) {
        await (visit === 'open' ? open(page, path + PAIR) : page.reload());
        await waitForHydration(page);
        await expectSides(page, PAIR_NAMES);
        expect(searchOf(page)).toBe(PAIR);
      }
    });

    test('the other language shows the same comparison', async ({page}) => {
      const other = locale === 'en' ? 'ja' : 'en';
      await open(page, path + PAIR);
      await navbarOf(page, locale).getByRole('button', {name: LANGUAGE_NAMES[locale]}).click();
      await navbarOf(page, locale).getByRole('link', {name: LANGUAGE_NAMES[other]}).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await waitForHydration(page);
      // The language menu writes the comma as its escape, which is the same address.
      await expectAddress(page, at(other, '/compare') + PAIR.replace(',', '%2C'));
      await expectSides(page, PAIR_NAMES);
      await expect(page.getByRole('rowheader', {name: FIELDS.freeTier[other]})).toBeVisible();
    });

    test('what differs comes first, with source and date in each cell', async ({page}) => {
      await open(page, `${path}?pick=wasabi-hot-cloud-storage,autify,geospy`);
      const rows = page.locator('tr[data-field]');
      const differs = await rows.evaluateAll((all) =>
        all.map((row) => row.getAttribute('data-differs')),
      );
      expect(differs).toHaveLength(12);
      expect(differs).toContain('false');
      expect(differs.lastIndexOf('true')).toBeLessThan(differs.indexOf('false'));
      for (const cell of await rows.getByRole('cell').all()) {
        const value = await cell.locator('strong').innerText();
        if (value !== ANSWERS.unknown[locale] && value !== ANSWERS['not-applicable'][locale]) {
          await expect(cell.getByRole('link').first()).toHaveAttribute('href', /^https:/);
        }
      }
      await expect(
        rows.getByRole('cell').filter({hasText: ANSWERS.unknown[locale]}),
      ).not.toHaveCount(0);
    });

    test('copies as Markdown and as CSV', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, path + PAIR);
      await button(page, WORDS.markdown[locale]).click();
      await expect(
        page.getByText(fill(WORDS.copied[locale], {title: 'Markdown'}), {exact: true}),
      ).toBeVisible();
      const markdown = (await readClipboard(page)).trimEnd().split('\n');
      // The general values, and those of object storage.
      const fields = await page.locator('tr[data-field]').count();
      expect(fields).toBeGreaterThan(12 + 20);
      expect(markdown).toHaveLength(2 + fields);
      expect(markdown[0]).toMatch(/\| Amazon S3 \| Cloudflare R2 \|$/);
      await button(page, WORDS.csv[locale]).click();
      await expect(
        page.getByText(fill(WORDS.copied[locale], {title: 'CSV'}), {exact: true}),
      ).toBeVisible();
      const csv = (await readClipboard(page)).trimEnd().split(/\r?\n/);
      expect(csv).toHaveLength(1 + fields * 2);
      for (const href of await sourcesOf(page)) {
        expect(csv.join('\n')).toContain(href);
        expect(markdown.join('\n')).toContain(href);
      }
    });

    test('offers the text where the clipboard is refused', async ({page}) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {value: undefined});
      });
      await open(page, path + PAIR);
      await button(page, WORDS.csv[locale]).click();
      const dialog = page.getByRole('dialog', {name: 'CSV'});
      await expect(dialog.getByText(WORDS.refused[locale])).toBeVisible();
      await expect(dialog.getByLabel(WORDS.dialogText[locale])).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button(page, WORDS.csv[locale])).toBeFocused();
    });

    test('writes a decision record with each source and what was unknown', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, `${path}?pick=amazon-s3,cloudflare-r2,wasabi-hot-cloud-storage`);
      const sources = await sourcesOf(page);
      expect(sources.length).toBeGreaterThan(5);
      await button(page, WORDS.record[locale]).click();
      const dialog = page.getByRole('dialog', {name: WORDS.recordTitle[locale]});
      const text = await dialog.getByLabel(WORDS.dialogText[locale]).inputValue();
      expect(text).toMatch(/^# /);
      for (const source of sources) {
        expect(text).toContain(source);
      }
      expect(text).toContain(page.url());
      const unknowns = {en: '## Unknowns', ja: '## 不明だった点'}[locale];
      const [, after] = text.split(unknowns);
      const unknown = page
        .locator('tr[data-field]')
        .filter({has: page.getByText(ANSWERS.unknown[locale], {exact: true})});
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
      await expect(button(page, WORDS.record[locale])).toBeFocused();
    });

    test('can be used with the keyboard alone', async ({page}) => {
      await open(page, `${path}?q=storage`);
      await pickBox(page, locale, 'Amazon S3').focus();
      await page.keyboard.press('Space');
      await pickBox(page, locale, 'Cloudflare R2').focus();
      await page.keyboard.press('Space');
      const go = button(page, fill(WORDS.open[locale], {count: 2}));
      await press(page, 'Shift+Tab', go, 40);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('columnheader')).toHaveCount(3);
      const record = button(page, WORDS.record[locale]);
      await press(page, 'Tab', record, 6);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(record).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(
        page
          .getByRole('region')
          .filter({has: page.getByRole('table')})
          .last(),
      ).toBeFocused();
    });

    for (const mode of ['light', 'dark']) {
      test(`has no barriers in ${mode} mode`, async ({page}) => {
        // Three audits, one of them of the largest table of the site.
        test.slow();
        await page.addInitScript((value) => {
          localStorage.setItem('theme-devshelf', value);
        }, mode);
        await open(page, `${path}?pick=minio,jira&view=list&tag=oss,ai`);
        await page.locator('tr[data-slug] details summary').first().click();
        expect(await findBarriers(page)).toEqual([]);
        await open(page, `${path}?pick=minio,jira`);
        expect(await findBarriers(page)).toEqual([]);
        await button(page, WORDS.record[locale]).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findBarriers(page)).toEqual([]);
      });
    }

    for (const width of [320, 390, 768, 1280]) {
      test(`does not scroll sideways at a width of ${width}`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        for (const search of [
          '',
          '?pick=minio,jira,linear,amazon-s3',
          '?pick=minio,jira,linear,amazon-s3&view=list',
        ]) {
          await open(page, path + search);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, search).toBeLessThanOrEqual(0);
        }
      });
    }

    test('is linked from home, list, service and documentation', async ({page}) => {
      for (const [from, name, target] of [
        ['/', WORDS.home, '/compare'],
        ['/services', WORDS.list, '/compare'],
        [
          '/services/amazon-s3',
          WORDS.alternatives,
          '/compare?pick=amazon-s3,cloudflare-r2,wasabi-hot-cloud-storage,akamai-object-storage',
        ],
      ] as const) {
        await open(page, at(locale, from));
        await withinDocument(page, async () => {
          await page.getByRole('main').getByRole('link', {name: name[locale], exact: true}).click();
          await expectAddress(page, at(locale, target));
          await expect(page.getByRole('heading', {level: 1})).toHaveText(WORDS.title[locale]);
        });
      }
      await expect(page.getByRole('columnheader')).toHaveCount(5);
      await open(page, at(locale, '/docs/categories/storage'));
      await page.locator(`main a[href="${path}?tag=object-storage"]`).click();
      await expect(rowsOf(page)).toHaveCount(6);
    });

    test('drops what it does not know of an address', async ({page}) => {
      await open(page, `${path}?pick=__proto__,nope&tag=%3Cscript%3E&sort=x&free=constructor`);
      await expect(rowsOf(page)).toHaveCount(25);
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('the table is there, complete', async ({page}) => {
        await page.goto(path);
        await expect(rowsOf(page)).toHaveCount(25);
        await expect(rowsOf(page).first().getByRole('cell')).toHaveCount(1 + 12);
        await expect(rowsOf(page).last().getByRole('rowheader').getByRole('link')).toBeVisible();
        await expect(
          rowsOf(page).first().getByRole('cell').nth(1).getByRole('link'),
        ).toHaveAttribute('href', /^https:/);
      });
    });
  });
}

/** Addresses of the sources that a comparison shows. */
const sourcesOf = (page: Page): Promise<string[]> =>
  page
    .locator('tr[data-field] td a[href^="https://"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);

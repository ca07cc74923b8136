import type {Locator, Page} from '@playwright/test';
import {findBarriers} from './accessibility';
import {at, expect, LOCALES, open, test} from './fixtures';

const TITLE = {en: 'State of the data', ja: 'データの状態'};
const POLICY = {en: 'Editorial policy', ja: '編集方針'};
const DUE = {en: 'Recheck due', ja: '再確認が必要'};
const SOURCED = {en: 'With a source', ja: '出典あり'};

/** A day on which prices are due for a new check, but features are not. */
const LATER = new Date('2027-04-01T12:00:00Z');

/** The number in the summary row with this header. */
const numberOf = async (page: Page, head: string): Promise<number> => {
  const row = page
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name: head, exact: true})});
  return Number(await row.getByRole('cell').first().innerText());
};

/** Opens the tables that are folded. */
async function unfold(page: Page): Promise<void> {
  const folds = page.getByRole('main').locator('details > summary');
  await expect(folds).toHaveCount(3);
  for (const fold of await folds.all()) {
    await fold.click();
  }
}

const tablesOf = (page: Page): Locator => page.getByRole('main').getByRole('table');

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test('the health page counts overdue checks up to the date of the reader', async ({page}) => {
      await page.clock.setFixedTime(LATER);
      await open(page, at(locale, '/docs/editorial-policy'));
      await page.getByRole('article').getByRole('link', {name: TITLE[locale]}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(TITLE[locale]);

      await unfold(page);
      await expect(tablesOf(page)).toHaveCount(4);
      for (const table of await tablesOf(page).all()) {
        await expect(table).toHaveAccessibleName(/.+/);
        expect(await table.getByRole('row').count()).toBeGreaterThan(5);
      }
      await expect(tablesOf(page).first()).toHaveAccessibleName(
        {en: /1 April 2027/, ja: /2027年4月1日/}[locale],
      );
      const due = await numberOf(page, DUE[locale]);
      expect(due).toBeGreaterThan(50);
      expect(due).toBeLessThan(await numberOf(page, SOURCED[locale]));
      const entries = tablesOf(page).last();
      // All entries but Akamai, none of whose perishable claims has been checked yet.
      await expect(entries.getByRole('rowheader')).toHaveCount(34);
      await expect(
        entries.getByRole('rowheader', {
          name: {en: 'Akamai', ja: 'アカマイ・テクノロジーズ'}[locale],
          exact: true,
        }),
      ).toHaveCount(0);
      await expect(entries.getByRole('row').nth(1).getByRole('cell').last()).not.toHaveText('0');
    });

    test.describe('in a time zone where the next day has begun', () => {
      test.use({timezoneId: 'Asia/Tokyo'});

      test('the health page counts overdue checks up to the local date', async ({page}) => {
        await page.clock.setFixedTime(new Date('2027-03-31T20:00:00Z'));
        await open(page, at(locale, '/docs/health'));
        await expect(tablesOf(page).first()).toHaveAccessibleName(
          {en: /1 April 2027/, ja: /2027年4月1日/}[locale],
        );
      });
    });

    test('the health page fits a phone and has no accessibility violations in either mode', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      for (const theme of ['light', 'dark']) {
        await open(page, at(locale, `/docs/health?docusaurus-theme=${theme}`));
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const folded = await page.evaluate(() => {
          const {scrollWidth: width, scrollHeight: height} = document.documentElement;
          return {width, height};
        });
        expect(folded.width, 'page as wide as the screen').toBe(390);
        expect(folded.height, 'long tables are folded').toBeLessThan(4000);
        await unfold(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, 'page as wide as the screen with all tables').toBe(390);
        expect(await findBarriers(page)).toEqual([]);
      }
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('the health page has the date and the counts of the build', async ({page}) => {
        await page.goto(at(locale, '/docs/health'));
        const day = await tablesOf(page).first().getByRole('time').getAttribute('datetime');
        const age = Date.now() - Date.parse(day!);
        expect(age, 'a date, and not one of the future').toBeGreaterThanOrEqual(0);
        expect(await numberOf(page, SOURCED[locale])).toBeGreaterThan(500);
        await unfold(page);
        await expect(tablesOf(page)).toHaveCount(4);
        await expect(
          page.getByRole('navigation').getByRole('link', {name: POLICY[locale]}).first(),
        ).toBeAttached();
      });
    });
  });
}

import type {Locator, Page} from 'playwright/test';
import {expectNoBarriers} from './accessibility';
import {expect, open, overflowOf, test} from './fixtures';

/** The first of April in Japan: prices are due for a new check, but features are not. */
const LATER = new Date('2027-03-31T20:00:00Z');

test.use({timezoneId: 'Asia/Tokyo'});

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

test('the health page counts overdue checks up to the local date of the reader', async ({page}) => {
  await page.clock.setFixedTime(LATER);
  await open(page, '/ja/docs/editorial-policy');
  await page.getByRole('article').getByRole('link', {name: 'データの状態'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('データの状態');

  await unfold(page);
  await expect(tablesOf(page)).toHaveCount(4);
  for (const table of await tablesOf(page).all()) {
    await expect(table).toHaveAccessibleName(/.+/);
    expect(await table.getByRole('row').count()).toBeGreaterThan(5);
  }
  await expect(tablesOf(page).first()).toHaveAccessibleName(/2027年4月1日/);
  const due = await numberOf(page, '再確認が必要');
  expect(due).toBeGreaterThan(50);
  expect(due).toBeLessThan(await numberOf(page, '出典あり'));
  const entries = tablesOf(page).last();
  // All entries but Akamai, none of whose perishable claims has been checked yet.
  await expect(entries.getByRole('rowheader')).toHaveCount(34);
  await expect(
    entries.getByRole('rowheader', {name: 'アカマイ・テクノロジーズ', exact: true}),
  ).toHaveCount(0);
  await expect(entries.getByRole('row').nth(1).getByRole('cell').last()).not.toHaveText('0');
});

test('the health page fits a phone and has no accessibility violations', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/ja/docs/health');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, 'long tables are folded').toBeLessThan(4000);
  await unfold(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectNoBarriers(page);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the health page has the date and the counts of the build', async ({page}) => {
    await page.goto('/ja/docs/health');
    const day = await tablesOf(page).first().getByRole('time').getAttribute('datetime');
    const age = Date.now() - Date.parse(day!);
    expect(age, 'a date, and not one of the future').toBeGreaterThanOrEqual(0);
    expect(await numberOf(page, '出典あり')).toBeGreaterThan(500);
    await unfold(page);
    await expect(tablesOf(page)).toHaveCount(4);
    await expect(
      page
        .getByRole('navigation')
        .getByRole('link', {name: 'サービス・企業情報の追加と修正'})
        .first(),
    ).toBeAttached();
  });
});

/**
 * Two complete tasks, from the home page to a decision record, with the number of clicks they take.
 */
import type {Locator, Page} from 'playwright/test';
import {expect, open, test} from './fixtures';

/** Actions of a reader, which count their clicks. */
function reader(page: Page) {
  let clicks = 0;
  const main = page.getByRole('main');
  const click = async (element: Locator): Promise<void> => {
    clicks += 1;
    await element.click();
  };
  return {
    clicks: () => clicks,
    click,
    openCategory: (page: string) =>
      click(main.getByRole('heading').locator(`a[href$="/docs/categories/${page}"]`)),
    pick: (name: string) => click(main.getByRole('checkbox', {name, exact: true})),
    follow: (name: string) => click(main.getByRole('link', {name, exact: true})),
    press: (name: string) => click(main.getByRole('button', {name, exact: true})),
    /** Text of the decision record in the dialog. */
    record: () => page.getByRole('dialog').getByRole('textbox').inputValue(),
  };
}

test.beforeEach(async ({page}) => {
  // A day on which all plans in these tests are on sale.
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
});

test('finds an issue tracker in Japanese with single sign-on for 12 people in Tokyo', async ({
  page,
}) => {
  const {clicks, follow, openCategory, pick, press, record} = reader(page);
  await open(page, '/ja/');
  await openCategory('project-management');
  await pick('Backlogを比較に加える');
  await pick('Jiraを比較に加える');
  await follow('2件を並べて比較');
  // The plans of today end within 90 days, so it is the one for 15 people from January.
  await expect(page.locator('li[data-slug="backlog"]')).toContainText('21,000円');
  await press('意思決定記録');
  expect(clicks()).toBe(5);
  const text = await record();
  for (const words of ['SAML SSO', '日本語の画面', '12人', '21,000円']) {
    expect(text).toContain(words);
  }
});

test('finds storage for 5 TB of video with 20 TB of egress and Object Lock', async ({page}) => {
  const {click, clicks, follow, openCategory, pick, press, record} = reader(page);
  await open(page, '/');
  await openCategory('storage');
  await click(
    page
      .getByRole('main')
      .locator('summary')
      .filter({hasText: /^More$/})
      .first(),
  );
  await press('5 TB of media, 20 TB out');
  await pick('Compare Amazon S3');
  await pick('Compare Cloudflare R2');
  await pick('Compare Wasabi Hot Cloud Storage');
  await follow('Compare 3 side by side');
  // 10 GB are free and egress is not billed: 4,990 × 0.015 = 74.85
  await expect(page.locator('li[data-slug="cloudflare-r2"]')).toContainText('$74.85');
  await press('Decision record');
  expect(clicks()).toBe(8);
  const text = await record();
  for (const words of [
    'Object Lock',
    '5,000 GB stored, 20,000 GB out',
    '$74.85',
    'no plan above 5,000 GB out',
  ]) {
    expect(text).toContain(words);
  }
});

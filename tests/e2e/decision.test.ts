/**
 * Two complete tasks, from the home page to a decision record, with the number of clicks they take.
 */
import type {Locator, Page} from '@playwright/test';
import {EXAMPLES} from '../../src/catalogue/costs/examples';
import {QUANTITY_WORDS} from '../../src/catalogue/costs/estimate';
import type {Locale} from '../../src/catalogue/vocabulary';
import {TEXTS as SIDES} from '../../src/compare/ui/sidesTexts';
import {TEXTS as LIST} from '../../src/compare/ui/texts';
import {at, expect, LOCALES, open, test} from './fixtures';

/** Actions of a reader, which count their clicks. */
function reader(page: Page, locale: Locale) {
  let clicks = 0;
  const main = page.getByRole('main');
  const click = async (element: Locator): Promise<void> => {
    clicks += 1;
    await element.click();
  };
  return {
    clicks: () => clicks,
    click,
    openCategory: (category: string) =>
      click(main.locator(`a[href="${at(locale, `/compare?category=${category}`)}"]`)),
    pick: (name: string) =>
      click(
        main.getByRole('checkbox', {
          name: LIST.pick[locale].replace('{name}', name),
          exact: true,
        }),
      ),
    press: (name: string) => click(main.getByRole('button', {name, exact: true})),
    /** Text of the decision record in the dialog. */
    record: () => page.getByRole('dialog').getByRole('textbox').inputValue(),
  };
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.beforeEach(async ({page}) => {
      // A day on which all plans in these tests are on sale.
      await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
      await open(page, at(locale, '/'));
    });

    test('finds an issue tracker in Japanese with single sign-on for 12 people in Tokyo', async ({
      page,
    }) => {
      const {click, clicks, openCategory, pick, press, record} = reader(page, locale);
      await openCategory('project-management');
      await pick('Backlog');
      await pick('Jira');
      await press(LIST.compare[locale].replace('{count}', '2'));
      await click(
        page.getByRole('spinbutton', {name: QUANTITY_WORDS.users.label[locale], exact: true}),
      );
      await page.keyboard.type('12');
      const backlog = page.locator('li[data-slug="backlog"]');
      await expect(backlog).toContainText({en: '2,700 JPY', ja: '2,700円'}[locale]);
      await press(SIDES.record[locale]);
      expect(clicks()).toBe(6);
      const text = await record();
      for (const words of {
        en: ['Single sign-on', 'Japanese user interface', '12 users', '2,700 JPY'],
        ja: ['SAML SSO', '日本語の画面', '12人', '2,700円'],
      }[locale]) {
        expect(text).toContain(words);
      }
    });

    test('finds storage for 5 TB of video with 20 TB of egress and Object Lock', async ({page}) => {
      const {clicks, openCategory, pick, press, record} = reader(page, locale);
      const [, , media] = EXAMPLES['object-storage']!;
      await openCategory('object-storage');
      await press(media!.label[locale]);
      await pick('Amazon S3');
      await pick('Cloudflare R2');
      await pick('Wasabi Hot Cloud Storage');
      await press(LIST.compare[locale].replace('{count}', '3'));
      // 10 GB are free and egress is not billed: 4,990 × 0.015 = 74.85
      await expect(page.locator('li[data-slug="cloudflare-r2"]')).toContainText(
        {en: '74.85 USD', ja: '74.85ドル'}[locale],
      );
      await press(SIDES.record[locale]);
      expect(clicks()).toBe(7);
      const text = await record();
      for (const words of {
        en: ['Object Lock', '5,000 GB stored, 20,000 GB out', '74.85 USD', 'at most 5,000 GB out'],
        ja: [
          'オブジェクトロック',
          '保存5,000 GB、下り転送20,000 GB',
          '74.85ドル',
          '転送5,000 GBまで',
        ],
      }[locale]) {
        expect(text).toContain(words);
      }
    });
  });
}

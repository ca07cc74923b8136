import type {Locator, Page} from '@playwright/test';
import {
  at,
  expect,
  expectAddress,
  ja,
  LOCALES,
  navbarOf,
  open,
  say,
  test,
  TEXTS,
  withinDocument,
} from './fixtures';

const SIDEBAR = say('Docs sidebar', ja.pages['theme.docs.sidebar.navAriaLabel']);
const CATEGORIES = say('Categories', ja.docs['sidebar.tutorialSidebar.category.Categories']);
const EXPAND = say(
  "Expand sidebar category '{label}'",
  ja.pages['theme.DocSidebarItem.expandCategoryAriaLabel'],
);
const STORAGE = {en: 'Object storage', ja: 'オブジェクトストレージ'};
const PAYMENT = {en: 'Payment', ja: '決済'};

const NO_ENTRY = {en: 'No entries yet', ja: '掲載サービスはまだありません'};

/** The scroll container of the category table, which follows the estimate. */
const scrollerOf = (page: Page): Locator =>
  page
    .getByRole('region')
    .filter({has: page.getByRole('table')})
    .last();

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test('/docs/ shows the introduction with a sidebar', async ({page}) => {
      await open(page, at(locale, '/docs/'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(TEXTS.introduction[locale]);
      const sidebar = page.getByRole('navigation', {name: SIDEBAR[locale], exact: true});
      await expect(
        sidebar.getByRole('link', {name: TEXTS.introduction[locale], exact: true}),
      ).toHaveAttribute('aria-current', 'page');
    });

    test('the sidebar links to the other documents', async ({page}) => {
      await open(page, at(locale, '/docs/'));
      const sidebar = page.getByRole('navigation', {name: SIDEBAR[locale], exact: true});
      const category = sidebar.getByRole('link', {name: STORAGE[locale], exact: true});
      await expect(category).toHaveCount(0);
      await sidebar
        .getByRole('button', {name: EXPAND[locale].replace('{label}', CATEGORIES[locale])})
        .click();
      // Playwright would scroll the list while it expands and click the wrong item.
      await expect(category).toBeInViewport({ratio: 1});
      await withinDocument(page, async () => {
        await category.click();
        await expectAddress(page, at(locale, '/docs/categories/storage'));
        await expect(page.getByRole('heading', {level: 1})).toHaveText(STORAGE[locale]);
      });
      await expect(category).toHaveAttribute('aria-current', 'page');
    });

    test('the storage table has a column for each of the six services', async ({page}) => {
      await open(page, at(locale, '/docs/categories/storage'));
      // The estimate above has a table too.
      const table = page.getByRole('table').last();
      await expect(table).toHaveAccessibleName(/.+/);
      const columns = await table.getByRole('columnheader').allInnerTexts();
      expect(new Set(columns).size, 'different heads').toBe(1 + 6);
      const values = await table.locator('th[scope="row"]').count();
      expect(values).toBeGreaterThan(20);
      await expect(table.getByRole('cell')).toHaveCount(6 * values);
      await expect(table.getByRole('cell').filter({hasText: /^\s*$/})).toHaveCount(0);

      await withinDocument(page, async () => {
        await table
          .getByRole('columnheader')
          .getByRole('link', {name: 'MinIO', exact: true})
          .click();
        await expectAddress(page, at(locale, '/services/minio'));
        await expect(page.getByRole('heading', {level: 1})).toHaveText('MinIO');
      });
    });

    test('the storage table fits a wide window, and its header row stays in view', async ({
      page,
    }) => {
      await open(page, at(locale, '/docs/categories/storage'));
      await expect(page.locator('.table-of-contents')).toHaveCount(0);
      const scroller = scrollerOf(page);
      const rest = await scroller.evaluate(
        ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
      );
      expect(rest).toBe(0);
      await scroller.getByRole('rowheader').last().scrollIntoViewIfNeeded();
      await expect(scroller.getByRole('columnheader').last()).toBeInViewport({ratio: 1});
    });

    test('the storage table scrolls by keyboard in a narrower window', async ({page}) => {
      await page.setViewportSize({width: 800, height: 700});
      await open(page, at(locale, '/docs/categories/storage'));
      const scroller = scrollerOf(page);
      const head = scroller.getByRole('rowheader').nth(3);
      await scroller.focus();
      await expect(scroller).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => scroller.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
      const [box, first] = await Promise.all([scroller.boundingBox(), head.boundingBox()]);
      expect(first!.x, 'the first column stays').toBeCloseTo(box!.x, 0);
    });

    test('the storage table shows the row selected in a menu on a phone', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(page, at(locale, '/docs/categories/storage'));
      const cells = scrollerOf(page).getByRole('cell').filter({visible: true});
      await expect(cells).toHaveCount(6);
      const before = await cells.allInnerTexts();
      await page.getByRole('main').getByRole('combobox').selectOption({value: 'freeTier'});
      await expect(cells).toHaveCount(6);
      expect(await cells.allInnerTexts()).not.toEqual(before);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'page as wide as the screen').toBe(390);
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('the storage table shows all rows on a phone', async ({page}) => {
        await page.setViewportSize({width: 390, height: 844});
        await page.goto(at(locale, '/docs/categories/storage'));
        const cells = scrollerOf(page).getByRole('cell').filter({visible: true});
        expect(await cells.count()).toBeGreaterThan(6 * 20);
      });
    });

    test('the generated index of categories lists all of them', async ({page}) => {
      await open(page, at(locale, '/docs/category/categories'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', {level: 1})).toHaveText(CATEGORIES[locale]);
      const cards = main.getByRole('heading', {level: 2});
      await expect(cards).toHaveCount(6);
      await expect(cards.first()).toContainText(STORAGE[locale]);
      await expect(cards.last()).toContainText(PAYMENT[locale]);
      const counts = main.getByRole('article').locator('.chip');
      await expect(counts).toHaveCount(6);
      await expect(counts.first()).toContainText('6');
      await expect(counts.last()).toHaveText(NO_ENTRY[locale]);
      await withinDocument(page, async () => {
        await main.getByRole('heading', {name: PAYMENT[locale]}).click();
        await expectAddress(page, at(locale, '/docs/categories/payment'));
        await expect(main.getByRole('heading', {level: 1})).toHaveText(PAYMENT[locale]);
      });
    });

    test('the table of contents of a document has its headings of levels 2 and 3', async ({
      page,
    }) => {
      for (const path of ['/docs/', '/docs/intro', '/docs/editorial-policy']) {
        await open(page, at(locale, path));
        const headings = await page
          .getByRole('article')
          .locator('h2, h3')
          .evaluateAll((elements) => elements.map(({id}) => `#${id}`));
        expect.soft(headings.length, `headings of ${path}`).toBeGreaterThan(1);
        const entries = await page
          .locator('.table-of-contents')
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect.soft(entries, `table of contents of ${path}`).toEqual(headings);
      }
    });

    test('the table of contents of a service has only headings of levels 2 and 3', async ({
      page,
    }) => {
      await open(page, at(locale, '/services/linear'));
      // It is collapsed, to leave room for the values beside the beginning of the article.
      await page.locator('details', {has: page.locator('.table-of-contents')}).click();
      const links = page.locator('.table-of-contents').getByRole('link');
      const levels = await links.evaluateAll((elements) =>
        elements.map((element) => {
          const {hash} = element as HTMLAnchorElement;
          return document.getElementById(decodeURIComponent(hash.slice(1)))?.tagName;
        }),
      );
      expect(levels).toContain('H2');
      expect(['H2', 'H3']).toEqual(expect.arrayContaining([...new Set(levels)]));
      await withinDocument(page, async () => {
        await links.filter({hasText: TEXTS.sources[locale]}).click();
        await expectAddress(page, at(locale, '/services/linear#sources'));
      });
      await expect(page.getByRole('heading', {name: TEXTS.sources[locale]})).toBeInViewport();
    });

    for (const path of ['/docs/contributing', '/services/linear']) {
      test(`the table of contents of ${path} stays in view`, async ({page}) => {
        await open(page, at(locale, path));
        const list = page.locator('.table-of-contents').first();
        await page.evaluate(() => {
          window.scrollTo({top: 1200, behavior: 'instant'});
        });
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
        const navbar = (await navbarOf(page, locale).boundingBox())!;
        const {y} = (await list.boundingBox())!;
        expect(y, 'top of the list').toBeGreaterThanOrEqual(navbar.y + navbar.height);
        expect(y, 'top of the list').toBeLessThan(page.viewportSize()!.height / 2);
      });
    }
  });
}

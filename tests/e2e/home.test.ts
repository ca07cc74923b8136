import {TOPICS} from '../../src/catalogue/vocabulary';
import {findBarriers} from './accessibility';
import {at, expect, expectAddress, LOCALES, open, test} from './fixtures';

const SEARCH = {en: 'Find a service, a company or a subject', ja: 'サービス名、企業名、分野で探す'};
const CHANGES = {en: 'Upcoming and recent changes', ja: '今後と最近の変更'};
const SHELVES = {en: 'Services by category', ja: 'カテゴリー別のサービス'};
const COMPARE = {en: 'Compare: {category}', ja: '比較する：{category}'};
const WAYS = {en: 'Browse the catalogue', ja: 'カタログの探し方'};

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test('home has its own search box, which works with the keyboard alone', async ({page}) => {
      await open(page, at(locale, '/'));
      const box = page.getByRole('main').getByRole('combobox', {name: SEARCH[locale]});
      await box.focus();
      await page.keyboard.type('redmine');
      await expect(page.getByRole('main').getByRole('option').first()).toContainText('Redmine');
      expect(await findBarriers(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expectAddress(page, at(locale, '/services/redmine'));
    });

    test('home lists upcoming changes first and links into the catalogue', async ({page}) => {
      await open(page, at(locale, '/'));
      const changes = page.getByRole('region', {name: CHANGES[locale]}).getByRole('listitem');
      const firebase = changes.filter({hasText: 'Firebase Studio'});
      await expect(firebase).toContainText(TOPICS.lifecycle[locale]);
      await expect(firebase.locator('time')).toHaveAttribute('datetime', '2027-03-22');
      await expect(firebase.getByRole('link')).toHaveAttribute(
        'href',
        at(locale, '/services/firebase-studio#source-end-date'),
      );
      await expect(
        page
          .getByRole('region', {name: CHANGES[locale]})
          .getByRole('link', {name: {en: 'All changes', ja: 'すべての変更と予定'}[locale]}),
      ).toHaveAttribute('href', at(locale, '/changes'));
      const ways = page.getByRole('navigation', {name: WAYS[locale]}).getByRole('link');
      expect(await ways.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        [
          '/services',
          '/compare',
          '/services/tags',
          '/docs/category/categories',
          '/companies/company',
        ].map((path) => at(locale, path)),
      );
    });

    test('home lists all services by category, each with its comparison', async ({page}) => {
      await open(page, at(locale, '/'));
      const shelves = page.getByRole('region', {name: SHELVES[locale]});
      await expect(shelves.locator('a[href*="/services/"]')).toHaveCount(25);
      const shelf = shelves.locator('.shelf').filter({hasText: 'Amazon S3'});
      await expect(shelf.getByRole('heading', {level: 3}).getByRole('link')).toHaveAttribute(
        'href',
        at(locale, '/docs/categories/storage'),
      );
      await expect(shelf.getByRole('listitem').last()).toContainText('MinIO');
      await expect(shelf.getByRole('listitem').last().locator('time')).toHaveAttribute(
        'datetime',
        '2026-02',
      );
      const comparison = COMPARE[locale].replace(
        '{category}',
        {en: 'Object storage', ja: 'オブジェクトストレージ'}[locale],
      );
      await expect(shelf.getByRole('link', {name: comparison, exact: true})).toHaveAttribute(
        'href',
        at(locale, '/compare?category=object-storage'),
      );
    });
  });
}

test('a service prints in dark text with all sources and without navigation', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme-devshelf', 'dark');
  });
  await open(page, '/services/cloudflare-r2');
  const source = page.getByRole('region', {name: 'At a glance'}).locator('details a').first();
  await expect(source).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(source).toBeVisible();
  await expect(page.getByRole('banner').or(page.getByRole('complementary'))).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const ink = await page
    .getByRole('article')
    .first()
    .evaluate((article) => getComputedStyle(article).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});

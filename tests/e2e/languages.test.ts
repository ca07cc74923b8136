/**
 * Each kind of page in the language in which the other tests do not open it: it speaks this
 * language, and the language menu leads to the same view in the other one.
 */
import {
  at,
  expect,
  expectAddress,
  LANGUAGE_NAMES,
  navbarOf,
  open,
  switchLanguage,
  test,
  TEXTS,
} from './fixtures';

/** Language to open, path with query and hash, and a text that the page shows in each language. */
const VIEWS = [
  ['ja', '/', {en: 'Recently added', ja: '新しく追加したサービス'}],
  ['ja', '/services/page/2?x=1', {en: 'Pricing model', ja: '料金体系'}],
  ['ja', '/services/cloudflare-r2?x=1#sources', {en: 'Facts and sources', ja: '情報と出典'}],
  ['ja', '/services/archive', {en: 'Archive', ja: 'アーカイブ'}],
  ['ja', '/services/tags', {en: 'Object Storage', ja: 'オブジェクトストレージ'}],
  ['ja', '/services/tags/object-storage', {en: 'Free tier', ja: '無料枠'}],
  ['ja', '/companies/company?country=JP', {en: 'SAKURA internet', ja: 'さくらインターネット'}],
  [
    'ja',
    '/companies/cloudflare#sources',
    {en: 'Services in this catalogue', ja: '掲載しているサービス'},
  ],
  ['ja', '/docs/categories/storage?object-lock=yes', {en: 'Free tier', ja: '無料枠'}],
  [
    'ja',
    '/compare?pick=amazon-s3,cloudflare-r2&storedGb=1000&egressGb=1000',
    {en: '$14.85', ja: '2,350円'},
  ],
  ['ja', '/docs/intro#overview', TEXTS.documents],
  ['ja', '/docs/category/categories', {en: 'Categories', ja: 'カテゴリー'}],
  ['ja', '/blog', {en: 'Blog', ja: 'ブログ'}],
  ['en', '/search?q=redmine&ctx=services', {en: 'Redmine', ja: 'Redmine'}],
  ['en', '/changes?category=app-hosting&kind=lifecycle', {en: 'Lifecycle', ja: '提供状況'}],
  ['en', '/docs/health', {en: 'With a source', ja: '出典あり'}],
  ['en', '/docs/categories/storage?storedGb=2000&egressGb=1000', {en: '29.85', ja: '4,720'}],
] as const;

/** Pages of one test, which share what the browser has loaded. */
const BATCH = 6;

for (let start = 0; start < VIEWS.length; start += BATCH) {
  test(`pages speak their language, and the menu leads to the same view, from ${start} on`, async ({
    page,
  }) => {
    // A day on which all plans in these tests are on sale.
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
    for (const [locale, address, label] of VIEWS.slice(start, start + BATCH)) {
      const other = locale === 'en' ? 'ja' : 'en';
      await open(page, at(locale, address));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(
        navbarOf(page, locale).getByRole('button', {name: LANGUAGE_NAMES[locale]}),
      ).toBeVisible();
      await expect(page.getByText(label[locale]).filter({visible: true}).first()).toBeVisible();
      await switchLanguage(page, locale);
      const {pathname, search, hash} = new URL(at(other, address), page.url());
      // The menu percent-encodes a comma; the URL is equivalent.
      await expectAddress(
        page,
        `${pathname.replace(/(?<=.)\/$/, '')}${search.replace(',', '%2C')}${hash}`,
      );
      await expect(page.getByText(label[other]).filter({visible: true}).first()).toBeVisible();
    }
  });
}

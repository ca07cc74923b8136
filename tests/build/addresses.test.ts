/** Each page has one URL, which the page itself, its translation and the sitemaps all use. */
import {execFileSync} from 'node:child_process';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {inspectTranslations} from '@site/src/catalogue';
import {
  address,
  brokenUrls,
  type BuiltPage,
  DEFAULT_LOCALE,
  folderOf,
  isNotFound,
  localeBase,
  LOCALES,
  PAGES,
  readBuilt,
  ROOT,
} from './pages';

/** URLs of a page by language, in document order. */
type Alternates = readonly (readonly [language: string, url: string])[];

const alternatesOf = ({route}: BuiltPage): Alternates => {
  const [english, japanese] = LOCALES.map((locale) => address.url + localeBase(locale) + route);
  return [
    ['en', english!],
    ['ja', japanese!],
    ['x-default', english!],
  ];
};

/** Pages that search engines should not list. */
const isLeftOut = (page: BuiltPage): boolean =>
  isNotFound(page) || /^(search|blog|offline|services\/tags(\/.*)?)$/.test(page.route);

/** Files of the last commit of the repository. */
const committedFiles = (): ReadonlySet<string> =>
  new Set(
    execFileSync('git', ['ls-tree', '-r', '-z', '--name-only', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
    }).split('\0'),
  );

describe('each page', () => {
  it('names its language, its own URL and those of both languages', () => {
    for (const page of PAGES) {
      const {$, file, locale, url} = page;
      const alternates = [...$('head link[rel="alternate"][hreflang]')].map((link) => [
        $(link).attr('hreflang'),
        $(link).attr('href'),
      ]);
      expect
        .soft({
          file,
          lang: $('html').attr('lang'),
          canonical: [...$('link[rel="canonical"]')].map((link) => $(link).attr('href')),
          ogUrl: [...$('meta[property="og:url"]')].map((meta) => $(meta).attr('content')),
          alternates,
        })
        .toEqual({
          file,
          lang: locale,
          canonical: [url],
          ogUrl: [url],
          alternates: alternatesOf(page),
        });
    }
  });

  it('has a title that no other page of its language has', () => {
    for (const locale of LOCALES) {
      const titles = PAGES.filter((page) => page.locale === locale && !isNotFound(page)).map(
        ({$}) => $('head > title').text(),
      );
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
      expect(titles).not.toContain('');
    }
  });
});

describe.each(LOCALES)('the sitemap of %s', (locale) => {
  const $ = load(readBuilt(`${folderOf(locale)}sitemap.xml`), {xml: true});
  const entries = [...$('urlset > url')].map((url) => ({
    loc: $(url).children('loc').text(),
    lastmod: $(url).children('lastmod').text(),
    alternates: [...$(url).children('xhtml\\:link[rel="alternate"]')].map((link) => [
      $(link).attr('hreflang'),
      $(link).attr('href'),
    ]),
  }));

  it('lists each indexable page of its language once, with its translation', () => {
    const expected = PAGES.filter((page) => page.locale === locale && !isLeftOut(page));
    expect(expected.length).toBeGreaterThan(40);
    const byUrl = (one: {loc: string}, other: {loc: string}) => (one.loc < other.loc ? -1 : 1);
    expect(entries.map(({loc, alternates}) => ({loc, alternates})).sort(byUrl)).toEqual(
      expected.map((page) => ({loc: page.url, alternates: alternatesOf(page)})).sort(byUrl),
    );
  });

  it('dates entries and documents that are committed, with no date in the future', () => {
    const committed = committedFiles();
    const sources = inspectTranslations(ROOT).filter(({page, translation}) =>
      committed.has(locale === DEFAULT_LOCALE ? page : translation),
    );
    expect(sources.length).toBeGreaterThan(40);
    for (const {route} of sources) {
      const loc = address.url + localeBase(locale) + route.slice(1);
      const date = entries.find((entry) => entry.loc === loc)?.lastmod;
      expect.soft(date, loc).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
      expect.soft(Date.parse(date!), loc).toBeLessThanOrEqual(Date.now());
    }
  });
});

it('crawlers may crawl everything, and find the sitemaps of both languages', () => {
  const root = address.url + address.baseUrl;
  expect(readBuilt('robots.txt').trim().split(/\n+/)).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${root}sitemap-index.xml`,
  ]);
  const $ = load(readBuilt('sitemap-index.xml'), {xml: true});
  const sitemaps = [...$('sitemapindex > sitemap > loc')].map((loc) => $(loc).text());
  expect(sitemaps).toEqual([`${root}sitemap.xml`, `${root}ja/sitemap.xml`]);
  expect(brokenUrls(sitemaps)).toEqual([]);
});

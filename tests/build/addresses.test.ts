/** Each page has one URL, which the page itself, its translation and the sitemaps all use. */
import {execFileSync} from 'node:child_process';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {inspectTranslations} from '@site/src/catalogue';
import {
  address,
  type BuiltPage,
  DEFAULT_LOCALE,
  fileAt,
  isNotFound,
  type Locale,
  localeBase,
  LOCALES,
  PAGES,
  readBuilt,
  ROOT,
} from './pages';

/** URLs of a page by language, in document order. */
type Alternates = readonly (readonly [language: string, url: string])[];

type Entry = {
  readonly loc: string;
  readonly lastmod: string | undefined;
  readonly alternates: Alternates;
};

function readSitemap(locale: Locale): Entry[] {
  const $ = load(readBuilt(locale === DEFAULT_LOCALE ? 'sitemap.xml' : `${locale}/sitemap.xml`), {
    xml: true,
  });
  return [...$('urlset > url')].map((url) => ({
    loc: $(url).children('loc').text(),
    lastmod: $(url).children('lastmod').text() || undefined,
    alternates: [...$(url).children('xhtml\\:link[rel="alternate"]')].map((link) => [
      $(link).attr('hreflang') ?? '',
      $(link).attr('href') ?? '',
    ]),
  }));
}

const alternatesOf = ({$}: BuiltPage): Alternates =>
  [...$('head link[rel="alternate"][hreflang]')].map((link) => [
    $(link).attr('hreflang') ?? '',
    $(link).attr('href') ?? '',
  ]);

const pageAt = (url: string): BuiltPage | undefined => PAGES.find((page) => page.url === url);

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
  it('has the language of the folder it is in', () => {
    for (const {$, file, locale} of PAGES) {
      expect.soft($('html').attr('lang'), file).toBe(locale);
    }
  });

  it('names its own URL once, as canonical link and as og:url', () => {
    for (const {$, file, url} of PAGES) {
      const canonical = [...$('link[rel="canonical"]')].map((link) => $(link).attr('href'));
      const ogUrl = [...$('meta[property="og:url"]')].map((meta) => $(meta).attr('content'));
      expect.soft({file, canonical, ogUrl}).toEqual({file, canonical: [url], ogUrl: [url]});
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

  it('links to both languages, with English as x-default', () => {
    for (const page of PAGES) {
      const [english, japanese] = LOCALES.map(
        (locale) => address.url + localeBase(locale) + page.route,
      );
      expect.soft(alternatesOf(page), page.file).toEqual([
        ['en', english],
        ['ja', japanese],
        ['x-default', english],
      ]);
    }
  });

  it('is linked back from each of its alternates', () => {
    for (const page of PAGES) {
      for (const [language, url] of alternatesOf(page)) {
        const other = pageAt(url);
        expect.soft(other?.file, `${language} page of ${page.file}`).toBeDefined();
        expect
          .soft(other && alternatesOf(other), `languages of ${page.file} and of ${url}`)
          .toEqual(alternatesOf(page));
        if (language !== 'x-default') {
          expect.soft(other?.locale, url).toBe(language);
        }
      }
    }
  });
});

describe.each(LOCALES)('the sitemap of %s', (locale) => {
  const entries = readSitemap(locale);

  it('lists each indexable page of its language once', () => {
    const expected = PAGES.filter((page) => page.locale === locale && !isLeftOut(page));
    expect(entries.map(({loc}) => loc).sort()).toEqual(expected.map(({url}) => url).sort());
    expect(entries.length).toBeGreaterThan(40);
  });

  it('links only to files of the build', () => {
    for (const {loc, alternates} of entries) {
      for (const url of [loc, ...alternates.map(([, alternate]) => alternate)]) {
        expect.soft(fileAt(new URL(url).pathname), url).toMatch(/\.html$/);
      }
    }
  });

  it('uses the canonical URL of each page', () => {
    for (const {loc} of entries) {
      const page = pageAt(loc);
      expect.soft(page?.$('link[rel="canonical"]').attr('href')).toBe(loc);
      expect.soft(page?.$('meta[property="og:url"]').attr('content')).toBe(loc);
    }
  });

  it('lists the same alternates as the pages', () => {
    for (const {loc, alternates} of entries) {
      const page = pageAt(loc);
      expect.soft(page && alternatesOf(page), loc).toEqual(alternates);
    }
  });

  it('dates entries and documents that are committed', () => {
    const committed = committedFiles();
    let dated = 0;
    const sources = inspectTranslations(ROOT);
    expect(sources.length).toBeGreaterThan(40);
    for (const {page, translation, route} of sources) {
      const loc = address.url + localeBase(locale) + route.slice(1);
      const entry = entries.find((candidate) => candidate.loc === loc);
      expect.soft(entry?.loc, page).toBe(loc);
      if (committed.has(locale === DEFAULT_LOCALE ? page : translation)) {
        dated++;
        expect.soft(entry?.lastmod, loc).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
      }
    }
    expect(dated).toBeGreaterThan(0);
  });

  it('has no date in the future', () => {
    for (const {loc, lastmod} of entries.filter((entry) => entry.lastmod !== undefined)) {
      expect.soft(Date.parse(lastmod!), loc).toBeLessThanOrEqual(Date.now());
    }
  });
});

describe('the pages for unknown paths', () => {
  it.each(LOCALES)('links, in %s, to the home pages of both languages', (locale) => {
    const page = PAGES.find((candidate) => isNotFound(candidate) && candidate.locale === locale)!;
    const targets = [...page.$('main a')].map((link) => page.$(link).attr('href'));
    expect(targets).toEqual(expect.arrayContaining(LOCALES.map(localeBase)));
  });
});

describe('crawlers', () => {
  const root = address.url + address.baseUrl;

  it('find the sitemaps of both languages in the index', () => {
    const $ = load(readBuilt('sitemap-index.xml'), {xml: true});
    const sitemaps = [...$('sitemapindex > sitemap > loc')].map((loc) => $(loc).text());
    expect(sitemaps).toEqual([`${root}sitemap.xml`, `${root}ja/sitemap.xml`]);
    for (const url of sitemaps) {
      expect(fileAt(new URL(url).pathname)).toBeDefined();
    }
  });

  it('may crawl everything, and find the sitemap index in robots.txt', () => {
    expect(readBuilt('robots.txt').trim().split(/\n+/)).toEqual([
      'User-agent: *',
      'Allow: /',
      `Sitemap: ${root}sitemap-index.xml`,
    ]);
  });
});

/** The feeds of services, read with a feed parser. */
import {load} from 'cheerio';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {describe, expect, it} from 'vitest';
import {loadCatalogue} from '@site/src/catalogue';
import {title as siteTitle} from '@site/src/site';
import {
  address,
  fileAt,
  isNotFound,
  type Locale,
  localeBase,
  LOCALES,
  PAGES,
  readBuilt,
  ROOT,
} from './pages';

type Entry = {
  readonly title: string | undefined;
  readonly id: string | undefined;
  readonly url: string | undefined;
  readonly date: string | undefined;
  readonly summary: string | undefined;
  readonly content: string | undefined;
};

/** The properties that all feed formats share. */
type Feed = {
  readonly title: string | undefined;
  readonly home: string | undefined;
  readonly description: string | undefined;
  readonly entries: readonly Entry[];
};

const folderOf = (locale: Locale): string => (locale === 'en' ? 'services' : `${locale}/services`);

function readRss(locale: Locale): Feed {
  const feed = parseRssFeed(readBuilt(`${folderOf(locale)}/rss.xml`));
  expect(feed.language).toBe(locale);
  return {
    title: feed.title,
    home: feed.link,
    description: feed.description,
    entries: (feed.items ?? []).map((item) => ({
      title: item.title,
      id: item.guid?.value,
      url: item.link,
      date: item.pubDate,
      summary: item.description,
      content: item.content?.encoded,
    })),
  };
}

function readAtom(locale: Locale): Feed {
  const feed = parseAtomFeed(readBuilt(`${folderOf(locale)}/atom.xml`));
  return {
    title: feed.title?.value,
    home: feed.links?.find(({rel}) => rel === 'alternate')?.href,
    description: feed.subtitle?.value,
    entries: (feed.entries ?? []).map((entry) => ({
      title: entry.title?.value,
      id: entry.id,
      url: entry.links?.[0]?.href,
      date: entry.updated,
      summary: entry.summary?.value,
      content: entry.content?.value,
    })),
  };
}

function readJson(locale: Locale): Feed {
  const feed = parseJsonFeed(JSON.parse(readBuilt(`${folderOf(locale)}/feed.json`)));
  return {
    title: feed.title,
    home: feed.home_page_url,
    description: feed.description,
    entries: (feed.items ?? []).map((item) => ({
      title: item.title,
      id: item.id,
      url: item.url,
      date: item.date_modified,
      summary: item.summary,
      content: item.content_html,
    })),
  };
}

const FORMATS = [
  {format: 'rss', read: readRss},
  {format: 'atom', read: readAtom},
  {format: 'json', read: readJson},
];

const {services} = loadCatalogue(ROOT);
const newestFirst = [...services].sort(
  (one, other) => Date.parse(other.date) - Date.parse(one.date),
);

describe.each(LOCALES.flatMap((locale) => FORMATS.map((format) => ({locale, ...format}))))(
  'the $format feed in $locale',
  ({locale, read}) => {
    const home = `${address.url}${localeBase(locale)}services`;
    const {entries, ...feed} = read(locale);

    it('has a title, a description and the URL of the list', () => {
      const page = PAGES.find(({route, locale: other}) => route === '' && other === locale)!;
      const description = page.$('meta[name="description"]').attr('content');
      expect(feed).toEqual({title: siteTitle, home, description});
    });

    it('lists all services, newest first, with the URL and date of their page', () => {
      expect(entries.map(({url}) => url)).toEqual(newestFirst.map(({slug}) => `${home}/${slug}`));
      entries.forEach(({id, url, title, date, summary}, index) => {
        const page = PAGES.find((candidate) => candidate.url === url);
        expect.soft(id).toBe(url);
        expect.soft(title, url).toBe(page?.$('h1').text());
        expect.soft(summary, url).toBe(page?.$('meta[name="description"]').attr('content'));
        expect.soft(Date.parse(date ?? ''), url).toBe(Date.parse(newestFirst[index]!.date));
      });
    });

    it('contains the full text in HTML that feed readers can show', () => {
      for (const {content = '', url} of entries) {
        const $ = load(content, {scriptingEnabled: false}, false);
        expect.soft($.text().length, url).toBeGreaterThan(1000);
        expect.soft($('script, style, noscript, button, [style], [class]').length, url).toBe(0);
        const values = [...$('[href], [src]')].map(
          (element) => $(element).attr('href') ?? $(element).attr('src') ?? '',
        );
        const broken = values.filter(
          (value) =>
            !URL.canParse(value) ||
            (new URL(value).origin === address.url &&
              fileAt(new URL(value).pathname) === undefined),
        );
        expect.soft(broken, url).toEqual([]);
        expect.soft(values.length, url).toBeGreaterThan(5);
      }
    });
  },
);

describe('each page of the services', () => {
  it('links to the feeds of its language', () => {
    const pages = PAGES.filter((page) => /^services(\/|$)/.test(page.route) && !isNotFound(page));
    expect(pages.length).toBeGreaterThan(100);
    for (const {$, file, locale} of pages) {
      // The page of a service also links to the feed of its changes.
      const feeds = [...$('link[rel="alternate"][type^="application/"]')]
        .map((link) => $(link).attr('href'))
        .filter((href) => !href?.endsWith('/changes.xml'));
      const expected = ['rss.xml', 'atom.xml', 'feed.json'];
      expect
        .soft(feeds, file)
        .toEqual(expected.map((name) => `${localeBase(locale)}services/${name}`));
    }
  });
});

/** The feeds of services, read with a feed parser. */
import {load} from 'cheerio';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {describe, expect, it} from 'vitest';
import {title as siteTitle} from '@site/src/site/settings';
import {
  address,
  brokenUrls,
  folderOf,
  isNotFound,
  type Locale,
  localeBase,
  LOCALES,
  pageAt,
  PAGES,
  readBuilt,
} from './pages';
import {catalogue} from './records';

const read = (locale: Locale, file: string): string =>
  readBuilt(`${folderOf(locale)}services/${file}`);

/** The properties that all formats share: those of the feed, and those of its entries. */
const FORMATS = {
  rss(locale: Locale) {
    const {title, link, description, items = []} = parseRssFeed(read(locale, 'rss.xml'));
    const entries = items.map((item) => ({
      title: item.title,
      id: item.guid?.value,
      url: item.link,
      date: item.pubDate,
      summary: item.description,
      content: item.content?.encoded,
    }));
    return {feed: {title, home: link, description}, entries};
  },
  atom(locale: Locale) {
    const feed = parseAtomFeed(read(locale, 'atom.xml'));
    const home = feed.links?.find(({rel}) => rel === 'alternate')?.href;
    const entries = (feed.entries ?? []).map((entry) => ({
      title: entry.title?.value,
      id: entry.id,
      url: entry.links?.[0]?.href,
      date: entry.updated,
      summary: entry.summary?.value,
      content: entry.content?.value,
    }));
    return {
      feed: {title: feed.title?.value, home, description: feed.subtitle?.value},
      entries,
    };
  },
  json(locale: Locale) {
    const feed = parseJsonFeed(JSON.parse(read(locale, 'feed.json')));
    const entries = (feed.items ?? []).map((item) => ({
      title: item.title,
      id: item.id,
      url: item.url,
      date: item.date_modified,
      summary: item.summary,
      content: item.content_html,
    }));
    return {
      feed: {title: feed.title, home: feed.home_page_url, description: feed.description},
      entries,
    };
  },
};

const newestFirst = [...catalogue.services].sort(
  (one, other) => Date.parse(other.date) - Date.parse(one.date),
);

describe.each(
  LOCALES.flatMap((locale) =>
    Object.entries(FORMATS).map(([format, parse]) => ({locale, format, parse})),
  ),
)('the $format feed in $locale', ({locale, parse}) => {
  const home = `${address.url}${localeBase(locale)}services`;
  const {entries, feed} = parse(locale);
  const descriptionOf = (route: string) =>
    pageAt(locale, route).$('meta[name="description"]').attr('content');

  it('lists all services, newest first, with the words, URL and date of their page', () => {
    expect(feed).toEqual({title: siteTitle, home, description: descriptionOf('')});
    expect(
      entries.map(({content, date, ...entry}) => ({...entry, date: Date.parse(date ?? '')})),
    ).toEqual(
      newestFirst.map(({slug, name, date}) => ({
        title: name[locale],
        id: `${home}/${slug}`,
        url: `${home}/${slug}`,
        date: Date.parse(date),
        summary: descriptionOf(`services/${slug}`),
      })),
    );
  });

  it('contains the full text in HTML that feed readers can show', () => {
    for (const {content = '', url} of entries) {
      const $ = load(content, {scriptingEnabled: false}, false);
      expect.soft($.text().length, url).toBeGreaterThan(1000);
      expect.soft($('script, style, noscript, button, [style], [class]').length, url).toBe(0);
      const values = [...$('[href], [src]')].map(
        (element) => $(element).attr('href') ?? $(element).attr('src') ?? '',
      );
      expect.soft(brokenUrls(values), url).toEqual([]);
      expect.soft(values.length, url).toBeGreaterThan(5);
    }
  });
});

it('each page of the services links to the feeds of its language', () => {
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

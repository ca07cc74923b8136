import type {APIRequestContext} from '@playwright/test';
import {at, COMPANIES, expect, LOCALES, SERVICES, test} from './fixtures';

/** Text of a file of the site, which has to be there. */
async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), `status of ${path}`).toBe(200);
  return response.text();
}

/** What stands between the tags of each element with this name. */
const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(
    ([, content = '']) => content,
  );

const pathOf = (url: string): string => new URL(url).pathname;

for (const locale of LOCALES) {
  const servicePaths = SERVICES.map((slug) => at(locale, `/services/${slug}`));

  test.describe(locale, () => {
    test('the rss feed holds the 25 services', async ({request}) => {
      const items = elements(await read(request, at(locale, '/services/rss.xml')), 'item');
      expect(items).toHaveLength(25);
      const links = items.map((item) => pathOf(elements(item, 'link')[0]!));
      expect(links.sort()).toEqual(servicePaths);
    });

    test('the atom feed holds the 25 services', async ({request}) => {
      const entries = elements(await read(request, at(locale, '/services/atom.xml')), 'entry');
      expect(entries).toHaveLength(25);
      const ids = entries.map((entry) => pathOf(elements(entry, 'id')[0]!));
      expect(ids.sort()).toEqual(servicePaths);
    });

    test('the json feed holds the 25 services', async ({request}) => {
      const feed = JSON.parse(await read(request, at(locale, '/services/feed.json'))) as {
        items: {url: string; title: string; content_html: string}[];
      };
      expect(feed.items).toHaveLength(25);
      expect(feed.items.map(({url}) => pathOf(url)).sort()).toEqual(servicePaths);
      for (const {title, content_html: content} of feed.items) {
        expect(content.length, `length of ${title}`).toBeGreaterThan(1000);
      }
    });

    test('each page names the feeds of its language', async ({page}) => {
      await page.goto(at(locale, '/services'));
      const feeds = await page
        .locator('link[rel="alternate"][type^="application/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(feeds).toEqual(
        ['rss.xml', 'atom.xml', 'feed.json'].map((name) => at(locale, `/services/${name}`)),
      );
    });

    test('the sitemap names the pages of its language', async ({request}) => {
      const sitemap = await read(request, at(locale, '/sitemap.xml'));
      const paths = elements(sitemap, 'loc').map((url) => pathOf(url).replace(/(?<=.)\/$/, ''));
      expect(paths).toEqual(
        expect.arrayContaining([
          locale === 'en' ? '/' : '/ja',
          ...servicePaths,
          ...COMPANIES.map((slug) => at(locale, `/companies/${slug}`)),
          at(locale, '/services'),
          at(locale, '/docs/intro'),
          at(locale, '/docs/categories/storage'),
        ]),
      );
      expect(paths.filter((path) => /^\/ja(\/|$)/.test(path) !== (locale === 'ja'))).toEqual([]);
      expect(new Set(paths).size).toBe(paths.length);
    });
  });
}

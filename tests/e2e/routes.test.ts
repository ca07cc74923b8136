/** Responses of the host. accessibility.test.ts opens every page in the browser. */
import {load} from 'cheerio';
import {at, COMPANIES, expect, LOCALES, SERVICES, TAGS, test} from './fixtures';

/** The routes of the specification by kind, in both languages. */
const ROUTES = {
  home: ['/'],
  search: ['/search'],
  list: ['/services', '/services/page/2'],
  archive: ['/services/archive'],
  tags: ['/services/tags'],
  tag: TAGS.map((tag) => `/services/tags/${tag}`),
  service: SERVICES.map((slug) => `/services/${slug}`),
  company: [...COMPANIES, 'company'].map((slug) => `/companies/${slug}`),
  documentation: [
    '/docs/',
    '/docs/intro',
    '/docs/contributing',
    '/docs/editorial-policy',
    '/docs/hosting',
    '/docs/health',
    '/docs/privacy',
  ],
  category: ['/docs/category/categories', '/docs/categories/payment', '/docs/categories/storage'],
  changes: ['/changes'],
  comparison: ['/compare'],
  blog: ['/blog'],
} as const satisfies Record<string, readonly string[]>;

/** Paths of plugin pages that the catalogue does not use, and paths below a page. */
const UNKNOWN_PATHS = [
  '/companies/',
  '/companies/tags',
  '/companies/archive',
  '/companies/authors',
  '/companies/page/2',
  '/services/authors',
  '/services/page/3',
  '/services/linear/x',
  '/services/tags/unknown',
  '/docs/tags',
];

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test('serves each page with its title and landmarks', async ({request}) => {
      for (const path of Object.values(ROUTES).flat()) {
        const response = await request.get(at(locale, path));
        expect.soft(response.status(), `status of ${path}`).toBe(200);
        const $ = load(await response.text());
        const heading = $('h1');
        expect.soft($('html').attr('lang'), `language of ${path}`).toBe(locale);
        expect.soft(heading.length, `headings of level 1 on ${path}`).toBe(1);
        expect.soft($('main').length, `main landmarks on ${path}`).toBe(1);
        expect
          .soft($('head title').text(), `title of ${path}`)
          .toBe(path === '/' ? 'DevShelf' : `${heading.text()} | DevShelf`);
      }
    });

    test('answers unknown paths with status 404', async ({request}) => {
      for (const path of UNKNOWN_PATHS) {
        const response = await request.get(at(locale, path));
        expect.soft(response.status(), path).toBe(404);
      }
    });
  });
}

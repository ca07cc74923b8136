/** Responses of the host. accessibility.test.ts opens every page in the browser. */
import {COMPANIES, SERVICES, TAGS} from '../fixtures/slugs';
import {at, expect, LOCALES, test} from './fixtures';

/** The routes of the specification, and those that were added to it. */
const ROUTES = [
  '/',
  '/search',
  '/services',
  '/services/page/2',
  '/services/archive',
  '/services/tags',
  ...TAGS.map((tag) => `/services/tags/${tag}`),
  ...SERVICES.map((slug) => `/services/${slug}`),
  ...[...COMPANIES, 'company'].map((slug) => `/companies/${slug}`),
  '/docs/',
  '/docs/intro',
  '/docs/category/categories',
  '/docs/categories/payment',
  '/docs/categories/storage',
  '/docs/contributing',
  '/docs/editorial-policy',
  '/docs/hosting',
  '/docs/health',
  '/docs/privacy',
  '/blog',
  '/changes',
  '/compare',
];

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
  test(`each route of the catalogue exists in ${locale}, and no other`, async ({request}) => {
    for (const path of ROUTES) {
      const response = await request.get(at(locale, path));
      expect.soft(response.status(), path).toBe(200);
    }
    for (const path of UNKNOWN_PATHS) {
      const response = await request.get(at(locale, path));
      expect.soft(response.status(), path).toBe(404);
    }
  });
}

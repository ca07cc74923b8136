import type {APIRequestContext, Page} from '@playwright/test';
import {at, COMPANIES, expect, LOCALES, open, SERVICES, TAGS, test} from './fixtures';

/** The routes of the specification by kind; each holds for both languages. */
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

/** One page of each kind of screen, to be seen in the browser. */
const EXAMPLES = [
  '/',
  '/search',
  '/services',
  '/services/page/2',
  '/services/archive',
  '/services/tags',
  '/services/tags/s-3-compatible',
  '/services/playwright',
  '/companies/37signals',
  '/companies/company',
  '/docs/intro',
  '/docs/categories/payment',
  '/docs/category/categories',
  '/changes',
  '/compare',
  '/blog',
];

/** Paths that the plugins behind the catalogue would have by themselves, and paths beyond a page. */
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

type Outline = {
  readonly lang: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly mains: number;
};

type Answer = {readonly status: number; readonly outline: Outline};

/** Reads the HTML of a page as it is served, without loading anything else of it. */
async function readOutline(page: Page, request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.get(path);
  const outline = await page.evaluate(
    (html) => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      return {
        lang: document.documentElement.lang,
        title: document.title,
        headings: [...document.querySelectorAll('h1')].map(({textContent}) => textContent ?? ''),
        mains: document.querySelectorAll('main').length,
      };
    },
    await response.text(),
  );
  return {status: response.status(), outline};
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    for (const [kind, paths] of Object.entries(ROUTES)) {
      test(`serves each ${kind} page with its title and landmarks`, async ({page, request}) => {
        for (const path of paths) {
          const {status, outline} = await readOutline(page, request, at(locale, path));
          expect.soft(status, `status of ${path}`).toBe(200);
          expect.soft(outline.lang, `language of ${path}`).toBe(locale);
          expect.soft(outline.headings, `headings of level 1 on ${path}`).toHaveLength(1);
          expect.soft(outline.mains, `main landmarks on ${path}`).toBe(1);
          expect
            .soft(outline.title, `title of ${path}`)
            .toBe(path === '/' ? 'DevShelf' : `${outline.headings[0]} | DevShelf`);
        }
      });
    }

    for (const path of EXAMPLES) {
      test(`shows ${path} in the browser`, async ({page}) => {
        await open(page, at(locale, path));
        const heading = page.getByRole('heading', {level: 1});
        await expect(heading).toHaveCount(1);
        await expect(heading).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page).toHaveTitle(
          path === '/' ? 'DevShelf' : `${await heading.innerText()} | DevShelf`,
        );
      });
    }

    test('answers paths that are no pages with status 404', async ({request}) => {
      for (const path of UNKNOWN_PATHS) {
        const response = await request.get(at(locale, path));
        expect.soft(response.status(), path).toBe(404);
      }
    });
  });
}

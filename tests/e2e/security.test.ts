/**
 * The headers that the build asks hosts to send, as enforced by a browser. Every test fails on a
 * violation of the policy; see fixtures.ts.
 */
import {readFileSync} from 'node:fs';
import type {Page} from 'playwright/test';
import {parseHeaderRules} from '../../src/hosting/headers';
import {headersOf} from '../site/headers';
import {expect, NOT_FOUND_STATUS, open, test, waitForHydration} from './fixtures';

/** One path of each kind of page. */
const KINDS = [
  '/',
  '/search?q=storage',
  '/services',
  '/services/page/2',
  '/services/archive',
  '/services/tags',
  '/services/tags/s-3-compatible',
  '/services/playwright',
  '/companies/37signals',
  '/companies/company',
  '/compare?pick=linear&pick=jira',
  '/docs/intro',
  '/docs/categories/storage',
  '/docs/category/categories',
  '/blog',
];

/** Markup and code that set `window.ran` if any of it is executed. */
const MARKUP = [
  '<img src=x onerror="window.ran=1">',
  '"><script>window.ran=1</script>',
  "');window.ran=1;//",
  'javascript:window.ran=1',
].join(' ');

/** Keys of local storage that the site reads. */
const KEYS = [
  'theme-devshelf',
  'docusaurus.announcement.id-devshelf',
  'docusaurus.announcement.dismiss-devshelf',
  'docs-preferred-version-default-devshelf',
  'docusaurus.tab.devshelf',
];

/** Pages that read their query, with the parameters they read. */
const HOSTILE = [
  {path: '/', query: ['docusaurus-theme', 'docusaurus-data-x']},
  {path: '/search', query: ['q', 'ctx', 'version']},
  {path: '/changes', query: ['category', 'kind', 'tag']},
  {path: '/compare', query: ['pick', 'services', 'q', 'sort', 'tag', 'x']},
  {path: '/services', query: ['tag']},
  {path: '/services/linear', query: ['docusaurus-theme', 'q']},
];

const rules = parseHeaderRules(readFileSync('build/_headers', 'utf8'));

/** Whether injected code has run on the page. */
const hasRun = (page: Page): Promise<boolean> => page.evaluate(() => 'ran' in window);

test('each kind of page works under the policy and sets no cookie @journey', async ({
  page,
  context,
}) => {
  for (const path of KINDS) {
    const response = await page.goto(path);
    const headers = response!.headers();
    for (const [name, value] of headersOf(rules, new URL(page.url()).pathname)) {
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
    await page.mouse.wheel(0, 10_000);
  }
  expect(await context.cookies()).toEqual([]);
});

test('markup in the URL or in storage is not executed', async ({page}) => {
  await page.addInitScript(
    ({keys, value}) => {
      for (const key of keys) {
        localStorage.setItem(key, value);
      }
    },
    {keys: KEYS, value: MARKUP},
  );
  for (const {path, query} of HOSTILE) {
    const search = new URLSearchParams(query.map((name) => [name, MARKUP])).toString();
    await open(page, `${path}?${search}#${encodeURIComponent(MARKUP)}`);
    await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
    await expect(page.getByRole('main'), path).toBeVisible();
    expect(await page.locator('img[src="x"]').count(), `images on ${path}`).toBe(0);
    expect(await hasRun(page), `code ran on ${path}`).toBe(false);
  }
});

test('a hash that is no percent-encoding is dropped', async ({page}) => {
  await open(page, '/services/linear/#%');
  await expect(page).toHaveURL(/\/services\/linear\/$/);
  await page.evaluate(() => {
    window.location.hash = '#%ff';
  });
  await expect(page).toHaveURL(/\/services\/linear\/$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Linear');
});

test('a link cannot set attributes of the document', async ({page}) => {
  await page.goto(
    '/services/linear/?docusaurus-data-asked=1&x=1&docusaurus-data-has-hydrated=true',
  );
  expect(new URL(page.url()).search).toBe('?x=1');
  await page.goto('/services/linear/?docusaurus-data-path-locale=ja');
  await waitForHydration(page);
  expect(await page.evaluate(() => document.documentElement.dataset.pathLocale)).toBeUndefined();
});

test('markup in an unknown path is not executed', async ({page, allowProblem}) => {
  allowProblem(NOT_FOUND_STATUS);
  await page.goto(`/${encodeURIComponent(MARKUP)}.html?q=${encodeURIComponent(MARKUP)}`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

for (const {name, strip} of [
  {name: 'the header', strip: 'meta'},
  {name: 'the meta element', strip: 'header'},
]) {
  test(`the policy in ${name} blocks injected code`, async ({page, allowProblem}) => {
    allowProblem(/^(policy|console error): .*(inline|eval|Content Security Policy)/);
    await page.route('**/docs/intro/', async (route) => {
      const response = await route.fetch();
      const {'content-security-policy': policy, ...headers} = response.headers();
      const html = await response.text();
      const meta = /<meta http-equiv=Content-Security-Policy [^>]*>/;
      expect(policy).toBeDefined();
      expect(html).toMatch(meta);
      const code = '<script>window.ran=1</script><img src="data:," alt="" onerror="window.ran=1">';
      await route.fulfill({
        response,
        headers: strip === 'header' ? headers : response.headers(),
        body: (strip === 'meta' ? html.replace(meta, '') : html).replace('<div id=', `${code}$&`),
      });
    });
    await page.goto('/docs/intro/');
    await waitForHydration(page);
    const isEvalBlocked = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({blockedURI}) => {
            if (blockedURI === 'eval') {
              resolve(true);
            }
          });
          // Code evaluated by the test itself is exempt from the policy.
          const link = document.createElement('a');
          link.setAttribute('onclick', 'window.ran=1');
          link.click();
          // oxlint-disable-next-line typescript/no-implied-eval -- the case under test
          setTimeout('window.ran=1', 0);
        }),
    );
    expect(isEvalBlocked).toBe(true);
    expect(await hasRun(page)).toBe(false);
  });
}

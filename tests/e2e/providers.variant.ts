/** The build with analytics and Algolia switched on; see variant.build.ts. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {expect, open, test} from './fixtures';

type Sent = {readonly analytics: string[]; readonly algolia: string[]};

/** The answer of the search service, with one hit. */
const HITS = {
  results: [
    {
      hits: [
        {
          objectID: '1',
          url: 'https://devshelf.example/services/redmine',
          type: 'lvl1',
          hierarchy: {lvl0: 'Services', lvl1: 'Redmine'},
          content: null,
          _snippetResult: {},
          _highlightResult: {
            hierarchy: {lvl0: {value: 'Services'}, lvl1: {value: '<mark>Redmine</mark>'}},
          },
        },
      ],
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      query: 'redmine',
      index: 'devshelf',
    },
  ],
};

/** Answers requests to both services in their place. Returns the URLs and bodies that were sent. */
async function intercept(page: Page): Promise<Sent> {
  const sent: Sent = {analytics: [], algolia: []};
  await page.route(/googletagmanager\.com|google-analytics\.com/, async (route) => {
    sent.analytics.push(route.request().url());
    await route.fulfill({contentType: 'text/javascript', body: ''});
  });
  await page.route(/^https:\/\/[^/]*algolia/, async (route) => {
    sent.algolia.push(route.request().postData() ?? '');
    await route.fulfill({json: HITS, headers: {'access-control-allow-origin': '*'}});
  });
  return sent;
}

/** Requests to the two services, which this build is meant to send. */
const PROVIDERS =
  /^foreign request: https:\/\/(www\.googletagmanager\.com|testappid0-\w+\.algolia(?:net\.com|\.net))\//;

test.beforeEach(({allowProblem}) => {
  allowProblem(PROVIDERS);
});

/** Calls of gtag so far, each as its list of arguments. */
const gtagCalls = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    ((window as unknown as {dataLayer?: ArrayLike<unknown>[]}).dataLayer ?? []).map((call) =>
      Array.from(call),
    ),
  );

const pageViews = async (page: Page): Promise<number> =>
  (await gtagCalls(page)).filter(([command, name]) => command === 'event' && name === 'page_view')
    .length;

test('analytics anonymises IP addresses and counts changes of path, query and hash', async ({
  page,
}) => {
  const sent = await intercept(page);
  await open(page, '/');
  expect(sent.analytics).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST000000']);
  expect(await gtagCalls(page)).toContainEqual(['config', 'G-TEST000000', {anonymize_ip: true}]);
  expect(await pageViews(page)).toBe(0);
  await page.getByRole('link', {name: 'Services', exact: true}).first().click();
  await expect.poll(() => pageViews(page)).toBe(1);
  await page.getByRole('link', {name: 'Linear', exact: true}).first().click();
  await expect.poll(() => pageViews(page)).toBe(2);
  await page.getByRole('link', {name: 'Source 1', exact: true}).click();
  await expect.poll(() => pageViews(page)).toBe(3);
  await page.evaluate(() => {
    history.pushState(null, '', '?x=1');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => pageViews(page)).toBe(4);
  expect(await gtagCalls(page)).toContainEqual(['set', 'page_path', '/services/linear?x=1']);
});

test('typing a query on the results page counts as one page view', async ({page}) => {
  await intercept(page);
  await page.clock.install();
  await open(page, '/search/');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const before = await pageViews(page);
  await page.getByRole('searchbox').first().focus();
  for (const letter of 'redmine') {
    await page.keyboard.press(letter);
    await page.clock.runFor(200);
  }
  await expect(page).toHaveURL(/[?&]q=redmine$/);
  expect(await pageViews(page)).toBe(before);
  await page.clock.runFor(2000);
  expect(await pageViews(page)).toBe(before + 1);
});

test('pages work when analytics is blocked', async ({page, allowProblem}) => {
  allowProblem(/ERR_BLOCKED_BY_CLIENT/);
  await page.route(/googletagmanager\.com|google-analytics\.com/, (route) =>
    route.abort('blockedbyclient'),
  );
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  await open(page, '/');
  await page.getByRole('link', {name: 'Services', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Services');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(documents).toBe(1);
});

for (const {name, value} of [
  {name: 'globalPrivacyControl', value: true},
  {name: 'doNotTrack', value: '1'},
]) {
  test(`analytics is off for a reader whose browser sends ${name}`, async ({page, context}) => {
    const sent = await intercept(page);
    await page.addInitScript(
      ([property, given]) => {
        Object.defineProperty(navigator, property, {get: () => given});
      },
      [name, value] as const,
    );
    await open(page, '/');
    await page.getByRole('link', {name: 'Services', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Services');
    await page.getByRole('link', {name: 'Linear', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Linear');
    expect(sent.analytics).toEqual([]);
    expect(await gtagCalls(page)).toEqual([]);
    expect(await page.evaluate(() => 'ga-disable-G-TEST000000' in window)).toBe(true);
    await expect(page.locator('[src*="google"], [href*="google-analytics"]')).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });
}

test('the search box queries Algolia and shows its hits', async ({page, allowProblem}) => {
  // DocSearch bundles zod, which tests whether eval is allowed and works without it.
  allowProblem(/^policy: script-src eval/);
  const sent = await intercept(page);
  await open(page, '/');
  expect(sent.algolia).toEqual([]);
  await page.getByRole('button', {name: /search/i}).click();
  await page.getByRole('searchbox').fill('redmine');
  await expect(page.getByRole('option').first()).toContainText('Redmine');
  expect(sent.algolia.length).toBeGreaterThan(0);
  expect(sent.algolia.at(-1)).toContain('redmine');
});

test('the code of each provider is loaded only if it is configured', () => {
  const scripts = (folder: string): string =>
    readdirSync(path.join(folder, 'assets/js'))
      .map((file) => readFileSync(path.join(folder, 'assets/js', file), 'utf8'))
      .join('\n');
  const variant = scripts('build-variant');
  const own = scripts('build');
  expect(variant.includes('DocSearch-')).toBe(true);
  expect(/minisearch/i.test(variant)).toBe(false);
  // The theme writes meta tags named docsearch:… for any crawler; they are not code of the
  // provider.
  expect(/DocSearch-|algoliasearch|algolia\.net/.test(own)).toBe(false);
  expect(/googletagmanager|window\.gtag|dataLayer/.test(own)).toBe(false);
  expect(/\blunr\b/.test(own)).toBe(false);
});

/** What a reader sees while the next page loads, and when a page cannot be drawn. */
import type {Locator, Page, Route} from '@playwright/test';
import {at, expect, expectAddress, ja, LOCALES, open, say, test, withinDocument} from './fixtures';
import {startHost} from './host';

const RETRY = say('Retry', ja.pages['loading.retry']);
const LOADING = say('Loading', ja.pages['loading.label']);
const TRY_AGAIN = say('Try again', ja.pages['theme.ErrorPageContent.tryAgain']);
const ROOT_CRASH = say('This page crashed', ja.pages['error.title']);
const PAGE_CRASH = say('This page crashed.', ja.pages['theme.ErrorPageContent.title']);

/** Scripts of pages; those of the frame are there before a test begins. */
const PARTS = /\/assets\/js\/(?!main|runtime)/;

/** Keeps requests waiting until they are let go, or made to fail. */
async function hold(page: Page, pattern: RegExp) {
  let held: Route[] = [];
  let isHolding = true;
  await page.route(pattern, async (route) => {
    if (isHolding) {
      held.push(route);
    } else {
      await route.fallback();
    }
  });
  const settle = async (how: (route: Route) => Promise<void>) => {
    const routes = held;
    held = [];
    await Promise.all(routes.map(how));
  };
  return {
    count: () => held.length,
    release: () => settle((route) => route.fallback()),
    fail: () => settle((route) => route.abort()),
    stop: () => {
      isHolding = false;
    },
  };
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test('the old page stays until the next is there, with a bar of progress after 200 ms', async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, at(locale, '/services/linear/'));
      const parts = await hold(page, PARTS);
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      const bar = page.locator('#nprogress');
      await withinDocument(page, async () => {
        await footerLink(page, say('Blog', ja.footer['link.item.label.Blog'])[locale]).click();
        await expectAddress(page, at(locale, '/blog'));
        await page.clock.runFor(199);
        await expect(bar).toHaveCount(0);
        await page.clock.runFor(1);
        await expect(bar).toBeAttached();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Linear');
        await expect(page).toHaveTitle('Linear | DevShelf');
        parts.stop();
        await parts.release();
        await expect(page.getByRole('heading', {level: 1})).toHaveText(
          say('Blog', ja.pages['blog.title'])[locale],
        );
      });
      await page.clock.resume();
      await expect(bar).toHaveCount(0);
    });

    test('a page that was not foreseen shows a spinner after 200 ms, and an error with Retry', async ({
      page,
      allowProblem,
    }) => {
      allowProblem(/Failed to load resource|ChunkLoadError|React|hydrat/i);
      await page.clock.install();
      const parts = await hold(page, PARTS);
      await page.goto(at(locale, '/blog/'), {waitUntil: 'commit'});
      await page.waitForFunction(() => 'docusaurus' in window);
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      // The router has prepared the page of the address; now that is another one.
      await page.evaluate(
        (path) => {
          history.replaceState(null, '', path);
        },
        at(locale, '/services/linear'),
      );
      await parts.release();
      await expect.poll(parts.count).toBeGreaterThan(0);
      const spinner = page.getByRole('status', {name: LOADING[locale], exact: true});
      await page.clock.runFor(199);
      await expect(spinner).toHaveCount(0);
      await expect
        .poll(async () => {
          await page.clock.runFor(200);
          return spinner.count();
        })
        .toBe(1);
      await parts.fail();
      const failure = page.getByRole('alert').filter({hasText: 'ChunkLoadError'});
      await expect(failure).toBeVisible();
      await page.clock.resume();
      parts.stop();
      await failure.getByRole('button', {name: RETRY[locale], exact: true}).click();
      await expect(page.getByRole('heading', {level: 1}).last()).toHaveText('Linear');
      await expect(failure).toHaveCount(0);
    });

    test('a crash of a page is told with its causes, and can be tried again', async ({
      page,
      allowProblem,
    }) => {
      allowProblem(/outer failure|React|Docusaurus/);
      for (const {path, literal, title, heading} of [
        // In what a page puts into the frame of the site, and in the page as a whole.
        {
          path: '/docs/intro/',
          literal: /(?<=\bh2:)"h2"/,
          title: PAGE_CRASH,
          heading: {
            en: 'Find, judge and compare a service',
            ja: 'サービスを探す、見極める、比べる',
          },
        },
        {
          path: '/blog/',
          literal: /"blog\.description"/,
          title: ROOT_CRASH,
          heading: say('Blog', ja.pages['blog.title']),
        },
      ]) {
        await crash(page, PARTS, literal);
        await page.goto(at(locale, path));
        const crashed = page.getByRole('heading', {level: 1, name: title[locale], exact: true});
        await expect(crashed).toBeVisible();
        await expect(page.getByText(/outer failure\s+Cause:\s+inner failure/)).toBeVisible();
        const tryAgain = page.getByRole('button', {name: TRY_AGAIN[locale], exact: true});
        await tryAgain.click();
        await expect(crashed).toBeVisible();
        await page.evaluate(() => {
          (window as {isMended?: boolean}).isMended = true;
        });
        await tryAgain.click();
        await expect(crashed).toHaveCount(0);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(heading[locale]);
        await page.unrouteAll({behavior: 'wait'});
      }
    });
  });
}

test('an item of the navbar that fails is named', async ({page, allowProblem}) => {
  allowProblem(/failure|React|Docusaurus|navbar item|NavbarItem/);
  await crash(page, /\/assets\/js\/main\./, /"iconLanguage_[^"]*"/);
  await page.goto('/docs/');
  await expect(page.getByText('A theme navbar item failed to render')).toBeVisible();
  await expect(page.getByText('"type": "localeDropdown"')).toBeVisible();
  await expect(page.getByText(/Cause:\s+outer failure/)).toBeVisible();
  await page.unrouteAll({behavior: 'wait'});
  await alter(page, /\/assets\/js\/main\./, (body) =>
    body.replaceAll('"localeDropdown"', '"nothing"'),
  );
  await page.goto('/docs/');
  await expect(page.getByText('No NavbarItem component found for type "nothing".')).toBeVisible();
});

test('a site below another path than it was built for says so on its home page only', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/^foreign request: http:\/\/localhost:|Failed to load resource/);
  const host = await startHost('build', '/sub/');
  const banner = page.getByText('Your Docusaurus site did not load properly.');
  const suggestion = page.getByText('We suggest trying baseUrl = /sub/');
  for (const [path, tells] of [
    ['/sub/', true],
    ['/sub/ja/', true],
    ['/sub/services/', false],
  ] as const) {
    await page.goto(host.url + path, {waitUntil: 'commit'});
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(banner).toHaveCount(tells ? 1 : 0);
    if (tells) {
      await expect(banner).toBeVisible();
      await expect(suggestion.or(page.getByText('baseUrl = /sub/ja/'))).toBeVisible();
    }
  }
  await host.stop();
});

test.describe('what is loaded before it is asked for', () => {
  const prefetched = (page: Page) => page.locator('link[rel="prefetch"]').count();

  test('pages whose links come into view, and those that are pointed at or touched', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    // Without a cache each load is seen.
    await page.route(PARTS, (route) => route.fallback());
    await open(page, '/services/linear/');
    await page.waitForLoadState('networkidle');
    const before = await prefetched(page);
    await footerLink(page, 'Blog').scrollIntoViewIfNeeded();
    await expect.poll(() => prefetched(page)).toBeGreaterThan(before);
    for (const [name, gesture] of [
      ['Blog', (link: Locator) => link.hover()],
      ['Tutorial', (link: Locator) => link.dispatchEvent('touchstart')],
    ] as const) {
      const count = scripts.length;
      await gesture(footerLink(page, name));
      await expect.poll(() => scripts.length, name).toBeGreaterThan(count);
    }
    await expectAddress(page, '/services/linear');
  });

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    const name = connection.saveData ? 'data saver' : connection.effectiveType;
    test(`nothing with ${name}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {
          value: Object.assign(new EventTarget(), value),
        });
      }, connection);
      await open(page, '/services/linear/');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const link = footerLink(page, 'Blog');
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await link.dispatchEvent('touchstart');
      await page.waitForLoadState('networkidle');
      expect(await prefetched(page)).toBe(0);
      expect(requests.filter((url) => PARTS.test(url))).toEqual([]);
      await link.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
    });
  }
});

test('a preferred version of the documents that is gone is forgotten', async ({page}) => {
  const key = 'docs-preferred-version-default-devshelf';
  await open(page, '/docs/');
  await page.evaluate((name) => {
    localStorage.setItem(name, 'gone');
  }, key);
  await open(page, '/');
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

/** Changes the scripts on their way. */
async function alter(page: Page, scripts: RegExp, change: (body: string) => string): Promise<void> {
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: change(await response.text())});
  });
}

/**
 * Puts a statement that throws in the place of a text in the scripts; it does so until
 * `window.isMended` is set.
 */
const crash = (page: Page, scripts: RegExp, literal: RegExp): Promise<void> =>
  alter(page, scripts, (body) =>
    body.replace(
      literal,
      (text) =>
        `(()=>{if(!window.isMended)throw new Error("outer failure",{cause:new Error("inner failure")});return ${text}})()`,
    ),
  );

/** When a resource fails to load, the text stays readable and the reader can continue. */
import type {Page, Route} from 'playwright/test';
import {expect, expectAddress, navbarOf, open, test, waitForHydration} from './fixtures';
import {MAIN, PARTS} from './scripts';

const MESSAGE =
  'Part of this page could not be loaded. You can keep reading, and links still work.';

/** Ways in which a host fails to deliver a file. */
const FAULTS = {
  'is gone': (route: Route) => route.fulfill({status: 404, contentType: 'text/plain', body: ''}),
  'is answered with a page of HTML': (route: Route) =>
    route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>'}),
  'cannot be reached': (route: Route) => route.abort('connectionreset'),
} as const;

const BROWSER_REPORTS = /Failed to load resource|Refused to execute|ERR_|Unexpected token/;
const CHUNK_REPORTS = /ChunkLoadError|Loading chunk|Loading CSS chunk/;

/** Milliseconds that loading a page may take on a slow connection. */
const SLOW = 20_000;

const messageOf = (page: Page) => page.getByRole('alert').filter({hasText: MESSAGE});

/** Counts the documents that the page loads from now on, without redirects. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('response', (response) => {
    const request = response.request();
    const isDocument = request.isNavigationRequest() && request.method() === 'GET';
    documents += isDocument && response.status() === 200 ? 1 : 0;
  });
  return () => documents;
}

/** Lets matching scripts fail in this way until `mend` is called. */
async function breakScripts(
  page: Page,
  pattern: RegExp,
  fault: (route: Route) => Promise<void>,
): Promise<{mend: () => void}> {
  let isBroken = true;
  await page.route(pattern, (route) => (isBroken ? fault(route) : route.fallback()));
  return {
    mend: () => {
      isBroken = false;
    },
  };
}

/** A service page whose text must stay readable in every case. */
const PAGE = '/services/linear/';

/** Loads the page without waiting for its scripts. */
const load = (page: Page) => page.goto(PAGE, {waitUntil: 'commit'});

const h1 = (page: Page) => page.getByRole('heading', {level: 1});

const expectText = (page: Page, timeout?: number) =>
  expect(page.getByRole('heading', {name: 'Facts and sources'})).toBeVisible({timeout});

const reload = (page: Page) =>
  page.getByRole('button', {name: 'Load the page again', exact: true}).click();

const goToBlog = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: 'Blog', exact: true}).click();

async function expectBlog(page: Page): Promise<void> {
  await expectAddress(page, '/blog');
  await expect(h1(page)).toHaveText('Blog');
}

/** Checks that a link of the page still works: it loads another page in full. */
async function expectWayOn(page: Page, timeout?: number): Promise<void> {
  await navbarOf(page).getByRole('link', {name: 'Documents', exact: true}).click();
  await expect(h1(page)).toHaveText('Introduction', {timeout});
}

test.describe('before the scripts run', () => {
  test.beforeEach(({allowProblem}) => {
    allowProblem(BROWSER_REPORTS);
  });

  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`a main script that ${name} leaves the text readable after one reload`, async ({page}) => {
      const documents = countDocuments(page);
      const {mend} = await breakScripts(page, MAIN, fault);
      await load(page);
      await expect(messageOf(page)).toBeVisible();
      expect(documents()).toBe(2);
      await expectText(page);
      await expectWayOn(page);
      // This page is also reloaded once before it shows the message.
      await expect(messageOf(page)).toBeVisible();
      await load(page);
      await expect(messageOf(page)).toBeVisible();
      mend();
      await reload(page);
      await waitForHydration(page);
      await expect(messageOf(page)).toBeHidden();
    });
  }

  test('an outdated page whose scripts are gone reloads and works', async ({page}) => {
    const documents = countDocuments(page);
    await page.route(MAIN, (route) =>
      documents() === 1 ? FAULTS['is gone'](route) : route.fallback(),
    );
    await load(page);
    await waitForHydration(page);
    expect(documents()).toBe(2);
    await expect(messageOf(page)).toBeHidden();
  });

  test('missing styles leave the text readable after one reload', async ({page}) => {
    const documents = countDocuments(page);
    await breakScripts(page, /\/assets\/css\//, FAULTS['is gone']);
    await load(page);
    await expect(messageOf(page)).toBeVisible();
    expect(documents()).toBe(2);
    await expectText(page);
    await waitForHydration(page);
    await page.getByRole('link', {name: 'Services', exact: true}).first().click();
    await expect(h1(page)).toHaveText('Services');
    await expect(messageOf(page)).toBeHidden();
  });

  test('a missing script is handled even when storage is blocked', async ({page, allowProblem}) => {
    allowProblem(/^console warning: .*storage/i);
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('The operation is insecure', 'SecurityError');
          },
        });
      }
    });
    const documents = countDocuments(page);
    const {mend} = await breakScripts(page, MAIN, FAULTS['is gone']);
    await load(page);
    await expect(messageOf(page)).toBeVisible();
    expect(documents()).toBe(2);
    mend();
    await reload(page);
    await waitForHydration(page);
    await expectWayOn(page);
  });
});

test.describe('once the scripts run', () => {
  test.beforeEach(async ({page, allowProblem}) => {
    allowProblem(BROWSER_REPORTS);
    allowProblem(CHUNK_REPORTS);
    await open(page, PAGE);
  });

  test('a tab left open during a deploy loads the requested page', async ({page}) => {
    const documents = countDocuments(page);
    const warned = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && CHUNK_REPORTS.test(message.text()),
    );
    // The scripts known to the tab are gone until it loads a new document.
    await page.route(PARTS, (route) =>
      documents() === 0 ? FAULTS['is gone'](route) : route.fallback(),
    );
    await goToBlog(page);
    await expectBlog(page);
    await waitForHydration(page);
    await warned;
    expect(documents()).toBe(1);
    await expect(messageOf(page)).toBeHidden();
  });

  test('a missing chunk does not cause repeated reloads', async ({page}) => {
    const documents = countDocuments(page);
    const {mend} = await breakScripts(page, PARTS, FAULTS['is gone']);
    await goToBlog(page);
    await expect(messageOf(page)).toBeVisible();
    await expectBlog(page);
    expect(documents()).toBe(1);
    mend();
    await expectWayOn(page);
    await waitForHydration(page);
  });

  test('a connection lost during navigation keeps the current page', async ({page, context}) => {
    const documents = countDocuments(page);
    // A route handler turns off the browser cache for the next page.
    await page.route(/\/assets\/js\//, (route) => route.fallback());
    await context.setOffline(true);
    await goToBlog(page);
    await expect(messageOf(page)).toBeVisible();
    await expect(h1(page)).toHaveText('Linear');
    const lookedInVain = page.waitForEvent(
      'requestfailed',
      (request) => request.method() === 'HEAD',
    );
    await reload(page);
    await lookedInVain;
    await expect(h1(page)).toHaveText('Linear');
    expect(documents()).toBe(0);
    await context.setOffline(false);
    await reload(page);
    await expectBlog(page);
  });
});

test('text and links work before the scripts have loaded on a slow connection', async ({
  page,
  context,
}) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  // The values of "Slow 3G" in the developer tools of Chromium.
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await load(page);
  await expectText(page, SLOW);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(messageOf(page)).toBeHidden();
  await expectWayOn(page, SLOW);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('the search shows an error when its scripts fail, and Retry recovers', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(BROWSER_REPORTS);
  allowProblem(CHUNK_REPORTS);
  for (const part of [
    /\/search\/manifest\.json$/,
    /\/search\/pages-.*\.json$/,
    /\/assets\/js\/search-worker\./,
  ]) {
    let isBroken = true;
    await context.route(part, (route) =>
      isBroken ? FAULTS['is answered with a page of HTML'](route) : route.fallback(),
    );
    await open(page, '/docs/');
    const box = page.getByRole('combobox', {name: 'Search', exact: true});
    await box.fill('redmine');
    const retry = page.getByRole('button', {name: 'Retry', exact: true});
    await expect(retry, String(part)).toBeVisible();
    await expect(messageOf(page)).toBeHidden();
    isBroken = false;
    await retry.click();
    await box.focus();
    await expect(page.getByRole('option').first(), String(part)).toBeVisible();
  }
});

test('the comparison survives missing parts side by side, and Retry loads them', async ({
  page,
  allowProblem,
}) => {
  allowProblem(BROWSER_REPORTS);
  allowProblem(CHUNK_REPORTS);
  for (const fault of Object.values(FAULTS)) {
    await open(page, '/compare/');
    const {mend} = await breakScripts(page, /\/assets\/(?:js|css)\/(?!main|runtime)/, fault);
    for (const name of ['Amazon S3', 'Cloudflare R2']) {
      await page.getByRole('checkbox', {name: `Compare ${name}`, exact: true}).check();
    }
    await page.getByRole('link', {name: 'Compare 2 side by side', exact: true}).click();
    const retry = page.getByRole('button', {name: 'Retry', exact: true});
    await expect(retry).toBeVisible();
    await expect(page.locator('tr[data-slug]')).toHaveCount(25);
    mend();
    await retry.click();
    await expect(page.locator('tr[data-field="attributes.storage-price"]')).toBeVisible();
    await expect(retry).toHaveCount(0);
  }
});

/** What a reader keeps when something fails to load: the text, and a way on. */
import type {Page, Route} from '@playwright/test';
import type {Locale} from '../../src/catalogue/vocabulary';
import {
  at,
  expect,
  expectAddress,
  ja,
  LOCALES,
  navbarOf,
  open,
  say,
  test,
  TEXTS,
  waitForHydration,
} from './fixtures';
import {MAIN, PARTS} from './scripts';

const MESSAGE = say(
  'Part of this page could not be loaded. You can keep reading, and links still work.',
  ja.pages['recovery.text'],
);
const RELOAD = say('Load the page again', ja.pages['recovery.reload']);
const RETRY = say('Retry', ja.pages['loading.retry']);
const SEARCH = say('Search', ja.pages['theme.SearchBar.label']);

/** Ways in which a host fails to give a file. */
const FAULTS = {
  'is gone': (route: Route) => route.fulfill({status: 404, contentType: 'text/plain', body: ''}),
  'is answered with a page of HTML': (route: Route) =>
    route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>'}),
  'cannot be reached': (route: Route) => route.abort('connectionreset'),
} as const;

const BROWSER_REPORTS = /Failed to load resource|Refused to execute|ERR_|Unexpected token/;
const CHUNK_REPORTS = /ChunkLoadError|Loading chunk|Loading CSS chunk/;

/** Milliseconds that a page may take on a slow connection. */
const SLOW = 20_000;

const messageOf = (page: Page, locale: Locale = 'en') =>
  page.getByRole('alert').filter({hasText: MESSAGE[locale]});

/** Counts the documents that the page loads from now on; a redirect is none. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('response', (response) => {
    const request = response.request();
    const isDocument = request.isNavigationRequest() && request.method() === 'GET';
    documents += isDocument && response.status() === 200 ? 1 : 0;
  });
  return () => documents;
}

/** Lets scripts that match fail in this way until told otherwise. */
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

/** A service, whose text is to stay readable whatever fails. */
const PAGE = '/services/linear/';

/** Asks for the page; its scripts may come or not. */
const load = (page: Page, locale: Locale = 'en') =>
  page.goto(at(locale, PAGE), {waitUntil: 'commit'});

const h1 = (page: Page) => page.getByRole('heading', {level: 1});

const expectText = (page: Page, locale: Locale = 'en', timeout?: number) =>
  expect(page.getByRole('heading', {name: TEXTS.sources[locale]})).toBeVisible({timeout});

const reload = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', {name: RELOAD[locale], exact: true}).click();

const goToBlog = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: 'Blog', exact: true}).click();

async function expectBlog(page: Page): Promise<void> {
  await expectAddress(page, '/blog');
  await expect(h1(page)).toHaveText('Blog');
}

/** The reader goes on by a link of the page, which loads a whole page that works. */
async function expectWayOn(page: Page, locale: Locale = 'en', timeout?: number): Promise<void> {
  await navbarOf(page, locale)
    .getByRole('link', {name: TEXTS.documents[locale], exact: true})
    .click();
  await expect(h1(page)).toHaveText(TEXTS.introduction[locale], {timeout});
}

test.describe('before the scripts run', () => {
  test.beforeEach(({allowProblem}) => {
    allowProblem(BROWSER_REPORTS);
  });

  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`a main script that ${name} leaves the text, after one more attempt`, async ({page}) => {
      for (const locale of LOCALES) {
        const documents = countDocuments(page);
        const {mend} = await breakScripts(page, MAIN, fault);
        await load(page, locale);
        await expect(messageOf(page, locale)).toBeVisible();
        expect(documents()).toBe(2);
        await expectText(page, locale);
        await expectWayOn(page, locale);
        // That page, too, is loaded a second time before it says so.
        await expect(messageOf(page, locale)).toBeVisible();
        await load(page, locale);
        await expect(messageOf(page, locale)).toBeVisible();
        mend();
        await reload(page, locale);
        await waitForHydration(page);
        await expect(messageOf(page, locale)).toBeHidden();
      }
    });
  }

  test('a page of before a deploy, whose scripts are gone, is loaded anew and works', async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await page.route(MAIN, (route) =>
      documents() === 1 ? FAULTS['is gone'](route) : route.fallback(),
    );
    await load(page);
    await waitForHydration(page);
    expect(documents()).toBe(2);
    await expect(messageOf(page)).toBeHidden();
  });

  test('styles that are gone leave the text, after one more attempt', async ({page}) => {
    const documents = countDocuments(page);
    await breakScripts(page, /\/assets\/css\//, FAULTS['is gone']);
    await load(page);
    await expect(messageOf(page)).toBeVisible();
    expect(documents()).toBe(2);
    await expectText(page);
    await waitForHydration(page);
    await page.getByRole('link', {name: TEXTS.services.en, exact: true}).first().click();
    await expect(h1(page)).toHaveText(TEXTS.services.en);
    await expect(messageOf(page)).toBeHidden();
  });

  test('without any storage a script that is gone is dealt with all the same', async ({
    page,
    allowProblem,
  }) => {
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

  test('a tab that was open across a deploy shows the page that was asked for', async ({page}) => {
    const documents = countDocuments(page);
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    // What the tab knows is gone until it learns of the new files from a new document.
    await page.route(PARTS, (route) =>
      documents() === 0 ? FAULTS['is gone'](route) : route.fallback(),
    );
    await goToBlog(page);
    await expectBlog(page);
    await waitForHydration(page);
    expect((await warning).text()).toMatch(CHUNK_REPORTS);
    expect(documents()).toBe(1);
    await expect(messageOf(page)).toBeHidden();
  });

  test('a part of a page that stays away does not end in a row of reloads', async ({page}) => {
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

  test('a connection lost while a page is on its way leaves the page that was there', async ({
    page,
    context,
  }) => {
    const documents = countDocuments(page);
    // Nothing of the next page comes from a cache of the browser.
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

test('on a slow connection the text is there, and its links work, before the scripts are', async ({
  page,
  context,
}) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  // The figures of "Slow 3G" in the tools of the browser.
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await load(page);
  await expectText(page, 'en', SLOW);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(messageOf(page)).toBeHidden();
  await expectWayOn(page, 'en', SLOW);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('a search whose parts are broken tells it, and Retry mends it', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(BROWSER_REPORTS);
  allowProblem(CHUNK_REPORTS);
  for (const part of [
    /\/search\/manifest\.json$/,
    /\/search\/pages-.*\.json$/,
    /\/assets\/js\/search-client\./,
    /\/assets\/js\/search-worker\./,
  ]) {
    let isBroken = true;
    await context.route(part, (route) =>
      isBroken ? FAULTS['is answered with a page of HTML'](route) : route.fallback(),
    );
    await open(page, '/docs/');
    const box = page.getByRole('combobox', {name: SEARCH.en, exact: true});
    await box.fill('redmine');
    const retry = page.getByRole('button', {name: RETRY.en, exact: true});
    await expect(retry, String(part)).toBeVisible();
    await expect(messageOf(page)).toBeHidden();
    isBroken = false;
    await retry.click();
    await box.focus();
    await expect(page.getByRole('option').first(), String(part)).toBeVisible();
  }
});

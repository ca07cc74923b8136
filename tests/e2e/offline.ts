/**
 * Shared by the tests of offline reading: one host per test, and access to the caches of the
 * browser.
 */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {Locale} from '../../src/catalogue/vocabulary';
import {at, expect, ja, navbarOf, say, test as base, TEXTS} from './fixtures';
import {listsOf} from '../fixtures/lists';
import {type Host, startHost} from './host';

/**
 * Each test has its own host, since workers and caches belong to an origin and the tests break the
 * host.
 */
export const test = base.extend<{host: Host}>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured argument
  host: async ({}, use) => {
    const host = await startHost('build');
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => {
    await use(host.url);
  },
});

/** Logged by the browser when a host is unreachable or answers with an error. */
export const UNREACHABLE = /Failed to load resource|ERR_/;

export const OFFLINE = say('Reading offline', ja.pages['offline.title']);
export const SEARCH = say('Search', ja.pages['theme.SearchBar.label']);

export const MINIO = '/services/minio/';
export const REDMINE = '/services/redmine/';
export const AMAZON_S3 = '/services/amazon-s3/';

/** Path of the style sheet that the published pages link. */
export const stylesOf = (locale: Locale): string =>
  /\/[^"= ]*assets\/css\/[^"> ]+/.exec(
    readFileSync(`build${at(locale, '/index.html')}`, 'utf8'),
  )![0];

export const h1 = (page: Page) => page.getByRole('heading', {level: 1});

export const goToServices = (page: Page, locale: Locale): Promise<void> =>
  navbarOf(page, locale).getByRole('link', {name: TEXTS.services[locale], exact: true}).click();

/** Waits until the service worker of the language is active and has cached the page. */
export async function waitForWorker(page: Page, path: string): Promise<void> {
  await page.evaluate(async () => {
    const {active} = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
    }
  });
  await waitForKept(page, [path]);
}

/** Waits until pages and files with these paths are in any cache. */
export async function waitForKept(page: Page, paths: readonly string[]): Promise<void> {
  const missing = async () => {
    const kept = (await readKept(page)).map(({path}) => path);
    return paths.filter((path) => !kept.includes(path));
  };
  await expect.poll(missing, {timeout: 20_000}).toEqual([]);
}

/** Entries of all caches of the origin: name of the cache, path and content type. */
export const readKept = (page: Page): Promise<{cache: string; path: string; type: string}[]> =>
  page.evaluate(async () => {
    const kept = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const type = response?.headers.get('content-type') ?? '';
        kept.push({cache: name, path: new URL(request.url).pathname, type});
      }
    }
    return kept;
  });

/** Waits until the lists and the search are cached with everything they need. */
export const waitForLists = (page: Page, locale: Locale): Promise<void> =>
  waitForKept(page, listsOf(locale));

/** The usage records of Workbox, each as the name of its cache. */
export const readUses = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('workbox-expiration', 1);
        // The worker has not created the database yet, and could not use one that is empty.
        request.onupgradeneeded = () => {
          request.transaction!.abort();
        };
        request.onerror = () => {
          if (request.error!.name === 'AbortError') {
            resolve([]);
          } else {
            reject(request.error!);
          }
        };
        request.onsuccess = () => {
          const database = request.result;
          const rows = database.transaction('cache-entries').objectStore('cache-entries').getAll();
          rows.onsuccess = () => {
            database.close();
            resolve((rows.result as {cacheName: string}[]).map(({cacheName}) => cacheName));
          };
        };
      }),
  );

/** Shared by the tests of offline reading. */
import type {Page} from 'playwright/test';
import {expect, test as base} from './fixtures';
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

/** The entries of all caches of the origin: name of the cache, and path. */
export const readKept = (page: Page): Promise<{cache: string; path: string}[]> =>
  page.evaluate(async () => {
    const kept = [];
    for (const name of await caches.keys()) {
      for (const {url} of await (await caches.open(name)).keys()) {
        kept.push({cache: name, path: new URL(url).pathname});
      }
    }
    return kept;
  });

/**
 * Waits until a worker has cached pages and files. It does not ask for `serviceWorker.ready`: asked
 * for before the page has registered its worker, that is the worker of the other language for good.
 */
export async function waitForKept(page: Page, ...paths: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await readKept(page)).map(({path}) => path))
    .toEqual(expect.arrayContaining([...paths]));
}

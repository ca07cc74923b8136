/** What offline reading downloads in advance, and when. */
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import type {Connection} from '../../src/offline/connection';
import {at, expect, LOCALES, open} from './fixtures';
import {
  AMAZON_S3,
  goToServices,
  MINIO,
  readKept,
  SEARCH,
  stylesOf,
  test,
  UNREACHABLE,
  waitForKept,
  waitForLists,
  waitForWorker,
} from './offline';

/**
 * Bytes, compressed with Brotli, that a worker may load in addition to what the page has loaded.
 */
const MAX_UNASKED = 60_000;

/** Overrides properties of `navigator.connection`; `undefined` removes the interface. */
async function pretend(page: Page, connection: Connection | undefined): Promise<void> {
  await page.addInitScript((values) => {
    const {connection: real} = navigator as unknown as {readonly connection: object};
    if (values) {
      Object.entries(values).forEach(([name, value]) => Object.defineProperty(real, name, {value}));
    } else {
      Object.defineProperty(navigator, 'connection', {value: undefined});
    }
  }, connection);
}

for (const locale of LOCALES) {
  test(`${locale}: on the first page the worker only loads itself and the offline page in advance`, async ({
    page,
    host,
  }) => {
    const s3 = at(locale, AMAZON_S3);
    await open(page, s3);
    await waitForWorker(page, s3);
    await waitForKept(page, [stylesOf(locale)]);
    const loaded = host.requests.filter(({isByWorker}) => isByWorker).map(({path}) => path);
    expect(loaded).toContain(at(locale, '/service-worker.js'));
    expect(loaded).toContain(at(locale, '/offline/'));
    expect(loaded.filter((path) => path.includes('/search/'))).toEqual([]);
    const bytes = loaded
      .map((path) => readFileSync(`build${path.endsWith('/') ? `${path}index.html` : path}`))
      .reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
    expect(bytes).toBeLessThan(MAX_UNASKED);
    const pages = (await readKept(page)).filter(({type}) => type.includes('html'));
    expect(pages.map(({path}) => path).sort()).toEqual([at(locale, '/offline/'), s3].sort());
  });
}

test('the search index is cached once the search is used', async ({page, host, allowProblem}) => {
  allowProblem(UNREACHABLE);
  await open(page, MINIO);
  await waitForWorker(page, MINIO);
  const box = page.getByRole('combobox', {name: SEARCH.en, exact: true});
  await box.focus();
  const index = Object.values(
    JSON.parse(readFileSync('build/search/manifest.json', 'utf8')) as Record<string, string>,
  );
  await waitForKept(
    page,
    ['manifest.json', ...index].map((file) => `/search/${file}`),
  );
  await host.stop();
  await open(page, MINIO);
  await box.fill('redmine');
  await expect(page.getByRole('option').first()).toContainText('Redmine');
});

for (const [name, connection, isKept] of [
  ['unknown', undefined, true],
  ['fast', {effectiveType: '4g', type: 'wifi'}, true],
  ['slow', {effectiveType: '3g'}, false],
  ['cellular', {effectiveType: '4g', type: 'cellular'}, false],
] as const) {
  test(`the second page of a visit ${isKept ? 'caches' : 'does not cache'} the lists when the connection is ${name}`, async ({
    page,
    host,
  }) => {
    await pretend(page, connection);
    await open(page, MINIO);
    await waitForWorker(page, MINIO);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy', exact: true}).click();
    await waitForKept(page, ['/docs/privacy/']);
    if (isKept) {
      await waitForLists(page, 'en');
    } else {
      await page.waitForLoadState('networkidle');
      const unasked = host.requests.filter(
        ({path, isByWorker}) => isByWorker && path === '/compare/',
      );
      expect(unasked).toEqual([]);
    }
  });
}

test('a second page loaded as a document caches the lists as well', async ({page}) => {
  await open(page, MINIO);
  await waitForWorker(page, MINIO);
  await page.evaluate(() => {
    window.location.assign('/docs/privacy/');
  });
  await page.waitForURL('**/docs/privacy/');
  await waitForLists(page, 'en');
});

test('nothing is cached when data saving is on', async ({page, host}) => {
  await pretend(page, {saveData: true});
  await open(page, MINIO);
  await page.waitForLoadState('networkidle');
  await goToServices(page, 'en');
  await page.waitForLoadState('networkidle');
  expect(await readKept(page)).toEqual([]);
  expect(host.requests.filter(({isByWorker}) => isByWorker)).toEqual([]);
});

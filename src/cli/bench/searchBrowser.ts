/** Measures in the browser the time from a key press to the results on screen. */
import {chromium, type Browser, type Page} from '@playwright/test';
import {requireBuild} from '../site/build';
import {ensureChromium, launchOptions} from '../site/chromium';
import {listen, serveSite} from '../site/server';
import {readBuiltFiles} from './builtFiles';
import {ENGLISH, JAPANESE} from './queries';
import {withServices} from './synthetic';
import {LOCALES, type Locale} from '../../catalogue/vocabulary';
import type {SearchFiles} from '../../search/searchFiles';
import {printTable} from '../table';

/** Numbers of services; the first is that of the site. */
const SIZES = [25, 1000];

/** Number of queries that are typed, picked at equal intervals. */
const QUERIES = 15;

/** Pause in milliseconds after each key, longer than any answer takes. */
const PAUSE_MS = 200;

/** A query that finds nothing. */
const NOTHING = 'zqxjzqxjzqxj';

const SITES = {
  en: {path: '/docs/', queries: ENGLISH},
  ja: {path: '/ja/docs/', queries: JAPANESE},
} as const satisfies Readonly<Record<Locale, unknown>>;

/**
 * Types queries into the search box of the built site and prints percentiles, in milliseconds,
 * of the time from the `keydown` event to the end of the frame with the last change of the list.
 * Larger catalogues are made by serving the search files of {@link withServices} to the worker.
 */
export async function benchSearchBrowser(): Promise<void> {
  requireBuild();
  ensureChromium();
  const server = serveSite('build');
  const origin = await listen(server);
  const browser = await chromium.launch(launchOptions());
  const rows: string[][] = [];
  try {
    for (const size of SIZES) {
      for (const locale of LOCALES) {
        const files = withServices(readBuiltFiles(locale), size, locale);
        const times = await measure(browser, origin, locale, files);
        const at = (share: number) => times[Math.ceil(share * times.length) - 1]!.toFixed(1);
        rows.push([`${locale} ${size}`, String(times.length), at(0.5), at(0.95), at(1)]);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  printTable(['services', 'key presses', 'p50 ms', 'p95 ms', 'longest ms'], rows);
}

/** @returns the time in milliseconds of each key press that changed the list, shortest first */
async function measure(
  browser: Browser,
  origin: string,
  locale: Locale,
  {pages, texts}: SearchFiles,
): Promise<number[]> {
  const {path, queries} = SITES[locale];
  const page = await browser.newPage({serviceWorkers: 'block'});
  await page.route('**/search/pages-*.json', (route) => route.fulfill({json: pages}));
  await page.route('**/search/texts-*.json', (route) => route.fulfill({json: texts}));
  await page.goto(origin + path, {waitUntil: 'networkidle'});
  const step = Math.ceil(queries.length / QUERIES);
  const times = await typeAll(
    page,
    queries.filter((_, index) => index % step === 0).map(({query}) => query),
  );
  await page.close();
  return times;
}

/** As {@link measure}. */
async function typeAll(page: Page, queries: readonly string[]): Promise<number[]> {
  const form = page.getByRole('navigation').getByRole('search');
  const box = form.getByRole('combobox');
  // That nothing was found is shown once all texts are indexed.
  await box.fill(NOTHING);
  await form.locator('p:not([role])').waitFor();
  const measured = await box.evaluateHandle((element) => {
    const input = element as HTMLInputElement;
    const presses: {readonly start: number; end: number | undefined}[] = [];
    let last: (typeof presses)[number] | undefined;
    let pressed: number | undefined;
    input.addEventListener('keydown', ({timeStamp}) => {
      pressed = timeStamp;
    });
    input.addEventListener('input', ({timeStamp}) => {
      // Text from an input method has no `keydown`. Clearing the box is not measured.
      last = input.value === '' ? undefined : {start: pressed ?? timeStamp, end: undefined};
      pressed = undefined;
      if (last) {
        presses.push(last);
      }
    });
    new MutationObserver(() => {
      const press = last;
      requestAnimationFrame(() => {
        // The first task after the frame; a timer could run later.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => {
          if (press) {
            press.end = performance.now();
          }
        };
        port2.postMessage(undefined);
      });
    }).observe(input.closest('form')!, {subtree: true, childList: true, characterData: true});
    return presses;
  });
  for (const query of queries) {
    await box.fill('');
    for (const letter of query) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(PAUSE_MS);
    }
  }
  const presses = await measured.jsonValue();
  return presses
    .filter(({end}) => end !== undefined)
    .map(({start, end}) => end! - start)
    .sort((one, other) => one - other);
}

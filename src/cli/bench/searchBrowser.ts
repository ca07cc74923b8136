/** Measures in the browser the time from a key press to the results on screen. */
import {chromium, type Page} from '@playwright/test';
import {requireBuild} from '../site/build';
import {ensureChromium, launchOptions} from '../site/chromium';
import {listen, serveSite} from '../site/server';
import {ENGLISH, JAPANESE} from './queries';
import type {Locale} from '../../catalogue/vocabulary';
import {printTable} from '../table';

/** Number of queries that are typed, picked at equal intervals. */
const QUERIES = 25;

/** Pause in milliseconds after each key, for its results; fast typists need 80 ms per key. */
const PAUSE_MS = 120;

const SITES = {
  en: {path: '/docs/', queries: ENGLISH},
  ja: {path: '/ja/docs/', queries: JAPANESE},
} as const satisfies Readonly<Record<Locale, unknown>>;

/**
 * Types queries into the search box of the built site and prints percentiles, in milliseconds,
 * of the time from the `input` event to the frame after the last change of the list.
 */
export async function benchSearchBrowser(): Promise<void> {
  requireBuild();
  ensureChromium();
  const server = serveSite('build');
  const origin = await listen(server);
  const browser = await chromium.launch(launchOptions());
  const rows: string[][] = [];
  try {
    for (const [locale, {path, queries}] of Object.entries(SITES)) {
      const page = await browser.newPage({serviceWorkers: 'block'});
      await page.goto(origin + path, {waitUntil: 'networkidle'});
      const step = Math.ceil(queries.length / QUERIES);
      const times = await typeAll(
        page,
        queries.filter((_, index) => index % step === 0).map(({query}) => query),
      );
      const at = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(1);
      rows.push([locale, String(times.length), at(0.5), at(0.95), at(1)]);
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  printTable(['language', 'key presses', 'median ms', 'p95 ms', 'longest ms'], rows);
}

/** @returns the time in milliseconds of each key press that changed the list, shortest first */
async function typeAll(page: Page, queries: readonly string[]): Promise<number[]> {
  const box = page.getByRole('navigation').getByRole('combobox');
  await box.focus();
  await page.waitForLoadState('networkidle');
  const measured = await box.evaluateHandle((element) => {
    const input = element as HTMLInputElement;
    const presses: {start: number; end: number | undefined}[] = [];
    let last: (typeof presses)[number] | undefined;
    input.addEventListener('input', () => {
      // Clearing the box is not measured.
      last = input.value === '' ? undefined : {start: performance.now(), end: undefined};
      if (last) {
        presses.push(last);
      }
    });
    new MutationObserver(() => {
      const press = last;
      requestAnimationFrame(() => {
        setTimeout(() => {
          if (press) {
            press.end = performance.now();
          }
        });
      });
    }).observe(input.closest('form')!, {subtree: true, childList: true, characterData: true});
    return presses;
  });
  for (const query of queries) {
    await box.fill('');
    for (const letter of query) {
      await page.keyboard.insertText(letter);
      await page.waitForTimeout(PAUSE_MS);
    }
  }
  const presses = await measured.jsonValue();
  return presses
    .filter(({end}) => end !== undefined)
    .map(({start, end}) => end! - start)
    .sort((one, other) => one - other);
}

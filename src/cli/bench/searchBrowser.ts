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

/** Milliseconds between two refreshes of the display in headless Chromium. */
const REFRESH_MS = 1000 / 60;

/** A query that finds nothing. */
const NOTHING = 'zqxjzqxjzqxj';

const SITES = {
  en: {path: '/docs/', queries: ENGLISH},
  ja: {path: '/ja/docs/', queries: JAPANESE},
} as const satisfies Readonly<Record<Locale, unknown>>;

/** Times of a key press in milliseconds, on the clock of the page. */
type Press = {
  /** Of the `keydown` event, or of the `input` event if there is none. */
  readonly start: number;
  /** Time of the frame with the letter, which the browser begins at once. */
  letterFrame?: number;
  /** When the list changed for the last time, after React has rendered. */
  changed?: number;
  /** Time of the frame with this change: that of the refresh of the display. */
  resultFrame?: number;
  /** When the browser began this frame. */
  begun?: number;
  /** The first task after this frame: its styles, layout and painting are done. */
  end?: number;
};

/**
 * Types queries into the search box of the built site and prints percentiles, in milliseconds, of
 * the time from the `keydown` event to the end of the frame with the last change of the list, and
 * of this time without the wait for the frame, in which nothing happens; and the share of key
 * presses whose frame is the one after that of the letter.
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
        const presses = await measure(browser, origin, locale, files);
        const work = presses.map(({start, changed, begun, end}) => changed - start + end - begun);
        const inNext = presses.filter(
          // Half a refresh is for the inaccuracy of the clock.
          ({letterFrame, resultFrame}) => resultFrame - letterFrame < 1.5 * REFRESH_MS,
        );
        const all = presses.map(({start, end}) => end - start);
        rows.push([
          `${locale} ${size}`,
          String(presses.length),
          ...[work, all].flatMap((times) => [0.5, 0.95, 1].map((share) => at(times, share))),
          `${((100 * inNext.length) / presses.length).toFixed(0)} %`,
        ]);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  printTable(
    [
      'services',
      'key presses',
      ...['work', 'all'].flatMap((time) =>
        ['p50', 'p95', 'longest'].map((share) => `${time} ${share}`),
      ),
      'next frame',
    ],
    rows,
  );
}

/** The time that this share of the times, from 0 to 1, does not exceed. */
const at = (times: readonly number[], share: number): string =>
  times.toSorted((one, other) => one - other)[Math.ceil(share * times.length) - 1]!.toFixed(1);

/** @returns the key presses that changed the list */
async function measure(
  browser: Browser,
  origin: string,
  locale: Locale,
  {pages, texts}: SearchFiles,
): Promise<Required<Press>[]> {
  const {path, queries} = SITES[locale];
  const page = await browser.newPage({serviceWorkers: 'block'});
  await page.route('**/search/pages-*.json', (route) => route.fulfill({json: pages}));
  await page.route('**/search/texts-*.json', (route) => route.fulfill({json: texts}));
  await page.goto(origin + path, {waitUntil: 'networkidle'});
  const step = Math.ceil(queries.length / QUERIES);
  const presses = await typeAll(
    page,
    queries.filter((_, index) => index % step === 0).map(({query}) => query),
  );
  await page.close();
  return presses;
}

/** As {@link measure}. */
async function typeAll(page: Page, queries: readonly string[]): Promise<Required<Press>[]> {
  const form = page.getByRole('navigation').getByRole('search');
  const box = form.getByRole('combobox');
  // That nothing was found is shown once all texts are indexed.
  await box.fill(NOTHING);
  await form.locator('p:not([role])').waitFor();
  const measured = await box.evaluateHandle((element) => {
    const input = element as HTMLInputElement;
    const presses: Press[] = [];
    let last: Press | undefined;
    let pressed: number | undefined;
    input.addEventListener('keydown', ({timeStamp}) => {
      pressed = timeStamp;
    });
    input.addEventListener('input', ({timeStamp}) => {
      // Text from an input method has no `keydown`. Clearing the box is not measured.
      last = input.value === '' ? undefined : {start: pressed ?? timeStamp};
      pressed = undefined;
      if (last) {
        const press = last;
        presses.push(press);
        requestAnimationFrame((time) => {
          press.letterFrame = time;
        });
      }
    });
    new MutationObserver(() => {
      const press = last;
      if (!press) {
        return;
      }
      const changed = performance.now();
      requestAnimationFrame((resultFrame) => {
        const begun = performance.now();
        // The first task after the frame; a timer could run later.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => {
          Object.assign(press, {changed, resultFrame, begun, end: performance.now()});
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
  return presses.filter((press): press is Required<Press> => press.end !== undefined);
}

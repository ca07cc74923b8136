/** When the scripts of a page start: after its first paint, or at once where there is none. */
import type {Page} from '@playwright/test';
import {at, expect, LOCALES, test} from './fixtures';

const HYDRATED = 'html[data-has-hydrated="true"]';

/**
 * Runs in the page: notes when the page asks whether the browser has painted, and each script of the
 * site when it is added.
 * @param frames number of times that the page is told that nothing is painted yet
 */
function noteStart(frames: number): void {
  const noted: string[] = [];
  (window as {noted?: unknown}).noted = noted;
  const told = performance.getEntriesByType.bind(performance);
  performance.getEntriesByType = (type) => {
    if (type !== 'paint') {
      return told(type);
    }
    noted.push('frame');
    return noted.length > frames ? [new PerformanceMark('painted')] : [];
  };
  new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({addedNodes}) => [...addedNodes])) {
      const source = node instanceof HTMLScriptElement ? node.getAttribute('src') : null;
      if (source?.includes('/assets/js/')) {
        noted.push(/[^/]+(?=\.\w+\.js$)/.exec(source)![0]);
      }
    }
  }).observe(document, {childList: true, subtree: true});
}

/** What was noted until the page was hydrated, up to its second script. */
async function startOf(page: Page): Promise<readonly string[]> {
  await expect(page.locator(HYDRATED)).toBeAttached();
  const noted = await page.evaluate(() => (window as unknown as {noted: string[]}).noted);
  return noted.slice(0, noted.indexOf('main') + 1);
}

/** More frames than the page waits for. */
const NEVER = 100;

const FRAME = 'frame';
const SCRIPTS = ['runtime~main', 'main'];

for (const locale of LOCALES) {
  test.describe(locale, () => {
    for (const path of ['/', '/services/', '/compare/', '/docs/intro/']) {
      test(`the scripts of ${path} run in their order, once the page is painted`, async ({
        page,
      }) => {
        await page.addInitScript(noteStart, 3);
        await page.goto(at(locale, path));
        expect(await startOf(page)).toEqual([FRAME, FRAME, FRAME, FRAME, ...SCRIPTS]);
      });
    }

    test('they run all the same if the browser does not tell that it has painted', async ({
      page,
    }) => {
      await page.addInitScript(noteStart, NEVER);
      await page.goto(at(locale, '/services/jira/'));
      expect(await startOf(page)).toEqual([...Array<string>(9).fill(FRAME), ...SCRIPTS]);
    });

    test('they run at once in the background, where nothing is painted', async ({page}) => {
      await page.addInitScript(noteStart, NEVER);
      await page.addInitScript(() => {
        Object.defineProperty(document, 'hidden', {value: true});
      });
      await page.goto(at(locale, '/services/jira/'));
      expect(await startOf(page)).toEqual(SCRIPTS);
    });
  });
}

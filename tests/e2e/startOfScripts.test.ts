/** When the scripts of a page start: after its first paint, or at once where none can be told. */
import {at, expect, LOCALES, test} from './fixtures';

const HYDRATED = 'html[data-has-hydrated="true"]';

/** Runs in the page: notes each script of the site when it is added, and whether there is a paint. */
function noteScripts(): void {
  const noted: (readonly [name: string | undefined, isPainted: boolean])[] = [];
  (window as {noted?: unknown}).noted = noted;
  new MutationObserver((mutations) => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    for (const node of mutations.flatMap(({addedNodes}) => [...addedNodes])) {
      const source = node instanceof HTMLScriptElement ? node.getAttribute('src') : null;
      if (source?.includes('/assets/js/')) {
        noted.push([/[^/]+(?=\.\w+\.js$)/.exec(source)?.[0], isPainted]);
      }
    }
  }).observe(document, {childList: true, subtree: true});
}

/** Runs in the page: the browser never tells of a paint. */
function tellNoPaint(): void {
  const {prototype} = PerformanceObserver;
  const observe = Object.getOwnPropertyDescriptor(prototype, 'observe')!
    .value as PerformanceObserver['observe'];
  prototype.observe = function (options) {
    if (options?.type !== 'paint') {
      observe.call(this, options);
    }
  };
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test('the scripts run in their order, after the text is shown', async ({page}) => {
      await page.addInitScript(noteScripts);
      for (const path of ['/', '/services/', '/compare/', '/docs/intro/']) {
        await page.goto(at(locale, path));
        await expect(page.locator(HYDRATED)).toBeAttached();
        const noted = await page.evaluate(() => (window as unknown as {noted: unknown[]}).noted);
        expect(noted.slice(0, 2)).toEqual([
          ['runtime~main', true],
          ['main', true],
        ]);
      }
    });

    test('they run in the background, where nothing is shown', async ({page}) => {
      await page.addInitScript(tellNoPaint);
      await page.addInitScript(() => {
        Object.defineProperty(document, 'hidden', {value: true});
      });
      await page.goto(at(locale, '/services/jira/'));
      await expect(page.locator(HYDRATED)).toBeAttached();
    });

    test('they run in a browser that does not tell when it shows something', async ({page}) => {
      await page.addInitScript(tellNoPaint);
      await page.addInitScript(() => {
        Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', {value: ['mark']});
      });
      await page.goto(at(locale, '/services/jira/'));
      await expect(page.locator(HYDRATED)).toBeAttached();
    });
  });
}

/** When the scripts of a page start: after its first frame, or at once where there are none. */
import {at, expect, LOCALES, test} from './fixtures';

const HYDRATED = 'html[data-has-hydrated="true"]';

/** Runs in the page: notes the frames, and each script of the site when it is added. */
function noteScripts(): void {
  const noted: string[] = [];
  (window as {noted?: unknown}).noted = noted;
  document.addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => noted.push('frame'));
  });
  new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({addedNodes}) => [...addedNodes])) {
      const source = node instanceof HTMLScriptElement ? node.getAttribute('src') : null;
      if (source?.includes('/assets/js/')) {
        noted.push(/[^/]+(?=\.\w+\.js$)/.exec(source)![0]);
      }
    }
  }).observe(document, {childList: true, subtree: true});
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test('the scripts run in their order, after the text is shown', async ({page}) => {
      await page.addInitScript(noteScripts);
      for (const path of ['/', '/services/', '/compare/', '/docs/intro/']) {
        await page.goto(at(locale, path));
        await expect(page.locator(HYDRATED)).toBeAttached();
        const noted = await page.evaluate(() => (window as unknown as {noted: string[]}).noted);
        expect(noted.slice(0, 3)).toEqual(['frame', 'runtime~main', 'main']);
      }
    });

    test('they run in the background, where nothing is shown', async ({page}) => {
      await page.addInitScript(noteScripts);
      await page.addInitScript(() => {
        Object.defineProperty(document, 'hidden', {value: true});
      });
      await page.goto(at(locale, '/services/jira/'));
      await expect(page.locator(HYDRATED)).toBeAttached();
      const noted = await page.evaluate(() => (window as unknown as {noted: string[]}).noted);
      expect(noted.slice(0, 2)).toEqual(['runtime~main', 'main']);
    });
  });
}

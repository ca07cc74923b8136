import {expect, type Page} from 'playwright/test';
import axe from 'axe-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The colour modes of the site. */
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** Runs axe on the current state of the page. Returns one line for each violating element. */
export async function findBarriers(page: Page): Promise<string[]> {
  // The progress bar of a navigation under way, whose markup is that of a library.
  await expect(page.locator('#nprogress')).toHaveCount(0);
  // Injecting axe is slow, so each document gets it only once.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  return page.evaluate(async (standards) => {
    const {run} = (window as unknown as {readonly axe: typeof axe}).axe;
    const {violations} = await run(document, {
      // Reporting what passes takes longer than the audit itself.
      resultTypes: ['violations'],
      runOnly: standards,
    });
    return violations.flatMap(({id, nodes}) =>
      nodes.map(
        ({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
      ),
    );
  }, STANDARDS);
}

/** Sets the colour mode of the open page, without a transition. */
export async function setMode(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, mode);
}

/** Audits the page in its current state in both colour modes. */
export async function expectNoBarriers(page: Page, state?: string): Promise<void> {
  for (const mode of MODES) {
    await setMode(page, mode);
    expect.soft(await findBarriers(page), `${state ?? 'page'}, ${mode}`).toEqual([]);
  }
}

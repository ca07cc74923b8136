import {readFileSync} from 'node:fs';
import type {AxeResults, ElementContext, RunOptions} from 'axe-core';
import {expect, type Page} from 'playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

type Axe = {readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>};

/** The colour modes of the site. */
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** Runs axe on the current state of the page. Returns one line for each violating element. */
export async function findBarriers(page: Page, rules = STANDARDS): Promise<string[]> {
  // Injecting axe is slow, so each document gets it only once.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  return page.evaluate(async (runOnly) => {
    const {axe} = window as unknown as {readonly axe: Axe};
    // The progress bar of a navigation under way, whose markup is that of a library.
    const context = {exclude: ['#nprogress']};
    // Reporting what passes takes longer than the audit itself.
    const {violations} = await axe.run(context, {resultTypes: ['violations'], runOnly});
    return violations.flatMap(({id, nodes}) =>
      nodes.map(
        ({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
      ),
    );
  }, rules);
}

/** Sets the colour mode of the open page, without a transition. */
export async function setMode(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, mode);
}

/**
 * Audits the page in its current state, and its contrast in the other colour mode as well, which
 * changes nothing else.
 */
export async function expectNoBarriers(page: Page, state = 'page'): Promise<void> {
  const [mode, otherMode] = MODES;
  await setMode(page, mode);
  expect.soft(await findBarriers(page), `${state}, ${mode}`).toEqual([]);
  await setMode(page, otherMode);
  const faint = await findBarriers(page, ['color-contrast']);
  expect.soft(faint, `${state}, ${otherMode}`).toEqual([]);
}

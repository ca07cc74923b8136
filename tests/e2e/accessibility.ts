import type {Page} from '@playwright/test';
import axe from 'axe-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is now: one line for each element. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Reading axe takes a good part of the time of a run, so a document gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  return page.evaluate(async (standards) => {
    const {run} = (window as unknown as {readonly axe: typeof axe}).axe;
    const {violations} = await run(document, {
      // Describing what passes takes longer than looking for what does not.
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

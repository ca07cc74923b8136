import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is now: one line for each element. */
export async function findBarriers(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).withTags(STANDARDS).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is now: one line for each element. */
export async function findBarriers(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page})
    // Describing what passes takes longer than looking for what does not.
    .options({resultTypes: ['violations'], runOnly: STANDARDS})
    // No page has frames, so there is no need of a second tab that joins their results.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {LOCALES} from '../../src/catalogue/vocabulary';
import {type Host, startHost} from '../e2e/host';
import {BROWSERS, type Started} from './browsers';
import {JOURNEYS} from './journeys';
import {tabOf} from './tab';

for (const {name, missing, tellsProblems, start} of BROWSERS) {
  const title = missing === undefined ? name : `${name}: not run (${missing})`;
  describe.skipIf(missing !== undefined)(title, () => {
    let browser: Started;
    let host: Host;
    beforeAll(async () => {
      [browser, host] = await Promise.all([start(), startHost('build')]);
      console.log(`${name}: ${browser.version}`);
    });
    afterAll(async () => {
      await browser.close();
      await host.stop();
    });
    for (const locale of LOCALES) {
      for (const {name: journey, width = 1280, isAboutProblems = false, allowed, run} of JOURNEYS) {
        const isTold = tellsProblems || !isAboutProblems;
        it.skipIf(!isTold)(
          `${locale}: ${journey}${isTold ? '' : ': not run (its driver does not tell)'}`,
          async () => {
            const tab = tabOf(await browser.visit(), host.url);
            try {
              await tab.resize(width, 800);
              await run({tab, host, locale});
              expect(tab.problems.filter((problem) => !allowed?.test(problem))).toEqual([]);
            } finally {
              await tab.close();
            }
          },
        );
      }
    }
  });
  if (missing !== undefined) {
    console.log(title);
  }
}

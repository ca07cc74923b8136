import {afterAll, beforeAll, describe, it} from 'vitest';
import {LOCALES} from '../../src/catalogue/vocabulary';
import {type Host, startHost} from '../e2e/host';
import {BROWSERS} from './browsers';
import {JOURNEYS} from './journeys';
import {tabOf} from './tab';

for (const {name, missing, start} of BROWSERS) {
  const title = missing === undefined ? name : `${name}: not run (${missing})`;
  describe.skipIf(missing !== undefined)(title, () => {
    let browser: Awaited<ReturnType<typeof start>>;
    let host: Host;
    beforeAll(async () => {
      [browser, host] = await Promise.all([start(), startHost('build')]);
    });
    afterAll(async () => {
      await browser.close();
      await host.stop();
    });
    for (const locale of LOCALES) {
      it.each(JOURNEYS)(`${locale}: $name`, async ({width = 1280, run}) => {
        const tab = tabOf(await browser.visit(), host.url);
        try {
          await tab.resize(width, 800);
          await run({tab, host, locale});
        } finally {
          await tab.close();
        }
      });
    }
  });
  if (missing !== undefined) {
    console.log(title);
  }
}

/** Measures the main-thread blocking time of pages during loading, relative to stock Docusaurus. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {Failure} from '../command';
import {BUILD, requireBuild} from '../site/build';
import {ensureChromium, launchOptions} from '../site/chromium';
import {withTemporaryFolder} from '../site/copy';
import {runDocusaurus} from '../site/docusaurus';
import {listen, serveSite} from '../site/server';
import {printTable} from '../table';
import {PHONE} from '../weight/visit';
import {medianOf} from '../median';
import {makeStockSite} from './stockSite';

const PAGES = {
  home: '',
  list: 'services/',
  service: 'services/amazon-s3/',
  compare: 'compare/',
} as const;
const BASES = {en: '/', ja: '/ja/'} as const;

/** The page of the stock site that all pages are compared with. */
const STOCK_ARTICLE = '/services/amazon-s3/';

/** Limit and goal of a page's blocking time, divided by that of the stock article. */
const RATIO = {limit: 1.2, goal: 0.7};

/** CPU slowdown of a phone, as in Lighthouse. */
const SLOWDOWN = 4;

/** Milliseconds for which a page is measured after it has loaded. */
const WATCH_MS = 1000;

/**
 * Loads pages of this site in both languages and an article of a stock site in turns, and prints
 * medians and ratios.
 * @param rounds number of rounds, 3 by default
 * @throws Failure if a page exceeds the limit
 */
export async function benchBlocking([rounds = 3]: readonly number[]): Promise<void> {
  requireBuild();
  ensureChromium();
  await withTemporaryFolder(async (folder) => {
    makeStockSite('.', folder);
    await runDocusaurus(['build', '--locale', 'en'], {folder, shows: 'errors'});
    const stockBuild = path.join(folder, 'build');
    // The server requires this file.
    writeFileSync(path.join(stockBuild, '_headers'), '');
    const servers = [stockBuild, BUILD].map((site) => serveSite(site, {compress: true}));
    const [stockOrigin, origin] = (await Promise.all(servers.map((server) => listen(server)))) as [
      string,
      string,
    ];
    const stock: Measured = {name: 'stock article', url: stockOrigin + STOCK_ARTICLE, times: []};
    const ours = Object.entries(PAGES).flatMap(([name, page]) =>
      Object.entries(BASES).map(([locale, base]): Measured => ({
        name: `${name} (${locale})`,
        url: origin + base + page,
        times: [],
      })),
    );
    const browser = await chromium.launch(launchOptions());
    try {
      // By turns, so that what else the machine does meets all of them.
      for (let round = 0; round < rounds; round += 1) {
        for (const {url, times} of [stock, ...ours]) {
          times.push(await measureBlocking(browser, url));
        }
      }
    } finally {
      await browser.close();
      servers.forEach((server) => server.close());
    }
    report(stock, ours);
  });
}

type Measured = {readonly name: string; readonly url: string; readonly times: number[]};

function report(stock: Measured, ours: readonly Measured[]): void {
  const ratioOf = ({times}: Measured): number => medianOf(times) / medianOf(stock.times);
  printTable(
    ['page', 'each load, ms', 'median ms', 'ratio'],
    [
      ...[stock, ...ours].map((page) => [
        page.name,
        page.times.map(Math.round).join(' '),
        medianOf(page.times).toFixed(0),
        ratioOf(page).toFixed(2),
      ]),
      ['limit', '', '', RATIO.limit.toFixed(2)],
      ['goal', '', '', RATIO.goal.toFixed(2)],
    ],
  );
  const slow = ours.filter((page) => ratioOf(page) > RATIO.limit);
  if (slow.length > 0) {
    throw new Failure(`\nabove the limit: ${slow.map(({name}) => name).join(', ')}`);
  }
}

/**
 * Total blocking time of a page, on a phone that opens it for the first time: of each task of the
 * main thread, what goes beyond 50 ms, from the first paint of content on.
 * @returns milliseconds
 */
async function measureBlocking(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.goto(url, {waitUntil: 'networkidle'});
    await page.waitForTimeout(WATCH_MS);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          // All that there were so far come at once.
          new PerformanceObserver((list) => {
            const blocking = list.getEntries().map(({startTime, duration}) => {
              const start = Math.max(startTime, paint?.startTime ?? 0);
              return Math.max(0, startTime + duration - start - 50);
            });
            resolve(blocking.reduce((sum, time) => sum + time, 0));
          }).observe({type: 'longtask', buffered: true});
          // No entry is reported if there were no long tasks.
          setTimeout(resolve, 500, 0);
        }),
    );
  } finally {
    await context.close();
  }
}

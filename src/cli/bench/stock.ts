/** Measures our production build against that of stock Docusaurus with the same content. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {makeLargeSite} from './largeSite';
import {makeStockSite} from './stockSite';
import {printTable} from './table';
import {inWorkshop, removeBuilds, type Run, runBuild} from './workshop';

/** As many as the real catalogue has: it is built from a copy, which may be made cold. */
const SERVICES = 25;

/**
 * Builds both sites in both languages, cold, one after the other and again.
 * @param rounds how often, 3 times by default
 */
export async function benchStock([rounds = '3']: readonly string[]): Promise<void> {
  if (!/^[1-9]\d*$/.test(rounds)) {
    throw new Error(`The number of rounds has to be 1 or more, not "${rounds}"`);
  }
  await inWorkshop(async (folder) => {
    const [ours, stock] = ['ours', 'stock'].map((name) => ({
      name,
      folder: path.join(folder, name),
      runs: [] as Run[],
    })) as [Site, Site];
    makeLargeSite(ours.folder, SERVICES);
    makeStockSite(ours.folder, stock.folder);
    // By turns, so that what else the machine does meets both.
    for (let round = 0; round < Number(rounds); round += 1) {
      for (const site of [ours, stock]) {
        removeBuilds(site.folder);
        site.runs.push(await runBuild(site.folder));
      }
    }
    report(ours, stock);
  });
}

type Site = {readonly name: string; readonly folder: string; readonly runs: Run[]};

function report(ours: Site, stock: Site): void {
  const median = (site: Site, key: keyof Run) => medianOf(site.runs.map((run) => run[key]));
  const ratio = (key: keyof Run) => (median(ours, key) / median(stock, key)).toFixed(2);
  printTable(
    ['site', 'pages', 'each build, s', 'median s', 'CPU s', 'peak GiB'],
    [
      ...[ours, stock].map((site) => [
        site.name,
        String(countPages(path.join(site.folder, 'build'))),
        site.runs.map(({seconds}) => seconds.toFixed(1)).join(' '),
        median(site, 'seconds').toFixed(1),
        median(site, 'cpu').toFixed(1),
        (median(site, 'peak') / 1024 ** 2).toFixed(2),
      ]),
      ['ratio', '', '', ratio('seconds'), ratio('cpu'), ratio('peak')],
    ],
  );
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

const countPages = (folder: string): number =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'))
    .length;

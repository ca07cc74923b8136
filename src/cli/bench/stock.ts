/** Compares the production build with that of stock Docusaurus with the same content. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {makeStockSite} from './stockSite';
import {withTemporaryFolder} from '../site/copy';
import {runDocusaurus} from '../site/docusaurus';
import {printTable} from '../table';
import {makeLargeSite} from './largeSite';
import {type Build, type BuildCost, measureBuild, removeBuild} from './measureBuild';
import {medianOf} from '../median';

/**
 * Builds both sites in both languages, alternately and without caches, and prints the results.
 * @param rounds builds of each site
 * @param services least number of services of each site; by default those of the real catalogue
 */
export async function benchStock([rounds = 3]: readonly number[], services = 0): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    const [ours, stock] = ['ours', 'stock'].map((name) => ({
      name,
      folder: path.join(folder, name),
      builds: [] as BuildCost[],
    })) as [Site, Site];
    // A copy, so that its caches can be removed.
    makeLargeSite(ours.folder, services);
    makeStockSite(ours.folder, stock.folder);
    // Alternately, so that other work on the machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      for (const [site, build] of [
        [ours, (options) => runDocusaurus(['build'], options)],
        [stock, (options) => runDocusaurus(['build'], options)],
      ] as const satisfies [Site, Build][]) {
        removeBuild(site.folder);
        site.builds.push(await measureBuild(site.folder, build));
      }
    }
    report(ours, stock);
  });
}

type Site = {readonly name: string; readonly folder: string; readonly builds: BuildCost[]};

function report(ours: Site, stock: Site): void {
  const median = (site: Site, key: keyof BuildCost) => medianOf(site.builds.map((run) => run[key]));
  const ratio = (key: keyof BuildCost) => (median(ours, key) / median(stock, key)).toFixed(2);
  printTable(
    ['site', 'pages', 'each build, s', 'median s', 'CPU s', 'peak GiB'],
    [
      ...[ours, stock].map((site) => [
        site.name,
        String(countPages(path.join(site.folder, 'build'))),
        site.builds.map(({seconds}) => seconds.toFixed(1)).join(' '),
        median(site, 'seconds').toFixed(1),
        median(site, 'cpu').toFixed(1),
        (median(site, 'peak') / 1024 ** 2).toFixed(2),
      ]),
      ['ratio', '', '', ratio('seconds'), ratio('cpu'), ratio('peak')],
    ],
  );
}

const countPages = (folder: string): number =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'))
    .length;

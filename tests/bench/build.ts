/** Compares the production build with that of stock Docusaurus with the same texts. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {copySite, withTemporaryFolder} from '../site/copy';
import {addServices} from './largeSite';
import {makeStockSite} from './stockSite';

/** Seconds of a build, and peak memory of its largest process in GiB. */
type Cost = {readonly seconds: number; readonly peak: number};

/** Folder within a site in which Docusaurus keeps the compiled configuration. */
const TEMPORARY = '.tmp';

/** Output and caches of earlier builds; without them, a build is cold. */
const CACHES = ['.docusaurus', 'build', 'node_modules/.cache', TEMPORARY];

/**
 * Builds this site and a stock site in both languages, alternately and without caches, so that other
 * work on the machine affects both, and prints the costs and their ratio.
 * @param services minimum number of services of each site; copies are added to the real ones
 * @param rounds builds of each site
 */
export async function benchBuild(services: number, rounds: number): Promise<void> {
  await withTemporaryFolder((folder) => {
    const sites = ['ours', 'stock'].map((name) => ({
      name,
      folder: path.join(folder, name),
      costs: [] as Cost[],
    }));
    const [ours, stock] = sites.map((site) => site.folder) as [string, string];
    copySite('.', ours);
    addServices(ours, services);
    makeStockSite(ours, stock);
    for (let round = 0; round < rounds; round += 1) {
      for (const site of sites) {
        site.costs.push(build(site.folder));
      }
    }
    const medians = sites.map(({name, costs}) => {
      const seconds = median(costs.map((cost) => cost.seconds));
      const peak = median(costs.map((cost) => cost.peak));
      console.log(`${name}: ${seconds.toFixed(1)} s, ${peak.toFixed(2)} GiB`);
      return {seconds, peak};
    }) as [Cost, Cost];
    const ratio = (key: keyof Cost) => (medians[0][key] / medians[1][key]).toFixed(2);
    console.log(`ratio: ${ratio('seconds')} of the time, ${ratio('peak')} of the memory`);
  });
}

/**
 * Builds a site.
 * @throws Error with the output if the build fails
 */
function build(folder: string): Cost {
  for (const part of CACHES) {
    rmSync(path.join(folder, part), {recursive: true, force: true});
  }
  const peakFile = path.join(folder, '..', 'peak');
  writeFileSync(peakFile, '');
  const start = performance.now();
  const temporary = path.join(folder, TEMPORARY);
  mkdirSync(temporary);
  const program = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: {
      ...process.env,
      // The latter two are the names on Windows.
      TMPDIR: temporary,
      TEMP: temporary,
      TMP: temporary,
      PEAK_FILE: peakFile,
      NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'peak.mjs')).href}`,
    },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) {
    throw new Error(`the build in ${folder} failed:\n${stdout}${stderr}`);
  }
  const peaks = readFileSync(peakFile, 'utf8').trim().split('\n').map(Number);
  return {seconds, peak: Math.max(...peaks) / 1024 ** 2};
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

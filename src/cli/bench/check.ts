/** Measures the content check, on the real services and on many copies of them. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {makeLargeSite} from './largeSite';
import {withTemporaryFolder} from '../site/copy';
import {Failure} from '../command';
import {printTable} from '../table';

/** Numbers of services; the first is that of the site. */
const SIZES = [25, 300, 1000];

const ROUNDS = 5;

/**
 * Wall-clock time of `check:content` in seconds, including the start of the process.
 * @param root folder of this repository
 * @param site folder of the site to check
 * @throws Failure if the check finds problems
 */
function timeCheck(root: string, site: string): number {
  const start = performance.now();
  const {status, stderr} = spawnSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(require.resolve('tsx')).href,
      path.join(root, 'src/cli/main.ts'),
      'check:content',
      '--format=text',
    ],
    {cwd: site, encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Failure(`the check of the copies failed:\n${stderr.slice(0, 2000)}`);
  }
  return (performance.now() - start) / 1000;
}

/** Prints the best and the median time of the content check for each number of services. */
export async function benchCheck(): Promise<void> {
  const root = process.cwd();
  const rows: string[][] = [];
  for (const size of SIZES) {
    await withTemporaryFolder((site) => {
      makeLargeSite(site, size);
      const times = Array.from({length: ROUNDS}, () => timeCheck(root, site)).sort((a, b) => a - b);
      const [best, median] = [times[0]!, times[Math.floor(ROUNDS / 2)]!];
      rows.push([String(size), `${best.toFixed(2)} s`, `${median.toFixed(2)} s`]);
    });
  }
  printTable(['services', 'best', 'median'], rows);
}

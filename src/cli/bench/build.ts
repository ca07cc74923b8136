import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileSize, weighPage} from '../weight/pages';
import {makeLargeSite} from './largeSite';
import {printTable} from './table';

/** Where the made-up sites are built; modules are only found from a folder below the project. */
const WORKSHOP = '.bench';

/** How often the memory of a build is looked at, in milliseconds. */
const INTERVAL = 200;

/**
 * Builds the site in both languages, cold and warm, with as many services as are asked for.
 * @param counts numbers of services; by default that of the real catalogue, and more
 */
export async function benchBuild(counts: readonly string[]): Promise<void> {
  const rows: string[][] = [];
  for (const count of counts.length > 0 ? counts : ['25', '100', '500', '1000']) {
    mkdirSync(WORKSHOP, {recursive: true});
    const folder = mkdtempSync(path.join(WORKSHOP, 'site-'));
    try {
      makeLargeSite(folder, Number(count));
      const cold = await runBuild(folder);
      const warm = await runBuild(folder);
      const built = path.join(folder, 'build');
      const list = weighPage(built, 'services/index.html');
      rows.push([
        count,
        cold.seconds.toFixed(1),
        warm.seconds.toFixed(1),
        ...[cold, warm].map(({peak}) => (peak / 1024 ** 2).toFixed(2)),
        String(list.js),
        String(list.html),
        ...['services/tags/oss', 'services/amazon-s3', 'compare'].map((page) =>
          String(weighPage(built, `${page}/index.html`).html),
        ),
        String(searchSize(path.join(built, 'search'))),
      ]);
    } finally {
      rmSync(folder, {recursive: true});
    }
  }
  printTable(
    [
      'services',
      'cold s',
      'warm s',
      'cold GiB',
      'warm GiB',
      'JS of a page',
      'HTML of list',
      'of tag',
      'of service',
      'of compare',
      'search',
    ],
    rows,
  );
}

type Run = {
  readonly seconds: number;
  /** Most memory that was resident at a time, in KiB; unknown outside Linux. */
  readonly peak: number;
};

/** Runs a build in a folder. */
async function runBuild(folder: string): Promise<Run> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']},
  );
  let peak = NaN;
  const timer = setInterval(() => {
    peak = peakMemory(child.pid!) ?? peak;
  }, INTERVAL);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) {
    throw new Error(`The build in ${folder} failed`);
  }
  return {seconds: (performance.now() - start) / 1000, peak};
}

function peakMemory(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) || undefined;
  } catch {
    return undefined;
  }
}

/** Compressed bytes of the files that the search loads, all together. */
const searchSize = (folder: string): number =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile())
    .reduce((sum, file) => sum + fileSize(file), 0);

/** Measures the check of the content for the real services and for many copies of them. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {writeCopies} from './copies';
import {printTable} from './table';

/** Numbers of services; the first is that of the site. */
const SIZES = [25, 300, 1000];

const ROUNDS = 5;

/** What the command takes for all of its work, the start of the process included, in seconds. */
function timeCheck(root: string, content: string): number {
  const start = performance.now();
  const {status, stderr} = spawnSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(require.resolve('tsx')).href,
      path.join(root, 'src/cli/check.ts'),
      '--format=text',
    ],
    {cwd: content, encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`The copies do not hold:\n${stderr.slice(0, 2000)}`);
  }
  return (performance.now() - start) / 1000;
}

export function benchCheck(): Promise<void> {
  const root = process.cwd();
  const rows = SIZES.map((size) => {
    const content = mkdtempSync(path.join(tmpdir(), 'devshelf-check-'));
    try {
      writeCopies(root, content, size);
      const times = Array.from({length: ROUNDS}, () => timeCheck(root, content)).sort(
        (a, b) => a - b,
      );
      const [best, median] = [times[0]!, times[Math.floor(ROUNDS / 2)]!];
      return [String(size), `${best.toFixed(2)} s`, `${median.toFixed(2)} s`];
    } finally {
      rmSync(content, {recursive: true});
    }
  });
  printTable(['services', 'best', 'median'], rows);
  return Promise.resolve();
}

import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {runDocusaurus} from '../site/docusaurus';
import {withTemporaryFolder} from '../site/copy';
import {fileSize, weighPage} from '../weight/pages';
import {makeLargeSite} from './largeSite';
import {printTable} from '../table';
import {measureBuild} from './measureBuild';

/**
 * Builds sites with different numbers of services in both languages, and prints what they cost.
 * @param counts numbers of services; by default 25, 100, 500 and 1000
 */
export async function benchBuild(counts: readonly number[]): Promise<void> {
  const rows: string[][] = [];
  for (const count of counts.length > 0 ? counts : [25, 100, 500, 1000]) {
    await withTemporaryFolder(async (folder) => {
      makeLargeSite(folder, count);
      const {seconds, cpu, peak} = await measureBuild(folder, (options) => runDocusaurus(['build'], options));
      const built = path.join(folder, 'build');
      const list = weighPage(built, 'services/index.html');
      rows.push([
        String(count),
        seconds.toFixed(1),
        cpu.toFixed(1),
        (peak / 1024 ** 2).toFixed(2),
        String(list.js),
        String(list.html),
        ...['services/tags/oss', 'services/amazon-s3', 'compare'].map((page) =>
          String(weighPage(built, `${page}/index.html`).html),
        ),
        String(searchSize(path.join(built, 'search'))),
      ]);
    });
  }
  printTable(
    [
      'services',
      's',
      'CPU s',
      'peak GiB',
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

/** Total size of the search files of a site, in bytes after brotli 11. */
const searchSize = (folder: string): number =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile())
    .reduce((sum, file) => sum + fileSize(file), 0);

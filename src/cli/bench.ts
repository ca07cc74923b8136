/**
 * Measures parts of the site.
 * Usage: npm run bench -- search (reads the built site)
 *        npm run bench -- search-browser (types into the search box of the built site)
 *        npm run bench -- check (the check of the content, on many copies of it)
 *        npm run bench -- build [25 100 …] (builds sites with so many services)
 *        npm run bench -- stock [3] (builds this site and a stock one, so many times each)
 */
import {benchBuild} from './bench/build';
import {benchCheck} from './bench/check';
import {benchSearch} from './bench/search';
import {benchSearchBrowser} from './bench/searchBrowser';
import {benchStock} from './bench/stock';

const BENCHMARKS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  build: benchBuild,
  check: benchCheck,
  search: benchSearch,
  'search-browser': benchSearchBrowser,
  stock: benchStock,
};

const [name = '', ...args] = process.argv.slice(2);
const benchmark = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
if (benchmark) {
  void benchmark(args);
} else {
  console.error(`Name what to measure: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exitCode = 1;
}

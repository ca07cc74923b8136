import {Argument} from '@commander-js/extra-typings';
import {benchBlocking} from './bench/blocking';
import {benchBuild} from './bench/build';
import {benchCheck} from './bench/check';
import {benchLoad} from './bench/load';
import {benchSearch} from './bench/search';
import {benchSearchBrowser} from './bench/searchBrowser';
import {benchStock} from './bench/stock';
import {count, define, UsageError} from './command';

const BENCHMARKS = {
  blocking: benchBlocking,
  build: benchBuild,
  check: benchCheck,
  load: benchLoad,
  search: benchSearch,
  'search-browser': benchSearchBrowser,
  stock: benchStock,
} as const;

/** Maximum count of numeric arguments; benchmarks that are not listed take none. */
const MAX_NUMBERS: Partial<Readonly<Record<keyof typeof BENCHMARKS, number>>> = {
  blocking: 1,
  build: Infinity,
  load: 2,
  stock: 1,
};

export const command = define(
  'Runs a benchmark. src/cli/bench/README.md has results.',
  'bench -- search',
  'bench -- build 25 100',
  'bench -- stock 1 --services 500',
)
  .addArgument(
    new Argument(
      '<what>',
      `search: relevance, size and speed of the search in the built site;
search-browser: time from a key press in the search box to the results on screen;
check: the content check, on the real services and on many copies;
build: site builds with these numbers of services (default: 25 100 500 1000);
stock: this site and a stock Docusaurus site, each built this many times (default: 3);
blocking: main-thread blocking time of pages and of a stock article, each loaded this many times (default: 3);
load: nginx with this many requests per second for this many seconds (default: 1000 60)`,
    ).choices(Object.keys(BENCHMARKS) as (keyof typeof BENCHMARKS)[]),
  )
  .argument(
    '[numbers...]',
    'for build, stock, blocking and load only',
    (given, earlier: readonly number[] = []) => [...earlier, count(given)],
  )
  .option('--services <count>', 'for stock only: builds sites with at least this many', count)
  .action(async (what, numbers = [], {services}) => {
    const surplus = numbers.slice(MAX_NUMBERS[what] ?? 0);
    if (surplus.length > 0) {
      throw new UsageError(`too many numbers for "${what}": ${surplus.join(', ')}`);
    }
    if (services !== undefined && what !== 'stock') {
      throw new UsageError(`"${what}" takes no --services`);
    }
    await BENCHMARKS[what](numbers, services);
  });

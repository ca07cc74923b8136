import {Argument} from '@commander-js/extra-typings';
import {benchBuild} from './bench/build';
import {benchCheck} from './bench/check';
import {benchSearch} from './bench/search';
import {benchSearchBrowser} from './bench/searchBrowser';
import {benchStock} from './bench/stock';
import {count, define, UsageError} from './command';

const BENCHMARKS = {
  build: benchBuild,
  check: benchCheck,
  search: benchSearch,
  'search-browser': benchSearchBrowser,
  stock: benchStock,
} as const;

/** How many numbers each of them takes; the others none. */
const MAX_NUMBERS: Partial<Readonly<Record<keyof typeof BENCHMARKS, number>>> = {
  build: Infinity,
  stock: 1,
};

export const command = define(
  'Measures parts of the site; src/cli/bench/README.md has results.',
  'bench -- search',
  'bench -- build 25 100',
)
  .addArgument(
    new Argument(
      '<what>',
      `search: how well and how fast the search of the built site finds;
search-browser: how long a key press in its search box takes;
check: the check of the content, on many copies of it;
build: builds with that many services (default: 25 100 500 1000);
stock: this site against a stock one, each built that many times (default: 3)`,
    ).choices(Object.keys(BENCHMARKS) as (keyof typeof BENCHMARKS)[]),
  )
  .argument('[numbers...]', 'for build and stock', (given, earlier: readonly number[] = []) => [
    ...earlier,
    count(given),
  ])
  .action(async (what, numbers = []) => {
    const surplus = numbers.slice(MAX_NUMBERS[what] ?? 0);
    if (surplus.length > 0) {
      throw new UsageError(`"${what}" takes no number ${surplus.join(', ')}`);
    }
    await BENCHMARKS[what](numbers);
  });

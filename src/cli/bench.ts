/**
 * Measures parts of the site.
 * Usage: npm run bench -- search (reads the built site)
 *        npm run bench -- check (the check of the content, on many copies of it)
 */
import {benchCheck} from './bench/check';
import {benchSearch} from './bench/search';

const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = {
  check: benchCheck,
  search: benchSearch,
};

const name = process.argv[2] ?? '';
const benchmark = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
if (benchmark) {
  void benchmark();
} else {
  console.error(`Name what to measure: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exitCode = 1;
}

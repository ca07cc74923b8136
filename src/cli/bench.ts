/**
 * Measures parts of the site.
 * Usage: npm run bench -- search (reads the built site)
 */
import {benchSearch} from './bench/search';

const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = {search: benchSearch};

const name = process.argv[2] ?? '';
const benchmark = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
if (benchmark) {
  void benchmark();
} else {
  console.error(`Name what to measure: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exitCode = 1;
}

/**
 * Benchmarks. Usage: npm run bench -- build [--services COUNT] [--rounds COUNT], after which it
 * prints time and memory of this site and of a stock site with the same texts, or
 * npm run bench -- search, which compares search engines on the built site.
 */
import {parseArgs} from 'node:util';
import {benchBuild} from './build';
import {benchSearch} from './search';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    services: {type: 'string', default: '0'},
    rounds: {type: 'string', default: '1'},
  },
});

const [name] = positionals;
if (name === 'build') {
  void benchBuild(Number(values.services), Number(values.rounds));
} else if (name === 'search') {
  void benchSearch();
} else {
  throw new Error('name a benchmark: build or search');
}

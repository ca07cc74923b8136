/** Measures the search: its relevance, and its size and speed with many synthetic services. */
import {gzipSync} from 'node:zlib';
import {JAPANESE, ENGLISH} from './queries';
import type {Locale} from '../../catalogue/vocabulary';
import type {SearchFiles} from '../../search/searchFiles';
import {SearchEngine} from '../../search/engine';
import {builtFolder} from '../../site';
import {requireBuild} from '../site/build';
import {readBuiltFiles} from './builtFiles';
import {printAblation, printComparison} from './relevance';
import {withServices} from './synthetic';
import {printTable} from '../table';

/** Numbers of services; the first is that of the site. */
const SIZES = [25, 300, 1000];

/** Number of hits that the search box requests. */
const LIMIT = 20;

const ROUNDS = 3;

const QUERIES = {en: ENGLISH, ja: JAPANESE} as const satisfies Readonly<Record<Locale, unknown>>;

const gzippedSize = (value: unknown): number => gzipSync(JSON.stringify(value), {level: 9}).length;

/** Contents of the search box while the queries are typed letter by letter. */
function keyPresses(locale: Locale): ReadonlySet<string> {
  const typed = QUERIES[locale].flatMap(({query}) => {
    const letters = [...query];
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return new Set(typed);
}

/** A row of the table: sizes in kB after gzip, times in milliseconds. */
async function measure(locale: Locale, size: number, {pages, texts}: SearchFiles) {
  const beforeIndex = performance.now();
  const engine = new SearchEngine(pages);
  const beforeTexts = performance.now();
  await engine.addTexts(texts);
  const afterTexts = performance.now();

  // The best time per key press: other work on the machine can only add to it.
  const best = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const typed of keyPresses(locale)) {
      const start = performance.now();
      engine.search(typed, {limit: LIMIT});
      best.set(typed, Math.min(best.get(typed) ?? Infinity, performance.now() - start));
    }
  }
  const times = [...best].sort(([, a], [, b]) => a - b);
  const percentile = (share: number) => times[Math.ceil(share * times.length) - 1]!;
  const [slowestQuery, slowestTime] = percentile(1);
  return [
    `${locale} ${size}`,
    String(pages.length),
    inKilobytes(gzippedSize(pages) + gzippedSize({pages: 'pages-00000000.json'})),
    inKilobytes(gzippedSize(texts)),
    inMilliseconds(beforeTexts - beforeIndex),
    inMilliseconds(afterTexts - beforeTexts),
    inMilliseconds(percentile(0.5)[1]),
    inMilliseconds(percentile(0.95)[1]),
    `${inMilliseconds(slowestTime)} (${slowestQuery})`,
  ];
}

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const inMilliseconds = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`;

/** Prints the relevance, the contribution of each rule, and size and speed as the site grows. */
export async function benchSearch(): Promise<void> {
  requireBuild(builtFolder);
  await printComparison();
  console.log();
  await printAblation();
  console.log();
  await printGrowth();
}

async function printGrowth(): Promise<void> {
  const rows: string[][] = [];
  for (const locale of ['en', 'ja'] as const) {
    const real = readBuiltFiles(locale);
    for (const size of SIZES) {
      rows.push(await measure(locale, size, withServices(real, size, locale)));
    }
  }
  printTable(
    [
      'services',
      'pages',
      'first tier, gz',
      'texts, gz',
      'index of pages',
      'adding texts',
      'key p50',
      'key p95',
      'slowest key',
    ],
    rows,
  );
}

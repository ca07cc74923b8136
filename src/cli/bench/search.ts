/** Measures the search for the real services and for many made-up ones. */
import {gzipSync} from 'node:zlib';
import {JAPANESE, ENGLISH} from '../../../tests/search/queries';
import type {Locale} from '../../catalogue/vocabulary';
import type {SearchFiles} from '../../search';
import {SearchEngine} from '../../search/engine';
import {readBuiltFiles} from './builtFiles';
import {withServices} from './synthetic';
import {printTable} from './table';

/** Numbers of services; the first is that of the site. */
const SIZES = [25, 300, 1000];

/** Hits that the search box asks for. */
const LIMIT = 20;

const QUERIES = {en: ENGLISH, ja: JAPANESE} as const satisfies Readonly<Record<Locale, unknown>>;

const gzippedSize = (value: unknown): number => gzipSync(JSON.stringify(value), {level: 9}).length;

async function measure(locale: Locale, size: number, {pages, texts}: SearchFiles) {
  const beforeIndex = performance.now();
  const engine = new SearchEngine(pages);
  const beforeTexts = performance.now();
  await engine.addTexts(texts);
  const afterTexts = performance.now();

  const type = () => {
    const times: {readonly query: string; readonly time: number}[] = [];
    for (const {query} of QUERIES[locale]) {
      const letters = [...query];
      for (let length = 1; length <= letters.length; length++) {
        const typed = letters.slice(0, length).join('');
        const start = performance.now();
        engine.search(typed, {context: undefined, limit: LIMIT});
        times.push({query: typed, time: performance.now() - start});
      }
    }
    return times.sort((a, b) => a.time - b.time);
  };
  type();
  const times = type();
  const percentile = (share: number) => times[Math.ceil(share * times.length) - 1]!;
  const slowest = percentile(1);
  return [
    `${locale} ${size}`,
    String(pages.length),
    inKilobytes(gzippedSize(pages) + gzippedSize({pages: 'pages-00000000.json'})),
    inKilobytes(gzippedSize(texts)),
    inMilliseconds(beforeTexts - beforeIndex),
    inMilliseconds(afterTexts - beforeTexts),
    inMilliseconds(percentile(0.5).time),
    inMilliseconds(percentile(0.95).time),
    `${inMilliseconds(slowest.time)} (${slowest.query})`,
  ];
}

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const inMilliseconds = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`;

export async function benchSearch(): Promise<void> {
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

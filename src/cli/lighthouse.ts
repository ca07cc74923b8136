/**
 * Runs Lighthouse on the built site, served as a static host serves it, and compares the
 * medians with the targets.
 * Usage: npm run lighthouse [-- --page home --locale en --device mobile --runs 1]
 */
import {parseArgs, promisify} from 'node:util';
import {execFile} from 'node:child_process';
import type {Result} from 'lighthouse';
import {chromium} from '@playwright/test';
import {launchOptions} from './site/chromium';
import {listen, serveSite} from './site/server';
import {printTable} from './table';
import {type Figures, FIGURES, medianOf, missesOf, TARGETS} from './lighthouse/targets';

const PAGES = {
  home: '',
  list: 'services/',
  service: 'services/amazon-s3/',
  tag: 'services/tags/oss/',
  doc: 'docs/',
  compare: 'compare/',
} as const;
const BASES = {en: '/', ja: '/ja/'} as const;
const DEVICES = {mobile: [], desktop: ['--preset=desktop']} as const;

const {values} = parseArgs({
  options: {
    page: {type: 'string', multiple: true, default: Object.keys(PAGES)},
    locale: {type: 'string', multiple: true, default: Object.keys(BASES)},
    device: {type: 'string', multiple: true, default: Object.keys(DEVICES)},
    runs: {type: 'string', default: '3'},
  },
});

void main();

async function main(): Promise<void> {
  const pages = chosen('page', PAGES);
  const locales = chosen('locale', BASES);
  const devices = chosen('device', DEVICES);
  const server = serveSite('build', {compress: true});
  const origin = await listen(server);
  const rows: string[][] = [];
  const failures: string[] = [];
  try {
    for (const device of devices) {
      for (const page of pages) {
        for (const locale of locales) {
          const url = origin + BASES[locale] + PAGES[page];
          const runs: Figures[] = [];
          for (let run = 0; run < Number(values.runs); run += 1) {
            const {figures, failed} = await measure(url, device);
            runs.push(figures);
            failures.push(...failed.map((audit) => `${page} ${locale} ${device}: ${audit}`));
          }
          const figures = medianOf(runs);
          const name = `${page} ${locale} ${device}`;
          rows.push([name, ...FIGURES.map((figure) => String(figures[figure]))]);
          failures.push(...missesOf(figures).map((miss) => `${name}: ${miss}`));
        }
      }
    }
  } finally {
    server.close();
  }
  printTable(
    ['page', ...FIGURES.map((figure) => TARGETS[figure].label)],
    [
      ...rows,
      ...(['limit', 'goal'] as const).map((level) => [
        level,
        ...FIGURES.map((figure) => String(TARGETS[figure][level])),
      ]),
    ],
  );
  if (failures.length > 0) {
    console.error(`\n${[...new Set(failures)].join('\n')}`);
    process.exitCode = 1;
  }
}

function chosen<Name extends string>(
  option: 'page' | 'locale' | 'device',
  known: Readonly<Record<Name, unknown>>,
): Name[] {
  return values[option].map((name) => {
    if (!Object.hasOwn(known, name)) {
      throw new Error(`--${option} is one of ${Object.keys(known).join(', ')}, but not "${name}"`);
    }
    return name as Name;
  });
}

/** One run on one page: its figures, and the audits that keep a category below 100. */
async function measure(
  url: string,
  device: keyof typeof DEVICES,
): Promise<{readonly figures: Figures; readonly failed: readonly string[]}> {
  const {executablePath = chromium.executablePath(), args} = launchOptions();
  // As a command: Lighthouse as a module does not survive the compilation by tsx.
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      ...['--output', 'json', '--quiet'],
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
      ...DEVICES[device],
    ],
    {env: {...process.env, CHROME_PATH: executablePath}, maxBuffer: 64 * 1024 * 1024},
  );
  const {categories, audits, runtimeError} = JSON.parse(stdout) as Result;
  if (runtimeError) {
    throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  }
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Infinity;
  const failed = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    categories[category]!.auditRefs.filter(({id, weight}) => {
      const {score: auditScore} = audits[id]!;
      return weight > 0 && auditScore !== null && auditScore < 1;
    }).map(({id}) => `${category}, ${audits[id]!.title}`),
  );
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: Math.round(value('largest-contentful-paint')),
      cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
      tbt: Math.round(value('total-blocking-time')),
    },
    failed,
  };
}

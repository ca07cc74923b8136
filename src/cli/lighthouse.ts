import {promisify} from 'node:util';
import {execFile} from 'node:child_process';
import type {Result} from 'lighthouse';
import {Option} from '@commander-js/extra-typings';
import {chromium} from '@playwright/test';
import {count, define, Failure} from './command';
import {BUILD, requireBuild} from './site/build';
import {ensureChromium, launchOptions} from './site/chromium';
import {listen, serveSite} from './site/server';
import {printTable} from './table';
import {type Figures, FIGURES, mediansOf, missesOf, TARGETS} from './lighthouse/targets';

const PAGES = {
  home: '',
  list: 'services/',
  service: 'services/amazon-s3/',
  tag: 'services/tags/oss/',
  doc: 'docs/',
  changes: 'changes/',
  compare: 'compare/',
} as const;
const BASES = {en: '/', ja: '/ja/'} as const;
const DEVICES = {mobile: [], desktop: ['--preset=desktop']} as const;

/** An option that limits what is measured; by default, everything is. */
const picks = <Flags extends string, Name extends string>(
  flags: Flags,
  what: string,
  known: Readonly<Record<Name, unknown>>,
) =>
  new Option(flags, what)
    .choices(Object.keys(known) as Name[])
    .default(Object.keys(known) as Name[], 'all');

export const command = define(
  'Runs Lighthouse on several kinds of pages of the built site and compares the medians with the targets.',
  'lighthouse',
  'lighthouse -- --page home --locale en --device mobile --runs 1',
)
  .addOption(picks('--page <name...>', 'kinds of pages', PAGES))
  .addOption(picks('--locale <name...>', 'languages', BASES))
  .addOption(picks('--device <name...>', 'screen sizes', DEVICES))
  .option('--runs <number>', 'runs per page, of which the median is taken', count, 3)
  .action(measureAll);

/**
 * Prints the median figures of each page with limits and goals.
 * @throws Failure that lists missed limits and failed audits
 */
async function measureAll({
  page: pages,
  locale: locales,
  device: devices,
  runs: rounds,
}: {
  readonly page: readonly (keyof typeof PAGES)[];
  readonly locale: readonly (keyof typeof BASES)[];
  readonly device: readonly (keyof typeof DEVICES)[];
  readonly runs: number;
}): Promise<void> {
  requireBuild();
  ensureChromium();
  const server = serveSite(BUILD, {compress: true});
  const origin = await listen(server);
  const rows: string[][] = [];
  const failures: string[] = [];
  try {
    for (const device of devices) {
      for (const page of pages) {
        for (const locale of locales) {
          const url = origin + BASES[locale] + PAGES[page];
          const runs: Figures[] = [];
          for (let run = 0; run < rounds; run += 1) {
            const {figures, failed} = await measure(url, device);
            runs.push(figures);
            failures.push(...failed.map((audit) => `${page} ${locale} ${device}: ${audit}`));
          }
          const figures = mediansOf(runs);
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
    throw new Failure(`\n${[...new Set(failures)].join('\n')}`);
  }
}

/**
 * Runs Lighthouse once on one page.
 * @returns the figures, and the audits that keep accessibility, best practices or SEO below 100
 * @throws Failure if Lighthouse reports a runtime error
 */
async function measure(
  url: string,
  device: keyof typeof DEVICES,
): Promise<{readonly figures: Figures; readonly failed: readonly string[]}> {
  const {executablePath = chromium.executablePath(), args} = launchOptions();
  // In a process of its own: Lighthouse breaks when tsx compiles it as a module.
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      ...['--output', 'json', '--quiet'],
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
      ...DEVICES[device],
    ],
    // oxlint-disable-next-line no-restricted-properties -- passed on, not read
    {env: {...process.env, CHROME_PATH: executablePath}, maxBuffer: 64 * 1024 * 1024},
  );
  const {categories, audits, runtimeError} = JSON.parse(stdout) as Result;
  if (runtimeError) {
    throw new Failure(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
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

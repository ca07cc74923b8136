/**
 * Runs Lighthouse on the built site, served as a static host serves it, and compares the
 * medians with the targets.
 * Usage: npm run lighthouse [-- --page home --locale en --device mobile --runs 1]
 */
import type {AddressInfo} from 'node:net';
import {parseArgs, promisify} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {createServer, type Server} from 'node:http';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {execFile} from 'node:child_process';
import type {Result} from 'lighthouse';
import {chromium} from '@playwright/test';
import {launchOptions} from '../../tests/e2e/chromium';
import {printTable} from './bench/table';
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
  const server = serveCompressed('build');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const rows: string[][] = [];
  const failures: string[] = [];
  try {
    for (const device of devices) {
      for (const page of pages) {
        for (const locale of locales) {
          const url = `http://127.0.0.1:${port}${BASES[locale]}${PAGES[page]}`;
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
  // Its own command: as a module it does not survive the compilation by tsx.
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

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** Files with the headers of a static host: compressed text, and long caching of hashed names. */
function serveCompressed(folder: string): Server {
  const compressed = new Map<string, Buffer>();
  return createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const wanted = path.join(folder, decodeURIComponent(pathname));
    const file = pathname.endsWith('/') ? path.join(wanted, 'index.html') : wanted;
    const isFile = existsSync(file) && statSync(file).isFile();
    const sent = isFile ? file : path.join(folder, '404.html');
    const extension = path.extname(sent);
    const isText = !['.jpg', '.png'].includes(extension);
    let body = compressed.get(sent);
    if (body === undefined) {
      body = isText ? brotliCompressSync(readFileSync(sent)) : readFileSync(sent);
      compressed.set(sent, body);
    }
    response
      .writeHead(isFile ? 200 : 404, {
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        'cache-control': pathname.includes('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=600',
        ...(isText ? {'content-encoding': 'br'} : {}),
      })
      .end(body);
  });
}

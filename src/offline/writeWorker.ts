import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import type {PrecacheEntry} from 'workbox-precaching';
import {OFFLINE_PAGE, type Territory} from './addresses';
import {type ChunkFiles, chunksOf, filesOf} from './chunks';

/** Options of reading offline. */
export type OfflineOptions = {
  /** Whether pages are kept. Without, browsers that have kept any are told to forget them. */
  readonly enabled: boolean;
  /**
   * Routes, without base URL, of the pages that a reader who stays can read without having read
   * them before. A `*` at the end stands for the numbers of pages that the build has, if any.
   */
  readonly lists: readonly string[];
  /** Names of the chunks that are kept with the lists, beside those of their pages. */
  readonly chunks: readonly string[];
};

/** A build of one language, once its pages are written. */
export type BuiltSite = {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Routes, base URL included. */
  readonly routesPaths: readonly string[];
  readonly generatedFilesDir: string;
  readonly chunkFiles: ChunkFiles;
};

/** What is known of the site when its worker is written. */
export type WorkerData = {
  /** The offline page, with the files that it needs; it has a revision, and they have a hash. */
  readonly precache: readonly PrecacheEntry[];
  /** Paths of the lists, and of the files that they need. */
  readonly lists: {readonly pages: readonly string[]; readonly files: readonly string[]};
  readonly sections: Territory['sections'];
};

/** The bundle that all pages load. */
const MAIN = 'main';

/** At most as many pages of one list are kept. */
const MAX_LIST_PAGES = 10;

/**
 * Writes the worker of one language, or what takes it away, as `service-worker.js`. The offline
 * page has to be in its last form, since the worker knows it by its content.
 * @throws Error when the site lacks a page or a chunk that is to be kept
 */
export async function writeWorker(site: BuiltSite, options: OfflineOptions): Promise<void> {
  await build({
    entryPoints: [path.join(__dirname, options.enabled ? 'worker.ts' : 'retire.ts')],
    outfile: path.join(site.outDir, 'service-worker.js'),
    bundle: true,
    minify: true,
    target: 'es2020',
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      ...(options.enabled ? constantsOf(await collectWorkerData(site, options)) : {}),
    },
  });
}

const constantsOf = ({precache, lists, sections}: WorkerData): Record<string, string> => ({
  PRECACHE: JSON.stringify(precache),
  LISTS: JSON.stringify(lists),
  SECTIONS: JSON.stringify(sections),
});

/** @throws Error when the site lacks a page or a chunk that is to be kept */
export async function collectWorkerData(
  site: BuiltSite,
  options: Pick<OfflineOptions, 'lists' | 'chunks'>,
): Promise<WorkerData> {
  const {outDir, baseUrl, routesPaths, generatedFilesDir, chunkFiles} = site;
  const routes = routesPaths.map((route) => route.slice(baseUrl.length));
  const lists = options.lists.flatMap((list) => expand(list.slice(1), routes));
  const addresses = (files: readonly string[]) => files.map((file) => baseUrl + file);
  const filesOfPages = async (pages: readonly string[], more: readonly string[] = []) => {
    const chunks = await chunksOf(addresses(pages), generatedFilesDir);
    return addresses(filesOf([MAIN, ...chunks, ...more], chunkFiles));
  };
  const html = await readFile(path.join(outDir, OFFLINE_PAGE, 'index.html'));
  return {
    precache: [
      {
        url: baseUrl + OFFLINE_PAGE,
        revision: createHash('sha256').update(html).digest('hex').slice(0, 8),
      },
      ...(await filesOfPages([OFFLINE_PAGE.slice(0, -1)])).map((url) => ({url, revision: null})),
    ],
    lists: {
      pages: addresses(lists.map((list) => (list === '' ? '' : `${list}/`))),
      files: await filesOfPages(lists, options.chunks),
    },
    // The one page that is a file answers for addresses that do not exist.
    sections: [
      ...new Set(
        routes.filter((route) => !route.endsWith('.html')).map((route) => route.split('/')[0]!),
      ),
    ].sort(),
  };
}

/** The routes that an option stands for; all without base URL. */
function expand(list: string, routes: readonly string[]): string[] {
  if (list.endsWith('*')) {
    const start = list.slice(0, -1);
    return routes
      .filter((route) => route.startsWith(start) && /^\d+$/.test(route.slice(start.length)))
      .sort((one, other) => Number(one.slice(start.length)) - Number(other.slice(start.length)))
      .slice(0, MAX_LIST_PAGES);
  }
  if (!routes.includes(list)) {
    throw new Error(`A page that is to be kept for reading offline does not exist: /${list}`);
  }
  return [list];
}

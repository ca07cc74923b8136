import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import type {PrecacheEntry} from 'workbox-precaching';
import {OFFLINE_PAGE, type Territory} from './addresses';
import {type ChunkFiles, filesOf} from './chunks';

/** Options of the offline plugin. */
export type OfflineOptions = {
  /** Whether to cache pages. If `false`, browsers remove an installed worker and its caches. */
  readonly enabled: boolean;
  /**
   * Routes, without base URL but with a leading slash, of pages that are cached before they are
   * read. A trailing `*` matches the page numbers that the build has, if any.
   */
  readonly lists: readonly string[];
  /** Names of further chunks to cache with the lists. */
  readonly chunks: readonly string[];
};

/** The finished build of one language. */
export type BuiltSite = {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Routes, including the base URL. */
  readonly routesPaths: readonly string[];
  /** Names of the chunks of a route, which includes the base URL. */
  readonly chunksOf: (route: string) => readonly string[];
  readonly chunkFiles: ChunkFiles;
};

/** Data about the site that is compiled into its worker. */
export type WorkerData = {
  /** The offline page with a revision, and the files that it needs, whose names have a hash. */
  readonly precache: readonly PrecacheEntry[];
  /** Paths of the lists and of the files that they need. */
  readonly lists: {readonly pages: readonly string[]; readonly files: readonly string[]};
  readonly sections: Territory['sections'];
};

/** Name of the chunk that all pages load. */
const MAIN = 'main';

/** Maximum number of cached pages of a list with `*`. */
const MAX_LIST_PAGES = 10;

/**
 * Writes the worker of one language, or the one that removes it, to `service-worker.js`. Must run
 * after the offline page has its final content, from which its revision is computed.
 * @throws Error if the site lacks a page or a chunk to cache, or if esbuild fails
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

/** @throws Error if the site lacks a page or a chunk to cache */
export async function collectWorkerData(
  site: BuiltSite,
  options: Pick<OfflineOptions, 'lists' | 'chunks'>,
): Promise<WorkerData> {
  const {outDir, baseUrl, routesPaths, chunksOf, chunkFiles} = site;
  const routes = routesPaths.map((route) => route.slice(baseUrl.length));
  const lists = options.lists.flatMap((list) => expand(list.slice(1), routes));
  const addresses = (files: readonly string[]) => files.map((file) => baseUrl + file);
  const filesOfPages = (pages: readonly string[], more: readonly string[] = []) => {
    const chunks = addresses(pages).flatMap(chunksOf);
    return addresses(filesOf([MAIN, ...chunks, ...more], chunkFiles));
  };
  const html = await readFile(path.join(outDir, OFFLINE_PAGE, 'index.html'));
  return {
    precache: [
      {
        url: baseUrl + OFFLINE_PAGE,
        revision: createHash('sha256').update(html).digest('hex').slice(0, 8),
      },
      ...filesOfPages([OFFLINE_PAGE.slice(0, -1)]).map((url) => ({url, revision: null})),
    ],
    lists: {
      pages: addresses(lists.map((list) => (list === '' ? '' : `${list}/`))),
      files: filesOfPages(lists, options.chunks),
    },
    // `404.html` is left out, as it is the response for URLs that do not exist.
    sections: [
      ...new Set(
        routes.filter((route) => !route.endsWith('.html')).map((route) => route.split('/')[0]!),
      ),
    ].sort(),
  };
}

/**
 * The routes that an entry of `lists` matches, without base URL and leading slash.
 * @throws Error if the entry has no `*` and there is no such route
 */
function expand(list: string, routes: readonly string[]): string[] {
  if (list.endsWith('*')) {
    const start = list.slice(0, -1);
    return routes
      .filter((route) => route.startsWith(start) && /^\d+$/.test(route.slice(start.length)))
      .sort((one, other) => Number(one.slice(start.length)) - Number(other.slice(start.length)))
      .slice(0, MAX_LIST_PAGES);
  }
  if (!routes.includes(list)) {
    throw new Error(`The offline list has a page that does not exist: /${list}`);
  }
  return [list];
}

/// <reference lib="webworker" />
/**
 * The service worker of one language. It caches the pages that were read, so that they are
 * available offline. Pages come from the network if it responds in time, so readers with a
 * connection get the current version.
 */
import {copyResponse} from 'workbox-core';
import type {WorkboxPlugin} from 'workbox-core/types.js';
import {ExpirationPlugin} from 'workbox-expiration';
import {PrecacheController, type PrecacheEntry} from 'workbox-precaching';
import {CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy} from 'workbox-strategies';
import {type FileKind, fileKind, isPage, OFFLINE_PAGE, pageKey, type Territory} from './addresses';
import {cacheNames} from './caches';
import {markCopy} from './copies';
import {forgetCaches} from './forget';
import {parseMessage, type ReadMessage} from './messages';

declare const self: ServiceWorkerGlobalScope;
// Constants defined by `writeWorker`.
/** The offline page and the files that it needs. */
declare const PRECACHE: PrecacheEntry[];
/** Paths of the lists of pages, and of the files that the lists and the search need. */
declare const LISTS: {readonly pages: readonly string[]; readonly files: readonly string[]};
declare const SECTIONS: Territory['sections'];

/** Seconds to wait for the network before the cached copy is used. */
const TIME_LIMIT_SECONDS = 3;
const MAX_PAGES = 60;
const MAX_FILES = 400;
const MAX_PICTURES = 100;

const {scope} = self.registration;
const territory: Territory = {scope, sections: SECTIONS};
const offlinePage = scope + OFFLINE_PAGE;
const names = cacheNames(scope);

const isHtml = ({headers}: Response): boolean =>
  /^text\/html\b/i.test(headers.get('content-type') ?? '');

/**
 * Caches only responses with status 200 for which `isRight` is true. Replaces Workbox's default
 * `cacheOkAndOpaquePlugin`, which would also cache opaque redirects (status 0). Browsers reject a
 * redirected response for a navigation, so a copy without that flag is cached.
 */
const keepIf = (isRight: (response: Response, request: Request) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({request, response}) => {
    if (response.status !== 200 || !isRight(response, request)) {
      return null;
    }
    return response.redirected ? copyResponse(response) : response;
  },
});

/** A host may redirect to another page, such as a login page. */
const onlyThisPage = keepIf(
  (response, request) =>
    isHtml(response) && pageKey(new URL(response.url)) === pageKey(new URL(request.url)),
);

/** Some hosts respond with an HTML page for a missing file. */
const onlyFiles = keepIf((response) => !isHtml(response));

const capped = (maxEntries: number): WorkboxPlugin =>
  new ExpirationPlugin({maxEntries, purgeOnQuotaError: true});

const precache = new PrecacheController({cacheName: names.offline});
precache.addToCacheList(PRECACHE);

const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: TIME_LIMIT_SECONDS,
  plugins: [
    onlyThisPage,
    capped(MAX_PAGES),
    {
      // oxlint-disable-next-line typescript/require-await -- the interface asks for a promise
      cacheKeyWillBeUsed: async ({request}) => pageKey(new URL(request.url)),
      // A server error counts as unreachable, so that the cached copy is used.
      // oxlint-disable-next-line typescript/require-await -- the interface asks for a promise
      fetchDidSucceed: async ({response}) => {
        if (response.status >= 500) {
          throw new Error(`The host answered with status ${response.status}`);
        }
        return response;
      },
      // oxlint-disable-next-line typescript/require-await -- the interface asks for a promise
      fetchDidFail: async ({event}) => {
        (event as Partial<ExtendableMessageEvent>).ports?.[0]?.postMessage('unreachable');
      },
      cachedResponseWillBeUsed: async ({cachedResponse: copy}) =>
        copy && new Response(markCopy(await copy.text(), copy.headers.get('date')), copy),
    },
  ],
});

const immutableFiles = new CacheFirst({
  cacheName: names.files,
  plugins: [
    onlyFiles,
    capped(MAX_FILES),
    // The files of the offline page must be available whatever else is cached.
    {handlerDidError: ({request}) => precache.matchPrecache(request)},
  ],
});

const searchManifest = new NetworkFirst({
  cacheName: names.files,
  networkTimeoutSeconds: TIME_LIMIT_SECONDS,
  plugins: [onlyFiles],
});

const FILE_STRATEGIES: Readonly<Record<FileKind, Strategy>> = {
  immutable: immutableFiles,
  manifest: searchManifest,
  picture: new StaleWhileRevalidate({
    cacheName: names.pictures,
    plugins: [onlyFiles, capped(MAX_PICTURES)],
  }),
};

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') {
    return;
  }
  if (request.mode === 'navigate') {
    if (pageKey(url) === offlinePage) {
      event.respondWith(answerOfflinePage(request));
    } else if (isPage(url, territory)) {
      event.respondWith(answerPage(event, url));
    }
    return;
  }
  const kind = fileKind(url, scope);
  if (kind) {
    const answer = FILE_STRATEGIES[kind].handle({event, request});
    event.respondWith(answer.catch(() => Response.error()));
  }
});

async function answerPage(event: FetchEvent, {pathname, search, hash}: URL): Promise<Response> {
  try {
    return await pages.handle({event, request: event.request});
  } catch {
    const page = encodeURIComponent(pathname + search + hash);
    return (await precache.matchPrecache(offlinePage))
      ? Response.redirect(`${offlinePage}?page=${page}`)
      : unavailable();
  }
}

/** Cache first: readers are redirected here because the host did not respond. */
async function answerOfflinePage(request: Request): Promise<Response> {
  return (await precache.matchPrecache(offlinePage)) ?? fetch(request).catch(unavailable);
}

const unavailable = (): Response =>
  new Response('Service Unavailable', {status: 503, headers: {'content-type': 'text/plain'}});

// Pages come from the network and file names contain fingerprints, so a new worker can take over
// immediately without mixing builds.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  void precache.install(event);
});

self.addEventListener('activate', (event) => {
  void precache.activate(event);
  event.waitUntil(forgetCaches(scope, Object.values(names)));
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const {source} = event;
  const isOurs = source instanceof Client && source.url.startsWith(scope);
  const message = isOurs ? parseMessage(event.data, territory) : undefined;
  if (message) {
    event.waitUntil(message.type === 'read' ? keepRead(event, message) : keepLists(event));
  }
});

// Failures are ignored: what cannot be cached now is cached the next time it is read.

async function keepRead(event: ExtendableEvent, message: ReadMessage): Promise<void> {
  const {page, isDocument, files} = message;
  await Promise.allSettled([
    // For a document, the HTTP cache has the response that the browser has just shown.
    keepPage(event, new Request(page, {cache: isDocument ? 'force-cache' : 'default'})),
    ...files.map((file) => keepFile(event, file)),
  ]);
}

async function keepLists(event: ExtendableEvent): Promise<void> {
  await Promise.allSettled([
    ...LISTS.pages.map((page) => keepPage(event, new Request(page))),
    ...LISTS.files.map((file) => keepFile(event, file)),
    keepSearchIndex(event),
  ]);
}

/** Rejects if the build has no search index, as with Algolia. */
async function keepSearchIndex(event: ExtendableEvent): Promise<void> {
  const folder = `${scope}search/`;
  const manifest = await keepFile(event, `${folder}manifest.json`);
  const files = Object.values((await manifest.json()) as Readonly<Record<string, string>>);
  await Promise.allSettled(files.map((file) => keepFile(event, folder + file)));
}

const keepPage = (event: ExtendableEvent, request: Request): Promise<Response> =>
  pages.handle({event, request});

async function keepFile(event: ExtendableEvent, address: string): Promise<Response> {
  const url = new URL(address, scope);
  const kind = fileKind(url, scope);
  if (!kind) {
    throw new Error(`${url.href} is not a cacheable file`);
  }
  return FILE_STRATEGIES[kind].handle({event, request: new Request(url)});
}

/// <reference lib="webworker" />
/**
 * The service worker of one language: keeps what was read, so that it stays readable without
 * a connection. A page comes from the network whenever that answers in time, so a reader who
 * is online never sees yesterday's.
 */
import {clientsClaim, copyResponse, setCacheNameDetails} from 'workbox-core';
import {ExpirationPlugin} from 'workbox-expiration';
import {cleanupOutdatedCaches, precache, type PrecacheEntry} from 'workbox-precaching';
import {registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst, StaleWhileRevalidate} from 'workbox-strategies';
import type {SearchManifest} from '../../search/documents';
import {isFramePicture, isHashed, isSearchManifest, pageKey} from './addresses';
import {CACHE_PREFIX, cacheNames, isOfScope} from './caches';
import {markCopy} from './copies';

declare const self: ServiceWorkerGlobalScope;
/** Pages and files that are kept from the start; the plugin fills it in. */
declare const KEPT: PrecacheEntry[];

/**
 * What a page tells about itself once the reader sees it. A port that comes along hears when the
 * host does not answer.
 */
export type ReadMessage = {
  readonly type: 'read';
  readonly page: string;
  /** Files that the page has loaded, some of them perhaps before there was a worker. */
  readonly files: readonly string[];
};

/** How long a page may take before the kept copy is shown. */
const TIME_LIMIT_SECONDS = 3;
const MAX_PAGES = 60;
const MAX_FILES = 400;
const MAX_PICTURES = 20;

const {scope} = self.registration;
const names = cacheNames(scope);

type Plugins = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>;

/**
 * Takes the place of the plugin that also keeps answers with status 0, which lead elsewhere.
 * A browser refuses to show an answer that it knows to be redirected; a copy is none.
 */
const onlySuccess: Plugins[number] = {
  cacheWillUpdate: async ({response}) => {
    if (response.status !== 200) {
      return null;
    }
    return response.redirected ? copyResponse(response) : response;
  },
};

/** Looks also into what is kept from the start, and what the worker of the other language keeps. */
const everywhere: Plugins[number] = {
  cachedResponseWillBeUsed: async ({cachedResponse, request}) =>
    cachedResponse ?? (await caches.match(request, {ignoreSearch: true})),
};

/** What is kept from the start and what was read are both shown as what they are. */
const marked: Plugins[number] = {
  cachedResponseWillBeUsed: async ({cachedResponse: copy}) =>
    copy && new Response(markCopy(await copy.text(), copy.headers.get('date')), copy),
};

const capped = (maxEntries: number): Plugins[number] =>
  new ExpirationPlugin({maxEntries, purgeOnQuotaError: true});

const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: TIME_LIMIT_SECONDS,
  plugins: [
    onlySuccess,
    capped(MAX_PAGES),
    {
      // eslint-disable-next-line @typescript-eslint/require-await -- the interface asks for a promise
      cacheKeyWillBeUsed: async ({request}) => pageKey(new URL(request.url)),
      // A host that is out of order is as good as none.
      // eslint-disable-next-line @typescript-eslint/require-await -- the interface asks for a promise
      fetchDidSucceed: async ({response}) => {
        if (response.status >= 500) {
          throw new Error(`The host answered with status ${response.status}`);
        }
        return response;
      },
      // eslint-disable-next-line @typescript-eslint/require-await -- the interface asks for a promise
      fetchDidFail: async ({event}) => {
        (event as Partial<ExtendableMessageEvent>).ports?.[0]?.postMessage('silent');
      },
    },
    everywhere,
    marked,
  ],
});

const files = new CacheFirst({
  cacheName: names.files,
  plugins: [onlySuccess, capped(MAX_FILES), everywhere],
});

const searchManifest = new NetworkFirst({
  cacheName: names.files,
  networkTimeoutSeconds: TIME_LIMIT_SECONDS,
  plugins: [onlySuccess, everywhere],
});

registerRoute(
  ({request}) => request.mode === 'navigate',
  async ({event, request, url}) => {
    try {
      return await pages.handle({event, request});
    } catch {
      const page = encodeURIComponent(url.pathname + url.search + url.hash);
      return Response.redirect(`${scope}offline/?page=${page}`);
    }
  },
);
registerRoute(({sameOrigin, url}) => sameOrigin && isHashed(url.pathname), files);
registerRoute(({sameOrigin, url}) => sameOrigin && isSearchManifest(url.pathname), searchManifest);
registerRoute(
  ({sameOrigin, url}) => sameOrigin && isFramePicture(url.pathname),
  new StaleWhileRevalidate({
    cacheName: names.pictures,
    plugins: [onlySuccess, capped(MAX_PICTURES)],
  }),
);

// `precache` keeps without answering: for a page of the list, too, the network is asked first.
setCacheNameDetails({prefix: CACHE_PREFIX, suffix: scope});
precache(KEPT);
cleanupOutdatedCaches();

// Pages come from the network and files have names of their own, so nothing can be mixed up
// when a new worker takes over at once.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepSearch(event).catch(() => undefined));
});
clientsClaim();

/** Keeps the index of the search. Not every build has one, and pages can be read without. */
async function keepSearch(event: ExtendableEvent): Promise<void> {
  const folder = `${scope}search/`;
  const request = new Request(`${folder}manifest.json`);
  const manifest = (await (await searchManifest.handle({event, request})).json()) as SearchManifest;
  for (const file of [manifest.pages, manifest.texts]) {
    await files.handle({event, request: new Request(folder + file)});
  }
}

self.addEventListener('activate', (event) => {
  const current: readonly string[] = Object.values(names);
  const isOld = (cache: string) =>
    isOfScope(cache, scope) && !cache.includes('-precache-') && !current.includes(cache);
  event.waitUntil(
    caches
      .keys()
      .then((all) => Promise.all(all.filter(isOld).map((cache) => caches.delete(cache)))),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data as ReadMessage;
  if (message.type !== 'read') {
    return;
  }
  const keep = async () => {
    await pages.handle({event, request: new Request(message.page)});
    for (const file of message.files.filter((address) => isHashed(new URL(address).pathname))) {
      await files.handle({event, request: new Request(file)});
    }
  };
  // What cannot be kept now is kept the next time that it is read.
  event.waitUntil(keep().catch(() => undefined));
});

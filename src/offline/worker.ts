/// <reference lib="webworker" />
/** The service worker of one language: pages that were read can be read again without a network. */
import {ExpirationPlugin} from 'workbox-expiration';
import {matchPrecache, precache, type PrecacheEntry} from 'workbox-precaching';
import {registerRoute, setCatchHandler} from 'workbox-routing';
import {CacheFirst, NetworkFirst, StaleWhileRevalidate} from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** The offline page, with its scripts and styles, as `src/plugins/offline.ts` defines it. */
declare const PRECACHE: PrecacheEntry[];
/** First segments of the paths of pages. Other languages and other sites may be below the scope. */
declare const SECTIONS: readonly (string | undefined)[];

/** Absolute URL of the home page, with a trailing slash. */
const {scope} = self.registration;
const offlinePage = `${scope}offline/`;

/** Seconds to wait for the network before the cached copy is used. */
const networkTimeoutSeconds = 3;

/** The cache key of a page: its URL with a trailing slash, and without query and hash. */
const pageKey = ({origin, pathname}: URL): string => `${origin}${pathname.replace(/\/?$/, '/')}`;

/** Path relative to the scope; `undefined` for other sites and for paths with an empty segment. */
const pathOf = ({origin, pathname}: URL): string | undefined =>
  `${origin}${pathname}`.startsWith(scope) && !pathname.includes('//')
    ? `${origin}${pathname}`.slice(scope.length)
    : undefined;

/** Whether a URL may be a page of this language. A version such as "1.0" is no file extension. */
const isPage = (url: URL): boolean =>
  SECTIONS.includes(pathOf(url)?.split('/')[0]) && !/\.[a-z]\w*\/?$/i.test(url.pathname);

/** Some hosts answer with another page, such as a login page, or with HTML for a missing file. */
const keepOnly = (isHtml: boolean) => ({
  cacheWillUpdate: ({response}: {readonly response: Response}) => {
    const type = response.headers.get('content-type') ?? '';
    const isRight = response.status === 200 && !response.redirected;
    return Promise.resolve(isRight && /^text\/html\b/i.test(type) === isHtml ? response : null);
  },
});

const pages = new NetworkFirst({
  cacheName: `devshelf-pages-${scope}`,
  networkTimeoutSeconds,
  plugins: [
    keepOnly(true),
    new ExpirationPlugin({maxEntries: 60, purgeOnQuotaError: true}),
    {
      cacheKeyWillBeUsed: ({request}) => Promise.resolve(pageKey(new URL(request.url))),
      // A server error counts as unreachable, so that the cached copy is used.
      fetchDidSucceed: ({response}) =>
        response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error('failed')),
    },
  ],
});

const files = {
  cacheName: `devshelf-files-${scope}`,
  plugins: [
    keepOnly(false),
    new ExpirationPlugin({maxEntries: 400, purgeOnQuotaError: true}),
    // The files of the offline page must be available whatever else is cached.
    {handlerDidError: ({request}: {readonly request: Request}) => matchPrecache(request)},
  ],
};

precache(PRECACHE);
registerRoute(
  ({url}) => pageKey(url) === offlinePage,
  async ({request}) => (await matchPrecache(offlinePage)) ?? fetch(request),
);
registerRoute(({url}) => isPage(url), pages);
for (const [pattern, strategy] of [
  [/^(?:assets\/|search\/\w+-[\da-f]+\.json$)/, new CacheFirst(files)],
  [/^search\/manifest\.json$/, new NetworkFirst({...files, networkTimeoutSeconds})],
  [/^img\//, new StaleWhileRevalidate(files)],
] as const) {
  registerRoute(({url}) => url.search === '' && pattern.test(pathOf(url) ?? ''), strategy);
}
setCatchHandler(async ({request, url: {pathname, search, hash}}) =>
  request.mode === 'navigate' && (await matchPrecache(offlinePage))
    ? Response.redirect(`${offlinePage}?page=${encodeURIComponent(pathname + search + hash)}`)
    : Response.error(),
);

// Pages come from the network and file names contain fingerprints, so a new worker can take over
// immediately without mixing builds.
void self.skipWaiting();
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

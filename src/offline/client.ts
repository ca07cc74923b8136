import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

/** Asks the worker to cache the page in view by this mode, and other files by absolute URL. */
function keepPage(worker: ServiceWorker | null, cache: RequestCache, files: string[] = []): void {
  const {origin, pathname} = window.location;
  // Hosts redirect paths without a trailing slash, and redirected responses are not cached.
  const page = [origin + pathname.replace(/\/?$/, '/'), {cache}];
  worker?.postMessage({type: 'CACHE_URLS', payload: {urlsToCache: [page, ...files]}});
}

/** Registers the worker once the page is loaded, and has it cache what was loaded before. */
async function start(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve));
  }
  // The scripts of the offline page that its HTML does not name.
  await window.docusaurus.preload(`${siteConfig.baseUrl}offline`);
  await navigator.serviceWorker.register(`${siteConfig.baseUrl}service-worker.js`);
  const {active} = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({name}) => name);
  keepPage(active, 'force-cache', files);
}

/** Starts the worker on the first page, and reports the pages that the router shows. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  // Most browsers do not support the Network Information API.
  const {connection = {}} = navigator as {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  const {saveData = false, effectiveType = ''} = connection;
  // Insecure contexts have no workers.
  if (!('serviceWorker' in navigator) || saveData || effectiveType.includes('2g')) {
    return;
  }
  if (!previousLocation) {
    // Without a worker, the site works online.
    start().catch(() => undefined);
  } else if (previousLocation.pathname !== location.pathname) {
    keepPage(navigator.serviceWorker.controller, 'default');
  }
};

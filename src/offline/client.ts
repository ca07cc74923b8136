import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {compareCopy} from './compareCopy';
import {type Connection, isMetered, savesData} from './connection';
import {COPIED} from './copies';
import type {Message} from './messages';

const connection = (): Connection =>
  (navigator as {readonly connection?: Connection}).connection ?? {};

const send = (worker: ServiceWorker | null, message: Message, ports: MessagePort[] = []): void =>
  worker?.postMessage(message, ports);

/** @param ports a port that the worker notifies if the host does not respond */
function notifyRead(
  worker: ServiceWorker | null,
  isDocument: boolean,
  ports?: MessagePort[],
): void {
  const files = performance.getEntriesByType('resource').map(({name}) => name);
  send(worker, {type: 'read', page: window.location.href, isDocument, files}, ports);
}

let hasAskedForLists = false;

/** Asks the worker to cache the lists, once per document. Call it on the second page of a visit. */
function keepLists(worker: ServiceWorker | null): void {
  if (worker && !hasAskedForLists && !isMetered(connection())) {
    hasAskedForLists = true;
    send(worker, {type: 'keep-lists'});
  }
}

/**
 * A port for the worker. If the worker reports that the host is unreachable, the current page is
 * marked as a copy from the time when this document was loaded, since both are of the same build.
 */
function listenForUnreachableHost(): MessagePort {
  const page = window.location.href;
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => {
    const {documentElement: root} = document;
    if (window.location.href === page && !root.hasAttribute(COPIED)) {
      root.setAttribute(COPIED, String(Math.round(performance.timeOrigin)));
    }
  };
  return port2;
}

/**
 * Registers the worker and reports the current page.
 * @param loadedPath path of the document as it was loaded; the router may have navigated since
 */
async function start({serviceWorker}: Navigator, loadedPath: string): Promise<void> {
  await serviceWorker.register(`${siteConfig.baseUrl}service-worker.js`);
  const {active} = await serviceWorker.ready;
  const isDocument = window.location.pathname === loadedPath;
  notifyRead(active, isDocument);
  // The referrer identifies the second page of a visit without storing anything.
  const site = window.location.origin + siteConfig.baseUrl;
  if (!isDocument || document.referrer.startsWith(site)) {
    keepLists(active);
  }
}

/** {@link compareCopy}, ignoring errors: while the host is unreachable, the mark stays. */
const compare = (): void => {
  compareCopy().catch(() => undefined);
};

/** Whether pages have a worker. Without one, the site works online. */
const hasWorker =
  ExecutionEnvironment.canUseDOM &&
  // oxlint-disable-next-line no-restricted-properties -- replaced by the bundler
  process.env.NODE_ENV === 'production' &&
  // Undefined in insecure contexts.
  'serviceWorker' in navigator;

if (hasWorker) {
  window.addEventListener('online', compare);
}

/** Calls back when the document and its pictures are loaded, so that they load first. */
function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') {
    then();
  } else {
    window.addEventListener('load', then);
  }
}

/**
 * Starts the worker when the first page is ready, and reports pages that the router has rendered;
 * the worker fetches their HTML.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation) {
    if (hasWorker && !savesData(connection())) {
      whenLoaded(() => {
        start(navigator, location.pathname).catch(() => undefined);
      });
    }
  } else if (previousLocation.pathname !== location.pathname) {
    compare();
    if (!savesData(connection())) {
      const controller = navigator.serviceWorker?.controller ?? null;
      notifyRead(controller, false, [listenForUnreachableHost()]);
      keepLists(controller);
    }
  }
};

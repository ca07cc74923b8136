import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {type Connection, isMetered, savesData} from './connection';
import {COPIED} from './copies';
import type {Message} from './messages';

const connection = (): Connection =>
  (navigator as {readonly connection?: Connection}).connection ?? {};

const send = (worker: ServiceWorker | null, message: Message, ports: MessagePort[] = []): void =>
  worker?.postMessage(message, ports);

/** @param ports one that hears when the host does not answer */
function notifyRead(
  worker: ServiceWorker | null,
  isDocument: boolean,
  ports?: MessagePort[],
): void {
  const files = performance.getEntriesByType('resource').map(({name}) => name);
  send(worker, {type: 'read', page: window.location.href, isDocument, files}, ports);
}

let hasAskedForLists = false;

/** To be called on the second page of a visit; a document asks but once. */
function keepLists(worker: ServiceWorker | null): void {
  if (worker && !hasAskedForLists && !isMetered(connection())) {
    hasAskedForLists = true;
    send(worker, {type: 'keep-lists'});
  }
}

/** Lets the page say that it is a copy, of the build that this document came from, if the host is unreachable. */
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

/** A copy is as good as the page once the host sends one with the same scripts: their names tell the build. */
async function compareCopy(): Promise<void> {
  const {documentElement: root} = document;
  const script = document.querySelector('script[src*="/runtime~main."]')?.getAttribute('src');
  if (script && root.hasAttribute(COPIED)) {
    const answer = await fetch(window.location.href, {cache: 'no-store'});
    if ((await answer.text()).includes(script)) {
      root.removeAttribute(COPIED);
    }
  }
}

/** @param loadedPath path of the page that came as a document; the router may have left it since */
async function start({serviceWorker}: Navigator, loadedPath: string): Promise<void> {
  await serviceWorker.register(`${siteConfig.baseUrl}service-worker.js`);
  const {active} = await serviceWorker.ready;
  const isDocument = window.location.pathname === loadedPath;
  notifyRead(active, isDocument);
  // The address of the page before tells of a visit without anything being stored.
  const site = window.location.origin + siteConfig.baseUrl;
  if (!isDocument || document.referrer.startsWith(site)) {
    keepLists(active);
  }
}

/** While the host is away the copy stays one. */
const compare = (): void => {
  compareCopy().catch(() => undefined);
};

if (
  ExecutionEnvironment.canUseDOM &&
  // eslint-disable-next-line no-restricted-syntax -- the bundler puts the value in its place
  process.env.NODE_ENV === 'production' &&
  // Browsers leave it out on pages without encryption.
  'serviceWorker' in navigator
) {
  window.addEventListener('online', compare);
  if (!savesData(connection())) {
    const {pathname} = window.location;
    // What the reader looks at comes first. A browser that refuses reads online only.
    window.addEventListener('load', () => {
      start(navigator, pathname).catch(() => undefined);
    });
  }
}

/** A page that the router has drawn was not loaded as a whole; the worker fetches it. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    compare();
    if (!savesData(connection())) {
      const controller = navigator.serviceWorker?.controller ?? null;
      notifyRead(controller, false, [listenForUnreachableHost()]);
      keepLists(controller);
    }
  }
};

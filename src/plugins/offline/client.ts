import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {COPIED} from '../../components/CopyNotice/copied';
import type {ReadMessage} from './worker';

type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/** Readers who pay for each byte get nothing that they have not asked for. */
function isFrugal(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return Boolean(connection?.saveData) || (connection?.effectiveType ?? '').includes('2g');
}

/** @param ports one that hears when the host does not answer */
function tellRead(worker: ServiceWorker | null, ...ports: MessagePort[]): void {
  const message: ReadMessage = {
    type: 'read',
    page: window.location.href,
    files: performance.getEntriesByType('resource').map(({name}) => name),
  };
  worker?.postMessage(message, ports);
}

/** Lets the page say that it is a copy, of the build that this document came from, if the host is silent. */
function listenForSilence(): MessagePort {
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

async function start({serviceWorker}: Navigator): Promise<void> {
  await serviceWorker.register(`${siteConfig.baseUrl}service-worker.js`);
  tellRead((await serviceWorker.ready).active);
}

/** While the host is away the copy stays one. */
const compare = (): void => {
  compareCopy().catch(() => undefined);
};

if (
  ExecutionEnvironment.canUseDOM &&
  process.env.NODE_ENV === 'production' &&
  // Browsers leave it out on pages without encryption.
  'serviceWorker' in navigator
) {
  window.addEventListener('online', compare);
  if (!isFrugal()) {
    // What the reader looks at comes first. A browser that refuses reads online only.
    window.addEventListener('load', () => {
      start(navigator).catch(() => undefined);
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
    if (!isFrugal()) {
      tellRead(navigator.serviceWorker?.controller, listenForSilence());
    }
  }
};

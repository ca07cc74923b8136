import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import type {ReadMessage} from './worker';

type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/** Readers who pay for each byte get nothing that they have not asked for. */
function isFrugal(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return Boolean(connection?.saveData) || (connection?.effectiveType ?? '').includes('2g');
}

function tellRead(worker: ServiceWorker | null): void {
  const message: ReadMessage = {
    type: 'read',
    page: window.location.href,
    files: performance.getEntriesByType('resource').map(({name}) => name),
  };
  worker?.postMessage(message);
}

async function start({serviceWorker}: Navigator): Promise<void> {
  await serviceWorker.register(`${siteConfig.baseUrl}service-worker.js`);
  tellRead((await serviceWorker.ready).active);
}

if (
  ExecutionEnvironment.canUseDOM &&
  process.env.NODE_ENV === 'production' &&
  // Browsers leave it out on pages without encryption.
  'serviceWorker' in navigator &&
  !isFrugal()
) {
  // What the reader looks at comes first. A browser that refuses reads online only.
  window.addEventListener('load', () => {
    start(navigator).catch(() => undefined);
  });
}

/** A page that the router has drawn was not loaded as a whole; the worker fetches it. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname && !isFrugal()) {
    tellRead(navigator.serviceWorker?.controller);
  }
};

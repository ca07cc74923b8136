/// <reference lib="webworker" />
/**
 * Replaces the worker if offline reading is switched off: on their next visit, browsers that have
 * the worker install this one, which unregisters itself and deletes the caches.
 */
import {CacheExpiration} from 'workbox-expiration';

declare const self: ServiceWorkerGlobalScope;

async function retire(): Promise<void> {
  const {registration} = self;
  await registration.unregister();
  for (const name of await caches.keys()) {
    if (name.endsWith(`-${registration.scope}`)) {
      await caches.delete(name);
      // Its timestamps in IndexedDB, in one database for all sites of the origin.
      await new CacheExpiration(name, {maxEntries: 1}).delete();
    }
  }
}

void self.skipWaiting();
self.addEventListener('activate', (event) => event.waitUntil(retire()));

/// <reference lib="webworker" />
/**
 * Takes the place of the worker when it is switched off: browsers that have installed that
 * one look for a new one at each visit, find this, and are rid of both and of the caches.
 */
import {isOfScope} from './caches';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const {scope} = self.registration;
  const clear = async () => {
    const all = await caches.keys();
    await Promise.all(
      all.filter((cache) => isOfScope(cache, scope)).map((cache) => caches.delete(cache)),
    );
    await self.registration.unregister();
  };
  event.waitUntil(clear());
});

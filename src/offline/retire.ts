/// <reference lib="webworker" />
/**
 * Replaces the worker if offline reading is switched off. Browsers that have installed a worker
 * check for an update on every visit and install this one, which deletes its caches and
 * unregisters itself.
 */
import {forgetCaches} from './forget';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const {registration} = self;
  event.waitUntil(forgetCaches(registration.scope, []).then(() => registration.unregister()));
});

/// <reference lib="webworker" />
/**
 * Takes the place of the worker when it is switched off: browsers that have installed that
 * one look for a new one at each visit, find this, and are rid of both and of all that was kept.
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

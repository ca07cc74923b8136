import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishedPlugin} from '../plugins/publish/steps';
import {type ChunkFiles, recordChunks} from './chunks';
import {type OfflineOptions, writeWorker} from './writeWorker';

/** Makes pages available offline with a service worker for each language. */
export function offlinePlugin(_: LoadContext, options: OfflineOptions): PublishedPlugin<void> {
  const chunkFiles: ChunkFiles = new Map();

  return {
    name: 'offline',

    getClientModules() {
      return options.enabled ? [path.join(__dirname, 'client.ts')] : [];
    },

    configureWebpack(_config, isServer) {
      return isServer ? {} : {plugins: [recordChunks(chunkFiles)]};
    },

    publishStep: {
      run: ({outDir, baseUrl, routesPaths, bundles: {chunksOf}}) =>
        writeWorker({outDir, baseUrl, routesPaths, chunksOf, chunkFiles}, options),
    },
  };
}

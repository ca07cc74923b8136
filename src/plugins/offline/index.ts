import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {type ChunkFiles, listKept, recordChunks} from './kept';

/** Options of the plugin. */
export type OfflineOptions = {
  /** Whether pages are kept. Without, browsers that have kept any are told to forget them. */
  readonly enabled: boolean;
  /** Routes, without base URL, of the pages that are kept although they were not read. */
  readonly pages: readonly string[];
  /** Names of the chunks that are kept beside those of the pages. */
  readonly chunks: readonly string[];
};

/** Lets pages be read without a connection, by a service worker for each language. */
export default function offlinePlugin(context: LoadContext, options: OfflineOptions): Plugin {
  const {generatedFilesDir} = context;
  const chunkFiles: ChunkFiles = new Map();

  return {
    name: 'offline',

    getClientModules() {
      return options.enabled ? [path.join(__dirname, 'client.ts')] : [];
    },

    configureWebpack(_config, isServer) {
      return isServer ? {} : {plugins: [recordChunks(chunkFiles)]};
    },

    async postBuild({outDir, baseUrl, routesPaths}) {
      const kept = options.enabled
        ? await listKept({outDir, baseUrl, routesPaths, generatedFilesDir, chunkFiles}, options)
        : [];
      await build({
        entryPoints: [path.join(__dirname, options.enabled ? 'worker.ts' : 'retire.ts')],
        outfile: path.join(outDir, 'service-worker.js'),
        bundle: true,
        minify: true,
        target: 'es2020',
        define: {
          KEPT: JSON.stringify(kept),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
      });
    },
  };
}

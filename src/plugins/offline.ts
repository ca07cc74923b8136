import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import type {PublishedPlugin} from './publish';
import {isProduction, keepsOffline} from '../site/settings';

/**
 * Makes pages available offline with a service worker for each language. If that is switched off,
 * browsers remove an installed worker and its caches.
 */
export function offlinePlugin(): PublishedPlugin<void> {
  return {
    name: 'offline',

    getClientModules: () =>
      keepsOffline && isProduction ? [path.join(__dirname, '../offline/client.ts')] : [],

    publishStep: {
      // Must run after the offline page has its final content.
      async run({outDir, baseUrl, routesPaths}) {
        const html = await readFile(path.join(outDir, 'offline/index.html'), 'utf8');
        const revision = createHash('sha256').update(html).digest('hex').slice(0, 8);
        const files = html.match(/(?<==["']?)\/[^\s"'>]+\.(?:css|js)(?=[\s"'>])/g) ?? [];
        const sections = routesPaths
          .filter((route) => !route.endsWith('/404.html'))
          .map((route) => route.slice(baseUrl.length).split('/')[0]);
        const worker = keepsOffline ? 'worker.ts' : 'retire.ts';
        await build({
          entryPoints: [path.join(__dirname, '../offline', worker)],
          outfile: path.join(outDir, 'service-worker.js'),
          bundle: true,
          minify: true,
          target: 'es2020',
          define: {
            'process.env.NODE_ENV': '"production"',
            PRECACHE: JSON.stringify([
              {url: `${baseUrl}offline/`, revision},
              ...[...new Set(files)].map((url) => ({url, revision: null})),
            ]),
            SECTIONS: JSON.stringify([...new Set(sections)]),
          },
        });
      },
    },
  };
}

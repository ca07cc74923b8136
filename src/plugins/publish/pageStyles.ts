import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readRouteChunks} from './routeChunks';
import type {Step} from './steps';

/** The bundler's manifest, from which Docusaurus takes the files of each page. */
type Manifest = {
  readonly assets: Readonly<
    Record<string, {readonly css?: readonly {readonly publicPath: string}[]}>
  >;
};

/** A page; `route` has no trailing slash, `stylesheet` is the URL of the one of all pages. */
type PageToStyle = {readonly file: string; readonly route: string; readonly stylesheet: string};

/**
 * Links the style sheets of its kind in each page, so that it is styled before scripts run and
 * without scripts. Docusaurus links only the style sheet of all pages.
 */
export function pageStyles(): Step {
  const pages: PageToStyle[] = [];
  return {
    readPage({file, pathname, $}) {
      const stylesheet = $('head > link[rel="stylesheet"]').attr('href');
      if (stylesheet !== undefined) {
        pages.push({file, route: pathname.replace(/(.)\/$/, '$1'), stylesheet});
      }
    },

    async run({outDir, baseUrl, generatedFilesDir, routesPaths}) {
      const {assets} = JSON.parse(
        await readFile(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8'),
      ) as Manifest;
      const chunksOf = await readRouteChunks(generatedFilesDir);
      const routes = new Set(routesPaths.map((route) => route.replace(/(.)\/$/, '$1')));
      for (const {file, route, stylesheet} of pages.filter((page) => routes.has(page.route))) {
        const chunks = chunksOf(route === baseUrl.slice(0, -1) ? baseUrl : route);
        const own = new Set(
          chunks.flatMap((chunk) => assets[chunk]?.css ?? []).map(({publicPath}) => publicPath),
        );
        own.delete(stylesheet);
        if (own.size > 0) {
          const page = path.join(outDir, file);
          const html = await readFile(page, 'utf8');
          const links = [...own].map((href) => `<link rel=stylesheet href=${href}>`).join('');
          await writeFile(page, html.replace(/<link rel=stylesheet [^>]*>/, `$&${links}`));
        }
      }
    },
  };
}

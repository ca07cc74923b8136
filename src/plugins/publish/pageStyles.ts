import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageEditor} from './editPages';
import {readRouteChunks} from './routeChunks';

/** The bundler's manifest, from which Docusaurus takes the files of each page. */
type Manifest = {
  readonly assets: Readonly<
    Record<string, {readonly css?: readonly {readonly publicPath: string}[]}>
  >;
};

type PageToStyle = {
  readonly file: string;
  /** Without a trailing slash. */
  readonly route: string;
  /** URL of the style sheet of all pages. */
  readonly stylesheet: string;
  /** Offset in the HTML after the link to that style sheet. */
  readonly offset: number;
};

/** The first link to a style sheet, which is that of all pages; its group is the URL. */
const STYLESHEET = /<link rel="?stylesheet"? href="?([^"\s>]+)[^>]*>/;

/**
 * Links the style sheets of its kind in each page, so that it is styled before scripts run and
 * without scripts. Docusaurus links only the style sheet of all pages.
 */
export function pageStyles(): PageEditor {
  const pages: PageToStyle[] = [];
  return {
    readPage({file, pathname, html}) {
      const link = STYLESHEET.exec(html);
      if (link) {
        pages.push({
          file,
          route: pathname.replace(/(.)\/$/, '$1'),
          stylesheet: link[1]!,
          offset: link.index + link[0].length,
        });
      }
    },

    async listEdits({baseUrl, generatedFilesDir, routesPaths}) {
      const {assets} = JSON.parse(
        await readFile(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8'),
      ) as Manifest;
      const chunksOf = await readRouteChunks(generatedFilesDir);
      const routes = new Set(routesPaths.map((route) => route.replace(/(.)\/$/, '$1')));
      return pages
        .filter(({route}) => routes.has(route))
        .flatMap(({file, route, stylesheet, offset}) => {
          const chunks = chunksOf(route === baseUrl.slice(0, -1) ? baseUrl : route);
          const own = new Set(
            chunks.flatMap((chunk) => assets[chunk]?.css ?? []).map(({publicPath}) => publicPath),
          );
          own.delete(stylesheet);
          const html = [...own].map((href) => `<link rel=stylesheet href=${href}>`).join('');
          return html === '' ? [] : [{file, start: offset, end: offset, html}];
        });
    },
  };
}

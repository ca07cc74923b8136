import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chunksOf} from '../../offline/chunks';
import type {Step} from './steps';

/** The table of the bundler from which Docusaurus takes the files of each page. */
type Manifest = {
  readonly assets: Readonly<
    Record<string, {readonly css?: readonly {readonly publicPath: string}[]}>
  >;
};

/** A page; its route has no slash at the end, and `stylesheet` is the address of that of all pages. */
type PageToStyle = {readonly file: string; readonly route: string; readonly stylesheet: string};

/**
 * Names in each page the style sheets that its kind of page has for itself, so that it is whole
 * before a script runs and without scripts. Docusaurus names only the one of all pages.
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
      const routes = new Set(routesPaths.map((route) => route.replace(/(.)\/$/, '$1')));
      for (const {file, route, stylesheet} of pages.filter((page) => routes.has(page.route))) {
        const chunks = await chunksOf(
          [route === baseUrl.slice(0, -1) ? baseUrl : route],
          generatedFilesDir,
        );
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

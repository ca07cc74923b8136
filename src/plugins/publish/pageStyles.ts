import type {PageEditor} from './editPages';

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

    listEdits({baseUrl, bundles: {chunksOf, stylesOf}, routesPaths}) {
      const routes = new Set(routesPaths.map((route) => route.replace(/(.)\/$/, '$1')));
      const edits = pages
        .filter(({route}) => routes.has(route))
        .flatMap(({file, route, stylesheet, offset}) => {
          const chunks = chunksOf(route === baseUrl.slice(0, -1) ? baseUrl : route);
          const own = new Set(chunks.flatMap(stylesOf));
          own.delete(stylesheet);
          const html = [...own].map((href) => `<link rel=stylesheet href=${href}>`).join('');
          return html === '' ? [] : [{file, start: offset, end: offset, html}];
        });
      return Promise.resolve(edits);
    },
  };
}

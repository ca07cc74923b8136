import type {Edit, PageEditor} from './editPages';

/**
 * Elements that Docusaurus adds to every page and that are not used here: the generator's name, and
 * the icon sprite for external links, which `src/theme/Icon/ExternalLink` replaces.
 */
const UNUSED = [
  /<meta name="?generator\b[^>]*>/,
  /<svg [^>]*>\s*<defs>\s*<symbol id="?theme-svg-external-link\b.*?<\/svg>/s,
];

/** Removes unused elements from each page. */
export function leanPages(): PageEditor {
  const cuts: Edit[] = [];
  return {
    readPage({file, html}) {
      for (const element of UNUSED) {
        const found = element.exec(html);
        if (found) {
          cuts.push({file, start: found.index, end: found.index + found[0].length, html: ''});
        }
      }
    },

    listEdits: () => Promise.resolve(cuts),
  };
}

import type {Edit, PageEditor} from './editPages';

/**
 * Elements that Docusaurus adds to every page and that are not used here: the generator's name, and
 * the icon sprite for external links, which `src/theme/Icon/ExternalLink` replaces.
 */
const UNUSED = 'meta[name="generator"], body > svg:has(symbol#theme-svg-external-link)';

/** Removes unused elements from each page. */
export function leanPages(): PageEditor {
  const cuts: Edit[] = [];
  return {
    readPage({file, $}) {
      for (const {sourceCodeLocation: place} of $(UNUSED)) {
        if (place) {
          cuts.push({file, start: place.startOffset, end: place.endOffset, html: ''});
        }
      }
    },

    listEdits: () => Promise.resolve(cuts),
  };
}

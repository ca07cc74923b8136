import type {Edit, PageEditor} from './editPages';

/** A script of all pages, as Docusaurus links it; its group is the URL. */
const SCRIPT = /<script src="?([^"\s>]+)"? defer(?:="")?><\/script>/g;

/**
 * Turns the deferred scripts of each page into preloads, which `afterPaint.script.js` runs. They
 * keep the priority of deferred scripts, below that of styles.
 */
export function scriptsAfterPaint(): PageEditor {
  const preloads: Edit[] = [];
  return {
    readPage({file, html}) {
      for (const {0: script, 1: address, index: start} of html.matchAll(SCRIPT)) {
        preloads.push({
          ...{file, start, end: start + script.length},
          html: `<link rel=preload as=script fetchpriority=low href=${address!}>`,
        });
      }
    },

    listEdits: () => Promise.resolve(preloads),
  };
}

import type {Edit, PageEditor} from './editPages';

/** A script of the site; its group is the URL. */
const SCRIPT = /<script src="?([^"\s>]+)"? defer(?:="")?><\/script>/g;

/**
 * Preloads the scripts of each page with the priority that they have, so that `start.script.js` can
 * run them after the first paint.
 */
export function startScripts(): PageEditor {
  const edits: Edit[] = [];
  const withoutScripts: string[] = [];
  return {
    readPage({file, html}) {
      const found = [...html.matchAll(SCRIPT)];
      if (found.length === 0) {
        withoutScripts.push(file);
      }
      for (const {0: element, 1: url, index: start} of found) {
        edits.push({
          file,
          start,
          end: start + element.length,
          html: `<link rel=preload as=script fetchpriority=low href=${url}>`,
        });
      }
    },

    listEdits() {
      if (withoutScripts.length > 0) {
        throw new Error(
          `Pages without a script with "defer", to run after the first paint:\n${withoutScripts.join('\n')}`,
        );
      }
      return Promise.resolve(edits);
    },
  };
}

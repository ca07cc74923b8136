import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Step} from './steps';

/**
 * Elements that Docusaurus adds to every page and that are not used here: the generator's name, and
 * the icon sprite for external links, which `src/theme/Icon/ExternalLink` replaces.
 */
const UNUSED = 'meta[name="generator"], body > svg:has(symbol#theme-svg-external-link)';

/** A page, and the start and end offsets of unused elements in its HTML, last first. */
type PageToCut = {readonly file: string; readonly cuts: readonly (readonly [number, number])[]};

/**
 * Removes unused elements from each page. Must run before steps that insert something, because it
 * uses offsets from when the page was parsed. The offsets of other steps remain valid, because they
 * are all before the removed elements.
 */
export function leanPages(): Step {
  const pages: PageToCut[] = [];
  return {
    readPage({file, $}) {
      const cuts = [...$(UNUSED)]
        .flatMap(({sourceCodeLocation: place}) =>
          place ? [[place.startOffset, place.endOffset] as const] : [],
        )
        .reverse();
      if (cuts.length > 0) {
        pages.push({file, cuts});
      }
    },

    async run({outDir}) {
      for (const {file, cuts} of pages) {
        const page = path.join(outDir, file);
        const html = await readFile(page, 'utf8');
        await writeFile(
          page,
          cuts.reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), html),
        );
      }
    },
  };
}

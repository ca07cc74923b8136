import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Step} from './steps';

/**
 * What Docusaurus writes into every page and no page here uses: its own name, and a drawing for
 * links to other sites, which have an arrow of `src/theme/Icon/ExternalLink` instead.
 */
const UNUSED = 'meta[name="generator"], body > svg:has(symbol#theme-svg-external-link)';

/** A page, and where in its text something unused begins and ends; the last comes first. */
type PageToCut = {readonly file: string; readonly cuts: readonly (readonly [number, number])[]};

/**
 * Takes out of each page what nothing uses. It has to run before the steps that add something,
 * since it goes by the places that all had when the page was parsed; what other steps know of
 * places stands before what is taken out.
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

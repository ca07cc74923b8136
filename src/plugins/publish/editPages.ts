import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {groupBy} from '../../groupBy';
import type {BuiltPage} from './pages';
import type {BuiltSite, Step} from './steps';

/** Replaces the HTML between two offsets, which are those of when the page was parsed. */
export type Edit = {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly html: string;
};

/** A change to pages that depends on all of them. */
export type PageEditor = {
  /** Reads a page. Each page is read before any edit is made. */
  readonly readPage: (page: BuiltPage) => void;
  /**
   * The edits of all pages. Edits of the same or of other editors must not overlap; an insertion
   * may be where another edit begins, and then comes first.
   * @throws Error if something is wrong with the site, which fails the build
   */
  readonly listEdits: (site: BuiltSite) => Promise<readonly Edit[]>;
};

/** Makes the edits of several editors, with one write for each page. */
export function editPages(editors: readonly PageEditor[]): Step {
  return {
    readPage(page) {
      for (const editor of editors) {
        editor.readPage(page);
      }
    },

    async run(site) {
      const edits = (await Promise.all(editors.map((editor) => editor.listEdits(site)))).flat();
      for (const [file, ofPage] of groupBy(edits, (edit) => edit.file)) {
        const page = path.join(site.outDir, file);
        await writeFile(page, applyEdits(await readFile(page, 'utf8'), ofPage));
      }
    },
  };
}

/** Applies edits from the last to the first, so that the offsets of those to come stay valid. */
const applyEdits = (html: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((rest, {start, end, html}) => rest.slice(0, start) + html + rest.slice(end), html);

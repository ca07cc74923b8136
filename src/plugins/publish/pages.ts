import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio/slim';

/** A page of the built site. */
export type BuiltPage = {
  /** Path within the folder of the language, with forward slashes: `services/minio/index.html`. */
  readonly file: string;
  /** URL path with the base URL: `/ja/services/minio`, or `/ja/` for the home page. */
  readonly pathname: string;
  /** A substring that is kept after the page was read keeps the whole HTML in memory. */
  readonly html: string;
  /** The HTML, parsed as in a browser. */
  readonly $: CheerioAPI;
};

/**
 * Parses the pages of a language one at a time, because the trees of all pages would need more
 * memory than the rest of the build.
 * @param outDir folder of the language
 * @param baseUrl base URL of the language, with slashes at both ends
 * @param otherFolders folders of other languages, relative to `outDir`
 * @returns the pages, sorted by file
 */
export async function* readPages(
  outDir: string,
  baseUrl: string,
  otherFolders: readonly string[],
): AsyncGenerator<BuiltPage> {
  const files = (await readdir(outDir, {recursive: true}))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .filter((file) => !otherFolders.some((folder) => file.startsWith(`${folder}/`)))
    .sort();
  for (const file of files) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    yield {file, pathname: pathnameOf(file, baseUrl), html, $: load(html)};
  }
}

const pathnameOf = (file: string, baseUrl: string): string =>
  baseUrl + file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');

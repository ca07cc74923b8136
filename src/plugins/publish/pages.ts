import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';

/** A page of the built site. */
export type BuiltPage = {
  /** Path within the folder of the language, with forward slashes: `services/minio/index.html`. */
  readonly file: string;
  /** URL path with the base URL: `/ja/services/minio`, or `/ja/` for the home page. */
  readonly pathname: string;
  /** Parsed as in a browser, with the offsets of each element in the HTML. */
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
    // An option of parse5 that the types of this version of cheerio lack. The version is that of
    // the blog plugin.
    const $ = load(html, {sourceCodeLocationInfo: true});
    yield {file, pathname: pathnameOf(file, baseUrl), $};
  }
}

const pathnameOf = (file: string, baseUrl: string): string =>
  baseUrl + file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');

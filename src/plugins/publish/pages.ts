import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';

/** A page of the built site. */
export type BuiltPage = {
  /** Path within the folder of the language, with forward slashes: `services/minio/index.html`. */
  readonly file: string;
  /** Path of its address, base URL included: `/ja/services/minio`, of the home page `/ja/`. */
  readonly pathname: string;
  /** Its tree, parsed as browsers parse it, with the place of each element in the text. */
  readonly $: CheerioAPI;
};

/**
 * Parses every page of a language, one after the other, since the trees of all together are
 * larger than all else of a build.
 * @param outDir folder of the language
 * @param baseUrl path of the language, with a slash at both ends
 * @param otherFolders folders below `outDir` that belong to other languages
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
    // The option of parse5, under cheerio, is not in the types of the version that we share with
    // the blog plugin.
    const $ = load(html, {sourceCodeLocationInfo: true});
    yield {file, pathname: pathnameOf(file, baseUrl), $};
  }
}

const pathnameOf = (file: string, baseUrl: string): string =>
  baseUrl + file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');

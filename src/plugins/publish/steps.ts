/**
 * Steps that run after Docusaurus has built a language.
 *
 * Docusaurus runs the `postBuild` hooks of all plugins concurrently. Plugins that need the built
 * pages have steps instead, which `publish` runs one after the other.
 */
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {type CheerioAPI, load} from 'cheerio/slim';
import type {HeaderRule} from './headers';

/** A language that Docusaurus has built: the parameters of `postBuild`, without the content of the plugin. */
export type BuiltSite = Omit<Parameters<NonNullable<Plugin['postBuild']>>[0], 'content'>;

/** A page of the built site. */
export type BuiltPage = {
  /** Path within the folder of the language, with forward slashes: `services/minio/index.html`. */
  readonly file: string;
  /** URL path with the base URL: `/ja/services/minio`, or `/ja/` for the home page. */
  readonly pathname: string;
  /** The HTML, parsed as in a browser. */
  readonly $: CheerioAPI;
};

/** A task on the built files of a language. */
export type Step = {
  /**
   * Reads a page. Each page is parsed once for all steps, before any of them runs. That of the search,
   * whose plugin is a theme and so the last, changes the tree.
   */
  readonly readPage?: (page: BuiltPage) => void;
  /**
   * Rules for the headers of the files that it writes.
   * @param bases base URLs of all languages, with that of the default language first
   */
  readonly headerRules?: (bases: readonly string[]) => readonly HeaderRule[];
  /** @throws Error if something is wrong with the site, which fails the build. */
  readonly run: (site: BuiltSite) => Promise<void> | void;
};

/** A plugin whose work after the build is a step. Docusaurus keeps additional properties. */
export type PublishedPlugin<Content = unknown> = Plugin<Content> & {readonly publishStep: Step};

/**
 * Parses the pages of a language one at a time, because the trees of all pages would need more
 * memory than the rest of the build.
 * @param outDir folder of the language
 * @param baseUrl base URL of the language, with slashes at both ends
 * @param otherFolders folders of other languages, relative to `outDir`, with a trailing slash
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
    .filter((file) => !otherFolders.some((folder) => file.startsWith(folder)))
    .sort();
  for (const file of files) {
    const pathname = baseUrl + file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
    yield {file, pathname, $: load(await readFile(path.join(outDir, file), 'utf8'))};
  }
}

/** Writes texts to files, by path relative to a folder. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  }
}

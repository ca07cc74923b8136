/** Sizes of built pages with the files that they load at once. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {load} from 'cheerio';

/** Kinds of pages, with the paths below the base URL of a language. */
const KINDS: readonly (readonly [kind: string, route: RegExp])[] = [
  ['home', /^$/],
  ['search', /^search\/$/],
  ['changes', /^changes\/$/],
  ['compare', /^compare\/$/],
  ['archive', /^services\/archive\/$/],
  ['tag', /^services\/tags\/[^/]+\/$/],
  ['list of tags', /^services\/tags\/$/],
  ['list', /^services\/(page\/\d+\/)?$/],
  ['service', /^services\/[^/]+\/$/],
  ['directory', /^companies\/company\/$/],
  ['company', /^companies\/[^/]+\/$/],
  ['doc', /^docs\//],
];

/** Kind of a page; `route` is its path below the base URL of its language. */
export const kindOf = (route: string): string =>
  KINDS.find(([, pattern]) => pattern.test(route))?.[0] ?? 'other';

/** URLs of the files that the HTML of a page loads at once. */
export type PageFiles = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
};

/** The files that the HTML of a page loads or preloads, without duplicates. */
export function filesOf(html: string): PageFiles {
  const $ = load(html);
  const addresses = (selector: string): string[] => [
    ...new Set(
      [...$(selector)].map((element) => $(element).attr('src') ?? $(element).attr('href')!),
    ),
  ];
  return {
    scripts: addresses('script[src], link[rel="modulepreload"], link[rel="preload"][as="script"]'),
    styles: addresses('link[rel="stylesheet"], link[rel="preload"][as="style"]'),
    fonts: addresses('link[rel="preload"][as="font"]'),
  };
}

/** Size in bytes after brotli 11, the highest level. */
export function compressedSize(content: Buffer | string): number {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}

const sizes = new Map<string, number>();

/** Compressed size of a file in bytes. Results are cached by path. */
export function fileSize(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    size = compressedSize(readFileSync(file));
    sizes.set(file, size);
  }
  return size;
}

/** Compressed sizes of a page and its files, in bytes. */
export type PageWeight = {readonly js: number; readonly css: number; readonly html: number};

/**
 * Sizes of a page of a built site.
 * @param folder folder of the built site
 * @param file path of the page, relative to the folder
 * @param baseUrl base URL of the site, with which the paths of its files begin
 */
export function weighPage(folder: string, file: string, baseUrl = '/'): PageWeight {
  const {scripts, styles} = filesOf(readFileSync(path.join(folder, file), 'utf8'));
  const total = (addresses: readonly string[]): number =>
    addresses.reduce(
      (sum, address) => sum + fileSize(path.join(folder, address.slice(baseUrl.length))),
      0,
    );
  return {js: total(scripts), css: total(styles), html: fileSize(path.join(folder, file))};
}

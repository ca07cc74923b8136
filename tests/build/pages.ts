/** The production build, written by an earlier `npm run build`, as files and parsed pages. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {canonicalPath} from '@site/src/site/canonicalPath';
import {DEFAULT_LOCALE, type Locale, LOCALES} from '@site/src/site/locales';
import {address, builtFolder, localeBase} from '@site/src/site/settings';

export {address, DEFAULT_LOCALE, localeBase, LOCALES, type Locale};

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** Absolute path of the folder of the build. */
export const BUILD = path.resolve(ROOT, builtFolder);

export type BuiltPage = {
  /** Path of the file, relative to the build. */
  readonly file: string;
  readonly locale: Locale;
  /**
   * Path of the page below the base URL of its locale, such as `services/amazon-s3`; empty for the
   * home page.
   */
  readonly route: string;
  /** Canonical URL: origin and path. */
  readonly url: string;
  readonly $: CheerioAPI;
};

/** Reads a text file of the build. */
export const readBuilt = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');

/** Paths of the files with this extension, relative to the build. */
export function filesOfBuild(extension: string): string[] {
  return readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith(extension))
    .sort();
}

/** The file that a static host serves for a path; `undefined` if there is none. */
export function fileAt(pathname: string): string | undefined {
  if (!`${pathname}/`.startsWith(address.baseUrl)) {
    return undefined;
  }
  const below = decodeURIComponent(pathname.slice(address.baseUrl.length));
  return [below, path.posix.join(below, 'index.html')].find(
    (file) => statSync(path.join(BUILD, file), {throwIfNoEntry: false})?.isFile() ?? false,
  );
}

function readPage(file: string): BuiltPage {
  const locale = LOCALES.find((name) => file.startsWith(`${name}/`)) ?? DEFAULT_LOCALE;
  const base = localeBase(locale);
  const pathname = canonicalPath(address.baseUrl + file.replace(/index\.html$/, ''), base);
  return {
    file,
    locale,
    route: pathname.slice(base.length),
    url: address.url + pathname,
    $: load(readBuilt(file)),
  };
}

for (const file of ['index.html', 'ja/index.html']) {
  if (!existsSync(path.join(BUILD, file))) {
    throw new Error(`There is no ${file} in ${BUILD}; run "npm run build" before these tests`);
  }
}

/** Every page of the build in both languages, including the 404 pages. */
export const PAGES: readonly BuiltPage[] = filesOfBuild('.html').map(readPage);

export const isNotFound = ({route}: BuiltPage): boolean => route === '404.html';

/** The page at a route in a language. */
export function pageAt(locale: Locale, route: string): BuiltPage {
  const page = PAGES.find((candidate) => candidate.locale === locale && candidate.route === route);
  if (!page) {
    throw new Error(`the build has no page ${route} in ${locale}`);
  }
  return page;
}

/** Folder of the files of a language, relative to the build. */
export const folderOf = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `${locale}/`);

/**
 * The URLs that lead nowhere: those that are not absolute, those of this site without a file or an
 * anchor in it, and those of other sites without TLS.
 */
export const brokenUrls = (urls: Iterable<string>): string[] =>
  [...new Set(urls)].filter((url) => {
    if (!URL.canParse(url)) {
      return true;
    }
    const {origin, pathname, hash, protocol} = new URL(url);
    if (origin !== address.url) {
      return !['https:', 'data:', 'mailto:'].includes(protocol);
    }
    const file = fileAt(pathname);
    const page = PAGES.find((candidate) => candidate.file === file);
    const id = decodeURIComponent(hash.slice(1));
    return file === undefined || (id !== '' && page?.$(`[id="${id}"]`).length !== 1);
  });

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../catalogue/vocabulary';
import type {SearchFiles} from '../../search';
import type {PagesFile, SearchManifest, TextsFile} from '../../search/documents';
import {address} from '../../site';

/** Where the built site lies, from the root of the project. */
const BUILD_FOLDER = process.env.DEVSHELF_BUILD || 'build';

/** Base URL of a language, as it begins the addresses in its search files. */
const BASE_URLS: Readonly<Record<Locale, string>> = {
  en: address.baseUrl,
  ja: `${address.baseUrl}ja/`,
};

/**
 * The search files of a built site.
 * @throws Error when the site has not been built
 */
export function readBuiltFiles(locale: Locale): SearchFiles {
  const folder = path.join(BUILD_FOLDER, locale === 'en' ? '' : locale, 'search');
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
  const manifest = read('manifest.json') as SearchManifest;
  return {
    pages: read(manifest.pages) as PagesFile,
    texts: read(manifest.texts) as TextsFile,
  };
}

/** The page of an address in the search files, without base URL and hash: `services/jira`. */
export function pageOf(url: string, locale: Locale): string {
  return url.slice(BASE_URLS[locale].length).replace(/#.*/s, '');
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../catalogue/vocabulary';
import type {SearchFiles} from '../../search/searchFiles';
import type {PagesFile, SearchManifest, TextsFile} from '../../search/documents';
import {builtFolder, localeBase} from '../../site';

/**
 * The search files of the built site.
 * @throws Error if the site has not been built
 */
export function readBuiltFiles(locale: Locale): SearchFiles {
  const folder = path.join(builtFolder, locale === 'en' ? '' : locale, 'search');
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
  const manifest = read('manifest.json') as SearchManifest;
  return {
    pages: read(manifest.pages) as PagesFile,
    texts: read(manifest.texts) as TextsFile,
  };
}

/**
 * The path of a URL in the search files, without base URL and fragment, such as `services/jira`.
 */
export function pageOf(url: string, locale: Locale): string {
  return url.slice(localeBase(locale).length).replace(/#.*/s, '');
}

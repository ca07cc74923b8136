import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** What tells where the languages of the site are. */
export type Languages = Pick<LoadContext, 'i18n' | 'siteConfig'>;

/**
 * Where the built languages stand. Each has its own folder below that of the default language.
 * @param outDir folder of the language that is built now
 */
export function foldersOf({i18n}: Languages, outDir: string) {
  const baseOf = (locale: string): string => i18n.localeConfigs[locale]!.baseUrl;
  const root = baseOf(i18n.defaultLocale);
  const folderOf = (locale: string): string => path.posix.relative(root, baseOf(locale));
  const own = folderOf(i18n.currentLocale);
  const folders = i18n.locales.map(folderOf);
  return {
    /** Folder of the whole site. */
    rootDir: path.resolve(outDir, path.posix.relative(own, '')),
    /** Folder of each language within `rootDir`; empty for the default language. */
    folders,
    /** Folders within `outDir` that belong to other languages. */
    others: folders.filter((folder) => folder !== '' && folder !== own),
    /** Base URLs of all languages, that of the default language first. */
    bases: [...new Set([root, ...i18n.locales.map(baseOf)])],
  };
}

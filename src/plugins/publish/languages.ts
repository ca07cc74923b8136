import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

export type Folders = ReturnType<typeof foldersOf>;

/**
 * Folders and base URLs of the built languages. The folder of each language is below that of the
 * default language.
 * @param outDir absolute path of the folder of the current language
 */
export function foldersOf({i18n}: Pick<LoadContext, 'i18n'>, outDir: string) {
  const baseOf = (locale: string): string => i18n.localeConfigs[locale]!.baseUrl;
  const root = baseOf(i18n.defaultLocale);
  const folderOf = (locale: string): string => path.posix.relative(root, baseOf(locale));
  const own = folderOf(i18n.currentLocale);
  const folders = i18n.locales.map(folderOf);
  return {
    /** Absolute path of the folder of the whole site. */
    rootDir: path.resolve(outDir, path.posix.relative(own, '')),
    /** Folder of each language within `rootDir`; empty for the default language. */
    folders,
    /** Folders within `outDir` that belong to other languages. */
    others: folders.filter((folder) => folder !== '' && folder !== own),
    /** Base URLs of all languages, with that of the default language first. */
    bases: [...new Set([root, ...i18n.locales.map(baseOf)])],
  };
}

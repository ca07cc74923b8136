import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../catalogue/vocabulary';
import {passagesOfCode, passagesOfPage, passagesOfYaml} from './extract';
import type {Passage} from './passage';

type Kind = {
  /** Matches paths relative to the root of the site. */
  readonly files: RegExp;
  readonly read: (file: string, text: string) => readonly Passage[];
};

const FOLDERS = ['companies', 'docs', 'i18n/ja', 'services', 'src'];

/** Records, which contain the texts of both languages. */
const recordsIn = (locale: Locale): Kind => ({
  files: /^(?:(?:services|companies)\/[^/]+\/(?:service|company)|services\/categories)\.yml$/,
  read: (file, text) => passagesOfYaml(file, text, [locale]),
});

const tagsAt = (files: RegExp): Kind => ({
  files,
  read: (file, text) => passagesOfYaml(file, text, ['label', 'description']),
});

const KINDS: Readonly<Record<Locale, readonly Kind[]>> = {
  en: [
    {
      files:
        /^(?:[^/]+\.md|docs\/.+\.mdx?|(?:services|companies)\/[^/]+\/index\.md|src\/theme\/README\.md)$/,
      read: passagesOfPage,
    },
    recordsIn('en'),
    tagsAt(/^services\/tags\.yml$/),
  ],
  ja: [
    {files: /^i18n\/ja\/.+\.mdx?$/, read: passagesOfPage},
    recordsIn('ja'),
    tagsAt(/^i18n\/ja\/.+\/tags\.yml$/),
    {
      files: /^i18n\/ja\/.+\.json$/,
      read: (file, text) => passagesOfYaml(file, text, ['message']),
    },
    // Excluded because they are not prose: word lists and benchmark queries of the search, and
    // patterns for the units of quantities.
    {
      files:
        /^(src\/(?!search\/|cli\/bench\/queries|catalogue\/rules\/quantities).+|docusaurus\.config)\.tsx?$/,
      read: passagesOfCode,
    },
  ],
};

/**
 * Collects the texts in a language that readers see.
 * @param root folder of the site
 * @throws ContentError if a page cannot be parsed
 */
export function collectPassages(root: string, locale: Locale): Passage[] {
  const files = [
    ...readdirSync(root).filter((file) => /\.(?:md|ts)$/.test(file)),
    ...FOLDERS.flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
        path.posix.join(folder, ...file.split(path.sep)),
      ),
    ),
  ];
  return files.sort().flatMap((file) => {
    const kind = KINDS[locale].find(({files: pattern}) => pattern.test(file));
    return kind ? kind.read(file, readFileSync(path.join(root, file), 'utf8')) : [];
  });
}

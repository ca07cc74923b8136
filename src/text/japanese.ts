import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {passagesOfCode, passagesOfPage, passagesOfYaml} from './extract';
import type {Passage} from './passage';

type Kind = {
  /** Matches paths relative to the root of the site. */
  readonly files: RegExp;
  readonly read: (file: string, text: string) => readonly Passage[];
};

const FOLDERS = ['companies', 'i18n/ja', 'services', 'src'];

const KINDS: readonly Kind[] = [
  {files: /^i18n\/ja\/.+\.mdx?$/, read: passagesOfPage},
  {
    files: /^i18n\/ja\/.+\.json$/,
    read: (file, text) => passagesOfYaml(file, text, ['message']),
  },
  {
    files: /^i18n\/ja\/.+\/tags\.yml$/,
    read: (file, text) => passagesOfYaml(file, text, ['label', 'description']),
  },
  {
    files: /^(services|companies)\/[^/]+\/(service|company)\.yml$/,
    read: (file, text) => passagesOfYaml(file, text, ['ja']),
  },
  // The word lists of the search, and the queries that measure it, are what readers type; the units of quantities are
  // patterns: neither is a text.
  {
    files:
      /^(src\/(?!search\/|cli\/bench\/queries|catalogue\/rules\/quantities).+|docusaurus\.config)\.tsx?$/,
    read: passagesOfCode,
  },
];

/** Everything Japanese that readers of the site see, from the folder of the site. */
export function japanesePassages(root: string): Passage[] {
  const files = [
    'docusaurus.config.ts',
    ...FOLDERS.flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
        path.posix.join(folder, ...file.split(path.sep)),
      ),
    ),
  ];
  return files.sort().flatMap((file) => {
    const kind = KINDS.find(({files: pattern}) => pattern.test(file));
    return kind ? kind.read(file, readFileSync(path.join(root, file), 'utf8')) : [];
  });
}

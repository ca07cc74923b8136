/** Documents and comments only name files that exist. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));

const ROOT_FILES = readdirSync(ROOT).filter((file) => /\.(md|ts|mts|mjs|jsonc)$/.test(file));
const FILES = [
  ...ROOT_FILES,
  ...['src', 'tests', 'docs', 'i18n/ja/docusaurus-plugin-content-docs', '.github'].flatMap(
    filesBelow,
  ),
].filter((file) => /\.(md|mdx|ts|tsx|mts|mjs|js|jsonc|css|yml)$/.test(file));

/** The text of a file for people: all of a document, and the comments of code. */
const proseOf = (file: string): string =>
  /\.(md|mdx|yml)$/.test(file)
    ? read(file)
    : [...read(file).matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)].map(([comment]) => comment).join('\n');

/** A path below src or tests, relative to the root of the repository. */
const PATH = /(?<![\w/.@~$-])(?:src|tests)\/[\w./-]*[\w/]/g;

const isThere = (file: string): boolean =>
  ['', '.ts', '.tsx'].some((extension) => existsSync(path.join(ROOT, file + extension)));

it('paths in documents and comments exist', () => {
  const gone = FILES.flatMap((file) =>
    [...proseOf(file).matchAll(PATH)]
      .filter(([name]) => !isThere(name))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(gone).toEqual([]);
});

/** Ids of the headings of a document, as GitHub and this site generate them. */
const idsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.*?)(?: \{\/\* #([\w-]+) \*\/\})?$/gm)].map(
    ([, text, id]) =>
      id ??
      text!
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
  );

it('links in documents outside of the site have existing targets', () => {
  const documents = FILES.filter(
    (file) => file.endsWith('.md') && !/^(docs|i18n|src\/cli)\//.test(file),
  );
  const links = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].map(
      ([, target = '', id]) => ({
        file,
        target: target === '' ? file : path.posix.join(path.posix.dirname(file), target),
        id,
      }),
    ),
  );
  const broken = links.filter(
    ({target, id}) => !isThere(target) || (id !== undefined && !idsOf(target).includes(id)),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(broken).toEqual([]);
});

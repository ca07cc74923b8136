/** Documents, comments and workflows may only name npm scripts that exist. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import packageJson from '../../package.json';

const ROOT = path.resolve(import.meta.dirname, '../..');
const scripts: Readonly<Record<string, string>> = packageJson.scripts;

/** Commands built into npm. */
const OWN_COMMANDS = ['ci', 'install', 'audit'];

/** The documents in which contributors look up commands. */
const GUIDES = ['README.md', 'CONTRIBUTING.md', 'docs/contributing.md'];

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const textsBelow = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?:\.mdx?|\.yml|\.conf|Caddyfile)$/.test(file))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)));

const texts = [
  ...GUIDES,
  'SECURITY.md',
  '.ci/run',
  ...['docs', 'i18n/ja/docusaurus-plugin-content-docs', 'src', '.github'].flatMap(textsBelow),
];

/** Names that follow `npm` or `npm run` in a text. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/g)].map(([, name]) => name!);

describe('the npm scripts', () => {
  it.each([...new Set(texts)])('that %s names exist', (file) => {
    const unknown = namedIn(read(file)).filter(
      (name) => !(name in scripts) && !OWN_COMMANDS.includes(name),
    );
    expect(unknown).toEqual([]);
  });

  it('that other scripts call exist', () => {
    const unknown = Object.values(scripts)
      .flatMap(namedIn)
      .filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
  });

  it('are documented, or called by other scripts', () => {
    const known = new Set([...GUIDES.map(read), ...Object.values(scripts)].flatMap(namedIn));
    expect(Object.keys(scripts).filter((name) => !known.has(name))).toEqual([]);
  });
});

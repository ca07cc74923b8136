/** Installations are reproducible: exact versions with hashes, from the registry that npm uses. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import packageJson from '../../package.json';

type Locked = {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
};
type Lockfile = {readonly packages: Readonly<Record<string, Locked>>};

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const {'': _project, ...packages} = (JSON.parse(read('package-lock.json')) as Lockfile).packages;
const placesWhere = (holds: (locked: Locked) => boolean): string[] =>
  Object.keys(packages).filter((place) => holds(packages[place]!));

it('each package has a hash', () => {
  expect(placesWhere(({integrity}) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

it('no package has a URL of its own or is a link', () => {
  expect(placesWhere(({resolved, link}) => resolved !== undefined || link === true)).toEqual([]);
});

it('package.json pins exact versions, which are those of the lockfile', () => {
  const declared = {...packageJson.dependencies, ...packageJson.devDependencies};
  const locked = Object.fromEntries(
    Object.keys(declared).map((name) => [name, packages[`node_modules/${name}`]?.version]),
  );
  expect(locked).toEqual(declared);
});

/**
 * Installs are reproducible: the lockfile has exact versions with hashes, all from one registry.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import packageJson from '../../package.json';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

type Locked = {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

type Lockfile = {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Locked>>;
};

const {lockfileVersion, packages} = JSON.parse(read('package-lock.json')) as Lockfile;
const {'': project, ...installed} = packages;
const MODULES = 'node_modules/';
const nameOf = (place: string) => place.slice(place.lastIndexOf(MODULES) + MODULES.length);

/** Places of the packages for which the predicate holds. */
const placesWhere = (isBad: (locked: Locked, place: string) => boolean): string[] =>
  Object.entries(installed)
    .filter(([place, locked]) => isBad(locked, place))
    .map(([place]) => place);

/** The place where Node.js finds a dependency of a package; `undefined` if it is missing. */
function resolve(name: string, from: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf(MODULES)))) {
    const candidate = `${place}${place === '' || place.endsWith('/') ? '' : '/'}${MODULES}${name}`;
    if (candidate in installed) {
      return candidate;
    }
    if (place === '') {
      return undefined;
    }
  }
}

describe('the lockfile', () => {
  it('has the current format and is not empty', () => {
    expect(lockfileVersion).toBe(3);
    expect(Object.keys(installed).length).toBeGreaterThan(1000);
  });

  it('has a hash for each package', () => {
    expect(placesWhere(({integrity}) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual(
      [],
    );
  });

  it('contains no registry URLs and no linked packages', () => {
    expect(placesWhere(({resolved, link}) => resolved !== undefined || link === true)).toEqual([]);
  });

  it('agrees with package.json', () => {
    const {name, version, license, engines, dependencies, devDependencies} = packageJson;
    expect(project).toEqual({name, version, license, engines, dependencies, devDependencies});
    for (const [dependency, wanted] of Object.entries({...dependencies, ...devDependencies})) {
      expect.soft(wanted, dependency).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect.soft(installed[MODULES + dependency]?.version, dependency).toBe(wanted);
    }
  });

  it('contains the dependencies of each package', () => {
    const missing = Object.entries(installed).flatMap(([place, {dependencies = {}}]) =>
      Object.keys(dependencies)
        .filter((name) => resolve(name, place) === undefined)
        .map((name) => `${name} of ${place}`),
    );
    expect(missing).toEqual([]);
  });

  it('follows the overrides in every place', () => {
    const {overrides, devDependencies} = packageJson;
    for (const [name, version] of Object.entries(overrides)) {
      const wanted = version === '$sharp' ? devDependencies.sharp : version;
      const found = placesWhere((_, place) => nameOf(place) === name);
      expect(found.length, name).toBeGreaterThan(0);
      expect(new Set(found.map((place) => installed[place]!.version)), name).toEqual(
        new Set([wanted]),
      );
    }
  });

  it('lists the packages with install scripts, none of which needs its script', () => {
    // .npmrc disables install scripts. These packages ship their builds, or only print a message.
    const names = placesWhere(({hasInstallScript}) => hasInstallScript === true).map(nameOf);
    expect([...new Set(names)].sort()).toEqual(['@swc/core', 'core-js', 'esbuild', 'sharp']);
  });
});

describe('npm', () => {
  const settings = read('.npmrc').trim().split(/\r?\n/);

  it('runs no install scripts and enforces the version of Node.js', () => {
    expect(settings).toEqual(
      expect.arrayContaining([
        'ignore-scripts=true',
        'engine-strict=true',
        'save-exact=true',
        'omit-lockfile-registry-resolved=true',
      ]),
    );
  });

  it('has no registry and no credentials in .npmrc', () => {
    expect(settings.filter((line) => /registry=|^\/\/|token|auth|password/i.test(line))).toEqual(
      [],
    );
  });

  it('is used with the lowest supported major version of Node.js', () => {
    const lowest = /^>=(\d+)\.\d+$/.exec(packageJson.engines.node)?.[1];
    expect(read('.nvmrc').trim()).toBe(lowest);
  });
});

it('package.json contains the packages that the specification names', () => {
  expect(Object.keys({...packageJson.dependencies, ...packageJson.devDependencies})).toEqual(
    expect.arrayContaining([
      '@docusaurus/core',
      '@docusaurus/module-type-aliases',
      '@docusaurus/plugin-google-gtag',
      '@docusaurus/plugin-ideal-image',
      '@docusaurus/preset-classic',
      '@docusaurus/theme-search-algolia',
      '@docusaurus/tsconfig',
      '@easyops-cn/docusaurus-search-local',
      '@mdx-js/react',
      '@testing-library/react',
      'clsx',
      'playwright',
      'prism-react-renderer',
      'react',
      'react-dom',
      'typescript',
      'vitest',
    ]),
  );
});

/** What is installed is what was reviewed: exact versions, each with its hash, from one registry. */
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

/** Places that break a rule. */
const placesWhere = (isBad: (locked: Locked, place: string) => boolean): string[] =>
  Object.entries(installed)
    .filter(([place, locked]) => isBad(locked, place))
    .map(([place]) => place);

/** The place at which a package finds another, as Node.js looks for it. */
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
  it('is of the current format, and not empty', () => {
    expect(lockfileVersion).toBe(3);
    expect(Object.keys(installed).length).toBeGreaterThan(1000);
  });

  it('holds a hash of each package', () => {
    expect(placesWhere(({integrity}) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual(
      [],
    );
  });

  it('leaves it to npm where packages come from, and takes none from elsewhere', () => {
    expect(placesWhere(({resolved, link}) => resolved !== undefined || link === true)).toEqual([]);
  });

  it('is in step with package.json', () => {
    const {name, version, license, engines, dependencies, devDependencies} = packageJson;
    expect(project).toEqual({name, version, license, engines, dependencies, devDependencies});
    for (const [dependency, wanted] of Object.entries({...dependencies, ...devDependencies})) {
      expect.soft(wanted, dependency).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect.soft(installed[MODULES + dependency]?.version, dependency).toBe(wanted);
    }
  });

  it('holds what its packages ask for', () => {
    const missing = Object.entries(installed).flatMap(([place, {dependencies = {}}]) =>
      Object.keys(dependencies)
        .filter((name) => resolve(name, place) === undefined)
        .map((name) => `${name} of ${place}`),
    );
    expect(missing).toEqual([]);
  });

  it('keeps to the overrides, in every place', () => {
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

  it('names the packages with scripts for their installation, all of which do without them', () => {
    // .npmrc lets none run. These bring their builds as packages, or only print a request.
    const names = placesWhere(({hasInstallScript}) => hasInstallScript === true).map(nameOf);
    expect([...new Set(names)].sort()).toEqual(['@swc/core', 'core-js', 'esbuild', 'sharp']);
  });
});

describe('npm', () => {
  const settings = read('.npmrc').trim().split(/\r?\n/);

  it('runs no scripts of packages, and asks for the right Node.js', () => {
    expect(settings).toEqual(
      expect.arrayContaining([
        'ignore-scripts=true',
        'engine-strict=true',
        'save-exact=true',
        'omit-lockfile-registry-resolved=true',
      ]),
    );
  });

  it('is told of no registry and no credentials', () => {
    expect(settings.filter((line) => /registry=|^\/\/|token|auth|password/i.test(line))).toEqual(
      [],
    );
  });

  it('is used with the lowest major version of Node.js that is supported', () => {
    const lowest = /^>=(\d+)\.\d+$/.exec(packageJson.engines.node)?.[1];
    expect(read('.nvmrc').trim()).toBe(lowest);
  });
});

it('the packages that the site is made of are there', () => {
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

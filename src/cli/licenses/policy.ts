import type {Exception} from './checkLicenses';

/** SPDX identifiers of the licences that any package may have. */
export const ACCEPTED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Its copyleft covers only the licensed files themselves, which we use unchanged.
  'MPL-2.0',
  'Python-2.0',
  'WTFPL',
];

/** Packages that may be used with another licence, or whose licence the lockfile lacks. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^@img\/sharp-/,
    license: /LGPL-3\.0-or-later/,
    reason: 'a separate library that resizes pictures during the build; no part of it is published',
  },
  {
    packages: /^lunr-languages$/,
    license: /^MPL-1\.1$/,
    reason: 'a dependency of the local search plugin, of which only the extraction runs',
  },
  {
    packages: /^@cspell\/dict-en-common-misspellings$/,
    license: /^CC BY-SA 4\.0$/,
    reason: 'a word list of the spelling checker; no part of it is published',
  },
  {
    packages: /^pako$/,
    license: /^\(MIT AND Zlib\)$/,
    reason: 'a dependency of the driver of WebKitGTK, which only tests use; Zlib allows every use',
  },
  {
    packages: /^(eval|format|require-like)$/,
    license: undefined,
    reason:
      'MIT by its licence file or readme; package.json uses a deprecated form or has no licence',
  },
  {
    packages: /^parse-cache-control$/,
    license: undefined,
    reason: 'BSD-3-Clause by its licence file; package.json uses a deprecated form',
  },
];

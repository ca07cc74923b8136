import type {Exception} from './checkLicenses';

/** Licences under which any package may be used, as SPDX identifiers. */
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
  // Asks for the source of its own files only, and we use them unchanged.
  'MPL-2.0',
  'Python-2.0',
  'WTFPL',
];

/** Packages that may be used under another licence, or whose licence npm does not know. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^@img\/sharp-/,
    license: /LGPL-3\.0-or-later/,
    reason: 'scales pictures during the build, as a library of its own; nothing of it is published',
  },
  {
    packages: /^lunr-languages$/,
    license: /^MPL-1\.1$/,
    reason: 'a dependency of the local search plugin, of which only the extraction runs',
  },
  {
    packages: /^@cspell\/dict-en-common-misspellings$/,
    license: /^CC BY-SA 4\.0$/,
    reason: 'a list of words that the spelling checker reads; nothing of it is published',
  },
  {
    packages: /^(eval|format|require-like)$/,
    license: undefined,
    reason:
      'MIT by its licence file or readme, named in a form that npm has given up, or not at all',
  },
  {
    packages: /^parse-cache-control$/,
    license: undefined,
    reason: 'BSD-3-Clause by its licence file, named in a form that npm has given up',
  },
];

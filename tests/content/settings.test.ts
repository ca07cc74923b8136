/** The page on hosting explains every environment variable that the site reads, and no other. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {twinOf} from '@site/src/catalogue';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Variables that programs set for the processes they start. */
const SET_BY_PROGRAMS = [
  // npm
  'INIT_CWD',
  // Docusaurus
  'NODE_ENV',
  'DOCUSAURUS_CURRENT_LOCALE',
  // GitHub Actions, and the preview workflow
  'GITHUB_ACTIONS',
  'GITHUB_STEP_SUMMARY',
  'ARTEFACT_URL',
];

/** Variables that src/site/settings.ts reads. No other module may read any. */
const known = new Set(
  [...read('src/site/settings.ts').matchAll(/\benv\.([A-Z_]+)|\b([A-Z_]+): \w+[,}]/g)].map(
    ([, read, destructured]) => (read ?? destructured)!,
  ),
);

/** Names of variables in the first cells of the tables below the heading. */
function explainedIn(file: string): string[] {
  const section = read(file).split('{/* #settings */}')[1]!.split('\n## ')[0]!;
  return [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!),
  );
}

it.each(['docs/hosting.md', twinOf('docs/hosting.md')])('%s explains each setting', (file) => {
  expect(explainedIn(file).sort()).toEqual(
    [...known].filter((name) => !SET_BY_PROGRAMS.includes(name)).sort(),
  );
});

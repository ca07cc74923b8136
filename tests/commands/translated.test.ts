/** `npm run translated`, on a site with two outdated translations. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {acceptTranslation, inspectTranslations, twinOf} from '@site/src/catalogue';
import {catalogueFiles, writeTree} from '../unit/catalogue/factories';
import {runCommand} from './runCommand';

const ALPHA = 'services/alpha/index.md';
const ACME = 'companies/acme/index.md';

function site(): string {
  const files = {...catalogueFiles()};
  for (const page of [ALPHA, ACME]) {
    files[twinOf(page)] = acceptTranslation(String(files[page]), 'another text');
  }
  return writeTree(files);
}

const outdatedIn = (root: string): string[] =>
  inspectTranslations(root)
    .filter(({state}) => state === 'outdated')
    .map(({page}) => page);

it.each([
  ['its Japanese name', twinOf(ALPHA), '.'],
  ['its English name', ALPHA, '.'],
  ['its slug', 'alpha', '.'],
  ['its folder', 'services/alpha/', '.'],
  ['a path relative to the folder in which npm was called', 'index.md', 'services/alpha'],
])('marks only the page given by %s', (_, word, caller) => {
  const root = site();
  const env = {INIT_CWD: path.join(root, caller)};
  const {status, stdout} = runCommand('translated', root, [word], env);
  expect([status, stdout]).toEqual([0, `updated ${twinOf(ALPHA)}\n`]);
  expect(outdatedIn(root)).toEqual([ACME]);
});

it('marks all pages', () => {
  const root = site();
  expect(runCommand('translated', root, ['--all']).status).toBe(0);
  expect(outdatedIn(root)).toEqual([]);
});

it('marks nothing if one of the names is wrong', () => {
  const root = site();
  const {status, stderr} = runCommand('translated', root, [ALPHA, 'docs/nothing.md', 'alhpa']);
  expect(status).toBe(2);
  expect(stderr).toBe(
    'there is no entry, file or folder "docs/nothing.md"; allowed: alpha, acme, company\n' +
      'there is no entry, file or folder "alhpa"; did you mean "alpha"?\n',
  );
  expect(outdatedIn(root)).toHaveLength(2);
});

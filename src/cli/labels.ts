import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError} from '../catalogue';
import {define} from './command';
import {UNTRANSLATED_PREFIX, findUntranslated} from './labels/untranslated';
import {copySite, withTemporaryFolder} from './site/copy';
import {runDocusaurus} from './site/docusaurus';

/** The text of each translation file below `i18n/ja`, by its path relative to the site. */
function translationFiles(site: string): Map<string, string> {
  const files = readdirSync(path.join(site, 'i18n/ja'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.posix.join('i18n/ja', ...file.split(path.sep)))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(site, file), 'utf8')]));
}

/**
 * Docusaurus adds missing messages to the translation files of a copy of the site, in English and
 * with a prefix. Messages with that prefix have no translation.
 */
export const command = define(
  'Checks that every text of the interface has a Japanese translation.',
  'check:labels',
).action(() =>
  withTemporaryFolder(async (copy) => {
    copySite('.', copy);
    await runDocusaurus(
      ['write-translations', '--locale', 'ja', '--messagePrefix', UNTRANSLATED_PREFIX],
      {folder: copy, shows: 'nothing'},
    );
    const problems = findUntranslated(translationFiles(copy));
    if (problems.length > 0) {
      throw new ContentError(problems);
    }
    console.log('every text of the interface has a Japanese translation');
  }),
);

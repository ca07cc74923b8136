/**
 * Finds texts of the interface that have no Japanese yet: lets Docusaurus write the translation
 * files of a copy of the site, and looks which messages it had to fill in with English.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {formatProblems} from '../catalogue';
import {UNTRANSLATED_PREFIX, findUntranslated} from './labels/untranslated';
import {copySite, withTemporaryFolder} from './site/copy';
import {startDocusaurus} from './site/docusaurus';

/** The text of each translation file of a site by its path. */
function translationFiles(site: string): Map<string, string> {
  const files = readdirSync(path.join(site, 'i18n/ja'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.posix.join('i18n/ja', ...file.split(path.sep)))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(site, file), 'utf8')]));
}

void withTemporaryFolder(async (copy) => {
  copySite('.', copy);
  const {exitCode, output} = startDocusaurus(
    ['write-translations', '--locale', 'ja', '--messagePrefix', UNTRANSLATED_PREFIX],
    {folder: copy, shows: 'nothing'},
  );
  if ((await exitCode) !== 0) {
    console.error(output());
    process.exitCode = 1;
    return;
  }
  const problems = findUntranslated(translationFiles(copy));
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  } else {
    console.log('Every text of the interface has its Japanese');
  }
});

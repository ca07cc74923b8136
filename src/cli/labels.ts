/**
 * Finds texts of the interface that have no Japanese yet: lets Docusaurus write the
 * translation files, looks which messages it had to fill in with English, and puts the
 * files back as they were.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatProblems} from '../catalogue';
import {FILLED_IN, findUntranslated} from './labels/untranslated';

const FOLDER = 'i18n/ja';

function translationFiles(): Map<string, string> {
  const files = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(FOLDER, file).split(path.sep).join('/'));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

const before = translationFiles();
const {status, stdout, stderr} = spawnSync(
  process.execPath,
  [
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'write-translations',
    ...['--locale', 'ja', '--messagePrefix', FILLED_IN],
  ],
  {encoding: 'utf8'},
);
const after = translationFiles();
for (const file of after.keys()) {
  const text = before.get(file);
  if (text !== undefined) {
    writeFileSync(file, text);
  } else if (existsSync(file)) {
    rmSync(file);
  }
}

if (status !== 0) {
  console.error(stdout, stderr);
  process.exitCode = 1;
} else {
  const problems = findUntranslated(after);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  } else {
    console.log('Every text of the interface has its Japanese');
  }
}

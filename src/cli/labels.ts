/**
 * Finds texts of the interface that have no Japanese yet: lets Docusaurus write the
 * translation files, looks which messages it had to fill in with English, and puts the
 * files back as they were.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatProblems, type Problem} from '../catalogue';

const FOLDER = 'i18n/ja';
/** Put before each message that Docusaurus fills in; no real message starts with it. */
const FILLED_IN = '\u2063untranslated:';

/** Messages that are the same in Japanese. */
const NAMES = ['API', 'DevShelf', 'GitHub'];

type Messages = Readonly<Record<string, {readonly message: string}>>;

function translationFiles(): Map<string, string> {
  const files = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(FOLDER, file).split(path.sep).join('/'));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Some texts of the theme have no Japanese even in Docusaurus, and come without the prefix. */
const isJapanese = (message: string): boolean =>
  !message.startsWith(FILLED_IN) &&
  (NAMES.includes(message) ||
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(message) ||
    !/\p{L}{2}/u.test(message.replace(/\{\w+\}/g, '')));

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
  const problems = [...after].flatMap(([file, text]): Problem[] =>
    Object.entries(JSON.parse(text) as Messages)
      .filter(([, {message}]) => !isJapanese(message))
      .map(([id, {message}]) => ({
        file,
        line: 1,
        column: 1,
        message: `"${id}" has no Japanese for "${message.replace(FILLED_IN, '')}"; add it to this file`,
      })),
  );
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  } else {
    console.log('Every text of the interface has its Japanese');
  }
}

/** `npm run check:labels`: its rules, and the command with a stand-in for Docusaurus. */
import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatProblems} from '@site/src/catalogue';
import {UNTRANSLATED_PREFIX, findUntranslated} from '@site/src/cli/labels/untranslated';
import {writeTree} from '../unit/catalogue/factories';
import {runCommand, standIn} from './runCommand';

/** The problems of a translation file with these messages, by id. */
const problemsOf = (messages: Readonly<Record<string, string>>): string => {
  const entries = Object.entries(messages).map(([id, message]) => [id, {message}] as const);
  const text = JSON.stringify(Object.fromEntries(entries));
  return formatProblems(findUntranslated(new Map([['i18n/ja/code.json', text]])));
};

describe('findUntranslated', () => {
  it.each([
    ['hiragana', 'さがす'],
    ['katakana', 'サービス'],
    ['kanji', '検索'],
    ['Japanese with names in it', 'GitHubで編集'],
    ['Japanese around a value', '{count}件'],
    ['a name that is the same in Japanese', 'GitHub'],
    ['a value alone', '{count}'],
    ['values whose names are words', '{title} | {siteTitle}'],
    ['no word', '← 1 / 2 →'],
    ['a single letter', 'A'],
    ['nothing', ''],
  ])('accepts %s: "%s"', (_, message) => {
    expect(problemsOf({label: message})).toBe('0 problems');
  });

  it.each([
    ['English', 'Search'],
    ['English beside a value', '{count} results'],
    ['a name in an English text', 'Edit on GitHub'],
  ])('rejects %s: "%s"', (_, message) => {
    expect(problemsOf({label: message})).toContain(
      `"label" has no Japanese translation of "${message}"`,
    );
  });

  it('rejects messages that Docusaurus has filled in, including names and Japanese', () => {
    expect(
      problemsOf({
        'theme.search': `${UNTRANSLATED_PREFIX}Search`,
        'theme.github': `${UNTRANSLATED_PREFIX}GitHub`,
        'theme.language': `${UNTRANSLATED_PREFIX}日本語`,
        'theme.services': 'サービス',
      }),
    ).toMatchInlineSnapshot(`
      "i18n/ja/code.json:1:1 "theme.search" has no Japanese translation of "Search"; add it to this file
      i18n/ja/code.json:1:1 "theme.github" has no Japanese translation of "GitHub"; add it to this file
      i18n/ja/code.json:1:1 "theme.language" has no Japanese translation of "日本語"; add it to this file
      3 problems"
    `);
  });

  it('names the file of each message', () => {
    const files = new Map([
      ['i18n/ja/code.json', '{}'],
      ['i18n/ja/docusaurus-theme-classic/footer.json', '{"a": {"message": "More"}}'],
      ['i18n/ja/docusaurus-theme-classic/navbar.json', '{"b": {"message": "Documents"}}'],
    ]);
    expect(formatProblems(findUntranslated(files))).toMatchInlineSnapshot(`
      "i18n/ja/docusaurus-theme-classic/footer.json:1:1 "a" has no Japanese translation of "More"; add it to this file
      i18n/ja/docusaurus-theme-classic/navbar.json:1:1 "b" has no Japanese translation of "Documents"; add it to this file
      2 problems"
    `);
  });
});

describe('the command', () => {
  const FILES = {
    'i18n/ja/code.json': '{"a": {"message": "あ"}}\n',
    'i18n/ja/docusaurus-theme-classic/footer.json': '{"b": {"message": "い"}}\n',
  };
  /** Writes like Docusaurus: an existing file and a new one. */
  const WRITES = `
    import {writeFileSync} from 'node:fs';
    writeFileSync('i18n/ja/code.json', '{"a": {"message": "あ"}, "c": {"message": "${UNTRANSLATED_PREFIX}C"}}');
    writeFileSync('i18n/ja/new.json', '{"d": {"message": "${UNTRANSLATED_PREFIX}D"}}');`;

  /**
   * Runs the command on a small site.
   * @returns exit code, output, translation files afterwards, and leftover temporary files
   */
  function check(docusaurus: string) {
    const root = writeTree({...FILES, ...standIn(docusaurus)});
    const temporary = path.join(root, 'tmp');
    mkdirSync(temporary);
    // Windows uses TEMP and TMP.
    const env = {TMPDIR: temporary, TEMP: temporary, TMP: temporary};
    const {status, stdout, stderr} = runCommand('check:labels', root, [], env);
    const files = readdirSync(path.join(root, 'i18n'), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.json'))
      .map((file) => path.posix.join('i18n', ...file.split(path.sep)));
    return {
      status,
      stdout,
      stderr,
      files: Object.fromEntries(
        files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
      ),
      leftovers: readdirSync(temporary).filter((name) => name.startsWith('devshelf-')),
    };
  }

  it('reports the messages that Docusaurus fills in, and restores the translations', () => {
    const {status, stderr, files, leftovers} = check(WRITES);
    expect(stderr).toMatchInlineSnapshot(`
      "i18n/ja/code.json:1:1 "c" has no Japanese translation of "C"; add it to this file
      i18n/ja/new.json:1:1 "d" has no Japanese translation of "D"; add it to this file
      2 problems
      "
    `);
    expect([status, files, leftovers]).toEqual([1, FILES, []]);
  });

  it('keeps the translations even if it is killed while Docusaurus writes', () => {
    const {status, files} = check(`${WRITES} process.kill(process.ppid, 'SIGKILL');`);
    expect(status).not.toBe(0);
    expect(files).toEqual(FILES);
  });

  it('prints the error of Docusaurus', () => {
    const {status, stderr} = check('console.error("no configuration"); process.exitCode = 1;');
    expect([status, stderr.trim()]).toEqual([1, 'no configuration']);
  });

  it('accepts a fully translated site despite warnings of Docusaurus', () => {
    const {status, stdout, stderr} = check('console.warn("unknown key");');
    expect([status, stdout, stderr]).toEqual([
      0,
      'every text of the interface has a Japanese translation\n',
      '',
    ]);
  });
});

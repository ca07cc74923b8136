/** Every text of the interface has a Japanese translation. */
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {copySite, withTemporaryFolder} from '../site/copy';

// Docusaurus compiles the plugins, which is slow on a busy machine.
vi.setConfig({testTimeout: 300_000});

/** Prefix that Docusaurus adds to missing messages; no real message starts with it. */
const UNTRANSLATED = '\u2063untranslated:';
/** Messages that are the same in both languages. */
const NAMES = ['API', 'DevShelf', 'GitHub'];

/** Docusaurus ships some texts of the theme untranslated and without the prefix. */
const isJapanese = (message: string): boolean =>
  !message.startsWith(UNTRANSLATED) &&
  (NAMES.includes(message) ||
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(message) ||
    !/\p{L}{2}/u.test(message.replace(/\{\w+\}/g, '')));

it('Docusaurus adds no message to the translation files of a copy of the site', async () => {
  await withTemporaryFolder((folder) => {
    copySite('.', folder);
    execFileSync(
      process.execPath,
      [
        path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
        ...['write-translations', '--locale', 'ja', '--messagePrefix', UNTRANSLATED],
      ],
      {cwd: folder, stdio: 'pipe'},
    );
    const files = readdirSync(path.join(folder, 'i18n/ja'), {recursive: true, encoding: 'utf8'});
    const untranslated = files
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        const text = readFileSync(path.join(folder, 'i18n/ja', file), 'utf8');
        const messages = JSON.parse(text) as Readonly<Record<string, {readonly message: string}>>;
        return Object.entries(messages)
          .filter(([, {message}]) => !isJapanese(message))
          .map(([id, {message}]) => `${file}: "${id}" is "${message}"`);
      });
    expect(untranslated).toEqual([]);
  });
});

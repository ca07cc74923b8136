import {describe, expect, it} from 'vitest';
import {formatProblems} from '@site/src/catalogue';
import {FILLED_IN, findUntranslated} from '@site/src/cli/labels/untranslated';

/** What is said of a translation file with these messages by their ids. */
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
    expect(problemsOf({label: message})).toBe('0 problems in the content');
  });

  it.each([
    ['English', 'Search'],
    ['English beside a value', '{count} results'],
    ['a name in an English text', 'Edit on GitHub'],
  ])('refuses %s: "%s"', (_, message) => {
    expect(problemsOf({label: message})).toContain(`"label" has no Japanese for "${message}"`);
  });

  it('refuses what Docusaurus has filled in, names and Japanese included', () => {
    expect(
      problemsOf({
        'theme.search': `${FILLED_IN}Search`,
        'theme.github': `${FILLED_IN}GitHub`,
        'theme.language': `${FILLED_IN}日本語`,
        'theme.services': 'サービス',
      }),
    ).toMatchInlineSnapshot(`
      "i18n/ja/code.json:1:1 "theme.search" has no Japanese for "Search"; add it to this file
      i18n/ja/code.json:1:1 "theme.github" has no Japanese for "GitHub"; add it to this file
      i18n/ja/code.json:1:1 "theme.language" has no Japanese for "日本語"; add it to this file
      3 problems in the content"
    `);
  });

  it('names the file of each message', () => {
    const files = new Map([
      ['i18n/ja/code.json', '{}'],
      ['i18n/ja/docusaurus-theme-classic/footer.json', '{"a": {"message": "More"}}'],
      ['i18n/ja/docusaurus-theme-classic/navbar.json', '{"b": {"message": "Documents"}}'],
    ]);
    expect(formatProblems(findUntranslated(files))).toMatchInlineSnapshot(`
      "i18n/ja/docusaurus-theme-classic/footer.json:1:1 "a" has no Japanese for "More"; add it to this file
      i18n/ja/docusaurus-theme-classic/navbar.json:1:1 "b" has no Japanese for "Documents"; add it to this file
      2 problems in the content"
    `);
  });
});

import {describe, expect, it} from 'vitest';
import {
  acceptTranslation,
  describeTranslation,
  fingerprint,
  inspectTranslations,
  twinOf,
} from '@site/src/catalogue';
import {type Files, writeTree} from '../factories';

const ENGLISH = '---\ntitle: Alpha\n---\n\nIt keeps files.\n\nFor long.\n';

describe('the fingerprint of a page', () => {
  it.each([
    ['line ends', ENGLISH.replaceAll('\n', '\r\n')],
    ['trailing spaces', ENGLISH.replaceAll('\n', ' \t\r\n')],
    ['empty lines at the end', `${ENGLISH}\n\n`],
  ])('ignores %s', (_, text) => {
    expect(fingerprint(text)).toBe(fingerprint(ENGLISH));
  });

  it.each([
    ['the case of a letter', ENGLISH.replace('It', 'it')],
    ['the title', ENGLISH.replace('Alpha', 'Beta')],
    ['the end of a paragraph', ENGLISH.replace('files.\n\n', 'files.\n')],
    ['the indentation of a line', ENGLISH.replace('For', '  For')],
  ])('changes with %s', (_, text) => {
    expect(fingerprint(text)).not.toBe(fingerprint(ENGLISH));
  });
});

describe('the translations', () => {
  const inspect = (files: Files) => inspectTranslations(writeTree(files));
  const translated = (english: string) => acceptTranslation('---\ntitle: A\n---\n', english);

  it('have a state for each page, sorted by path', () => {
    const pages = ['docs/index.mdx', 'docs/a/b.mdx', 'companies/c/index.md', 'services/d/index.md'];
    const translations = inspect({
      ...Object.fromEntries(pages.map((page) => [page, ENGLISH])),
      'docs/_part.mdx': ENGLISH,
      'docs/kana.md': ENGLISH.replace('title', 'language: ja\ntitle'),
      [twinOf('services/d/index.md')]: translated(ENGLISH.replaceAll('\n', ' \r\n')),
      [twinOf('companies/c/index.md')]: translated('An older text'),
    });
    expect(translations.map(({page, route, state}) => [page, route, state])).toEqual([
      ['services/d/index.md', '/services/d', 'current'],
      ['companies/c/index.md', '/companies/c', 'outdated'],
      ['docs/a/b.mdx', '/docs/a/b', 'missing'],
      ['docs/index.mdx', '/docs', 'missing'],
      ['docs/kana.md', '/docs/kana', 'only-japanese'],
    ]);
    const told = translations.slice(1).map((translation) => describeTranslation(translation));
    expect(told.map(({file, message}) => `${file} ${message}`)).toEqual([
      expect.stringMatching(`^${twinOf('companies/c/index.md')} .*outdated.*npm run translated`),
      expect.stringMatching(`^docs/a/b.mdx .*no Japanese version.*${twinOf('docs/a/b.mdx')}`),
      expect.stringContaining('no Japanese version'),
      expect.stringMatching(`^docs/kana.md .*no English version.*${twinOf('docs/kana.md')}`),
    ]);
  });

  it.each([
    ['has no translated_from', '---\ntitle: A\n---\n'],
    ['has an empty translated_from', '---\ntranslated_from:\ntitle: A\n---\n'],
    ['has no front matter', 'ファイルを保存します。\n'],
    ['only mentions it', `---\ntitle: A\n---\n\ntranslated_from: ${fingerprint(ENGLISH)}\n`],
  ])('are outdated if the page %s', (_, twin) => {
    expect(inspect({'docs/a.md': ENGLISH, [twinOf('docs/a.md')]: twin})).toMatchObject([
      {state: 'outdated'},
    ]);
  });
});

describe('acceptTranslation', () => {
  const RECORD = `translated_from: ${fingerprint(ENGLISH)}`;
  const BODY = '\n保存します。  \n\n---\n\ntranslated_from: ではない\n';

  it.each([
    ['adds the fingerprint', '---\ntitle: A\n---\n', `---\ntitle: A\n${RECORD}\n---\n`],
    [
      'replaces the fingerprint',
      '---\ntranslated_from: 000000000000\ntitle: A\n---\n',
      `---\n${RECORD}\ntitle: A\n---\n`,
    ],
    ['fills in an empty one', '---\ntranslated_from:\n---\n', `---\n${RECORD}\n---\n`],
    ['adds front matter', '', `---\n${RECORD}\n---\n\n`],
    [
      'keeps the line ends',
      '---\r\ntitle: A\r\n---\r\n',
      `---\r\ntitle: A\r\n${RECORD}\r\n---\r\n`,
    ],
  ])('%s', (_, before, after) => {
    expect(acceptTranslation(before + BODY, ENGLISH)).toBe(after + BODY);
  });
});

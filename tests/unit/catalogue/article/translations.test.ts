import {describe, expect, it} from 'vitest';
import {
  acceptTranslation,
  describeTranslation,
  fingerprint,
  inspectTranslations,
  type Translation,
} from '@site/src/catalogue';
import {twinOf} from '@site/src/catalogue/kinds';
import {type Files, writeTree} from '../factories';

const ENGLISH = '---\ntitle: Alpha\n---\n\nIt keeps files.\n\nFor long.\n';

describe('fingerprint', () => {
  it('has 12 hexadecimal digits', () => {
    expect(fingerprint(ENGLISH)).toMatch(/^[\da-f]{12}$/);
  });

  it.each([
    ['line ends', ENGLISH.replaceAll('\n', '\r\n')],
    ['trailing spaces and tabs', ENGLISH.replaceAll('\n', ' \t\n')],
    ['trailing spaces before other line ends', ENGLISH.replaceAll('\n', '  \r\n')],
    ['empty lines at the end', `${ENGLISH}\n\n`],
    ['a missing line end at the end', ENGLISH.trimEnd()],
  ])('ignores %s', (_, text) => {
    expect(fingerprint(text)).toBe(fingerprint(ENGLISH));
  });

  it.each([
    ['a word', ENGLISH.replace('files', 'objects')],
    ['the case of a letter', ENGLISH.replace('It', 'it')],
    ['the title', ENGLISH.replace('Alpha', 'Beta')],
    ['the end of a paragraph', ENGLISH.replace('files.\n\n', 'files.\n')],
    ['the indentation of a line', ENGLISH.replace('For', '  For')],
  ])('changes with %s', (_, text) => {
    expect(text).not.toBe(ENGLISH);
    expect(fingerprint(text)).not.toBe(fingerprint(ENGLISH));
  });
});

describe('twinOf', () => {
  it.each([
    ['services/alpha/index.md', 'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md'],
    [
      'companies/company/index.md',
      'i18n/ja/docusaurus-plugin-content-blog-companies/company/index.md',
    ],
    ['docs/intro.md', 'i18n/ja/docusaurus-plugin-content-docs/current/intro.md'],
    ['docs/docs/a.mdx', 'i18n/ja/docusaurus-plugin-content-docs/current/docs/a.mdx'],
  ])('of %s is %s', (page, twin) => {
    expect(twinOf(page)).toBe(twin);
  });

  it('is undefined for other files', () => {
    expect(() => twinOf('docsy/intro.md')).toThrowErrorMatchingInlineSnapshot(
      `[Error: docsy/intro.md is not below services, companies, docs]`,
    );
  });
});

describe('inspectTranslations', () => {
  const inspect = (files: Files) => inspectTranslations(writeTree(files));
  const translated = (english: string) => acceptTranslation('---\ntitle: A\n---\n', english);

  /** The state of `docs/a.md` with this text as its Japanese translation. */
  const stateWith = (twin: string | null) =>
    inspect({'docs/a.md': ENGLISH, [twinOf('docs/a.md')]: twin})[0]!.state;

  it('lists each page with its translation, route and state, sorted by path', () => {
    const pages = [
      'docs/index.mdx',
      'docs/categories/storage.mdx',
      'docs/intro.md',
      'companies/acme/index.md',
      'services/beta/index.md',
      'services/alpha/index.md',
    ];
    const translations = inspect({
      ...Object.fromEntries(pages.map((page) => [page, ENGLISH])),
      [twinOf('services/alpha/index.md')]: translated(ENGLISH),
      [twinOf('docs/categories/storage.mdx')]: translated(ENGLISH),
      [twinOf('companies/acme/index.md')]: translated('An older text'),
      'services/alpha/service.yml': 'slug: alpha',
    });
    expect(translations.map(({page, route, state}) => [page, route, state])).toEqual([
      ['services/alpha/index.md', '/services/alpha', 'current'],
      ['services/beta/index.md', '/services/beta', 'missing'],
      ['companies/acme/index.md', '/companies/acme', 'outdated'],
      ['docs/categories/storage.mdx', '/docs/categories/storage', 'current'],
      ['docs/index.mdx', '/docs', 'missing'],
      ['docs/intro.md', '/docs/intro', 'missing'],
    ]);
    for (const {page, translation} of translations) {
      expect(translation).toBe(twinOf(page));
    }
  });

  it('treats a page as current if the English text differs only in line endings and trailing spaces', () => {
    expect(stateWith(translated(ENGLISH.replaceAll('\n', ' \r\n')))).toBe('current');
    expect(stateWith(translated(ENGLISH).replaceAll('\n', '\r\n'))).toBe('current');
  });

  it.each([
    ['was made from another text', translated(ENGLISH.replace('files', 'objects'))],
    ['has no translated_from', '---\ntitle: A\n---\n'],
    ['has an empty translated_from', '---\ntranslated_from:\ntitle: A\n---\n'],
    ['has no front matter', 'ファイルを保存します。\n'],
    [
      'mentions translated_from only in its text',
      `---\ntitle: A\n---\n\ntranslated_from: ${fingerprint(ENGLISH)}\n`,
    ],
  ])('treats a page as outdated if its translation %s', (_, twin) => {
    expect(stateWith(twin)).toBe('outdated');
  });

  it('leaves unreadable and misnamed translations to the content check', () => {
    const twin = twinOf('docs/a.mdx');
    for (const files of [
      {[twin.replace('.mdx', '.md')]: translated(ENGLISH)},
      {[twin]: Buffer.from('\uFEFFtitle', 'utf16le')},
    ]) {
      expect(inspect({'docs/a.mdx': ENGLISH, ...files})[0]!.state).toBe('current');
    }
    const broken = Buffer.from('\uFEFFtitle', 'utf16le');
    expect(inspect({'docs/a.mdx': broken, [twin]: 'A\n'})[0]!.state).toBe('current');
  });

  it('skips folders and files that start with an underscore', () => {
    expect(inspect({'services/_draft/index.md': ENGLISH, 'docs/a/_part.mdx': ENGLISH})).toEqual([]);
  });

  it('returns nothing for a folder without pages', () => {
    expect(inspect({'package.json': '{}'})).toEqual([]);
  });
});

describe('acceptTranslation', () => {
  const RECORD = `translated_from: ${fingerprint(ENGLISH)}`;
  const BODY = '\n保存します。  \n\n---\n\ntranslated_from: ではない\n';

  it('adds translated_from at the end of the front matter', () => {
    expect(acceptTranslation(`---\ntitle: サービスalpha\n---\n${BODY}`, ENGLISH)).toBe(
      `---\ntitle: サービスalpha\n${RECORD}\n---\n${BODY}`,
    );
  });

  it('replaces the value of translated_from in place', () => {
    expect(
      acceptTranslation(
        `---\ntitle: サービスalpha\ntranslated_from: 000000000000\ntags: []\n---\n${BODY}`,
        ENGLISH,
      ),
    ).toBe(`---\ntitle: サービスalpha\n${RECORD}\ntags: []\n---\n${BODY}`);
  });

  it('fills in an empty translated_from', () => {
    expect(acceptTranslation(`---\ntranslated_from:\n---\n${BODY}`, ENGLISH)).toBe(
      `---\n${RECORD}\n---\n${BODY}`,
    );
  });

  it('adds translated_from to empty front matter', () => {
    expect(acceptTranslation(`---\n---\n${BODY}`, ENGLISH)).toBe(`---\n${RECORD}\n---\n${BODY}`);
  });

  it('adds front matter to a page without any', () => {
    expect(acceptTranslation(BODY, ENGLISH)).toBe(`---\n${RECORD}\n---\n\n${BODY}`);
  });

  it.each([
    ['adds', ''],
    ['replaces', 'translated_from: 000000000000\n'],
  ])('%s translated_from with the line endings of the page', (_, before) => {
    const windows = (text: string) => text.replaceAll('\n', '\r\n');
    expect(acceptTranslation(windows(`---\ntitle: A\n${before}---\n${BODY}`), ENGLISH)).toBe(
      windows(`---\ntitle: A\n${RECORD}\n---\n${BODY}`),
    );
  });

  it('does not change a current page', () => {
    const page = acceptTranslation(`---\ntitle: A\n---\n${BODY}`, ENGLISH);
    expect(acceptTranslation(page, ENGLISH)).toBe(page);
  });
});

describe('describeTranslation', () => {
  const describeState = (state: Translation['state']) => {
    const page = 'docs/intro.md';
    return describeTranslation({page, translation: twinOf(page), route: '/docs/intro', state});
  };

  it('explains how to update an outdated page', () => {
    expect(describeState('outdated')).toMatchInlineSnapshot(`
      {
        "column": 1,
        "file": "i18n/ja/docusaurus-plugin-content-docs/current/intro.md",
        "help": "translations",
        "line": 1,
        "message": "the Japanese page is outdated because docs/intro.md has changed; update it, then run "npm run translated -- i18n/ja/docusaurus-plugin-content-docs/current/intro.md"",
      }
    `);
  });

  it('explains how to translate a page that is only in Japanese', () => {
    expect(describeState('only-japanese').message).toBe(
      'the page has no English version; to translate it, move it to i18n/ja/docusaurus-plugin-content-docs/current/intro.md and write docs/intro.md in English',
    );
  });

  it('names the missing page', () => {
    expect(describeState('missing')).toMatchInlineSnapshot(`
      {
        "column": 1,
        "file": "docs/intro.md",
        "help": "translations",
        "line": 1,
        "message": "the page has no Japanese version; to translate it, write i18n/ja/docusaurus-plugin-content-docs/current/intro.md",
      }
    `);
  });
});

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {checkEnglish} from '@site/src/text/cspell';
import {passagesOfPage, passagesOfYaml} from '@site/src/text/extract';
import type {Passage} from '@site/src/text/passage';
import {checkStyle} from '@site/src/text/textlint';

const RULES = path.join(import.meta.dirname, '../../text');

/** Position, first word of the message, and rule of each problem. */
const check = async (passages: readonly Passage[], locale: Locale = 'ja') =>
  (await checkStyle(passages, locale, RULES)).map(({line, column, message}) => {
    const [, word, rule] = /^(\S+) .*\((\S+)\)$/.exec(message)!;
    return [`${line}:${column}`, word, rule];
  });

describe('checkStyle', () => {
  it('reports the position in the record, whatever precedes it', async () => {
    const record = `name: {ja: "一覧"}
note:
  ja: "\\"引用\\"のサーバです。"
text: {ja: 'それ''のユーザです。'}
goodFor:
  - ja: 小さな
      フォルダ
`;
    expect(await check(passagesOfYaml('a.yml', record, ['ja']))).toEqual([
      ['3:15', 'サーバ', 'prh'],
      ['4:18', 'ユーザ', 'prh'],
      [
        '6:12',
        '原則として、全角文字どうしの間にスペースを入れません。',
        'ja-spacing/ja-no-space-between-full-width',
      ],
      ['7:7', 'フォルダ', 'prh'],
    ]);
  });

  it('requires a full stop after sentences, not after labels', async () => {
    const record = 'note: {ja: "それは本です"}\ngoodFor: [{ja: "小さな本"}]\n';
    expect(await check(passagesOfYaml('a.yml', record, ['ja']))).toEqual([
      ['1:18', '文末が"。"で終わっていません。', 'ja-technical-writing/ja-no-mixed-period'],
    ]);
  });

  it('checks articles without their code, comments and tags', async () => {
    const page = `---
title: サーバ
---

それは\`サーバ\`です。<Fact id="a" />これは[サーバ](https://example.com/)です。 {/* #サーバ */}

\`\`\`sh
サーバ
\`\`\`

{/* textlint-disable prh -- 引用です */}

それはサーバです。

{/* textlint-enable prh */}

- **サーバ**
`;
    expect(await check(passagesOfPage('a.mdx', page))).toEqual([
      ['5:31', 'サーバ', 'prh'],
      ['17:5', 'サーバ', 'prh'],
      ['2:8', 'サーバ', 'prh'],
    ]);
  });

  it.each([
    'アマゾン ウェブ サービス（AWS）',
    'アカマイ・テクノロジーズ合同会社',
    'GitHub Issues',
    '設定ファイルは.coderabbit.yaml',
    'フィルタリングとユーザビリティ',
    '手順に従って変更に備える',
  ])('accepts 「%s」', async (text) => {
    expect(await check(passagesOfYaml('a.yml', `ja: "${text}"`, ['ja']))).toEqual([]);
  });

  it('finds discouraged English phrases, except in code, names and other meanings', async () => {
    const page = `---
title: Alpha
description: Whoever needs it.
---

Nobody knows the [address](https://example.com/) of \`the address\`. Enter a billing address.
It stands in the record, and *tells whether* it is dearer.

| A | address |
| - | ------- |
`;
    expect(await check(passagesOfPage('a.mdx', page), 'en')).toEqual([
      ['3:14', 'Whoever', 'prh'],
      ['6:1', 'Nobody', 'prh'],
      ['6:19', 'address', 'prh'],
      ['7:4', 'stands', 'prh'],
      ['7:31', 'tells', 'prh'],
      ['7:52', 'dearer', 'prh'],
      ['9:7', 'address', 'prh'],
    ]);
    const record = 'note: {en: "Known at this address.", ja: "それです。"}\n';
    expect(await check(passagesOfYaml('a.yml', record, ['en']), 'en')).toEqual([
      ['1:27', 'address', 'prh'],
    ]);
  });

  it.each([
    ['検索(全文)', ['1:8 (', '1:11 )']],
    ['検索,比較', ['1:8 ,']],
    ['検索 (API)の例', ['1:8 (', '1:13 )']],
    ['「A, B」と1,000件', []],
    ['API (v2)', []],
  ])('requires full-width brackets and commas beside Japanese words: %s', async (text, found) => {
    const problems = await check(passagesOfYaml('a.yml', `ja: "${text}"`, ['ja']));
    expect(problems.map(([place, word]) => `${place} ${word}`)).toEqual(found);
  });

  it.each(['prh.yml', 'prh.en.yml'])('has tests for every rule of %s', (dictionary) => {
    const {rules} = parse(readFileSync(path.join(RULES, dictionary), 'utf8')) as {
      rules: {expected: string; specs?: unknown[]}[];
    };
    expect(rules.filter(({specs = []}) => specs.length === 0)).toEqual([]);
    const words = rules.map(({expected}) => expected);
    expect(words).toEqual([...new Set(words)]);
  });
});

describe('checkEnglish', () => {
  let root: string;

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };

  beforeAll(() => {
    // On Windows the temporary folder may have a short name, which cspell expands.
    root = realpathSync.native(mkdtempSync(path.join(os.tmpdir(), 'devshelf-text-')));
    cpSync(RULES, path.join(root, 'tests/text'), {recursive: true});
  });
  afterAll(() => rmSync(root, {recursive: true}));

  it('finds misspellings and American spelling, except in names, code and URLs', async () => {
    write(
      'README.md',
      `A licence for the colour of the organisation, see the MIT License and [LICENSE](LICENSE).
We recieve a license. The color of Jira Data Center in the data center is organized by Nulab's.

\`recieve\` {/* #recieve */} <Fact id="recieve" /> https://example.com/recieve recieve.example.com

\`\`\`sh
recieve
\`\`\`
`,
    );
    write(
      'services/a/service.yml',
      `slug: recieve
aliases:
  - recieve
license: {value: MIT}
facts:
  - id: license-recieve
    topic: organization
    text: {en: "It was recieved.", ja: "日本語のrecieveです。"}
`,
    );
    const {files, problems} = await checkEnglish(root, 'tests/text/cspell.json');
    expect(files).toBe(2);
    expect(
      problems.map(({file, line, column, message}) => [
        `${file}:${line}:${column}`,
        message.slice(0, message.indexOf(' ')),
      ]),
    ).toEqual([
      ['README.md:2:4', '"recieve"'],
      ['README.md:2:14', '"license"'],
      ['README.md:2:27', '"color"'],
      ['README.md:2:65', '"center"'],
      ['README.md:2:75', '"organized"'],
      ['services/a/service.yml:8:24', '"recieved"'],
      ['services/a/service.yml:8:45', '"recieve"'],
    ]);
    expect(problems[1]?.message).toBe(
      '"license" is not how this site spells it; did you mean "licence (the noun)"? (cspell)',
    );
  });

  it('has a sorted word list', () => {
    const words = readFileSync(path.join(RULES, 'words.txt'), 'utf8')
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    expect(words).toEqual(
      [...new Set(words)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    );
  });
});

import {describe, expect, it} from 'vitest';
import {passagesOfCode, passagesOfPage, passagesOfYaml} from '@site/src/text/extract';
import type {Passage} from '@site/src/text/passage';

const readAs = (passages: readonly Passage[]) => passages.map(({form, text}) => [form, text]);

/** Positions of the stars in the passages. */
const starsOf = (passages: readonly Passage[]) =>
  passages.map(({text, problemAt}) => {
    const {line, column} = problemAt(text.indexOf('★'), 'wrong');
    return `${line}:${column}`;
  });

/** Positions of the stars in a file. */
const starsIn = (source: string) =>
  source
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(/★/g)].map((star) => `${index + 1}:${star.index + 1}`),
    );

describe('passagesOfYaml', () => {
  const record = `slug: alpha # ja: コメント
aliases: [アルファ]
name:
  en: Alpha
  ja: あ★い
vendor: {en: "Acme", ja: ★社}
goodFor:
  - {en: One, ja: "引用\\"と★"}
  - en: Two
    ja: 'それ''は★'
  - en: Three
    ja: 折り返した
      二行目の★
api:
  value: yes
  note: {en: It is., ja: 句点のない★}
lifecycle:
  note: null
  successors: []
facts:
  - id: first
    text:
      en: English
      ja: >-
        一行目です。

        二行目の★です。
  - id: second
    text:
      ja: |
        一行目です。
        ★です。
  - id: third
    text: {en: null, ja: null}
  - id: fourth
    text: {ja: 2026}
`;

  it('finds every Japanese text of a record, with its form and position', () => {
    const passages = passagesOfYaml('a.yml', record, ['ja']);
    expect(readAs(passages)).toEqual([
      ['label', 'あ★い'],
      ['label', '★社'],
      ['label', '引用"と★'],
      ['label', "それ'は★"],
      ['label', '折り返した 二行目の★'],
      ['sentences', '句点のない★'],
      ['sentences', '一行目です。\n二行目の★です。'],
      ['sentences', '一行目です。\n★です。\n'],
    ]);
    expect(starsOf(passages)).toEqual(starsIn(record));
  });

  it('treats notes of attributes and plans as labels unless they end like sentences', () => {
    const passages = passagesOfYaml(
      'a.yml',
      `attributes:
  price:
    note: {en: Tokyo, ja: 東京}
plans:
  - id: free
    note: {en: One person., ja: 1人用です。}
`,
      ['ja'],
    );
    expect(readAs(passages)).toEqual([
      ['label', '東京'],
      ['sentences', '1人用です。'],
    ]);
  });

  it('counts lines that end as on Windows', () => {
    const passages = passagesOfYaml('a.yml', record.replaceAll('\n', '\r\n'), ['ja']);
    expect(starsOf(passages)).toEqual(starsIn(record));
  });

  it('reads the messages of a JSON file, not their descriptions', () => {
    const json = `{
  "a.b": {
    "message": "「\\u3042」の★",
    "description": "説明です"
  },
  "c": {"message": "改行\\n★です。"}
}`;
    const passages = passagesOfYaml('code.json', json, ['message']);
    expect(readAs(passages)).toEqual([
      ['label', '「あ」の★'],
      ['sentences', '改行\n★です。'],
    ]);
    expect(starsOf(passages)).toEqual(starsIn(json));
  });

  it('treats the descriptions of tags as sentences', () => {
    const tags = 'ai:\n  label: ★\n  permalink: /ai\n  description: 句点のない★\n';
    const passages = passagesOfYaml('tags.yml', tags, ['label', 'description']);
    expect(readAs(passages)).toEqual([
      ['label', '★'],
      ['sentences', '句点のない★'],
    ]);
    expect(starsOf(passages)).toEqual(starsIn(tags));
  });
});

describe('passagesOfPage', () => {
  const page = `---
title: 題名★
description: "説明\\"★です。"
other: 何か
---

本文★です。{/* #id */}

{/* truncate */}

---

<Fact id="a" />です。
`;

  it('finds title, description and body', () => {
    const passages = passagesOfPage('a.mdx', page);
    expect(passages.map(({form}) => form)).toEqual(['label', 'sentences', 'article']);
    expect(starsOf(passages)).toEqual(starsIn(page));
  });

  it('replaces MDX comments with HTML comments of the same length', () => {
    const body = passagesOfPage('a.mdx', page).at(-1)!;
    expect(body.text).toContain('です。<!--#id -->\n\n<!--truncate -->\n');
    expect(body.problemAt(body.text.indexOf('<Fact'), 'wrong')).toMatchObject({
      file: 'a.mdx',
      line: 13,
      column: 1,
    });
  });

  it('accepts a page without front matter', () => {
    const text = '本文です。\n\n---\n\n★\n\n---\n';
    const passages = passagesOfPage('a.md', text);
    expect(passages.map(({form}) => form)).toEqual(['article']);
    expect(starsOf(passages)).toEqual(starsIn(text));
  });
});

describe('passagesOfCode', () => {
  const code = `// コメント
const a = {en: 'English', ja: 'ラベル★'};
const b = "引用\\"と★です。";
const c = \`型★\`;
const d = \`先★\${a.ja}後★\`;
const e = /正規表現/;
const f = <p title="題★">文★です。</p>;
`;

  it('finds Japanese in strings, templates and elements', () => {
    const passages = passagesOfCode('a.tsx', code);
    expect(readAs(passages)).toEqual([
      ['label', 'ラベル★'],
      ['sentences', '引用"と★です。'],
      ['label', '型★'],
      ['label', '先★'],
      ['label', '後★'],
      ['label', '題★'],
      ['sentences', '文★です。'],
    ]);
    expect(starsOf(passages)).toEqual(starsIn(code));
  });

  it('finds Japanese that is only written as escape sequences', () => {
    expect(readAs(passagesOfCode('a.ts', "const a = '\\u3042';"))).toEqual([['label', 'あ']]);
  });
});

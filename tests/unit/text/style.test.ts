/** Which texts are checked, and where findings are. */
import {expect, it} from 'vitest';
import {
  check,
  linterOf,
  type Passage,
  textsOfCode,
  textsOfPage,
  textsOfYaml,
} from '../../text/style';

const cut = (text: string, passages: readonly Passage[]) =>
  passages.map((passage) => [
    passage.form,
    text.slice(passage.start, passage.start + passage.text.length),
  ]);

it('a record has labels and sentences, and short notes in its attributes', () => {
  const text = `name: {ja: 保管庫}
note: {ja: "使えます"}
attributes:
  price: {note: {ja: 有料}}
facts:
  - text:
      en: It is.
      ja: 'あります。'
`;
  expect(cut(text, textsOfYaml('ja')(text, 'a.yml'))).toEqual([
    ['label', '保管庫'],
    ['sentences', '使えます'],
    ['label', '有料'],
    ['sentences', 'あります。'],
  ]);
});

it('a module has its Japanese strings', () => {
  const text = `const a = ['Plain', '検索', "読む。"];`;
  expect(cut(text, textsOfCode(text, 'a.ts'))).toEqual([
    ['label', '検索'],
    ['sentences', '読む。'],
  ]);
});

const PAGE = `---
title: A title
description: A dear plan.
---

The gravest fault.
`;

it('a page has its title, its description and its text', async () => {
  const passages = textsOfPage(PAGE, 'a.md').filter(({form}) => form === 'sentences');
  expect(await check(await linterOf('textlintrc.en.yml'), 'a.md', PAGE, passages)).toEqual([
    expect.stringMatching(/^a\.md:3:16 dear => expensive/),
    expect.stringMatching(/^a\.md:6:5 gravest => most serious/),
  ]);
});

import {describe, expect, it} from 'vitest';
import {normalize, normalizeWithOffsets, termsOf} from '@site/src/search/words';

describe('normalize', () => {
  it.each([
    ['case', 'GitHub', 'github'],
    ['full-width letters and digits', 'Ｓ３', 's3'],
    ['half-width kana', 'ｽﾄﾚｰｼﾞ', 'ストレジ'],
    ['half-width kana with a separate voice mark', 'ﾊﾟｽﾜｰﾄﾞ', 'パスワド'],
    ['hiragana', 'さーばー', 'サバ'],
    ['iteration marks', 'ゝゞ', 'ヽヾ'],
    ['a missing long-vowel mark', 'サーバ', 'サバ'],
    ['a long-vowel mark', 'サーバー', 'サバ'],
    ['a middle dot', 'アマゾン・ウェブ', 'アマゾンウェブ'],
    ['a half-width middle dot', 'ｱ･ｲ', 'アイ'],
    ['decomposed voice marks', 'か\u3099', 'ガ'],
    ['composed signs', '㌔①ﬁ', 'キロ1fi'],
    ['kanji', '編集方針', '編集方針'],
    ['nothing', '', ''],
  ])('unifies %s', (_, text, expected) => {
    expect(normalize(text)).toBe(expected);
  });
});

describe('normalizeWithOffsets', () => {
  it.each([
    ['letters', 'aBc', 'abc', [0, 1, 2, 3]],
    ['what is left out', 'サーバー', 'サバ', [0, 2, 4]],
    ['what is one after and two before', 'ｶﾞｷﾞ', 'ガギ', [0, 2, 4]],
    ['what is two after and one before', '㌔m', 'キロm', [0, 0, 1, 2]],
    ['surrogates', '𠮷野', '𠮷野', [0, 0, 2, 3]],
    ['nothing', '', '', [0]],
    ['a lone mark', 'ﾞa', '\u3099a', [0, 1, 2]],
    ['a lone surrogate', '\ud800a', '\ud800a', [0, 1, 2]],
  ])('maps back %s', (_, text, normalized, offsets) => {
    expect(normalizeWithOffsets(text)).toEqual({text: normalized, offsets});
  });

  it.each(['Ｓ３互換のｽﾄﾚｰｼﾞ・サーバー’s', '゛か\u3099ｶﾞーﾞ・é\u0301①㌔゜', '𠮷。ﾊﾟぱー「」-ｆ'])(
    'returns the same text as normalize, with ascending offsets: %s',
    (text) => {
      const {text: normalized, offsets} = normalizeWithOffsets(text);
      expect(normalized).toBe(normalize(text));
      expect(normalize(normalized)).toBe(normalized);
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
      expect([offsets.length, offsets.at(-1)]).toEqual([normalized.length + 1, text.length]);
    },
  );
});

it.each([
  ['words', 'object storage', ['object', 'storage']],
  ['pairs', '編集方針', ['編集', '集方', '方針']],
  ['scripts that touch', 's3互換api', ['s3', '互換', 'api']],
  ['a single character', '税 込', ['税', '込']],
  ['compounds', 'low-code, node.js!', ['low', 'code', 'node', 'js']],
  ['々', '様々', ['様々']],
  ['surrogates', '𠮷野', ['𠮷野']],
  ['accents', 'café naïve', ['café', 'naïve']],
  ['symbols only', '<>!? 。、「」 %%%', []],
  ['nothing', '', []],
])('the terms of %s', (_, text, expected) => {
  expect(termsOf(text)).toEqual(expected);
});

import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../../search/random';
import {normalize, normalizeWithOffsets} from '@site/src/search/normalize';

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
    ['apostrophes', "Cloudflare’s don't", 'cloudflares dont'],
    ['decomposed voice marks', 'か\u3099', 'ガ'],
    ['composed signs', '㌔①ﬁ', 'キロ1fi'],
    ['sigma at the end of a word', 'ΟΔΟΣ', 'οδοσ'],
    ['kanji', '編集方針', '編集方針'],
    ['nothing', '', ''],
  ])('unifies %s', (_, text, expected) => {
    expect(normalize(text)).toBe(expected);
  });

  it('is idempotent', () => {
    const once = normalize('Ｓ３互換のｽﾄﾚｰｼﾞ・サーバー’s');
    expect(normalize(once)).toBe(once);
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

  it('returns the same text as normalize, with ascending offsets', () => {
    const random = randomNumbers(1);
    const samples = "aZ3 ・ーサバぱがｶﾞﾊﾟｱＳ３ｆ'’編集𠮷㌔①Σς゛゜\u3099é\u0301ーﾞ、。「」-.".split(
      '',
    );
    for (let round = 0; round < 2000; round++) {
      const text = Array.from(
        {length: Math.floor(random() * 12)},
        () => samples[Math.floor(random() * samples.length)],
      ).join('');
      const {text: normalized, offsets} = normalizeWithOffsets(text);
      expect(normalized).toBe(normalize(text));
      expect(offsets).toHaveLength(normalized.length + 1);
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
      expect(offsets.at(-1)).toBe(text.length);
    }
  });
});

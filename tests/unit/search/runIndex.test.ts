import {beforeEach, describe, expect, it} from 'vitest';
import {RunIndex} from '@site/src/search/runIndex';

describe('RunIndex', () => {
  let index: RunIndex;

  beforeEach(() => {
    index = new RunIndex();
    [
      'オブジェクトストレジ',
      'ストレジトストレジ',
      'storage',
      'レジ。ストア',
      '鍵 様々ナ𠮷野',
    ].forEach((text, id) => {
      index.add(id, text);
    });
  });

  it.each([
    [
      'in any place, and how often',
      'ストレジ',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    ['that is a whole text', 'オブジェクトストレジ', [[0, 1]]],
    ['not across what separates', 'レジスト', []],
    ['not when only its pairs are there', 'レジスト', []],
    ['of one character', '鍵', [[4, 1]]],
    ['with 々', '様々', [[4, 1]]],
    ['with rare kanji', '𠮷野', [[4, 1]]],
    ['that is nowhere', '無い', []],
    ['not in Latin', 'storage', []],
  ])('finds a run %s', (_, run, expected) => {
    expect([...index.find(run)]).toEqual(expected);
  });
});

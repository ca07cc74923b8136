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
      'at any position, with its frequency',
      'ストレジ',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    ['that is an entire text', 'オブジェクトストレジ', [[0, 1]]],
    ['but not across separators', 'レジスト', []],
    ['but not from its pairs alone', 'レジスト', []],
    ['of one character', '鍵', [[4, 1]]],
    ['with 々', '様々', [[4, 1]]],
    ['with rare kanji', '𠮷野', [[4, 1]]],
    ['that does not occur', '無い', []],
    ['but not in Latin script', 'storage', []],
  ])('finds a run %s', (_, run, expected) => {
    expect([...index.find(run)]).toEqual(expected);
  });
});

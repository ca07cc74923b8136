import {describe, expect, it} from 'vitest';
import {termsIn, termsOf, wordsAndRuns} from '@site/src/search/tokenize';

describe('wordsAndRuns', () => {
  it.each([
    ['words', 'object storage', ['object', 'storage']],
    ['Japanese without spaces', '編集方針', ['編集方針']],
    ['scripts that touch', 's3互換のapi', ['s3', '互換の', 'api']],
    ['compounds', 'low-code, node.js!', ['low-code', 'node.js']],
    ['the long-vowel mark and the middle dot inside a run', 'サーバー・レス', ['サーバー・レス']],
    ['々', '様々な', ['様々な']],
    ['accents', 'café naïve', ['café', 'naïve']],
    ['symbols only', '<>!? 。、「」 %%%', []],
    ['nothing', '', []],
  ])('splits %s', (_, text, expected) => {
    expect(wordsAndRuns(text)).toEqual(expected);
  });
});

describe('terms', () => {
  it.each([
    ['stems', 'testing tests tested', ['test', 'test', 'test']],
    ['short words as they are', 'aws ide news', ['aws', 'ide', 'new']],
    ['each word of a compound, and all as one', 'low-code', ['low', 'code', 'lowcod']],
    ['no compounds of numbers', '2026-11-20', ['2026', '11', '20']],
    ['no compounds of many words', 'a-b-c-d', ['a', 'b', 'c', 'd']],
    ['nothing for Japanese', '編集方針', []],
  ])('are %s', (_, text, expected) => {
    expect(termsOf(text)).toEqual(expected);
  });

  it('have positions', () => {
    expect(termsIn('互換 low-code api')).toEqual([
      {term: 'low', start: 3, end: 6},
      {term: 'code', start: 7, end: 11},
      {term: 'lowcod', start: 3, end: 11},
      {term: 'api', start: 12, end: 15},
    ]);
  });

  it('have distinct positions within one compound', () => {
    expect(termsIn('ab-ab').map(({start, end}) => [start, end])).toEqual([
      [0, 2],
      [3, 5],
      [0, 5],
    ]);
  });
});

import {expect, it} from 'vitest';
import {termsOf} from '@site/src/search/tokenize';

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

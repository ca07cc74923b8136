import {expect, it} from 'vitest';
import {termsOf} from '@site/src/search/tokenize';

it.each([
  ['words', 'object storage', ['object', 'storage']],
  ['pairs and the last character', '編集方針', ['編集', '集方', '方針', '針']],
  ['scripts that touch', 's3互換api', ['s3', '互換', '換', 'api']],
  ['compounds', 'low-code, node.js!', ['low', 'code', 'node', 'js']],
  ['々', '様々', ['様々', '々']],
  ['surrogates', '𠮷野', ['𠮷野', '野']],
  ['accents', 'café naïve', ['café', 'naïve']],
  ['symbols only', '<>!? 。、「」 %%%', []],
  ['nothing', '', []],
])('the terms of %s', (_, text, expected) => {
  expect(termsOf(text)).toEqual(expected);
});

import {describe, expect, it} from 'vitest';
import {plainText, spansOf} from '@site/src/catalogue/browser';

describe('spansOf', () => {
  it.each([
    ['', []],
    ['all words', [['all words', false]]],
    ['`code`', [['code', true]]],
    [
      'run `npm ci`, then `npm start`',
      [
        ['run ', false],
        ['npm ci', true],
        [', then ', false],
        ['npm start', true],
      ],
    ],
    ['one ` alone', [['one ` alone', false]]],
  ])('splits %j', (text, spans) => {
    expect(spansOf(text).map(({text: part, isCode}) => [part, isCode])).toEqual(spans);
  });
});

it.each([
  ['`_headers`ファイルです。', '_headersファイルです。'],
  ['a `b` c', 'a b c'],
])('the plain text of %j is %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

import {beforeEach, describe, expect, it} from 'vitest';
import {type Found, TextIndex} from '@site/src/search/textIndex';

const TEXTS = [
  'cloudflare r2 object storage',
  'playwright tests',
  'contributing an entry',
  'aws and await',
  'オブジェクトストレジ',
  'オブジェクトストレジ ト長イ説明ノ文章ガ続ク',
];

describe('TextIndex', () => {
  let index: TextIndex;
  const ids = (found: readonly Found[]) => [...new Set(found.map(({id}) => id))];

  beforeEach(() => {
    index = new TextIndex();
    TEXTS.forEach((text, id) => {
      index.add(id, text);
    });
  });

  it('finds words by their stem', () => {
    expect(ids(index.findWord('testing'))).toEqual([1]);
    expect(ids(index.findWord('cloud'))).toEqual([]);
  });

  it('finds words by their prefix, but not by that of their stem', () => {
    expect(ids(index.findBeginning('cloud'))).toEqual([0]);
    expect(ids(index.findBeginning('aws'))).toEqual([3]);
    expect(index.findBeginning('aws').flatMap(({terms}) => terms)).toEqual(['aws']);
  });

  it.each([
    ['cloudfare', 0],
    ['playwrigth', 1],
    ['objcet', 0],
    ['storagee', 0],
    ['lpaywright', 1],
  ])('corrects %s', (word, id) => {
    expect(ids(index.findMistyped(word))).toEqual([id]);
  });

  it('does not correct short words', () => {
    expect(index.findMistyped('r3')).toEqual([]);
    expect(index.findMistyped('aww')).toEqual([]);
  });

  it('ranks shorter texts higher for a run', () => {
    const found = index.findRun('ストレジ');
    expect(ids(found)).toEqual([4, 5]);
    expect(found[0]!.score).toBeGreaterThan(found[1]!.score);
  });

  it('finds nothing if it is empty', () => {
    const empty = new TextIndex();
    expect(empty.findRun('ストレジ')).toEqual([]);
    expect(empty.findBeginning('cloud')).toEqual([]);
    expect(empty.findMistyped('cloudfare')).toEqual([]);
  });
});

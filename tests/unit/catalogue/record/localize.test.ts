import {describe, expect, it} from 'vitest';
import {localize} from '@site/src/catalogue';

describe('localize', () => {
  const record = {
    slug: 'alpha',
    name: {en: 'Alpha', ja: 'アルファ'},
    note: null,
    year: 1999,
    list: [{text: {en: 'One', ja: '一'}}, {text: {en: 'Two', ja: '二'}}],
    deep: {claim: {value: {en: 'Tokyo', ja: '東京'}, source: null}},
  };

  it('selects one language at every depth', () => {
    expect(localize(record, 'ja')).toEqual({
      slug: 'alpha',
      name: 'アルファ',
      note: null,
      year: 1999,
      list: [{text: '一'}, {text: '二'}],
      deep: {claim: {value: '東京', source: null}},
    });
    expect(localize(record, 'en').deep.claim.value).toBe('Tokyo');
  });

  it('does not change the record', () => {
    const before = structuredClone(record);
    localize(record, 'ja');
    expect(record).toEqual(before);
  });

  it.each([null, 'text', 3, undefined])('returns %j unchanged', (value) => {
    expect(localize(value, 'en')).toBe(value);
  });

  it('treats a group with one language as an object', () => {
    expect(localize({en: 'only'}, 'en')).toEqual({en: 'only'});
  });
});

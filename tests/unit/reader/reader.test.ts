import {describe, expect, it} from 'vitest';
import type {Quantity} from '@site/src/catalogue/costs';
import {isUsage, readReader, writeReader} from '@site/src/reader/reader';

const quantities: readonly Quantity[] = ['storedGb', 'egressGb'];
const START = {quantities, usage: {storedGb: 1000, egressGb: 1000}};

const read = (search: string, kept = '') => readReader(search, kept, START, 'en');

describe('what a reader has told', () => {
  it('is in the address, else kept, else the default of the language', () => {
    expect(read('')).toEqual({
      ...{usage: START.usage, currency: 'USD', rate: undefined, inJapan: false},
    });
    expect(readReader('', '', START, 'ja').currency).toBe('JPY');
    expect(read('', '?storedGb=5&currency=JPY&japan=1')).toMatchObject({
      ...{usage: {storedGb: 5, egressGb: 0}, currency: 'JPY', inJapan: true},
    });
    expect(read('?egressGb=2.5&rate=150.5', '?storedGb=5&japan=1')).toMatchObject({
      ...{usage: {storedGb: 0, egressGb: 2.5}, rate: 150.5, inJapan: false},
    });
  });

  it.each(['abc', '-5', '1e9', '0x10', 'Infinity', '1,000', ' 1', '9'.repeat(16)])(
    'ignores "%s"',
    (text) => {
      const search = `?${new URLSearchParams({storedGb: text, rate: text, currency: text})}`;
      expect(read(search)).toMatchObject({
        ...{usage: {storedGb: 0}, currency: 'USD', rate: undefined},
      });
    },
  );

  it('is written beside other parameters, and read again', () => {
    const reader = {...read('?storedGb=12&japan=1'), currency: 'JPY'} as const;
    const search = writeReader('?pick=a,b&users=5&egressGb=1', reader, quantities, 'en');
    expect(search).toBe('?pick=a,b&users=5&storedGb=12&currency=JPY&japan=1');
    expect(read(search)).toEqual(reader);
    const nothing = {...reader, usage: {}};
    expect(read(writeReader('', nothing, quantities, 'en')).usage.storedGb).toBe(0);
  });
});

it('isUsage takes what is missing for zero', () => {
  expect(isUsage({storedGb: 5, egressGb: 0}, {storedGb: 5}, quantities)).toBe(true);
  expect(isUsage({storedGb: 5}, {storedGb: 5, egressGb: 1}, quantities)).toBe(false);
});

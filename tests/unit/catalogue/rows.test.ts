import {describe, expect, it} from 'vitest';
import {formatDate, formatShortDate} from '@site/src/catalogue/browser';

describe('formatDate', () => {
  it.each([
    ['2026', 'en', '2026'],
    ['2026-11', 'en', 'November 2026'],
    ['2026-11-01', 'en', '1 November 2026'],
    ['2026', 'ja', '2026年'],
    ['2026-11', 'ja', '2026年11月'],
    ['2026-11-01', 'ja', '2026年11月1日'],
    ['2026-01-01', 'en', '1 January 2026'],
    ['2026-12-31', 'ja', '2026年12月31日'],
  ] as const)('formats %s in %s as %s', (date, locale, text) => {
    expect(formatDate(date, locale)).toBe(text);
  });
});

describe('formatShortDate', () => {
  it.each([
    ['2026', 'en', '2026'],
    ['2026-11', 'en', 'Nov 2026'],
    ['2026-09-01', 'en', '1 Sep 2026'],
    ['2026-05-31', 'en', '31 May 2026'],
    ['2026-11', 'ja', '2026年11月'],
    ['2026-11-01', 'ja', '2026年11月1日'],
  ] as const)('formats %s in %s as %s', (date, locale, text) => {
    expect(formatShortDate(date, locale)).toBe(text);
  });
});

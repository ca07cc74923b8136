import {describe, expect, it} from 'vitest';
import {daysUntil, isAhead, splitEvents} from '@site/src/catalogue/views/timeline';

const TODAY = '2026-11-22';

const dated = (...dates: readonly string[]) => dates.map((date, index) => ({id: `${index}`, date}));
const datesOf = (events: readonly {readonly date: string}[]) => events.map(({date}) => date);

describe('isAhead', () => {
  it.each([
    ['2026-11-23', true],
    ['2026-11-22', true],
    ['2026-11-21', false],
    ['2026-12', true],
    ['2026-11', false],
    ['2027', true],
    ['2026', false],
  ])('is, for %s, %s', (date, expected) => {
    expect(isAhead(date, TODAY)).toBe(expected);
  });
});

describe('splitEvents', () => {
  it('sorts upcoming events soonest first and past events latest first', () => {
    const {ahead, past} = splitEvents(
      dated('2025-01-01', '2027-03-22', '2026-11-22', '2026-11-21', '2026-12-03'),
      TODAY,
    );
    expect(datesOf(ahead)).toEqual(['2026-11-22', '2026-12-03', '2027-03-22']);
    expect(datesOf(past)).toEqual(['2026-11-21', '2025-01-01']);
  });

  it('sorts months after their days and years after their months', () => {
    const {ahead, past} = splitEvents(
      dated('2027', '2027-03', '2027-03-22', '2025', '2025-03-22', '2025-03', '2025-12'),
      TODAY,
    );
    expect(datesOf(ahead)).toEqual(['2027-03-22', '2027-03', '2027']);
    expect(datesOf(past)).toEqual(['2025-12', '2025-03-22', '2025-03', '2025']);
  });
});

describe('daysUntil', () => {
  it('counts days across daylight saving changes', () => {
    expect(daysUntil('2026-11-22', TODAY)).toBe(0);
    expect(daysUntil('2027-01-01', TODAY)).toBe(40);
    expect(daysUntil('2027-03-22', '2026-03-22')).toBe(365);
  });

  it('is undefined for a past day and for a month', () => {
    expect(daysUntil('2026-11-21', TODAY)).toBeUndefined();
    expect(daysUntil('2027-01', TODAY)).toBeUndefined();
  });
});

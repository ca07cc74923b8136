import {describe, expect, it} from 'vitest';
import {ageInDays, countDue, dueDate, oldestAndMedian, isDue} from '@site/src/catalogue/browser';

describe('the age of a check', () => {
  it.each([
    ['2026-11-20', '2026-11-20T23:59:59Z', 0],
    ['2026-11-20', '2026-11-21T00:00:00Z', 1],
    ['2026-11', '2026-11-20T12:00:00Z', 19],
    // Dates in the future count as today, in case a clock is slow.
    ['2026-11-20', '2026-11-01T00:00:00Z', 0],
  ])('of %s at %s is %i', (checked, now, days) => {
    expect(ageInDays(checked, new Date(now))).toBe(days);
  });

  it.each([
    ['2026-11', 90],
    ['2024-02-29', 365],
  ])('%s with %i days is due on that day and not on the day before', (checked, days) => {
    const due = new Date(dueDate(checked, days));
    expect(isDue(checked, days, due)).toBe(true);
    expect(isDue(checked, days, new Date(due.getTime() - 1))).toBe(false);
  });
});

describe('the dates of checks', () => {
  it.each([
    [{'2026-11': 1}, '2026-11', '2026-11'],
    [{'2026-11': 1, '2026-01-05': 1}, '2026-01-05', '2026-01-05'],
    [{'2026-10-31': 3, '2026-11': 2, '2025-12': 1}, '2025-12', '2026-10-31'],
  ])('of %j have an oldest and a median', (checks, oldest, median) => {
    expect(oldestAndMedian(checks)).toEqual({oldest, median});
  });

  it('are counted if they are due', () => {
    const checks = {'2026-08': 2, '2026-11': 5};
    const now = new Date('2026-11-20');
    expect(countDue(checks, 90, now)).toBe(2);
    expect(countDue(checks, 365, now)).toBe(0);
    expect(countDue(checks, null, now)).toBe(0);
  });
});

import {expect, it} from 'vitest';
import {daysUntil, splitEvents} from '@site/src/catalogue/browser';

const TODAY = '2026-11-22';
const datesOf = (events: readonly {readonly date: string}[]) => events.map(({date}) => date);

it('upcoming events come soonest first, past ones latest first, months after their days', () => {
  const dates = ['2025', '2025-03-22', '2025-03', '2026', '2026-11', '2026-11-21'];
  const coming = ['2026-11-22', '2026-12-03', '2026-12', '2027-03-22', '2027'];
  const events = [...coming, ...dates].map((date) => ({id: date, date}));
  const {ahead, past} = splitEvents(events, TODAY);
  expect(datesOf(ahead)).toEqual(coming);
  expect(datesOf(past)).toEqual(['2026-11-21', '2026-11', '2026', '2025-03-22', '2025-03', '2025']);
});

it('events of the same date are sorted by id', () => {
  const events = ['b', 'a'].map((id) => ({id, date: '2027'}));
  expect(splitEvents(events, TODAY).ahead.map(({id}) => id)).toEqual(['a', 'b']);
});

it.each([
  ['2026-11-22', TODAY, 0],
  ['2027-01-01', TODAY, 40],
  ['2027-03-22', '2026-03-22', 365],
  ['2026-11-21', TODAY, undefined],
  ['2027-01', TODAY, undefined],
])('%s is, on %s, %s days ahead', (date, today, days) => {
  expect(daysUntil(date, today)).toBe(days);
});

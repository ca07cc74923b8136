/** Splits events into upcoming and past ones, and sorts them. Small enough for the browser. */

type Dated = {readonly id: string; readonly date: string};

/**
 * Whether an event is upcoming. Today counts as upcoming. The current month or year counts as
 * past, because most statements in records are about the past.
 * @param date day, month or year
 * @param today day, such as `2026-11-22`
 */
const isAhead = (date: string, today: string): boolean =>
  date.length === 10 ? date >= today : date > today.slice(0, date.length);

/** Upcoming events, soonest first, and past events, latest first. */
export function splitEvents<Event extends Dated>(
  events: readonly Event[],
  today: string,
): {readonly ahead: readonly Event[]; readonly past: readonly Event[]} {
  return {
    ahead: events
      .filter(({date}) => isAhead(date, today))
      // "~" sorts after digits and hyphens, so a month comes after its days.
      .sort((a, b) => compareValues(`${a.date}~`, `${b.date}~`) || compareValues(a.id, b.id)),
    past: newestFirst(events.filter(({date}) => !isAhead(date, today))),
  };
}

/** Sorts events, latest first. A month comes after its days, and a year after its months. */
export const newestFirst = <Event extends Dated>(events: readonly Event[]): Event[] =>
  [...events].sort((a, b) => compareValues(b.date, a.date) || compareValues(a.id, b.id));

/** Compares numbers, which may be infinite, or texts by code units, for sorting. */
export const compareValues = <Value extends string | number>(a: Value, b: Value): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** Days from today to an upcoming day; `undefined` for past days, months and years. */
export const daysUntil = (date: string, today: string): number | undefined =>
  date.length === 10 && date >= today
    ? Math.round((Date.parse(date) - Date.parse(today)) / (24 * 60 * 60 * 1000))
    : undefined;

/** Whether an ISO date includes the day, so that a calendar can contain the event. */
export const hasDay = ({date}: {readonly date: string}): boolean => date.length === 10;

/** The first day after a date; the month or year after a date without a day. */
export function dayAfter(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number?, number?];
  const next =
    month === undefined
      ? new Date(Date.UTC(year + 1, 0))
      : day === undefined
        ? new Date(Date.UTC(year, month))
        : new Date(Date.UTC(year, month - 1, day + 1));
  return next.toISOString().slice(0, date.length);
}

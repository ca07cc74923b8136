/** Ages of checks, and the order of events. Small enough for the browser. */
import type {Provenance} from '../record/values';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The date that determines the age of a claim: that of the compared material if it is known, else
 * that of the check; `null` if the claim was never checked.
 */
export const stateOf = ({checked, dated}: Pick<Provenance, 'checked' | 'dated'>): string | null =>
  checked === null ? null : (dated ?? checked);

/**
 * Whole days since a check, at least 0. A check dated with a month or year counts from its first
 * day, so that its age is never underestimated.
 */
export const ageInDays = (checked: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(checked)) / DAY));

/** Whether a check is older than its shelf life, which is `null` if it never expires. */
export const isDue = (checked: string, shelfLifeDays: number | null, now: Date): boolean =>
  shelfLifeDays !== null && ageInDays(checked, now) > shelfLifeDays;

/** Whether something has ended whose last day, month or year is `until`. */
export const hasEnded = (until: string, today: string): boolean =>
  until < today.slice(0, until.length);

/** First day on which {@link isDue} returns `true`, such as `2027-01-31`. */
export const dueDate = (checked: string, shelfLifeDays: number): string =>
  new Date(Date.parse(checked) + (shelfLifeDays + 1) * DAY).toISOString().slice(0, 10);

/** Number of checks by date. */
export type ChecksByDate = Readonly<Record<string, number>>;

/** Oldest and median date (the older of two); `undefined` without checks. */
export function oldestAndMedian(checks: ChecksByDate) {
  const dates = Object.entries(checks)
    .sort(([a], [b]) => Date.parse(a) - Date.parse(b))
    .flatMap(([date, count]) => Array<string>(count).fill(date));
  const [oldest] = dates;
  const median = dates[Math.floor((dates.length - 1) / 2)];
  return oldest && median ? {oldest, median} : undefined;
}

export const countDue = (checks: ChecksByDate, shelfLifeDays: number | null, now: Date): number =>
  Object.entries(checks)
    .filter(([checked]) => isDue(checked, shelfLifeDays, now))
    .reduce((sum, [, count]) => sum + count, 0);

type Dated = {readonly id: string; readonly date: string};

/** Today is ahead; the current month or year is past, as most statements in records are. */
const isAhead = (date: string, today: string): boolean =>
  date.length === 10 ? date >= today : date > today.slice(0, date.length);

/** Upcoming events, soonest first, and past events, latest first. */
export function splitEvents<Event extends Dated>(events: readonly Event[], today: string) {
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
  hasDay({date}) && date >= today
    ? Math.round((Date.parse(date) - Date.parse(today)) / DAY)
    : undefined;

/** Whether an ISO date includes the day, so that a calendar can contain the event. */
export const hasDay = ({date}: {readonly date: string}): boolean => date.length === 10;

/** The first day after a date; the month or year after a date without a day. */
export function dayAfter(date: string): string {
  const [year, month = 12, day] = date.split('-').map(Number) as [number, number?, number?];
  const next = day === undefined ? Date.UTC(year, month) : Date.UTC(year, month - 1, day + 1);
  return new Date(next).toISOString().slice(0, date.length);
}

/** Age and validity of checks. Small enough for the browser. */
import type {Provenance} from '../record/values';

const DAY = 24 * 60 * 60 * 1000;

/** Start of the day, month or year in milliseconds since 1970 (UTC). */
function startOf(checked: string): number {
  const [year, month, day] = checked.split('-').map(Number);
  return Date.UTC(year!, (month ?? 1) - 1, day ?? 1);
}

/**
 * The date that determines the age of a claim: that of the compared material if it is known, else
 * that of the check; `null` if the claim was never checked.
 */
export const stateOf = ({checked, dated}: Pick<Provenance, 'checked' | 'dated'>): string | null =>
  checked === null ? null : (dated ?? checked);

/**
 * Whole days since a check, at least 0. A check dated with a month counts from its first day, so
 * that its age is never underestimated.
 * @param checked day, month or year
 */
export function ageInDays(checked: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - startOf(checked)) / DAY));
}

/**
 * Whether a check is older than its shelf life.
 * @param shelfLifeDays `null` if the check never expires
 */
export function isDue(checked: string, shelfLifeDays: number | null, now: Date): boolean {
  return shelfLifeDays !== null && ageInDays(checked, now) > shelfLifeDays;
}

/**
 * Whether something has ended.
 * @param until last day, month or year
 * @param today day, such as `2026-11-22`
 */
export const hasEnded = (until: string, today: string): boolean =>
  until < today.slice(0, until.length);

/** First day on which {@link isDue} returns `true`, such as `2027-01-31`. */
export function dueDate(checked: string, shelfLifeDays: number): string {
  return new Date(startOf(checked) + (shelfLifeDays + 1) * DAY).toISOString().slice(0, 10);
}

/** Number of checks by date. */
export type ChecksByDate = Readonly<Record<string, number>>;

/** Oldest and median date (the older of two); `undefined` without checks. */
export function oldestAndMedian(
  checks: ChecksByDate,
): {readonly oldest: string; readonly median: string} | undefined {
  const dates = Object.entries(checks)
    .sort(([a], [b]) => startOf(a) - startOf(b))
    .flatMap(([date, count]) => Array.from({length: count}, () => date));
  const [oldest] = dates;
  return oldest === undefined
    ? undefined
    : {oldest, median: dates[Math.floor((dates.length - 1) / 2)]!};
}

/** Number of checks that are older than their shelf life. */
export function countDue(checks: ChecksByDate, shelfLifeDays: number | null, now: Date): number {
  return Object.entries(checks)
    .filter(([checked]) => isDue(checked, shelfLifeDays, now))
    .reduce((sum, [, count]) => sum + count, 0);
}

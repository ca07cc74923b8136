/** How old a check is, and how long it can be relied on. Pure, and small enough for the browser. */

const DAY = 24 * 60 * 60 * 1000;

/** The moment from which the age of a check counts. */
function startOf(checked: string): number {
  const [year, month, day] = checked.split('-').map(Number);
  return Date.UTC(year!, (month ?? 1) - 1, day ?? 1);
}

/** What tells how old a claim is. */
type Compared = {readonly checked: string | null; readonly dated: string | null};

/**
 * The date from which the age of a claim counts: that of the material it was compared with, where
 * that is known, else that of the comparison; `null` where nobody has compared it.
 */
export const stateOf = ({checked, dated}: Compared): string | null =>
  checked === null ? null : (dated ?? checked);

/**
 * Whole days since a check. Of a month only the first day is certain to lie in it at the
 * latest, so a check "in November" counts from the first of November.
 * @param checked month or day, as the record writes it
 */
export function ageInDays(checked: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - startOf(checked)) / DAY));
}

/** Whether a check has outlived its shelf life. A check that does not age never has. */
export function isDue(checked: string, shelfLifeDays: number | null, now: Date): boolean {
  return shelfLifeDays !== null && ageInDays(checked, now) > shelfLifeDays;
}

/**
 * Whether the last day of something has passed.
 * @param until day, month or year, the whole of which still counts
 * @param today day, as `2026-11-22`
 */
export const hasEnded = (until: string, today: string): boolean =>
  until < today.slice(0, until.length);

/** The first day, as `2027-01-31`, on which {@link isDue} holds. */
export function dueDate(checked: string, shelfLifeDays: number): string {
  return new Date(startOf(checked) + (shelfLifeDays + 1) * DAY).toISOString().slice(0, 10);
}

/** Number of checks by their date, as the records write it. */
export type ChecksByDate = Readonly<Record<string, number>>;

/** The oldest of some checks, and the one in their middle (the older of two). */
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

/** How many of some checks have outlived their shelf life. */
export function countDue(checks: ChecksByDate, shelfLifeDays: number | null, now: Date): number {
  return Object.entries(checks)
    .filter(([checked]) => isDue(checked, shelfLifeDays, now))
    .reduce((sum, [, count]) => sum + count, 0);
}

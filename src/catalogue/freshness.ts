/** How old a check is, and how long it can be relied on. Pure, and small enough for the browser. */

const DAY = 24 * 60 * 60 * 1000;

/**
 * Whole days since a check. Of a month only the first day is certain to lie in it at the
 * latest, so a check "in November" counts from the first of November.
 * @param checked month or day, as the record writes it
 */
export function ageInDays(checked: string, now: Date): number {
  const [year, month, day] = checked.split('-').map(Number);
  const then = Date.UTC(year!, (month ?? 1) - 1, day ?? 1);
  return Math.max(0, Math.floor((now.getTime() - then) / DAY));
}

/** Whether a check has outlived its shelf life. A check that does not age never has. */
export function isDue(checked: string, shelfLifeDays: number | null, now: Date): boolean {
  return shelfLifeDays !== null && ageInDays(checked, now) > shelfLifeDays;
}

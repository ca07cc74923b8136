/** Which events lie ahead, and how they are ordered. Pure, and small enough for the browser. */

type Dated = {readonly id: string; readonly date: string};

/**
 * Whether something is still to come. Today counts; of a month or a year that has begun nobody
 * knows, and records tell mostly of what has happened.
 * @param date day, month or year
 * @param today day, as `2026-11-22`
 */
export const isAhead = (date: string, today: string): boolean =>
  date.length === 10 ? date >= today : date > today.slice(0, date.length);

/** What is still to come, the soonest first, and what has happened, the latest first. */
export function splitEvents<Event extends Dated>(
  events: readonly Event[],
  today: string,
): {readonly ahead: readonly Event[]; readonly past: readonly Event[]} {
  return {
    ahead: events
      .filter(({date}) => isAhead(date, today))
      // Of a month only its end is certain: "~" comes behind all digits.
      .sort((a, b) => compareText(`${a.date}~`, `${b.date}~`) || compareText(a.id, b.id)),
    past: newestFirst(events.filter(({date}) => !isAhead(date, today))),
  };
}

/** The latest first; a month stands behind its days, and a year behind its months. */
export const newestFirst = <Event extends Dated>(events: readonly Event[]): Event[] =>
  [...events].sort((a, b) => compareText(b.date, a.date) || compareText(a.id, b.id));

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Days from today to a day that lies ahead; `undefined` for a month or a year. */
export const daysUntil = (date: string, today: string): number | undefined =>
  date.length === 10 && date >= today
    ? Math.round((Date.parse(date) - Date.parse(today)) / (24 * 60 * 60 * 1000))
    : undefined;

import type {Problem} from './problems';
import {formatPath} from '../record/explain';
import type {YamlFile} from '../record/yamlFile';

/** Keys of dates that can't be in the future. */
const PAST_KEYS = ['date', 'read', 'dated', 'since'];
const PAST_CLAIMS = ['firstReleased', 'founded'];

/** Keys of dates that can be in the future, such as an announced end. */
const OPEN_KEYS = ['on', 'from', 'until', 'ends', 'value'];

/** Earliest plausible dates: of work on this catalogue, and of everything else. */
const FIRST = {own: '2020-01-01', other: '1800-01-01'};
const OWN_KEYS = ['date', 'read'];

const HOURS_AHEAD = 14;

/** The date in UTC+14, the earliest time zone, so that no contributor's "today" is in the future. */
export const latestDay = (now: Date): string =>
  new Date(now.getTime() + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10);

/**
 * Finds implausible dates in a record or in the exchange rates: dates of past events in the future, and dates before the
 * earliest plausible one.
 * @param day latest accepted date, such as `2026-11-20`
 */
export function checkClock(source: YamlFile, day: string): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value !== 'object' || value === null) {
      const [last, parent] = [path.at(-1), path.at(-2)];
      const isPast =
        PAST_KEYS.includes(String(last)) ||
        (last === 'value' && PAST_CLAIMS.includes(String(parent))) ||
        (last === 'on' && path[0] === 'rates');
      // ISO dates sort as text; a month or year is compared with that of the limit.
      const text = isPast || OPEN_KEYS.includes(String(last)) ? String(value).slice(0, 10) : '';
      const first = OWN_KEYS.includes(String(last)) ? FIRST.own : FIRST.other;
      const fault = !/^\d{4}(-\d{2}){0,2}$/.test(text)
        ? undefined
        : isPast && text > day.slice(0, text.length)
          ? `is in the future; today is ${day}`
          : text < first.slice(0, text.length)
            ? `is too early; the earliest accepted date is ${first}`
            : undefined;
      if (fault !== undefined) {
        problems.push(
          source.problemAt(path, `${formatPath(path)} is "${text}", which ${fault}`, 'dates'),
        );
      }
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, [...path, index]);
      });
    } else {
      for (const [key, item] of Object.entries(value)) {
        visit(item, [...path, key]);
      }
    }
  };
  visit(source.read(), []);
  return problems;
}

import type {Problem} from './problems';
import {formatPath} from '../record/explainIssues';
import type {YamlFile} from '../record/yamlFile';

/** Keys of dates that cannot lie ahead. */
const PAST_KEYS = ['date', 'checked', 'dated', 'since'];
const PAST_CLAIMS = ['firstReleased', 'founded'];

/** Keys of dates that may, as that of an announced end. */
const OPEN_KEYS = ['on', 'from', 'until', 'ends', 'value'];

/** The first day that is no typing error: of what was done on this catalogue, and of all else. */
const FIRST = {own: '2020-01-01', other: '1800-01-01'};
const OWN_KEYS = ['date', 'checked'];

const HOURS_AHEAD = 14;

/** The day it is where the day begins first, so that no contributor is ahead of the check. */
export const latestDay = (now: Date): string =>
  new Date(now.getTime() + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10);

/**
 * Every date of a record that cannot be: a typing error, or a check that nobody made.
 * @param day the newest date that is accepted, as `2026-11-20`
 */
export function checkClock(source: YamlFile, day: string): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value !== 'object' || value === null) {
      const [last, parent] = [path.at(-1), path.at(-2)];
      const isPast =
        PAST_KEYS.includes(String(last)) ||
        (last === 'value' && PAST_CLAIMS.includes(String(parent)));
      // A date as text sorts by time; one of a month or year is compared with today's.
      const text = isPast || OPEN_KEYS.includes(String(last)) ? String(value).slice(0, 10) : '';
      const first = OWN_KEYS.includes(String(last)) ? FIRST.own : FIRST.other;
      const fault = !/^\d{4}(-\d{2}){0,2}$/.test(text)
        ? undefined
        : isPast && text > day.slice(0, text.length)
          ? `is still to come; today is ${day}`
          : text < first.slice(0, text.length)
            ? `cannot be; the first that can is ${first}`
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

import type {Problem} from './problems';
import {formatPath, valuesIn} from '../record/explain';
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
 * Finds implausible dates in a record or in the exchange rates: dates of past events in the
 * future, and dates before the earliest plausible one.
 * @param day latest accepted date, such as `2026-11-20`
 */
export const checkDates = (source: YamlFile, day: string): Problem[] =>
  valuesIn(source.data).flatMap(({path, value}) => {
    const [parent, key = ''] = path.slice(-2).map(String);
    const isPast =
      PAST_KEYS.includes(key) ||
      (key === 'value' && PAST_CLAIMS.includes(parent!)) ||
      (key === 'on' && path[0] === 'rates');
    const text = isPast || OPEN_KEYS.includes(key) ? String(value).slice(0, 10) : '';
    const first = OWN_KEYS.includes(key) ? FIRST.own : FIRST.other;
    // ISO dates sort as text; a month or year is compared with that of the limit.
    const fault = !/^\d{4}(-\d{2}){0,2}$/.test(text)
      ? undefined
      : isPast && text > day.slice(0, text.length)
        ? `is in the future; today is ${day}`
        : text < first.slice(0, text.length)
          ? `is too early; the earliest accepted date is ${first}`
          : undefined;
    return source.report(
      path,
      fault && `${formatPath(path)} is "${text}", which ${fault}`,
      'dates',
    );
  });

/** Parses dates in English and Japanese text. */
import type {Tokens} from './tokens';

/** A date, the index after its text, and the token after it. */
type DateReading = {
  /** `2026-11-20`, `2026-11` or `2026`; `undefined` for a date without a year. */
  readonly value: string | undefined;
  readonly end: number;
  readonly next: number;
};

/** Names and abbreviations of the months. */
const NAMES = [
  'January Jan',
  'February Feb',
  'March Mar',
  'April Apr',
  'May',
  'June Jun',
  'July Jul',
  'August Aug',
  'September Sep Sept',
  'October Oct',
  'November Nov',
  'December Dec',
].map((names) => names.split(' '));
const MONTHS = new Map(
  NAMES.flatMap((names, index) => names.map((name) => [name, String(index + 1)] as const)),
);
const SHORT_MONTHS = new Set(NAMES.flatMap(([, ...short]) => short));

export const isMonthName = (word: string): boolean => MONTHS.has(word);

/** Parses a date that starts at a token. A bare year is not a date, as it can be any number. */
export const readDate = (tokens: Tokens, at: number): DateReading | undefined =>
  tokens.is('number', at)
    ? (readIsoDate(tokens, at) ?? readJapaneseDate(tokens, at) ?? readDayFirst(tokens, at))
    : readMonthFirst(tokens, at);

const dateOf = (...parts: readonly string[]): string =>
  parts.map((part) => part.padStart(2, '0')).join('-');

const isUpTo = (most: number, digits: string | undefined): digits is string =>
  digits !== undefined && Number(digits) >= 1 && Number(digits) <= most;

/** `2026-11-20`, `2026-11`, `2026/11/20` */
function readIsoDate(tokens: Tokens, at: number): DateReading | undefined {
  const year = tokens.digitsOf(at, 4, 4);
  if (!year || !tokens.isJoint(at + 1, '-/')) {
    return undefined;
  }
  const mark = tokens.textOf(at + 1);
  const hasDay = tokens.isJoint(at + 3, mark);
  const fewest = mark === '/' && hasDay ? 1 : 2;
  const month = tokens.digitsOf(at + 2, fewest, 2);
  const day = tokens.digitsOf(at + 4, fewest, 2);
  if (!isUpTo(12, month)) {
    return undefined;
  }
  if (!hasDay) {
    return {value: dateOf(year, month), end: tokens.endOf(at + 2), next: at + 3};
  }
  return isUpTo(31, day) && !tokens.isJoint(at + 5, mark)
    ? {value: dateOf(year, month, day), end: tokens.endOf(at + 4), next: at + 5}
    : undefined;
}

const YEAR = /^年(?![代間])/;
const MONTH = /^月(?!間)/;
const DAY = /^日(?!間)/;

/** `2026年11月20日`, `2026年11月`, `2026年`, `11月20日` */
function readJapaneseDate(tokens: Tokens, at: number): DateReading | undefined {
  if (!tokens.is('japanese', at + 1)) {
    return undefined;
  }
  const year = YEAR.test(tokens.textOf(at + 1)) ? tokens.digitsOf(at, 4, 4) : undefined;
  const monthAt = year ? at + 2 : at;
  const hasMonth = !year || tokens.textOf(at + 1) === '年';
  const month = hasMonth ? digitsBefore(tokens, monthAt, MONTH) : undefined;
  const hasDay = month && tokens.textOf(monthAt + 1) === '月';
  const day = hasDay ? digitsBefore(tokens, monthAt + 2, DAY) : undefined;
  const parts = [year, month, day].filter((part) => part !== undefined);
  if (parts.length === 0) {
    return undefined;
  }
  const next = at + 2 * parts.length;
  return {value: year && dateOf(...parts), end: tokens.startOf(next - 1) + 1, next};
}

const digitsBefore = (tokens: Tokens, at: number, mark: RegExp): string | undefined =>
  mark.test(tokens.textOf(at + 1)) ? tokens.digitsOf(at, 1, 2) : undefined;

/** `20 November 2026`, `20th of Nov.` */
function readDayFirst(tokens: Tokens, at: number): DateReading | undefined {
  const day = tokens.digitsOf(at, 1, 2);
  const behind = behindOrdinal(tokens, at + 1);
  const monthAt = tokens.textOf(behind) === 'of' ? behind + 1 : behind;
  const month = MONTHS.get(tokens.textOf(monthAt));
  if (!isUpTo(31, day) || month === undefined) {
    return undefined;
  }
  return withYear(tokens, behindMonth(tokens, monthAt), [month, day], monthAt + 1);
}

/** `November 20, 2026`, `November 2026`, `November 20` */
function readMonthFirst(tokens: Tokens, at: number): DateReading | undefined {
  const month = MONTHS.get(tokens.textOf(at));
  if (month === undefined) {
    return undefined;
  }
  const dayAt = behindMonth(tokens, at);
  const day = tokens.digitsOf(dayAt, 1, 2);
  if (!isUpTo(31, day)) {
    return withYear(tokens, dayAt, [month], at + 1);
  }
  const behind = behindOrdinal(tokens, dayAt + 1);
  const yearAt = tokens.isMark(behind, ',') ? behind + 1 : behind;
  return withYear(tokens, yearAt, [month, day], behind);
}

/** The token after the name of a month, including the full stop of an abbreviation. */
const behindMonth = (tokens: Tokens, at: number): number =>
  SHORT_MONTHS.has(tokens.textOf(at)) && tokens.isMark(at + 1, '.') ? at + 2 : at + 1;

/** The token after the ordinal suffix of "20th". */
const behindOrdinal = (tokens: Tokens, at: number): number =>
  tokens.isGlued(at) && /^(?:st|nd|rd|th)$/.test(tokens.textOf(at)) ? at + 1 : at;

/** @param next the token after the date if it has no year */
function withYear(tokens: Tokens, at: number, parts: readonly string[], next: number): DateReading {
  const year = tokens.digitsOf(at, 4, 4);
  return year
    ? {value: dateOf(year, ...parts), end: tokens.endOf(at), next: at + 1}
    : {value: undefined, end: tokens.endOf(next - 1), next};
}

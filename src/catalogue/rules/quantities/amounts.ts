/** Parses numbers with scale words ("2 million"), alone and in ranges. */
import {readDate} from './dates';
import {HYPHENS, parseNumber, type Tokens} from './tokens';

/** A number with its scale word; token positions are indices into {@link Tokens}. */
export type Amount = {
  /** Token of the number. */
  readonly at: number;
  readonly value: number;
  /** The value without its scale word. */
  readonly digits: number;
  /** Token after the amount. */
  readonly next: number;
};

const SCALES = new Map([
  ['hundred', 1e2],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);
/** Scale letters directly after a number: "50k requests". */
const SCALE_LETTERS = new Map([
  ['k', 1e3],
  ['K', 1e3],
  ['M', 1e6],
  ['B', 1e9],
  ['bn', 1e9],
]);

const WAVES = '~〜～';

const YEAR = /^(?:19\d\d|20[0-4]\d)$/;

/** Parses an amount; `undefined` for other tokens and for `1.2.3` and the like. */
export function readAmount(tokens: Tokens, at: number): Amount | undefined {
  const text = tokens.textOf(at);
  const value = tokens.is('number', at) ? parseNumber(text) : NaN;
  if (!Number.isFinite(value)) {
    return undefined;
  }
  const behind = behindPlus(tokens, at + 1);
  const scaleAt = tokens.isJoint(behind, HYPHENS) ? behind + 1 : behind;
  const word = tokens.textOf(scaleAt);
  const isLetter = scaleAt === at + 1 && tokens.isGlued(scaleAt);
  const scale = SCALES.get(word.toLowerCase()) ?? (isLetter ? SCALE_LETTERS.get(word) : undefined);
  return {
    at,
    value: value * (scale ?? 1),
    digits: Number.parseFloat(text.replaceAll(',', '')),
    next: scale === undefined ? behind : behindPlus(tokens, scaleAt + 1),
  };
}

/** The token after the plus sign of "100+ users". */
const behindPlus = (tokens: Tokens, at: number): number =>
  tokens.isMark(at, '+') && tokens.isGlued(at) ? at + 1 : at;

/**
 * Parses the upper bound of a range: "10-20", "10〜20", "10 to 20".
 * @returns both bounds; in "1-2 million", the scale word applies to both
 */
export function readRange(
  tokens: Tokens,
  lower: Amount,
): {readonly lower: number; readonly upper: Amount} | undefined {
  const {value, digits, next} = lower;
  const mark = tokens.textOf(next);
  const isRange =
    tokens.isJoint(next, HYPHENS) ||
    tokens.isMark(next, WAVES) ||
    mark === 'から' ||
    (mark === 'to' && !isYear(tokens, lower));
  const upper = isRange && !readDate(tokens, next + 1) ? readAmount(tokens, next + 1) : undefined;
  if (upper === undefined) {
    return undefined;
  }
  const isShared = value === digits && digits < upper.digits;
  const shared = isShared ? (value * upper.value) / upper.digits : value;
  return shared < upper.value ? {lower: shared, upper} : undefined;
}

/** Whether a number from 1900 to 2049 can be a year, judging by the next token. */
export const isYear = (tokens: Tokens, {at, next}: Amount): boolean =>
  YEAR.test(tokens.textOf(at)) &&
  next === at + 1 &&
  !(tokens.isGlued(next) && tokens.is('word', next)) &&
  !tokens.isMark(next, '%') &&
  !tokens.textOf(next).startsWith('年');

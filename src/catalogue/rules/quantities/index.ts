/**
 * Extracts quantities from text: money, amounts that services count or limit, and dates.
 *
 * A quantity is a number in digits with a unit. The unit follows directly or after one or two
 * qualifiers ("100 concurrent API requests"); a currency may also precede the number. Both bounds
 * of a range are quantities. Ignored on purpose: numbers in words, numbers without a unit or with
 * a generic counter (versions, ports, items on the page itself, 3つ, 5件), single units of time
 * ("1 day" is a rate, not a limit), and dates without a year.
 *
 * Tokens are parsed in order with a bounded look-ahead, so the time is linear.
 */
import {isYear, readAmount, readRange} from './amounts';
import {readDate} from './dates';
import {readEnding} from './endings';
import {behindName, isNumbered, isPartOfName, isPartOfRow} from './names';
import {Tokens} from './tokens';
import {currencyOf, type Unit} from './units';

/** A quantity in a form that doesn't depend on the language. */
export type Quantity = {
  /** Normalized value: `0.023 USD`, `1000000 request` or `2026-11-20`. */
  readonly value: string;
  /** The text of the quantity. For a bound without its own unit, it is that of the range. */
  readonly written: string;
  /** Start in the text. */
  readonly index: number;
};

/** All quantities of a text in order. */
export function findQuantities(text: string): Quantity[] {
  if (!/[\d０-９]/.test(text)) {
    return [];
  }
  const tokens = new Tokens(text);
  const quantities: Quantity[] = [];
  let behindLast = 0;
  for (let at = 0, next; at < tokens.length; at = next) {
    const reading = readAt(tokens, at, behindLast);
    next = reading?.next ?? at + 1;
    for (const {value, start, end} of reading?.found ?? []) {
      quantities.push({value, written: text.slice(start, end), index: start});
      behindLast = next;
    }
  }
  return quantities;
}

/** A value and its range in the text. */
type Found = {readonly value: string; readonly start: number; readonly end: number};
/** The values found at a token, and the token after them. */
type Reading = {readonly found: readonly Found[]; readonly next: number};

/** @param behindLast the token after the previous quantity, which another one can be joined to */
function readAt(tokens: Tokens, at: number, behindLast: number): Reading | undefined {
  if (tokens.is('currency', at)) {
    return readMoney(tokens, at);
  }
  const isNumber = tokens.is('number', at);
  if (isNumber && isPartOfName(tokens, at) && behindLast !== at - 1) {
    return {found: [], next: behindName(tokens, at)};
  }
  const date = readDate(tokens, at);
  if (date) {
    const {value, end, next} = date;
    return {found: value === undefined ? [] : [{value, start: tokens.startOf(at), end}], next};
  }
  return isNumber ? readCount(tokens, at) : undefined;
}

/** Parses an amount after its currency. */
function readMoney(tokens: Tokens, at: number): Reading | undefined {
  const unit = currencyOf(tokens.textOf(at));
  const amount = readAmount(tokens, at + 1);
  // In "cost$5", the sign is part of a name.
  if (!unit || !amount || (tokens.isGlued(at) && tokens.is('word', at - 1))) {
    return undefined;
  }
  const start = tokens.startOf(at);
  const range = readRange(tokens, amount);
  // "$5-10 GB" is not a range, as the units differ.
  if (range && !readEnding(tokens, range.upper)) {
    const {lower, upper} = range;
    return {
      found: [
        {value: valueOf(lower, unit), start, end: tokens.endOf(amount.next - 1)},
        {value: valueOf(upper.value, unit), start, end: tokens.endOf(upper.next - 1)},
      ],
      next: upper.next,
    };
  }
  // "$5 USD"
  const isTwice = currencyOf(tokens.textOf(amount.next)) === unit;
  const next = isTwice ? amount.next + 1 : amount.next;
  return {found: [{value: valueOf(amount.value, unit), start, end: tokens.endOf(next - 1)}], next};
}

/** Parses a number before its unit, or a year. */
function readCount(tokens: Tokens, at: number): Reading | undefined {
  const amount = readAmount(tokens, at);
  if (!amount || isPartOfRow(tokens, at)) {
    return {found: [], next: behindName(tokens, at)};
  }
  if (isNumbered(tokens, at)) {
    return undefined;
  }
  const start = tokens.startOf(at);
  const range = readRange(tokens, amount);
  const common = range && readEnding(tokens, range.upper);
  if (common) {
    const {lower, upper} = range;
    const {unit, end, next} = common;
    return {
      found: [
        {value: valueOf(lower, unit), start, end},
        {value: valueOf(upper.value, unit), start: tokens.startOf(upper.at), end},
      ],
      next,
    };
  }
  const ending = readEnding(tokens, amount);
  if (ending) {
    const {unit, end, next} = ending;
    const isRate = unit.kind === 'time' && amount.value === 1;
    return {found: isRate ? [] : [{value: valueOf(amount.value, unit), start, end}], next};
  }
  return isYear(tokens, amount)
    ? {found: [{value: tokens.textOf(at), start, end: tokens.endOf(at)}], next: amount.next}
    : undefined;
}

/** Rounded to 12 digits, because 4.35 million is 4350000.000000001 in floating point. */
const valueOf = (value: number, {name}: Unit): string => `${Number(value.toPrecision(12))} ${name}`;

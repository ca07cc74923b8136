/**
 * The quantities of a text: amounts of money, of what services count and limit, and dates.
 *
 * A quantity is a number in digits with its unit. The unit stands right behind the number, or
 * behind one or two words that say of which kind it is ("100 concurrent API requests"); a currency
 * may stand before it. Both ends of a range are quantities. Left out on purpose: numbers in words,
 * numbers without a unit or with a counter that fits anything (versions, ports, what a page lists
 * itself, 3つ, 5件), a single unit of time ("1 day" is a rate, not a limit), and days without a
 * year.
 *
 * The tokens of the text are read in their order. A reading looks a few tokens ahead, or goes on
 * where it has looked: the time is linear.
 */
import {isYear, readAmount, readRange} from './amounts';
import {readDate} from './dates';
import {readEnding} from './endings';
import {behindName, isNumbered, isPartOfName, isPartOfRow} from './names';
import {Tokens} from './tokens';
import {currencyOf, type Unit} from './units';

/** A number with what it counts, in a form that is the same in both languages. */
export type Quantity = {
  /** Such as `0.023 USD`, `1000000 request` or, of a date, `2026-11-20`. */
  readonly value: string;
  /** As the text writes it; of a range, the end that has no unit is written with the other. */
  readonly written: string;
  /** Where in the text it begins. */
  readonly index: number;
};

/** Every quantity of a text, in its order. */
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

/** A value, and where in the text it is. */
type Found = {readonly value: string; readonly start: number; readonly end: number};
/** What was found at a token, and the token behind it. */
type Reading = {readonly found: readonly Found[]; readonly next: number};

/** @param behindLast the token behind the last quantity, to which another one may be joined */
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

/** Reads an amount behind its currency. */
function readMoney(tokens: Tokens, at: number): Reading | undefined {
  const unit = currencyOf(tokens.textOf(at));
  const amount = readAmount(tokens, at + 1);
  // In "cost$5" the sign belongs to a name.
  if (!unit || !amount || (tokens.isGlued(at) && tokens.is('word', at - 1))) {
    return undefined;
  }
  const start = tokens.startOf(at);
  const range = readRange(tokens, amount);
  // In "$5-10 GB" there are two units.
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

/** Reads a number before its unit, or a year. */
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

/** Rounded, since 4.35 million is not to be 4350000.000000001. */
const valueOf = (value: number, {name}: Unit): string => `${Number(value.toPrecision(12))} ${name}`;

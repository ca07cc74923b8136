/** Tokenizer: numbers, currencies, words, Japanese text and single marks, without white space. */
import {CURRENCY_CODES} from './units';

const KINDS = ['number', 'currency', 'word', 'japanese', 'mark'] as const;
type Kind = (typeof KINDS)[number];

type Token = {
  readonly kind: Kind;
  /** Converted to half width. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

const DIGITS = '\\d+(?:[.,]\\d+)*';
const LATIN = 'A-Za-zÀ-ÖØ-öø-ɏµμ';
/** One group for each of {@link KINDS}. One character of look-ahead suffices, so it doesn't backtrack. */
const TOKEN = new RegExp(
  [
    `(${DIGITS}(?:(?: ?[万億兆]|[百千])(?:${DIGITS})?)*)`,
    `([A-Z]{0,2}[$€£¥₹₩]|(?:${CURRENCY_CODES.join('|')})(?![${LATIN}]))`,
    `([${LATIN}][${LATIN}\\d]*)`,
    '([々〆ぁ-ゖァ-ヺー一-鿿]+)',
    '(\\S)',
  ].join('|'),
  'g',
);

/** Full-width characters with a half-width form of one character, so that indices don't change. */
const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ％＋＄￡￥]|(?<=[\d０-９])[，．](?=[\d０-９])/g;

export const HYPHENS = '-‐‑‒–−';
/** Characters that join the parts of a word, as in `S3-compatible` and `A/B`. */
export const JOINTS = "-‐‑/.'’_@&+";

/**
 * The tokens of a text by index. Outside the text, {@link Tokens.textOf} returns an empty string
 * and all tests return `false`.
 */
export class Tokens {
  private readonly tokens: readonly Token[];

  constructor(text: string) {
    const halfWidth = text.replace(FULL_WIDTH, (character) => character.normalize('NFKC'));
    this.tokens = Array.from(halfWidth.matchAll(TOKEN), (match) => ({
      kind: KINDS.find((_, index) => match[index + 1] !== undefined)!,
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    }));
  }

  get length(): number {
    return this.tokens.length;
  }

  is(kind: Kind, at: number): boolean {
    return this.tokens[at]?.kind === kind;
  }

  isWordOrNumber(at: number): boolean {
    return this.is('word', at) || this.is('number', at);
  }

  textOf(at: number): string {
    return this.tokens[at]?.text ?? '';
  }

  startOf(at: number): number {
    return this.tokens[at]!.start;
  }

  endOf(at: number): number {
    return this.tokens[at]!.end;
  }

  /** Whether there is no white space between a token and the one before it. */
  isGlued(at: number): boolean {
    const [before, token] = [this.tokens[at - 1], this.tokens[at]];
    return before !== undefined && before.end === token?.start;
  }

  isMark(at: number, marks: string): boolean {
    return this.is('mark', at) && marks.includes(this.textOf(at));
  }

  /** Whether a token is one of the marks, without white space on either side. */
  isJoint(at: number, marks: string): boolean {
    return this.isMark(at, marks) && this.isGlued(at) && this.isGlued(at + 1);
  }

  /** The text of a token that consists of `fewest` to `most` digits; else `undefined`. */
  digitsOf(at: number, fewest: number, most: number): string | undefined {
    const text = this.textOf(at);
    return text.length >= fewest && text.length <= most && /^\d+$/.test(text) ? text : undefined;
  }
}

const SCALES: Readonly<Record<string, number>> = {百: 1e2, 千: 1e3, 万: 1e4, 億: 1e8, 兆: 1e12};

const parseDigits = (digits: string): number =>
  /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(digits) ? Number(digits.replaceAll(',', '')) : NaN;

/** Value of a number such as `1,000.5` or `1万2,000`; `NaN` for `1.2.3` and the like. */
export function parseNumber(number: string): number {
  // The last digits; the sum that the next 万, 億 or 兆 multiplies; and the total before that.
  let [rest, part, sum] = [0, 0, 0];
  for (const piece of number.match(/[\d.,]+|[百千万億兆]/g) ?? []) {
    const scale = SCALES[piece];
    if (scale === undefined) {
      rest = parseDigits(piece);
    } else if (scale < 1e4) {
      part += rest * scale;
      rest = 0;
    } else {
      sum += (part + rest) * scale;
      [rest, part] = [0, 0];
    }
  }
  return sum + part + rest;
}

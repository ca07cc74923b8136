/** The tokens of a text: numbers, currencies, words, Japanese and marks, without white space. */
import {CURRENCY_CODES} from './units';

const KINDS = ['number', 'currency', 'word', 'japanese', 'mark'] as const;
type Kind = (typeof KINDS)[number];

type Token = {
  readonly kind: Kind;
  /** In half width. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

const DIGITS = '\\d+(?:[.,]\\d+)*';
const LATIN = 'A-Za-zÀ-ÖØ-öø-ɏµμ';
/** A group for each kind. The next character tells whether a token goes on: none is tried twice. */
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

/** What has a form in half width; that is one character too, so that all places stay. */
const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ％＋＄￡￥]|(?<=[\d０-９])[，．](?=[\d０-９])/g;

export const HYPHENS = '-‐‑‒–−';
/** What joins the parts of a word, as in `S3-compatible` and `A/B`. */
export const JOINTS = "-‐‑/.'’_@&+";

/** The tokens of a text by their number; where there is none, it is a token without text. */
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

  /** Whether nothing stands between a token and the one before it. */
  isGlued(at: number): boolean {
    const [before, token] = [this.tokens[at - 1], this.tokens[at]];
    return before !== undefined && before.end === token?.start;
  }

  isMark(at: number, marks: string): boolean {
    return this.is('mark', at) && marks.includes(this.textOf(at));
  }

  /** Whether one of these marks joins the tokens around it. */
  isJoint(at: number, marks: string): boolean {
    return this.isMark(at, marks) && this.isGlued(at) && this.isGlued(at + 1);
  }

  /** The digits of a number that has nothing else, if there are as many as that. */
  digitsOf(at: number, fewest: number, most: number): string | undefined {
    const text = this.textOf(at);
    return text.length >= fewest && text.length <= most && /^\d+$/.test(text) ? text : undefined;
  }
}

const SCALES: Readonly<Record<string, number>> = {百: 1e2, 千: 1e3, 万: 1e4, 億: 1e8, 兆: 1e12};

const parseDigits = (digits: string): number =>
  /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(digits) ? Number(digits.replaceAll(',', '')) : NaN;

/** The value of a number such as `1,000.5` or `1万2,000`; `NaN` for `1.2.3` and the like. */
export function parseNumber(number: string): number {
  // The digits not yet multiplied, the sum that the next 万, 億 or 兆 multiplies, and that of all.
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

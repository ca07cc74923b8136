import {RELEVANCE} from './relevance';

/** A text as it is compared, and where each of its characters came from. */
export type Normalized = {
  readonly text: string;
  /** Offset in the original of each character of `text`, and at the end the original's length. */
  readonly offsets: readonly number[];
};

/**
 * What is normalised as one: a character with the marks that follow it. Half-width kana have
 * their voice mark as a character of its own.
 */
const UNITS = /[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu;

const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g;
const HIRAGANA_TO_KATAKANA = 0x60;

/** Written or left out without a difference: long-vowel mark, middle dot, apostrophe. */
const OPTIONAL = /[ー・’']/g;

/**
 * Brings spellings that mean the same to one form: full and half width (NFKC), case,
 * hiragana and katakana, and the long-vowel mark, which is written or left out
 * (サーバー, サーバ).
 */
export function normalize(text: string, {foldsWidth, foldsKana} = RELEVANCE): string {
  const lowered = (foldsWidth ? text.normalize('NFKC') : text)
    .toLowerCase()
    // The only letter that is lowered by its place in the word.
    .replaceAll('ς', 'σ');
  return (foldsKana ? toKatakana(lowered) : lowered).replace(OPTIONAL, '');
}

const toKatakana = (text: string): string =>
  text.replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA));

/** Like {@link normalize}, and tells where each character came from, so that a match can be shown in the original. */
export function normalizeWithOffsets(text: string): Normalized {
  let normalized = '';
  const offsets: number[] = [];
  for (const {0: unit, index} of text.matchAll(UNITS)) {
    const folded = normalizeUnit(unit);
    offsets.push(...new Array<number>(folded.length).fill(index));
    normalized += folded;
  }
  offsets.push(text.length);
  return {text: normalized, offsets};
}

const normalizedUnits = new Map<string, string>();

function normalizeUnit(unit: string): string {
  let normalized = normalizedUnits.get(unit);
  if (normalized === undefined) {
    normalized = normalize(unit);
    normalizedUnits.set(unit, normalized);
  }
  return normalized;
}

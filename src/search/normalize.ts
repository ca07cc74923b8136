import {RELEVANCE} from './relevance';

/** A normalised text that can be mapped back to the original. */
export type Normalized = {
  readonly text: string;
  /** Offset in the original of each code unit of `text`, followed by the original's length. */
  readonly offsets: readonly number[];
};

/**
 * Units of normalisation: a character with the marks that follow it. The voiced sound marks of
 * half-width kana are separate characters. The first group is a sequence of characters that keep
 * their number, which is most of a text: ASCII without the apostrophe, and common punctuation, kana
 * and kanji.
 */
const UNITS =
  /([ -&(-~\u3001-\u300f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]+)(?![\p{M}\uff9e\uff9f])|[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu;

const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g;
const HIRAGANA_TO_KATAKANA = 0x60;

/** Optional in spelling: long-vowel mark, middle dot, apostrophe. */
const OPTIONAL = /[ー・’']/g;

/**
 * Maps equivalent spellings to one form: folds width (NFKC) and case, converts hiragana to
 * katakana, and removes long-vowel marks (サーバー, サーバ), middle dots and apostrophes.
 */
export function normalize(text: string, {foldsWidth, foldsKana} = RELEVANCE): string {
  const lowered = (foldsWidth ? text.normalize('NFKC') : text)
    .toLowerCase()
    // The only letter whose lower case depends on its position in the word.
    .replaceAll('ς', 'σ');
  return (foldsKana ? toKatakana(lowered) : lowered).replace(OPTIONAL, '');
}

const toKatakana = (text: string): string =>
  text.replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA));

/** {@link normalize} with offsets into the original, so that matches can be highlighted there. */
export function normalizeWithOffsets(text: string): Normalized {
  let normalized = '';
  const offsets: number[] = [];
  for (const {0: unit, 1: plain, index} of text.matchAll(UNITS)) {
    const folded = plain === undefined ? normalizeUnit(unit) : normalize(plain);
    const step = plain === undefined ? 0 : 1;
    for (let place = 0; place < folded.length; place++) {
      offsets.push(index + place * step);
    }
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

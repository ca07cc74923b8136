/** A normalised text that can be mapped back to the original. */
export type Normalized = {
  readonly text: string;
  /** Offset in the original of each code unit of `text`, followed by the original's length. */
  readonly offsets: readonly number[];
};

/** Units of normalisation: a character with its marks, as half-width kana have separate ones. */
const UNITS = /[^\p{M}\uff9e\uff9f]?[\p{M}\uff9e\uff9f]*/gu;

const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g;
const HIRAGANA_TO_KATAKANA = 0x60;

/** Optional in spelling: long-vowel mark, middle dot. */
const OPTIONAL = /[ー・]/g;

/**
 * Maps equivalent spellings to one form: folds width (NFKC) and case, converts hiragana to
 * katakana, and removes long-vowel marks (サーバー, サーバ) and middle dots.
 */
export const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA))
    .replace(OPTIONAL, '');

/** The normalised forms of units, which are few. */
const normalizedUnits = new Map<string, string>();

/** {@link normalize} with offsets into the original, so that matches can be highlighted there. */
export function normalizeWithOffsets(text: string): Normalized {
  let normalized = '';
  const offsets: number[] = [];
  for (const {0: unit, index} of text.matchAll(UNITS)) {
    const folded = normalizedUnits.get(unit) ?? normalize(unit);
    normalizedUnits.set(unit, folded);
    offsets.push(...Array<number>(folded.length).fill(index));
    normalized += folded;
  }
  return {text: normalized, offsets: [...offsets, text.length]};
}

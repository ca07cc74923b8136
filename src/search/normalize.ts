/** Units of normalisation: a character with its marks, as half-width kana have separate ones. */
const UNITS = /[^\p{M}\uff9e\uff9f]?[\p{M}\uff9e\uff9f]*/gu;

/** Without the conversion to katakana, 1 English and 7 Japanese queries lose their page. */
const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g;
const HIRAGANA_TO_KATAKANA = 0x60;

/** Optional in spelling: long-vowel mark, middle dot; 1 Japanese query. */
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

/**
 * {@link normalize} with the offset in the original of each code unit, followed by the original's
 * length, so that matches can be highlighted there.
 */
export function normalizeWithOffsets(text: string): {text: string; offsets: number[]} {
  let normalized = '';
  const offsets: number[] = [];
  for (const {0: unit, index} of text.matchAll(UNITS)) {
    const folded = normalizedUnits.get(unit) ?? normalize(unit);
    normalizedUnits.set(unit, folded);
    normalized += folded;
    while (offsets.length < normalized.length) {
      offsets.push(index);
    }
  }
  return {text: normalized, offsets: [...offsets, text.length]};
}

/** Units of normalisation: a character with its marks, as half-width kana have separate ones. */
const UNITS = /[^\p{M}\uff9e\uff9f]?[\p{M}\uff9e\uff9f]*/gu;

/** Without the conversion to katakana, 1 English and 6 Japanese queries lose their page. */
const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g;

/** Optional in spelling: long-vowel mark, middle dot; 1 Japanese query. */
const OPTIONAL = /[ー・]/g;

/** Maps equivalent spellings to one form, which has no hiragana, capitals and full-width letters. */
export const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(OPTIONAL, '');

/** The normalised forms of units, which are few. */
const normalizedUnits = new Map<string, string>();

/** {@link normalize} with the offset in the original of each code unit, then the original's length. */
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

const LETTERS = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{M}\\p{N}';
/** Includes the long-vowel mark and the middle dot for text that is not normalised. */
const JAPANESE = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}々ー・]';
const WORDS_AND_RUNS = new RegExp(`[${LETTERS}]+|${JAPANESE}+`, 'gu');
const STARTS_JAPANESE = new RegExp(`^${JAPANESE}`, 'u');

/** Whether a text starts with a Japanese character. */
export const isJapanese = (text: string): boolean => STARTS_JAPANESE.test(text);

/** The Latin words and Japanese runs of a text, in order. All other characters are separators. */
export const wordsAndRuns = (text: string): string[] => text.match(WORDS_AND_RUNS) ?? [];

/** The index terms of a normalised text: Latin words, and pairs of characters of Japanese runs. */
export const termsOf = (normalized: string): string[] =>
  wordsAndRuns(normalized).flatMap((text) => {
    const characters = [...text];
    return isJapanese(text) && characters.length > 1
      ? characters.slice(1).map((character, index) => characters[index]! + character)
      : [text];
  });

/** A pattern for words that begin with a normalised Latin text, and for a Japanese run anywhere. */
export const patternOf = (texts: readonly string[]): RegExp =>
  new RegExp(
    texts
      .map((text) =>
        isJapanese(text)
          ? text
          : `(?<![${LETTERS}])${wordsAndRuns(text).join(`[^${LETTERS}]+`)}[${LETTERS}]*`,
      )
      .join('|'),
    'gu',
  );

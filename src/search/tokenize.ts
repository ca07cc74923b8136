const LETTER = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{M}\\p{N}]';
/** Includes the long-vowel mark and the middle dot for text that is not normalised. */
const JAPANESE = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}々ー・]';
const WORDS_AND_RUNS = new RegExp(`${LETTER}+|${JAPANESE}+`, 'gu');
const STARTS_JAPANESE = new RegExp(`^${JAPANESE}`, 'u');

/** Whether a text starts with a Japanese character. */
export const isJapanese = (text: string): boolean => STARTS_JAPANESE.test(text);

/** The Latin words and Japanese runs of a text, in order. All other characters are separators. */
export const wordsAndRuns = (text: string): string[] => text.match(WORDS_AND_RUNS) ?? [];

/** The pairs of adjacent characters of a Japanese run; a single character is returned as it is. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => characters[index]! + character);
}

/**
 * The index terms of a normalised text: its Latin words, and the pairs of characters of its
 * Japanese runs.
 */
export const termsOf = (normalized: string): string[] =>
  wordsAndRuns(normalized).flatMap((text) => (isJapanese(text) ? pairsOf(text) : [text]));

/**
 * What matches of a text, as a part of its index terms, which are separated by spaces and have one
 * at both ends: ` word ` is a Latin word, ` ab bc` a Japanese run.
 */
export type Wording = string;

/** A pattern for the places in a normalised text that match one of the wordings, longest first. */
export const patternOf = (wordings: readonly Wording[]): RegExp =>
  new RegExp(
    [...new Set(wordings)]
      .sort((a, b) => b.length - a.length)
      .map((wording) => {
        const [first = '', ...others] = wording.trim().split(' ');
        return isJapanese(first)
          ? first + others.map((pair) => [...pair].at(-1)).join('')
          : `(?<!${LETTER})${first}(?!${LETTER})`;
      })
      .join('|'),
    'gu',
  );

import {stemmer} from 'stemmer';
import {RELEVANCE} from './relevance';

const LETTER = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{M}\\p{N}]';
/** Includes the long-vowel mark and the middle dot for text that is not normalised. */
const JAPANESE = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}々ー・]';

/** Latin words and compounds with hyphens or dots: `low-code`, `node.js`. */
const WORDS = new RegExp(`${LETTER}+(?:[-.]${LETTER}+)*`, 'gu');
const SINGLE_WORDS = new RegExp(`${LETTER}+`, 'gu');
const WORDS_AND_RUNS = new RegExp(`${WORDS.source}|${JAPANESE}+`, 'gu');
const STARTS_JAPANESE = new RegExp(`^${JAPANESE}`, 'u');

/** Maximum number of words in a compound; longer ones are host names, versions and the like. */
const COMPOUND_WORDS = 3;

/** An index term with its offsets in the text. */
export type PlacedTerm = {readonly term: string; readonly start: number; readonly end: number};

/** Whether a text starts with a Japanese character. */
export const isJapanese = (text: string): boolean => STARTS_JAPANESE.test(text);

/** The Latin words and Japanese runs of a text, in order. All other characters are separators. */
export const wordsAndRuns = (text: string): string[] =>
  [...text.matchAll(WORDS_AND_RUNS)].map(([found]) => found);

/** The words of a compound: `low` and `code` for `low-code`. */
export const wordsOf = (compound: string): string[] =>
  [...compound.matchAll(SINGLE_WORDS)].map(([word]) => word);

/** The index terms of the Latin words in a normalised text. */
export const termsOf = (normalized: string, relevance = RELEVANCE): string[] =>
  termsIn(normalized, relevance).map(({term}) => term);

/** The index terms of a normalised text with their offsets, for each word and each compound. */
export function termsIn(normalized: string, relevance = RELEVANCE): PlacedTerm[] {
  const terms: PlacedTerm[] = [];
  for (const {0: compound, index} of normalized.matchAll(WORDS)) {
    const words = compound.split(/[-.]/);
    let start = index;
    for (const word of words) {
      const end = start + word.length;
      terms.push({term: stem(word, relevance), start, end});
      start = end + 1;
    }
    if (relevance.joinsWords && isJoined(words)) {
      const term = stem(words.join(''), relevance);
      terms.push({term, start: index, end: index + compound.length});
    }
  }
  return terms;
}

/** Whether the words of a compound are also indexed as one word. */
export const isJoined = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.length <= COMPOUND_WORDS &&
  !words.every((word) => /^\p{N}+$/u.test(word));

/** Whether a word is too short for stemming and is treated as an abbreviation, such as AWS. */
export const isAbbreviation = (word: string): boolean => word.length < 4;

const stems = new Map<string, string>();

/** The stem of an English word (Porter stemmer); abbreviations are returned unchanged. */
export function stem(word: string, {stems: isStemmed} = RELEVANCE): string {
  if (!isStemmed || isAbbreviation(word)) {
    return word;
  }
  let found = stems.get(word);
  if (found === undefined) {
    found = stemmer(word);
    stems.set(word, found);
  }
  return found;
}

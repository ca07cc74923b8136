import {stemmer} from 'stemmer';
import {RELEVANCE} from './relevance';

const LETTER = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{M}\\p{N}]';
/** With the long-vowel mark and the middle dot, for text that is not normalised. */
const JAPANESE = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}々ー・]';

/** Latin words, with those that a hyphen or a dot joins to them: `low-code`, `node.js`. */
const WORDS = new RegExp(`${LETTER}+(?:[-.]${LETTER}+)*`, 'gu');
const SINGLE_WORDS = new RegExp(`${LETTER}+`, 'gu');
const WORDS_AND_RUNS = new RegExp(`${WORDS.source}|${JAPANESE}+`, 'gu');
const STARTS_JAPANESE = new RegExp(`^${JAPANESE}`, 'u');

/** Compounds of more words are addresses, versions and the like. */
const COMPOUND_WORDS = 3;

/** A word of a text as the index has it, and its place in the text. */
export type PlacedTerm = {readonly term: string; readonly start: number; readonly end: number};

/** Whether a text is, or begins with, Japanese. */
export const isJapanese = (text: string): boolean => STARTS_JAPANESE.test(text);

/** Latin words and runs of Japanese, in order. Everything else separates. */
export const wordsAndRuns = (text: string): string[] =>
  [...text.matchAll(WORDS_AND_RUNS)].map(([found]) => found);

/** The words that make up one with hyphens or dots: `low-code` is `low` and `code`. */
export const wordsOf = (compound: string): string[] =>
  [...compound.matchAll(SINGLE_WORDS)].map(([word]) => word);

/** The terms that stand for the Latin words of a normalised text in the index. */
export const termsOf = (normalized: string, relevance = RELEVANCE): string[] =>
  termsIn(normalized, relevance).map(({term}) => term);

/** The terms of a normalised text with their places: of each word, and of compounds as a whole. */
export function termsIn(normalized: string, relevance = RELEVANCE): PlacedTerm[] {
  const terms: PlacedTerm[] = [];
  for (const {0: compound, index} of normalized.matchAll(WORDS)) {
    const words = wordsOf(compound);
    let end = 0;
    for (const word of words) {
      const start = compound.indexOf(word, end);
      end = start + word.length;
      terms.push({term: stem(word, relevance), start: index + start, end: index + end});
    }
    if (relevance.joinsWords && isJoined(words)) {
      const term = stem(words.join(''), relevance);
      terms.push({term, start: index, end: index + compound.length});
    }
  }
  return terms;
}

/** Whether words that a hyphen or dot joins are also known as one word. */
export const isJoined = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.length <= COMPOUND_WORDS &&
  !words.every((word) => /^\p{N}+$/u.test(word));

/** Whether a word is short: an abbreviation rather than a word with an ending, such as IDE or AWS. */
export const isAbbreviation = (word: string): boolean => word.length < 4;

const stems = new Map<string, string>();

/** The stem of an English word, under which its forms are found. */
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

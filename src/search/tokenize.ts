import {stemmer} from 'stemmer';
import {normalize} from './normalize';

/** Runs of Latin letters and digits, or of Japanese characters. Everything else separates. */
const RUNS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ー]+/gu;
const JAPANESE = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ー]/u;

/** Hiragana of one or two characters between words: particles and endings, which carry no topic. */
const PARTICLE = /^\p{Script=Hiragana}{1,2}$/u;

const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('ja', {granularity: 'word'})
    : undefined;

/** One part of a query, which has to be found as a whole. */
export type QueryPart = {
  readonly kind: 'word' | 'japanese';
  /** Normalised text of the part. */
  readonly text: string;
  /** Terms of the index that all have to be there. */
  readonly required: readonly string[];
  /** Terms that add weight where they are there: whole words of a Japanese part. */
  readonly helpful: readonly string[];
};

/**
 * Cuts a query into what has to match: Latin words, and runs of Japanese as they were typed.
 */
export function parseQuery(query: string): QueryPart[] {
  return runsOf(query).map((run) => (JAPANESE.test(run) ? japanesePart(run) : wordPart(run)));
}

/**
 * A wider reading of a query: runs of Japanese fall into their words, without particles, so
 * that a phrase that stands nowhere as it is finds the pages that speak of its words.
 */
export function parseQueryByWords(query: string): QueryPart[] {
  return runsOf(query).flatMap((run) => {
    if (!JAPANESE.test(run)) {
      return [wordPart(run)];
    }
    const segments = segment(run).filter((word) => !PARTICLE.test(word));
    return segments.filter((word) => [...normalize(word)].length > 1).map(japanesePart);
  });
}

/** The terms of a text, for the index. */
export function tokenize(text: string): string[] {
  return runsOf(text).flatMap((run) =>
    JAPANESE.test(run) ? [...pairs(normalize(run)), ...longWords(run)] : [stemmer(normalize(run))],
  );
}

/** The words of a normalised text with their places, for marking what matched. */
export function wordsIn(
  text: string,
): {readonly term: string; readonly start: number; readonly end: number}[] {
  return [...text.matchAll(RUNS)]
    .filter(([run]) => !JAPANESE.test(run))
    .map((match) => ({
      term: stemmer(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }));
}

/** Words are cut before they are folded: the dictionary of the platform knows them as written. */
const runsOf = (text: string): string[] =>
  [...text.normalize('NFKC').toLowerCase().matchAll(RUNS)].map(([run]) => run);

function wordPart(run: string): QueryPart {
  const text = normalize(run);
  return {kind: 'word', text, required: [stemmer(text)], helpful: []};
}

function japanesePart(run: string): QueryPart {
  const text = normalize(run);
  return {kind: 'japanese', text, required: pairs(text), helpful: longWords(run)};
}

/** Overlapping pairs of characters; a single character stands for itself. */
function pairs(run: string): string[] {
  const characters = [...run];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => characters[index]! + character);
}

/** Words longer than a pair; without a segmenter the pairs find the same, in a coarser order. */
function longWords(run: string): string[] {
  return segment(run)
    .map(normalize)
    .filter((word) => [...word].length > 2);
}

const segment = (run: string): string[] =>
  segmenter ? [...segmenter.segment(run)].map(({segment: word}) => word) : [];

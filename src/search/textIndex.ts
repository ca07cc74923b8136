import MiniSearch from 'minisearch';
import {RunIndex} from './runIndex';
import {stem, termsOf} from './tokenize';

/** A text in which something was found. */
export type Found = {
  readonly id: number;
  readonly score: number;
  /** Terms of the index that matched; for a run, the run itself. */
  readonly terms: readonly string[];
};

type IndexedText = {readonly id: number; readonly text: string};

/** How much a match counts beside one of the word as typed. */
const PREFIX = 0.6;
const MISTYPED = 0.7;
const SHORTENED = 0.4;

/** Words shorter than this have to be spelled right. */
const MISTYPED_FROM = 4;

/** Typing errors allowed, as share of the length. */
const ERRORS = 0.2;

/** Letters that a word may have beyond one that is known: a stem whose ending is half typed. */
const ENDING = 4;

/** Share of its pairs that a text has to hold to be similar to a run. */
const SIMILAR = 0.6;
/** Runs with fewer pairs are similar to too much. */
const SIMILAR_FROM = 4;

/** Parameters of BM25+: how soon repetition stops to count, weight of the length, least score. */
export type Bm25 = {readonly k: number; readonly b: number; readonly d: number};

/** An index of texts of one kind, such as the names of pages or their descriptions. */
export class TextIndex {
  private readonly words = new MiniSearch<IndexedText>({
    fields: ['text'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  private readonly runs = new RunIndex();
  private readonly lengths = new Map<number, number>();
  private totalLength = 0;

  constructor(private readonly bm25: Bm25) {}

  /** @param id greater than those before */
  add(id: number, normalized: string): void {
    this.words.add({id, text: normalized});
    this.runs.add(id, normalized);
    this.lengths.set(id, normalized.length);
    this.totalLength += normalized.length;
  }

  /** Texts with a word or one of its forms. */
  findWord(word: string): Found[] {
    return this.findTerm(stem(word));
  }

  /** Texts with a word, one of its forms, or a word that begins with it. */
  findBeginning(word: string): Found[] {
    const term = stem(word);
    const beginning = this.findTerm(word, {prefix: true, weights: {prefix: PREFIX, fuzzy: 0}});
    // Not what begins with the stem: that of "aws" is "aw", and that of "news" is "new".
    return term === word ? beginning : [...this.findTerm(term), ...beginning];
  }

  /** Texts with a word that was meant although another was typed, or not yet to its end. */
  findMistyped(word: string): Found[] {
    if (word.length < MISTYPED_FROM) {
      return [];
    }
    const found = this.findTerm(stem(word), {
      fuzzy: ERRORS,
      weights: {prefix: 0, fuzzy: MISTYPED},
    });
    for (let index = 0; index + 1 < word.length; index++) {
      const swapped =
        word.slice(0, index) + word[index + 1]! + word[index]! + word.slice(index + 2);
      found.push(...this.findBeginning(swapped));
    }
    return found;
  }

  /** Texts with a word that begins the one that was typed: its stem, when its ending is half typed. */
  findShortened(word: string): Found[] {
    const shortest = Math.max(MISTYPED_FROM, word.length - ENDING);
    for (let length = word.length - 1; length >= shortest; length--) {
      const found = this.findTerm(word.slice(0, length), {}, SHORTENED);
      if (found.length > 0) {
        return found;
      }
    }
    return [];
  }

  /** Texts with a run of Japanese, wherever in a word it begins. */
  findRun(run: string): Found[] {
    const counts = this.runs.find(run);
    return this.score([...counts].map(([id, count]) => ({id, count, terms: [run]})));
  }

  /** Texts with most of a run of Japanese, for other spellings of a word in katakana. */
  findSimilar(run: string): Found[] {
    if (run.length <= SIMILAR_FROM) {
      return [];
    }
    const found = this.runs.findSimilar(run, SIMILAR);
    return this.score(
      [...found].map(([id, terms]) => ({id, count: terms.length / (run.length - 1), terms})),
    );
  }

  private findTerm(
    term: string,
    options: NonNullable<Parameters<MiniSearch['search']>[1]> = {},
    weight = 1,
  ): Found[] {
    return this.words
      .search(term, {
        tokenize: (whole) => [whole],
        processTerm: (whole) => whole,
        bm25: this.bm25,
        ...options,
      })
      .map(({id, score, terms}) => ({id: id as number, score: score * weight, terms}));
  }

  private score(
    found: readonly {
      readonly id: number;
      readonly count: number;
      readonly terms: readonly string[];
    }[],
  ): Found[] {
    const all = this.lengths.size;
    const rarity = Math.log(1 + (all - found.length + 0.5) / (found.length + 0.5));
    const average = this.totalLength / all;
    const {k, b, d} = this.bm25;
    return found.map(({id, count, terms}) => {
      const length = this.lengths.get(id)! / average;
      return {
        id,
        score: rarity * (d + (count * (k + 1)) / (count + k * (1 - b + b * length))),
        terms,
      };
    });
  }
}

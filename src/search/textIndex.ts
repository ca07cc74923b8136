import MiniSearch from 'minisearch';
import {type Bm25, RELEVANCE} from './relevance';
import {RunIndex} from './runIndex';
import {isAbbreviation, stem, termsOf} from './tokenize';

/** A matching text. */
export type Found = {
  readonly id: number;
  readonly score: number;
  /** Index terms that matched; for a Japanese run, the run itself. */
  readonly terms: readonly string[];
};

type IndexedText = {readonly id: number; readonly text: string};

/** The defaults of MiniSearch. */
const DEFAULT_BM25: Bm25 = {k: 1.2, b: 0.7, d: 0.5};

/**
 * An index of texts of one kind, such as names or descriptions. Latin words are indexed by
 * MiniSearch, Japanese runs by {@link RunIndex}.
 */
export class TextIndex {
  private readonly words: MiniSearch<IndexedText>;
  private readonly runs = new RunIndex();
  private readonly lengths = new Map<number, number>();
  private totalLength = 0;

  constructor(
    private readonly relevance = RELEVANCE,
    private readonly bm25 = DEFAULT_BM25,
  ) {
    this.words = new MiniSearch<IndexedText>({
      fields: ['text'],
      tokenize: (text) => termsOf(text, relevance),
      processTerm: (term) => term,
    });
  }

  /** @param id must be greater than all IDs added before */
  add(id: number, normalized: string): void {
    this.words.add({id, text: normalized});
    this.runs.add(id, normalized);
    this.lengths.set(id, normalized.length);
    this.totalLength += normalized.length;
  }

  /** Texts with a word in any inflection. */
  findWord(word: string): Found[] {
    return this.findTerm(stem(word, this.relevance));
  }

  /** Texts with a word in any inflection, or with a word that starts with it. */
  findBeginning(word: string): Found[] {
    const term = stem(word, this.relevance);
    const beginning = this.findTerm(word, {prefix: true});
    // The prefix is the word, not its stem: the stem of "news" is "new".
    return term === word ? beginning : [...this.findTerm(term), ...beginning];
  }

  /** Texts with words that differ from a word by a typing error; none for abbreviations. */
  findMistyped(word: string): Found[] {
    if (isAbbreviation(word)) {
      return [];
    }
    const {errors, swapsLetters} = this.relevance;
    const found = errors > 0 ? this.findTerm(stem(word, this.relevance), {fuzzy: errors}) : [];
    for (let index = 0; swapsLetters && index + 1 < word.length; index++) {
      const swapped =
        word.slice(0, index) + word[index + 1]! + word[index]! + word.slice(index + 2);
      found.push(...this.findBeginning(swapped));
    }
    return found;
  }

  /** Texts that contain a Japanese run, scored with BM25+. */
  findRun(run: string): Found[] {
    const found = this.runs.find(run);
    const all = this.lengths.size;
    const rarity = Math.log(1 + (all - found.size + 0.5) / (found.size + 0.5));
    const average = this.totalLength / all;
    const {k, b, d} = this.bm25;
    return [...found].map(([id, count]) => {
      const length = this.lengths.get(id)! / average;
      return {
        id,
        score: rarity * (d + (count * (k + 1)) / (count + k * (1 - b + b * length))),
        terms: [run],
      };
    });
  }

  private findTerm(
    term: string,
    options: {readonly prefix?: boolean; readonly fuzzy?: number} = {},
  ): Found[] {
    return this.words
      .search(term, {
        tokenize: (whole) => [whole],
        processTerm: (whole) => whole,
        bm25: this.bm25,
        ...options,
      })
      .map(({id, score, terms}) => ({id: id as number, score, terms}));
  }
}

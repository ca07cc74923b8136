/** BM25+ parameters: `k` term frequency saturation, `b` length normalisation, `d` lower bound. */
export type Bm25 = {readonly k: number; readonly b: number; readonly d: number};

/**
 * Rules and constants of matching and ranking. The two numbers after each are its gain in English
 * and Japanese: how many queries of `tests/search/queries.yml` (of 259 and 264) have the expected
 * page among the first three results because of it or, where it says "first", as the first result.
 * The baseline is the rule switched off, or the value named. Some rules lose a little in one
 * language.
 */
export const RELEVANCE = {
  /** Whether full-width and half-width forms are equal (NFKC): 3, 8. */
  foldsWidth: true,
  /** Whether hiragana and katakana are equal: 1, 7. */
  foldsKana: true,
  /** Whether English words are reduced to their stems: 1, 0 first. */
  stems: true,
  /** Whether words joined by a hyphen or a space are also looked up as one word: 2, 0. */
  joinsWords: true,
  /** Whether Japanese is segmented with `Intl.Segmenter` instead of at changes of script: 0, 11. */
  segments: true,
  /** Factor for synonyms; 0 disables them: 3, 6. Compared with 1: 0, 3. */
  synonym: 0.4,

  /** Edit distance allowed in a word, as a share of its length: 16, 6. */
  errors: 0.2,
  /** Whether a transposition of two letters is corrected: 3, 1. */
  swapsLetters: true,
  /** A query that finds fewer pages than this is widened; compared with 1: 1, 2. */
  enoughPages: 3,
  /** Whether such a query is also matched by its content words: 0, 32. */
  readsTopics: true,
  /** Share of the parts of such a query that must match; compared with all: 6, 11. */
  partsNeeded: 0.5,

  /** Factor for a match in a name; section texts have 1. Compared with `summaryBoost`: -1, 3. */
  nameBoost: 14,
  /** Factor for a match in a heading or description; compared with 1: 1, 3; 4, 3 first. */
  summaryBoost: 4,
  /** Parameters for names, with full length normalisation; compared with those of texts: 0, 3. */
  nameBm25: {k: 3, b: 1, d: 0} as Bm25,
  /** Bonus for a name in the query, times the squared share of the name that matches: 3, 6. */
  named: 3,
  /** Factor if all parts match one title, keyword, heading or description: 1, 0; 5, 1 first. */
  together: 3,
  /**
   * Factor for pages whose matches are spread over different sections; 0 disables them: 2, 3.
   * Compared with 1: 0, -1; 3, 2 first.
   */
  spread: 0.7,
  /** Exponent of the share of the parts that match; compared with 0: 0, 2; 10, 5 first. */
  coverage: 2,
  /** Whether the weights of the pages apply; see `searchFiles.ts`: -1, 2; 6, 5 first. */
  weighsPages: true,
};

export type Relevance = Readonly<typeof RELEVANCE>;

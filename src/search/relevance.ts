/** Parameters of BM25+: how soon repetition stops to count, weight of the length, least score. */
export type Bm25 = {readonly k: number; readonly b: number; readonly d: number};

/**
 * What decides what a query finds, and in which order. The two numbers behind each rule and constant
 * are its gain: the queries of src/cli/bench/queries.ts, 259 in English and 264 in Japanese, that
 * have their page among the first three because of it, or that have it first where this is said.
 * Some lose a little in one language for what they gain in the other. `npm run bench -- search`
 * takes each away in turn and prints the same.
 */
export const RELEVANCE = {
  /** Whether full and half width are the same (NFKC): 3, 8. */
  foldsWidth: true,
  /** Whether hiragana and katakana are the same: 1, 7. */
  foldsKana: true,
  /** Whether the forms of an English word are the same: 1, 0 first. */
  stems: true,
  /** Whether words with a hyphen or a space between them are also looked for as one: 2, 0. */
  joinsWords: true,
  /** Whether Japanese is cut by the dictionary of the platform, or else where the script changes: 0, 11. */
  segments: true,
  /** Factor for other words than were typed; 0 looks for none: 3, 6. Of this one instead of 1: 0, 3. */
  synonym: 0.4,

  /** Typing errors allowed in a word, as share of its length: 16, 6. */
  errors: 0.2,
  /** Whether two letters in the wrong order are put right: 3, 1. */
  swapsLetters: true,
  /** Below this many pages a query is read more widely; instead of below 1: 1, 2. */
  enoughPages: 3,
  /** Whether such a query is read by the words that carry its topic: 0, 32. */
  readsTopics: true,
  /** Share of the parts of such a query that have to be found, instead of all: 6, 11. */
  partsNeeded: 0.5,

  /**
   * How much a match counts by where it is; in the text of a section it counts 1. Instead of as
   * much as in a heading: -1, 3.
   */
  nameBoost: 14,
  /** The same for headings and descriptions, instead of 1: 1, 3; 4, 3 first. */
  summaryBoost: 4,
  /** Of a name the share counts that was typed; instead of the parameters of texts: 0, 3. */
  nameBm25: {k: 3, b: 1, d: 0} as Bm25,
  /** How much more a page counts whose name was typed; less when it is only a share of the name: 3, 6. */
  named: 3,
  /** Factor for all parts of a query in one title, heading or description: 1, 0; 5, 1 first. */
  together: 3,
  /**
   * Factor for pages in which the parts of a query are in different sections; 0 leaves these out:
   * 2, 3. Of this one instead of 1: 0, -1; 3, 2 first.
   */
  spread: 0.7,
  /** Exponent of the share of the parts of a query that are found, instead of 0: 0, 2; 10, 5 first. */
  coverage: 2,
  /** Whether kinds of pages, and what has ended, have their own weight: -1, 2; 6, 5 first. */
  weighsPages: true,
};

export type Relevance = Readonly<typeof RELEVANCE>;

/** Parameters of BM25+: how soon repetition stops to count, weight of the length, least score. */
export type Bm25 = {readonly k: number; readonly b: number; readonly d: number};

/**
 * What decides what a query finds, and in which order. Beside each rule and constant stands how
 * many queries of src/cli/bench/queries.ts have their page among the first three because of it,
 * in English and in Japanese; where it is the first place that is gained, this is said.
 * `npm run bench -- search` takes each away in turn and prints the same.
 */
export const RELEVANCE = {
  /** Whether full and half width are the same (NFKC). */
  foldsWidth: true,
  /** Whether hiragana and katakana are the same. */
  foldsKana: true,
  /** Whether the forms of an English word are the same. */
  stems: true,
  /** Whether words with a hyphen or a space between them are also looked for as one. */
  joinsWords: true,
  /** Whether Japanese is cut by the dictionary of the platform, or else where the script changes. */
  segments: true,
  /** Factor for other words than were typed; 0 looks for none. */
  synonym: 0.4,

  /** Typing errors allowed in a word, as share of its length. */
  errors: 0.2,
  /** Whether two letters in the wrong order are put right. */
  swapsLetters: true,
  /** Below this many pages a query is read more widely. */
  enoughPages: 3,
  /** Whether such a query is read by the words that carry its topic. */
  readsTopics: true,
  /** Share of the parts of such a query that have to be found. */
  partsNeeded: 0.5,

  /** How much a match counts by where it is; in the text of a section it counts 1. */
  nameBoost: 14,
  /** The same for headings and descriptions. */
  summaryBoost: 4,
  /** Of a name the share counts that was typed. */
  nameBm25: {k: 3, b: 1, d: 0} as Bm25,
  /** How much more a page counts whose name was typed; less when it is only a share of the name. */
  named: 3,
  /** Factor for all parts of a query in one title, heading or description. */
  together: 3,
  /** Factor for pages in which the parts of a query are in different sections; 0 leaves these out. */
  spread: 0.7,
  /** Exponent of the share of the parts of a query that are found. */
  coverage: 2,
  /** Whether kinds of pages, and what has ended, have their own weight. */
  weighsPages: true,
};

export type Relevance = Readonly<typeof RELEVANCE>;

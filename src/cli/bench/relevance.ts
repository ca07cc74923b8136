/** Measures the relevance of the search, and what each of its rules contributes. */
import {LOCALES, type Locale} from '../../catalogue/vocabulary';
import {SearchEngine} from '../../search/engine';
import {RELEVANCE, type Relevance} from '../../search/relevance';
import {pagesFound} from './builtEngine';
import {readBuiltFiles} from './builtFiles';
import {miniSearch} from './miniSearch';
import {ENGLISH, FRESH_ENGLISH, FRESH_JAPANESE, JAPANESE, type RelevanceQuery} from './queries';
import {printTable} from '../table';

/** `list` has the queries used for tuning the engine, `fresh` those held back. */
const QUERIES: Readonly<
  Record<Locale, Readonly<Record<'list' | 'fresh', readonly RelevanceQuery[]>>>
> = {
  en: {list: ENGLISH, fresh: FRESH_ENGLISH},
  ja: {list: JAPANESE, fresh: FRESH_JAPANESE},
};

const allQueries = (locale: Locale): readonly RelevanceQuery[] =>
  Object.values(QUERIES[locale]).flat();

/** Number of results among which a reader is assumed to see the right one. */
const FIRST = 3;

/** Finds pages for a query, best first. */
export type Find = (query: string) => readonly string[];

type Score = {
  /** Number of queries whose page is the first result. */
  readonly first: number;
  /** Number of queries whose page is among the first three results. */
  readonly topThree: number;
  /** Mean of 1/rank, from 0 to 1; a page that is not found counts as 0. */
  readonly meanReciprocalRank: number;
};

function scoreOf(find: Find, queries: readonly RelevanceQuery[]): Score {
  const ranks = queries.map(
    ({query, pages}) => find(query).findIndex((page) => pages.includes(page)) + 1,
  );
  return {
    first: ranks.filter((rank) => rank === 1).length,
    topThree: ranks.filter((rank) => rank >= 1 && rank <= FIRST).length,
    meanReciprocalRank:
      ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length,
  };
}

/** The engine with all texts, and with some rules or constants changed. */
async function engineWith(locale: Locale, relevance: Partial<Relevance> = {}): Promise<Find> {
  const {pages, texts} = readBuiltFiles(locale);
  const engine = new SearchEngine(pages, relevance);
  await engine.addTexts(texts);
  return (query) => pagesFound(engine, query, locale);
}

/** The engine before the texts are loaded: with names, headings and descriptions only. */
function firstTier(locale: Locale): Find {
  const engine = new SearchEngine(readBuiltFiles(locale).pages);
  return (query) => pagesFound(engine, query, locale);
}

/** Prints first places, top three and mean reciprocal rank of this engine and of MiniSearch. */
export async function printComparison(): Promise<void> {
  const engines: Readonly<Record<string, (locale: Locale) => Find | Promise<Find>>> = {
    'this engine': engineWith,
    '— before the texts are there': firstTier,
    'MiniSearch with Intl.Segmenter and pairs': miniSearch,
  };
  const sets = LOCALES.flatMap((locale) =>
    Object.entries(QUERIES[locale]).map(([name, queries]) => ({locale, name, queries})),
  );
  const rows: string[][] = [];
  for (const [name, create] of Object.entries(engines)) {
    const row = [name];
    for (const {locale, queries} of sets) {
      const {first, topThree, meanReciprocalRank} = scoreOf(await create(locale), queries);
      row.push(`${first} / ${topThree} / ${meanReciprocalRank.toFixed(3)}`);
    }
    rows.push(row);
  }
  printTable(
    ['', ...sets.map(({locale, name, queries}) => `${locale}, ${name} of ${queries.length}`)],
    rows,
  );
}

/** Values that disable each rule, or neutralise each constant. */
const WITHOUT: {readonly [Rule in keyof Relevance]: readonly Relevance[Rule][]} = {
  foldsWidth: [false],
  foldsKana: [false],
  stems: [false],
  joinsWords: [false],
  segments: [false],
  synonym: [0, 1],
  errors: [0],
  swapsLetters: [false],
  enoughPages: [1],
  readsTopics: [false],
  partsNeeded: [1],
  nameBoost: [RELEVANCE.summaryBoost],
  summaryBoost: [1],
  // The defaults of MiniSearch.
  nameBm25: [{k: 1.2, b: 0.7, d: 0.5}],
  named: [0],
  together: [1],
  spread: [0, 1],
  coverage: [0, 1],
  weighsPages: [false],
};

/** Prints how the scores change without each rule and constant. */
export async function printAblation(): Promise<void> {
  const whole = new Map<Locale, Score>();
  for (const locale of LOCALES) {
    whole.set(locale, scoreOf(await engineWith(locale), allQueries(locale)));
  }
  const rows: string[][] = [];
  const changes = Object.entries(WITHOUT).flatMap(([rule, values]) =>
    values.map((value) => ({[rule]: value})),
  );
  for (const change of changes) {
    const cells: string[] = [];
    for (const locale of LOCALES) {
      const without = scoreOf(await engineWith(locale, change), allQueries(locale));
      const {first, topThree, meanReciprocalRank} = whole.get(locale)!;
      cells.push(
        signed(without.first - first),
        signed(without.topThree - topThree),
        signed(without.meanReciprocalRank - meanReciprocalRank, 3),
      );
    }
    rows.push([JSON.stringify(change), ...cells]);
  }
  printTable(['', ...LOCALES.flatMap((locale) => [`${locale}: first`, 'top three', 'MRR'])], rows);
}

const signed = (change: number, digits = 0): string =>
  (change > 0 ? '+' : '') + change.toFixed(digits);

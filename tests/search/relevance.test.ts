/** Search relevance on the built site. Run after `npm run build`. */
import {beforeAll, describe, expect, it} from 'vitest';
import {pageOf, readBuiltFiles} from '@site/src/cli/bench/builtFiles';
import {printTable} from '@site/src/cli/table';
import type {SearchEngine} from '@site/src/search/engine';
import {builtEngine, pagesFound} from '../../src/cli/bench/builtEngine';
import {
  CATEGORY_QUERIES,
  ENGLISH,
  FRESH_ENGLISH,
  FRESH_JAPANESE,
  JAPANESE,
  type RelevanceQuery,
} from '../../src/cli/bench/queries';

/** Rank up to which the expected page counts as found. */
const FIRST = 3;

/** Share of the queries for which the expected page must be found. */
const GATE = 0.95;
const FRESH_GATE = 0.8;

/** Overview pages that every query written for them must find. */
const WAYS_IN = [
  'services',
  'services/archive',
  'services/tags',
  'docs/category/categories',
  'companies/company',
  'docs/intro',
];

describe.each([
  {locale: 'en', queries: ENGLISH, fresh: FRESH_ENGLISH},
  {locale: 'ja', queries: JAPANESE, fresh: FRESH_JAPANESE},
] as const)('search in $locale', ({locale, queries, fresh}) => {
  let engine: SearchEngine;

  beforeAll(async () => {
    engine = await builtEngine(locale);
  });

  /** Runs the queries, prints the rank of each expected page and returns the number of misses. */
  const countMissed = (title: string, searched: readonly RelevanceQuery[]): number => {
    const results = searched.map(({query, pages}) => {
      const found = pagesFound(engine, query, locale);
      const rank = found.findIndex((page) => pages.includes(page)) + 1;
      return {query, rank, isFound: rank >= 1 && rank <= FIRST, first: found[0] ?? ''};
    });
    const missed = results.filter(({isFound}) => !isFound).length;
    const score = (100 * (1 - missed / results.length)).toFixed(1);
    printTable(
      [`${locale}, ${title}: ${score} % of ${results.length}`, 'rank', 'first page'],
      results.map(({query, rank, isFound, first}) => [
        query,
        `${isFound ? '' : '✗ '}${rank || 'none'}`,
        first,
      ]),
    );
    return missed;
  };

  it('contains each page that a query expects', () => {
    const built = readBuiltFiles(locale).pages.map(({url}) => pageOf(url, locale));
    const wanted = [...queries, ...fresh].flatMap(({pages}) => pages);
    expect([...new Set(wanted)].filter((page) => !built.includes(page))).toEqual([]);
  });

  it.each(WAYS_IN)('finds %s with the words of a newcomer', (page) => {
    const wanted = queries.filter(({pages: [best]}) => best === page);
    expect(wanted.length).toBeGreaterThanOrEqual(2);
    const missed = wanted.filter(
      ({query, pages}) =>
        !pagesFound(engine, query, locale)
          .slice(0, FIRST)
          .some((found) => pages.includes(found)),
    );
    expect(missed.map(({query}) => query)).toEqual([]);
  });

  it('finds the expected page for 95% of the queries', () => {
    const missed = countMissed('the list', queries);
    expect(missed / queries.length).toBeLessThanOrEqual(1 - GATE);
  });

  it('finds the expected page for 80% of queries it was not tuned for', () => {
    const missed = countMissed('fresh queries', fresh);
    expect(missed / fresh.length).toBeLessThanOrEqual(1 - FRESH_GATE);
  });

  it.each(CATEGORY_QUERIES)(
    'ranks discontinued services below active ones: $query',
    ({query, ended, living}) => {
      const found = pagesFound(engine, query, locale);
      const ranks = (pages: readonly string[]) =>
        pages.map((page) => found.indexOf(page)).filter((rank) => rank >= 0);
      expect(ranks(living)).not.toEqual([]);
      expect(Math.min(Infinity, ...ranks(ended))).toBeGreaterThan(Math.max(...ranks(living)));
    },
  );

  it.each(['constructor', 'toString', '%%%', '', ' '.repeat(500), '\0'])(
    'finds nothing for %j',
    (query) => {
      expect(engine.search(query, {limit: 20})).toMatchObject({hits: [], total: 0});
    },
  );

  it.each([
    ['<script>', 'script'],
    ['__proto__', 'proto'],
  ])('treats the query %j as text', (query, word) => {
    const found = engine.search(query, {limit: 20});
    expect(found.total).toBeGreaterThan(0);
    expect(found).toEqual(engine.search(word, {limit: 20}));
  });
});

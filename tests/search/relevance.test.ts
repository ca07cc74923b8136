/** Whether readers find what they look for, on the built site. Run after `npm run build`. */
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

/** The expected page has to be among so many. */
const FIRST = 3;

/** Share of the queries for which it has to be. */
const GATE = 0.95;
const FRESH_GATE = 0.8;

/** Pages that lead to others, which all queries for them have to find. */
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

  /** Searches all, prints where the pages came, and returns for how many this is too late. */
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

  it('has each page that a query looks for', () => {
    const built = readBuiltFiles(locale).pages.map(({url}) => pageOf(url, locale));
    const wanted = [...queries, ...fresh].flatMap(({pages}) => pages);
    expect([...new Set(wanted)].filter((page) => !built.includes(page))).toEqual([]);
  });

  it.each(WAYS_IN)('finds %s by the words of beginners', (page) => {
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

  it('finds what readers look for', () => {
    const missed = countMissed('the list', queries);
    expect(missed / queries.length).toBeLessThanOrEqual(1 - GATE);
  });

  it('does not do much worse with what it was not made for', () => {
    const missed = countMissed('fresh queries', fresh);
    expect(missed / fresh.length).toBeLessThanOrEqual(1 - FRESH_GATE);
  });

  it.each(CATEGORY_QUERIES)(
    'has services that have ended below those that live: $query',
    ({query, ended, living}) => {
      const found = pagesFound(engine, query, locale);
      const ranks = (pages: readonly string[]) =>
        pages.map((page) => found.indexOf(page)).filter((rank) => rank >= 0);
      expect(ranks(living)).not.toEqual([]);
      expect(Math.min(Infinity, ...ranks(ended))).toBeGreaterThan(Math.max(...ranks(living)));
    },
  );

  it.each(['<script>', 'constructor', '__proto__', 'toString', '%%%', '', ' '.repeat(500), '\0'])(
    'survives the query %j',
    (query) => {
      const {hits, total} = engine.search(query, {limit: 20});
      expect(hits.length).toBeLessThanOrEqual(total);
    },
  );
});

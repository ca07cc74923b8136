/** Search relevance on the built site. Run after `npm run build`. */
import {beforeAll, describe, expect, it} from 'vitest';
import {LOCALES} from '@site/src/catalogue/vocabulary';
import type {SearchEngine} from '@site/src/search/engine';
import {builtEngine, missedBy, pageOf, pagesFound, QUERIES, readBuiltFiles} from './built';

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

describe.each(LOCALES)('search in %s', (locale) => {
  const {list, fresh} = QUERIES[locale];
  let engine: SearchEngine;
  const find = (query: string) => pagesFound(engine, query);

  beforeAll(async () => {
    engine = await builtEngine(locale);
  });

  it('contains each page that a query expects', () => {
    const built = readBuiltFiles(locale).pages.map(({url}) => pageOf(url));
    const wanted = [...list, ...fresh].flatMap(({pages}) => pages);
    expect([...new Set(wanted)].filter((page) => !built.includes(page))).toEqual([]);
  });

  it.each(WAYS_IN)('finds %s with the words of a newcomer', async (page) => {
    const wanted = list.filter(({pages: [best]}) => best === page);
    expect(wanted.length).toBeGreaterThanOrEqual(2);
    expect(await missedBy(find, wanted)).toEqual([]);
  });

  it.each([
    ['the queries', list, GATE],
    ['queries it was not tuned for', fresh, FRESH_GATE],
  ])('finds the expected page for most of %s', async (_, queries, gate) => {
    const missed = await missedBy(find, queries);
    expect(missed.length / queries.length, missed.join(', ')).toBeLessThanOrEqual(1 - gate);
  });

  it.each(QUERIES.categories)(
    'ranks discontinued services below active ones: $query',
    ({query, ended, living}) => {
      const found = find(query);
      const ranks = (pages: readonly string[]) =>
        pages.map((page) => found.indexOf(page)).filter((rank) => rank >= 0);
      expect(ranks(living)).not.toEqual([]);
      expect(Math.min(Infinity, ...ranks(ended))).toBeGreaterThan(Math.max(...ranks(living)));
    },
  );
});

describe('a query that is not a word', () => {
  it.each(['constructor', '%%%', '', ' '.repeat(500), '\0'])('finds nothing: %j', async (query) => {
    expect((await builtEngine('en')).search(query, {limit: 20})).toMatchObject({pages: 0});
  });

  it.each([
    ['<script>', 'script'],
    ['__proto__', 'proto'],
  ])('is read as text: %j', async (query, word) => {
    const engine = await builtEngine('en');
    const found = engine.search(query, {limit: 20});
    expect(found.pages).toBeGreaterThan(0);
    expect(found).toEqual(engine.search(word, {limit: 20}));
  });
});

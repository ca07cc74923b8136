/** The search of the built site, and the queries that it is tested and measured with. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {SearchEngine} from '@site/src/search/engine';
import type {SearchFiles, SearchManifest} from '@site/src/search/pages';
import {builtFolder} from '@site/src/site/settings';

/** A query and its correct results. */
export type RelevanceQuery = {
  readonly query: string;
  /** Any of these pages is a correct result; paths without the base URL. */
  readonly pages: readonly string[];
};

type Queries = Readonly<
  Record<Locale, Readonly<Record<'list' | 'fresh', readonly RelevanceQuery[]>>>
> & {
  readonly categories: readonly {
    readonly query: string;
    readonly ended: readonly string[];
    readonly living: readonly string[];
  }[];
};

export const QUERIES = parse(
  readFileSync(path.join(import.meta.dirname, 'queries.yml'), 'utf8'),
) as Queries;

/** Number of results among which a reader is assumed to see the right one. */
const FIRST = 3;

/** Finds pages for a query, best first. */
export type Find = (query: string) => readonly string[] | Promise<readonly string[]>;

/** The queries of which no expected page is among the first three results. */
export async function missedBy(
  find: Find,
  queries: readonly RelevanceQuery[],
): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const {query, pages} of queries) {
    const found = (await find(query)).slice(0, FIRST);
    if (!found.some((page) => pages.includes(page))) {
      missed.push(query);
    }
  }
  return missed;
}

/**
 * The search files of the built site.
 * @throws Error if the site has not been built
 */
export function readBuiltFiles(locale: Locale): SearchFiles {
  const folder = path.join(builtFolder, locale === 'en' ? '' : locale, 'search');
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
  const manifest = read('manifest.json') as SearchManifest;
  return {
    pages: read(manifest.pages) as SearchFiles['pages'],
    texts: read(manifest.texts) as SearchFiles['texts'],
  };
}

/** The path of a URL in the search files, without slash and fragment, such as `services/jira`. */
export const pageOf = (url: string): string => url.slice(1).replace(/#.*/s, '');

/** The search engine of the built site, with all texts loaded. */
export async function builtEngine(locale: Locale): Promise<SearchEngine> {
  const {pages, texts} = readBuiltFiles(locale);
  const engine = new SearchEngine(pages);
  await engine.addTexts(texts);
  return engine;
}

/** The pages that a query finds, best first, without duplicates; paths as in {@link pageOf}. */
export function pagesFound(engine: SearchEngine, query: string): string[] {
  const {hits} = engine.search(query, {limit: Infinity});
  return [...new Set(hits.map(({url}) => pageOf(url)))];
}

import type {Locale} from '../../catalogue/vocabulary';
import {pageOf, readBuiltFiles} from './builtFiles';
import {SearchEngine} from '../../search/engine';

/** The search engine of the built site, with all texts loaded. */
export async function builtEngine(locale: Locale): Promise<SearchEngine> {
  const {pages, texts} = readBuiltFiles(locale);
  const engine = new SearchEngine(pages);
  await engine.addTexts(texts);
  return engine;
}

/** The pages that a query finds, best first, without duplicates; paths as in {@link pageOf}. */
export function pagesFound(engine: SearchEngine, query: string, locale: Locale): string[] {
  const {hits} = engine.search(query, {limit: Infinity});
  return [...new Set(hits.map(({url}) => pageOf(url, locale)))];
}

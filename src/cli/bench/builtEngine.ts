import type {Locale} from '../../catalogue/vocabulary';
import {pageOf, readBuiltFiles} from './builtFiles';
import {SearchEngine} from '../../search/engine';

/** The search of the built site, with its texts. */
export async function builtEngine(locale: Locale): Promise<SearchEngine> {
  const {pages, texts} = readBuiltFiles(locale);
  const engine = new SearchEngine(pages);
  await engine.addTexts(texts);
  return engine;
}

/** The pages of all hits, in their order, each once. */
export function pagesFound(engine: SearchEngine, query: string, locale: Locale): string[] {
  const {hits} = engine.search(query, {limit: Infinity});
  return [...new Set(hits.map(({url}) => pageOf(url, locale)))];
}

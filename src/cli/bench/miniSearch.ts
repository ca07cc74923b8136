import MiniSearch from 'minisearch';
import type {Locale} from '../../catalogue/vocabulary';
import {RELEVANCE} from '../../search/relevance';
import {pageOf, readBuiltFiles} from './builtFiles';
import type {Find} from './relevance';

const JAPANESE_RUNS = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+/gu;

/**
 * MiniSearch as a baseline, with the sections, boosts and weights of our engine, prefix and fuzzy
 * search. For Japanese, it indexes words from `Intl.Segmenter` and pairs of characters.
 */
export function miniSearch(locale: Locale): Find {
  const {pages, texts} = readBuiltFiles(locale);
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  const tokenize = (text: string): string[] => {
    const folded = text.normalize('NFKC');
    const words = [...segmenter.segment(folded)].filter(({isWordLike}) => isWordLike);
    return [
      ...words.map(({segment}) => segment),
      ...(folded.match(JAPANESE_RUNS) ?? []).flatMap(pairsOf),
    ];
  };
  const index = new MiniSearch({
    fields: ['name', 'heading', 'description', 'text'],
    storeFields: ['page'],
    tokenize,
    searchOptions: {
      boost: {
        name: RELEVANCE.nameBoost,
        heading: RELEVANCE.summaryBoost,
        description: RELEVANCE.summaryBoost,
      },
      prefix: true,
      fuzzy: RELEVANCE.errors,
      boostDocument: (_id, _term, fields) => pages[fields!.page as number]!.weight,
    },
  });
  index.addAll(
    pages.flatMap(({title, keywords, description, sections}, page) =>
      sections.map(({title: heading}, section) => ({
        id: `${page} ${section}`,
        page,
        heading,
        name: section === 0 ? [title, ...keywords].join(' ') : '',
        description: section === 0 ? description : '',
        text: texts[page]![section] ?? '',
      })),
    ),
  );
  return (query) => [
    ...new Set(index.search(query).map(({page}) => pageOf(pages[page as number]!.url, locale))),
  ];
}

const pairsOf = (run: string): string[] => {
  const characters = [...run];
  return characters.slice(1).map((character, index) => characters[index]! + character);
};

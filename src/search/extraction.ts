// Internal to the package; tests/unit/search/extraction.test.ts checks the installed version.
import {parseDocument} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument';
import type {CheerioAPI} from 'cheerio';
import {isList, kindOf, type PageEntry, routeOf, type SectionEntry} from './pages';

/** The searchable content of a page. */
export type ExtractedPage = Omit<PageEntry, 'lifecycle' | 'sections'> & {
  /** The first is the text above any heading, with an empty title and hash. */
  readonly sections: readonly (SectionEntry & {readonly text: string})[];
};

const HEADINGS = 'h1, h2, h3';
const TEXT_NODE = 3;

/**
 * Extracts the searchable content of a built page; `undefined` if the page is not searched. Changes
 * the document.
 * @param ignored selectors of elements to leave out
 */
export function extractPage(
  $: CheerioAPI,
  pathname: string,
  baseUrl: string,
  ignored: readonly string[],
): ExtractedPage | undefined {
  const route = routeOf(pathname, baseUrl);
  const kind = kindOf(route);
  if (kind === undefined || $('meta[name="robots"]').attr('content')?.includes('noindex')) {
    return undefined;
  }
  if (isList(kind)) {
    // The cards of a list would match almost every query.
    const title = $('h1').first();
    $('main').empty().append($('<article>').append(title));
  } else {
    flattenArticle($, ignored);
  }
  const {pageTitle, description, keywords, breadcrumb, sections} = parseDocument($);
  const [intro, ...headed] = sections.map(({title, hash, content}) => ({
    title: tidy(title),
    hash,
    text: tidy(content),
  }));
  return {
    url: `/${route}`,
    kind,
    title: tidy(pageTitle),
    description,
    keywords: keywords.split(/,\s*/).filter((keyword) => keyword !== ''),
    breadcrumb,
    sections: [{title: '', hash: '', text: intro?.text ?? ''}, ...headed],
  };
}

/** Makes all headings siblings followed by their text, since the parser splits only at siblings. */
function flattenArticle($: CheerioAPI, ignored: readonly string[]): void {
  $(ignored.join(', ')).remove();
  const article = $('article').first();
  const title = article.find('h1').first();
  // The rest of the header repeats the metadata of the page.
  title.closest('header').replaceWith(title);
  // A heading without an anchor, such as that of a card, becomes text, as no hit can link to it.
  for (const heading of article.find('h2, h3').not(':has(a.hash-link)')) {
    $(heading).replaceWith($('<p>').append($(heading).contents()));
  }
  // Text after a section does not belong to its last heading.
  for (const section of article.find('section').has(HEADINGS)) {
    article.append(section);
  }
  for (const wrapper of article.find(HEADINGS).parentsUntil(article)) {
    const contents = $(wrapper).contents();
    contents.filter((_, {nodeType}) => nodeType === TEXT_NODE).wrap('<span>');
    $(wrapper).replaceWith($(wrapper).contents());
  }
}

/** Removes the zero-width space of heading links and collapses whitespace. */
const tidy = (text: string): string => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

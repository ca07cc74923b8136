import type {CheerioAPI} from 'cheerio';
import {isList, kindOf, type PageEntry, routeOf, type SectionEntry} from './pages';

/** The searchable content of a page. */
export type ExtractedPage = Omit<PageEntry, 'lifecycle' | 'sections'> & {
  /** The first is the text above any heading, with an empty title and hash. */
  readonly sections: readonly (SectionEntry & {readonly text: string})[];
};

/** A heading without an anchor, such as that of a card, is text, as no hit can link to it. */
const HEADINGS = ':is(h2, h3):has(a.hash-link)';
/** Elements whose text is separate from that around them. */
const BLOCKS =
  'article, aside, blockquote, br, dd, details, div, dl, dt, figcaption, figure, footer, form, h2, ' +
  'h3, h4, h5, h6, header, hr, li, nav, ol, p, pre, section, table, td, th, ul';

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
  const contentOf = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  if (kind === undefined || contentOf('robots').includes('noindex')) {
    return undefined;
  }
  const menu = $('.main-wrapper .menu').first();
  const active = menu.find('.menu__list-item-collapsible .menu__link--active');
  return {
    url: `/${route}`,
    kind,
    title: tidy($('h1').first().text()),
    description: contentOf('description'),
    keywords: contentOf('keywords')
      .split(/,\s*/)
      .filter((keyword) => keyword !== ''),
    breadcrumb: [...$('.navbar__link--active').first(), ...active].map((link) =>
      tidy($(link).text()),
    ),
    // The cards of a list would match almost every query.
    sections: isList(kind) ? [{title: '', hash: '', text: ''}] : readSections($, ignored),
  };
}

function readSections($: CheerioAPI, ignored: readonly string[]): ExtractedPage['sections'] {
  $([...ignored, 'script', 'style'].join(', ')).remove();
  const article = $('article').first();
  // Text after a section does not belong to its last heading.
  article.append(article.find('section').has(HEADINGS));
  const headings = [...article.find(HEADINGS)].map((heading) => ({
    title: tidy($(heading).text()),
    hash: $(heading).find('a.hash-link').attr('href')!,
  }));
  article.find(BLOCKS).before(' ').after(' ');
  // The text is split at the title, whose header repeats the metadata of the page, and the headings.
  article.find('header:has(h1), h1').first().replaceWith('\f');
  article.find(HEADINGS).replaceWith('\f');
  const [, ...texts] = article.text().split('\f').map(tidy);
  return [{title: '', hash: ''}, ...headings].map((heading, index) => ({
    ...heading,
    text: texts[index] ?? '',
  }));
}

/** Removes the zero-width space of heading links and collapses whitespace. */
const tidy = (text: string): string => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

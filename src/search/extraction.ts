import type {CheerioAPI} from 'cheerio';
import type {PageEntry, SectionEntry} from './documents';
import {kindOf, type PageKind, routeOf} from './pages';

type TextSection = SectionEntry & {readonly text: string};

/** The searchable content of a page. */
export type ExtractedPage = Omit<PageEntry, 'context' | 'weight' | 'lifecycle' | 'sections'> & {
  /** Path without the base URL, such as `services/jira`; see {@link routeOf}. */
  readonly route: string;
  readonly kind: PageKind;
  /** The first is the text above any heading, with an empty title and hash. */
  readonly sections: readonly TextSection[];
};

type Elements = ReturnType<CheerioAPI>;
type Node = ReturnType<Elements['contents']>[number];

/** Elements that are left out. The parser treats the content of noscript elements as text. */
const IGNORED = [
  ...['article > footer', '.theme-doc-card-icon', '.theme-edit-this-page'],
  ...['[data-search="ignore"]', 'noscript', 'script', 'style'],
].join();

/** Types of nodes. */
const ELEMENT = 1;
const TEXT = 3;

/** Elements whose text is separated from that around them. */
const BLOCKS: readonly string[] = [
  ...['address', 'article', 'aside', 'blockquote', 'br', 'dd', 'details', 'dialog', 'div', 'dl'],
  ...['dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5'],
  ...['h6', 'header', 'hgroup', 'hr', 'li', 'main', 'nav', 'ol', 'p', 'pre', 'section', 'table'],
  ...['td', 'th', 'ul'],
];

/** The anchor of a heading. A hit cannot link to a heading without one, such as that of a card. */
const ANCHOR = 'a.hash-link';

/** Extracts the searchable content of a built page; `undefined` if the page is not searched. */
export function extractPage(
  $: CheerioAPI,
  url: string,
  baseUrl: string,
): ExtractedPage | undefined {
  const route = routeOf(url, baseUrl);
  const kind = kindOf(route);
  const contentOf = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  if (kind === undefined || contentOf('robots').includes('noindex')) {
    return undefined;
  }
  // The cards of a list would match almost every query.
  const isList = kind === 'list' || kind === 'tagList';
  const article = $('article').first();
  const title = isList ? $('h1').first() : article.find('h1').first();
  const places = [
    $('.navbar__link--active').get(0),
    ...$('.main-wrapper .menu')
      .first()
      .find('.menu__list-item-collapsible .menu__link--active')
      .get(),
  ];
  return {
    url,
    route,
    kind,
    title: tidy(title.text()),
    description: contentOf('description'),
    keywords: contentOf('keywords')
      .split(/,\s*/)
      .filter((keyword) => keyword !== ''),
    breadcrumb: places.flatMap((link) => (link ? [$(link).text().trim()] : [])),
    sections: isList ? [{title: '', hash: '', text: ''}] : sectionsOf($, article, title),
  };
}

/** The text of an article above its headings, and below each. */
function sectionsOf($: CheerioAPI, article: Elements, title: Elements): TextSection[] {
  const parts = [{title: '', hash: '', text: ''}];
  const headings = article
    .find(`h2:has(${ANCHOR}), h3:has(${ANCHOR})`)
    .filter((_, heading) => $(heading).closest(IGNORED).length === 0);
  // Text after a section does not belong to its last heading.
  const last = article.find('section').has(headings).get();
  const left = new Set<Node>([...$(IGNORED).get(), ...last]);
  const named = new Set<Node>(headings.get());
  // The rest of the header repeats the metadata of the page.
  const head: Node | undefined = title.closest('header').get(0) ?? title.get(0);
  const readAll = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.nodeType === TEXT) {
        parts.at(-1)!.text += node.data;
      } else if (node === head) {
        parts.at(-1)!.text = '';
      } else if (named.has(node)) {
        const name = $(node).contents().not(ANCHOR).text();
        const hash = $(node).find(ANCHOR).attr('href') ?? '';
        parts.push({title: tidy(name), hash, text: ''});
      } else if (node.nodeType === ELEMENT && !left.has(node)) {
        const space = BLOCKS.includes(node.name) ? ' ' : '';
        parts.at(-1)!.text += space;
        readAll($(node).contents().get());
        parts.at(-1)!.text += space;
      }
    }
  };
  readAll(article.contents().get());
  for (const section of last) {
    readAll($(section).contents().get());
  }
  return parts.map((part) => ({...part, text: tidy(part.text)}));
}

/** Removes the zero-width space of heading links and collapses whitespace. */
const tidy = (text: string): string => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

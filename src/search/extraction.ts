import {type CheerioAPI, load} from 'cheerio';
import {parseArticle} from './localSearch';
import {kindOf, type PageKind, routeOf} from './pageKinds';

/** A page that can be found. */
export type ExtractedPage = {
  /** Path with the base URL. */
  readonly url: string;
  /** `services/jira`; see {@link routeOf}. */
  readonly route: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly breadcrumb: readonly string[];
  /** The first is what stands before any heading, with an empty title and hash. */
  readonly sections: readonly ExtractedSection[];
};

type ExtractedSection = {
  readonly title: string;
  readonly hash: string;
  readonly text: string;
};

const HEADINGS = 'h1, h2, h3';

/**
 * What of a built page is searched; `undefined` for a page that is not. The tree is not changed.
 * @param page path of the page and base URL of its language; selectors of what has no part in its text
 */
export function extractPage(
  $: CheerioAPI,
  {
    url,
    baseUrl,
    ignored,
  }: {readonly url: string; readonly baseUrl: string; readonly ignored: readonly string[]},
): ExtractedPage | undefined {
  const route = routeOf(url, baseUrl);
  const kind = kindOf(route);
  if (kind === undefined || $('meta[name="robots"]').attr('content')?.includes('noindex')) {
    return undefined;
  }
  const copy = load($.root().clone()[0]!);
  if (kind === 'list' || kind === 'tagList') {
    keepTitle(copy);
  } else {
    flattenArticle(copy, ignored);
  }
  const {pageTitle, description, keywords, breadcrumb, sections} = parseArticle(copy);
  const [intro, ...headed] = sections.map(({title, hash, content}) => ({
    title: tidy(title),
    hash,
    text: tidy(content),
  }));
  return {
    url,
    route,
    kind,
    title: tidy(pageTitle),
    description,
    keywords: keywords.split(/,\s*/).filter((keyword) => keyword !== ''),
    breadcrumb,
    sections: [{title: '', hash: '', text: intro?.text ?? ''}, ...headed],
  };
}

/** Leaves of a list its title: with the texts of its cards it would be a hit for every query. */
function keepTitle($: CheerioAPI): void {
  const title = $('h1').first();
  $('main').empty().append($('<article>').append(title));
}

/** Makes headings siblings, each before all of its text, since the parser cuts at those that are. */
function flattenArticle($: CheerioAPI, ignored: readonly string[]): void {
  $(ignored.join(', ')).remove();
  const article = $('article').first();
  const title = article.find('h1').first();
  // What stands beside the title repeats what is known of the page.
  title.closest('header').replaceWith(title);
  // A heading without an anchor, that of a card for instance, is text: no hit could lead to it.
  article.find('h2, h3').each((_, heading) => {
    if ($(heading).find('a.hash-link').length === 0) {
      $(heading).replaceWith($('<p>').append($(heading).contents()));
    }
  });
  // What follows a section is no part of it.
  article
    .find('section')
    .has(HEADINGS)
    .each((_, section) => {
      article.append(section);
    });
  article
    .find(HEADINGS)
    .parentsUntil(article)
    .each((_, wrapper) => {
      $(wrapper)
        .contents()
        .filter((_, {nodeType}) => nodeType === TEXT_NODE)
        .wrap('<span>');
      $(wrapper).replaceWith($(wrapper).contents());
    });
}

const TEXT_NODE = 3;

/** Without the invisible character that links to headings hold, and superfluous space. */
const tidy = (text: string): string => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

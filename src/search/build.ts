import {contextOf} from './contexts';
import type {PageEntry, PagesFile, SectionEntry, TextsFile} from './documents';

/**
 * A document as `@easyops-cn/docusaurus-search-local` extracts it from a built page: text,
 * section, address, hash, breadcrumb; `i` is its id, `p` that of its page.
 */
export type ExtractedDocument = {
  readonly i: number;
  readonly t: string;
  readonly u: string;
  readonly s?: string;
  readonly h?: string;
  readonly b?: readonly string[];
  readonly p?: number;
};

/** Titles, headings, descriptions, keywords and contents, in this order. */
export type Extraction = readonly (readonly ExtractedDocument[])[];

export type SearchFiles = {readonly pages: PagesFile; readonly texts: TextsFile};

/** What is to be known of a page beside its text. */
export type PageDetails = {
  /** Factor for the score. */
  readonly weight: number;
  /** Labels of its tags, which stand where the extraction does not look. */
  readonly tags: readonly string[];
};

/** A page that is searched although it is not extracted, or not with its title, such as that of a tag. */
export type ExtraPage = Omit<PageEntry, 'context' | 'sections'>;

/** The files of one language. */
export function buildSearchFiles(
  extraction: Extraction,
  baseUrl: string,
  detailsOf: (url: string) => PageDetails,
  extraPages: readonly ExtraPage[],
): SearchFiles {
  const [titles = [], headings = [], descriptions = [], keywords = [], contents = []] = extraction;
  const ofPage = (documents: readonly ExtractedDocument[]) => {
    const byPage = new Map<number, ExtractedDocument[]>();
    for (const document of documents) {
      const page = document.p ?? document.i;
      byPage.set(page, [...(byPage.get(page) ?? []), document]);
    }
    return byPage;
  };
  const headingsOf = ofPage(headings);
  const descriptionOf = ofPage(descriptions);
  const keywordsOf = ofPage(keywords);
  const contentsOf = ofPage(contents);

  const extracted = titles.flatMap(({i, t: title, u: url, b = []}) => {
    if (title === '') {
      // A hit needs something to be called by.
      return [];
    }
    const sections = [
      {title: '', hash: ''},
      // A heading without an anchor is that of a card or the like; a hit could not lead to it.
      ...(headingsOf.get(i) ?? [])
        .filter(({h = ''}) => h !== '')
        .map(({t, h = ''}) => ({title: tidy(t), hash: h})),
    ];
    const {weight, tags} = detailsOf(url);
    const page: PageEntry = {
      title: tidy(title),
      url,
      description: descriptionOf.get(i)?.[0]?.t ?? '',
      keywords: (keywordsOf.get(i)?.[0]?.t ?? '').split(/,\s*/).filter((keyword) => keyword !== ''),
      breadcrumb: b,
      context: contextOf(url, baseUrl) ?? null,
      weight,
      sections,
    };
    const [intro = '', ...texts] = textsOf(sections, contentsOf.get(i) ?? []);
    return [{page, texts: [[intro, tags.join(', ')].filter(Boolean).join(' '), ...texts]}];
  });
  const extra = extraPages.map((page) => ({
    page: {...page, context: contextOf(page.url, baseUrl) ?? null, sections: []},
    texts: [],
  }));
  const all = [...extracted, ...extra];
  return {pages: all.map(({page}) => page), texts: all.map(({texts}) => texts)};
}

/**
 * The text of each section. The extraction gives a section that stands inside the part before
 * the headings twice, there too; it is kept only under its own heading.
 */
function textsOf(
  sections: readonly SectionEntry[],
  contents: readonly ExtractedDocument[],
): string[] {
  const [intro = '', ...headed] = sections.map(({hash}) =>
    // The same text without a hash again and again belongs to cards, one copy for each.
    [...new Set(contents.filter(({h = ''}) => h === hash).map(({t}) => tidy(t)))].join(' '),
  );
  const rest = headed.reduce((text, part, index) => {
    const {title} = sections[index + 1]!;
    return part === '' ? text : text.replace(`${title} ${part}`, ' ');
  }, intro);
  return [rest === intro ? intro : tidy(rest), ...headed];
}

/** Without the invisible character that links to headings hold, and superfluous space. */
const tidy = (text: string): string => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

import {contextOf} from './contexts';
import type {PageEntry, PagesFile, TextsFile} from './documents';

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

/** A page that is searched although it is not extracted, such as the page of a tag. */
export type ExtraPage = Omit<PageEntry, 'context' | 'sections'>;

/**
 * The files of one language.
 * @param weightOf factor for the score of a page
 */
export function buildSearchFiles(
  extraction: Extraction,
  baseUrl: string,
  weightOf: (url: string) => number,
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

  const extracted = titles.map(({i, t: title, u: url, b = []}) => {
    const sections = [
      {title: '', hash: ''},
      ...(headingsOf.get(i) ?? []).map(({t, h = ''}) => ({title: t, hash: h})),
    ];
    const texts = sections.map(({hash}) =>
      (contentsOf.get(i) ?? [])
        .filter(({h = ''}) => h === hash)
        .map(({t}) => t)
        .join(' '),
    );
    const page: PageEntry = {
      title,
      url,
      description: descriptionOf.get(i)?.[0]?.t ?? '',
      keywords: (keywordsOf.get(i)?.[0]?.t ?? '').split(/,\s*/).filter((keyword) => keyword !== ''),
      breadcrumb: b,
      context: contextOf(url, baseUrl) ?? null,
      weight: weightOf(url),
      sections,
    };
    return {page, texts};
  });
  const extra = extraPages.map((page) => ({
    page: {...page, context: contextOf(page.url, baseUrl) ?? null, sections: []},
    texts: [],
  }));
  const all = [...extracted, ...extra];
  return {pages: all.map(({page}) => page), texts: all.map(({texts}) => texts)};
}

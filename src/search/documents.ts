/** The files that the search loads, and what a search answers. */
import type {Context} from './contexts';

/** A page: what the first answer needs. */
export type PageEntry = {
  readonly title: string;
  /** Path with the base URL. */
  readonly url: string;
  readonly description: string;
  /** Aliases and kana readings. */
  readonly keywords: readonly string[];
  readonly breadcrumb: readonly string[];
  readonly context: Context | null;
  /** Factor for the score: entries count more than documentation, ended services less. */
  readonly weight: number;
  /** Headings with their hashes; the first is the part before any heading, with both empty. */
  readonly sections: readonly SectionEntry[];
};

type SectionEntry = {readonly title: string; readonly hash: string};

/** `search/manifest.json`: the names of the other two files, which change with their content. */
export type SearchManifest = {readonly pages: string; readonly texts: string};

/** `search/pages-<fingerprint>.json` */
export type PagesFile = readonly PageEntry[];

/** `search/texts-<fingerprint>.json`: for each page, the text of each of its sections. */
export type TextsFile = readonly (readonly string[])[];

/** Where in a page a query was found. */
export type HitType = 'title' | 'heading' | 'description' | 'keywords' | 'content';

/** A piece of shown text; `mark` where it matches. */
export type SnippetPart = {readonly text: string; readonly mark: boolean};

export type Hit = {
  readonly type: HitType;
  /** Title of the page. */
  readonly title: string;
  /** Title of the section; empty above the first heading. */
  readonly section: string;
  /** Path and hash to go to. */
  readonly url: string;
  readonly breadcrumb: readonly string[];
  /** What matched, with the match marked; at most 50 characters. */
  readonly snippet: readonly SnippetPart[];
};

export type SearchAnswer = {
  readonly hits: readonly Hit[];
  /** Number of hits, those beyond the limit included. */
  readonly total: number;
  /** Number of pages that these hits are in. */
  readonly pages: number;
  /** Whether the texts were searched too, or only titles, headings, descriptions and keywords. */
  readonly complete: boolean;
};

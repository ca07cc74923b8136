/** The search files. */
import type {ShortLifecycle} from '../catalogue/browser';
import type {Context} from './pages';

/** A page, without the texts of its sections. */
export type PageEntry = {
  readonly title: string;
  /** Path, including the base URL. */
  readonly url: string;
  readonly description: string;
  /** Aliases and kana readings. */
  readonly keywords: readonly string[];
  readonly breadcrumb: readonly string[];
  readonly context: Context | null;
  /** Factor for the score, from 0 to 1; lower for lists. */
  readonly weight: number;
  /** Only for services that aren't active. */
  readonly lifecycle?: ShortLifecycle;
  /** The first is the part above any heading; the values of its record are the last. */
  readonly sections: readonly SectionEntry[];
};

export type SectionEntry = {
  /** The heading, or the label of the value; empty above any heading. */
  readonly title: string;
  /** Empty above any heading. */
  readonly hash: string;
  /** A value of a record, whose note is the text of the section. */
  readonly value?: {
    /** The value in the language of the page. */
    readonly answer: string;
    /** Host of the source and date of the source or of the check; empty without a source. */
    readonly origin: string;
  };
};

/** Folder of the search files of a language, relative to its base URL. */
export const SEARCH_FOLDER = 'search/';

/** Name of the file with the names of the other two, which contain a fingerprint. */
export const MANIFEST = 'manifest.json';
export type SearchManifest = {readonly pages: string; readonly texts: string};

/** `search/pages-<fingerprint>.json` */
export type PagesFile = readonly PageEntry[];

/** `search/texts-<fingerprint>.json`: the texts of the sections of each page, in the same order. */
export type TextsFile = readonly (readonly string[])[];

/** The searched pages, by their paths and in the search files. */
import type {ShortLifecycle} from '../catalogue/browser';
import type {Localized} from '../catalogue/vocabulary';

/** Parts of the site that a search can be limited to, by the first segment of the path. */
export const CONTEXTS = {
  services: {en: 'Services', ja: 'サービス'},
  companies: {en: 'Companies', ja: '企業'},
  docs: {en: 'Documents', ja: 'ドキュメント'},
} as const satisfies Readonly<Record<string, Localized>>;
export type Context = keyof typeof CONTEXTS;

export const CONTEXT_NAMES = Object.keys(CONTEXTS) as Context[];

/** The context of a path, such as `services` for `/ja/services/linear` with the base URL `/ja/`. */
export const contextOf = (pathname: string, baseUrl: string): Context | undefined =>
  CONTEXT_NAMES.find((context) => context === routeOf(pathname, baseUrl).split('/')[0]);

/** Maximum length of a query in UTF-16 code units, typed or in a URL; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;

/**
 * Kinds of pages with their labels in the results, the paths of their pages and the factors for
 * their scores. The first pattern that matches applies.
 */
export const PAGE_KINDS = {
  list: {
    label: {en: 'List', ja: '一覧'},
    // Not from `SITE_PAGES`, all texts of which scripts of pages would then contain.
    pattern:
      /^(?:changes|compare|companies\/company|services(?:\/archive|\/tags)?|docs\/category\/[^/]+)$/,
    weight: 0.7,
  },
  tagList: {label: {en: 'Tag', ja: 'タグ'}, pattern: /^services\/tags\/[^/]+$/, weight: 0.4},
  service: {label: {en: 'Service', ja: 'サービス'}, pattern: /^services\/[^/]+$/, weight: 1},
  company: {label: {en: 'Company', ja: '企業'}, pattern: /^companies\/[^/]+$/, weight: 0.8},
  doc: {label: {en: 'Document', ja: 'ドキュメント'}, pattern: /^docs(?:\/.+)?$/, weight: 0.7},
} as const;
export type PageKind = keyof typeof PAGE_KINDS;

/** The kind of a page; `undefined` if it is not searched, such as the second page of a list. */
export const kindOf = (route: string): PageKind | undefined =>
  (Object.keys(PAGE_KINDS) as PageKind[]).find((kind) => PAGE_KINDS[kind].pattern.test(route));

export const isList = (kind: PageKind): boolean => kind === 'list' || kind === 'tagList';

/** The path of a page without the base URL of its language and without a trailing slash. */
export const routeOf = (url: string, baseUrl: string): string =>
  url.slice(baseUrl.length).replace(/\/$/, '');

/** Folder of the search files of a language, relative to its base URL. */
export const SEARCH_FOLDER = 'search/';

/** Name of the file with the names of the other two, which contain a fingerprint. */
export const MANIFEST = 'manifest.json';
export type SearchManifest = Readonly<Record<keyof SearchFiles, string>>;

/** Contents of the search files; both lists have the same order of pages. */
export type SearchFiles = {
  /** `search/pages-<fingerprint>.json` */
  readonly pages: readonly PageEntry[];
  /** `search/texts-<fingerprint>.json`: the texts of the sections of each page. */
  readonly texts: readonly (readonly string[])[];
};

export type PageEntry = {
  /** Path below the base URL, with a leading slash. */
  readonly url: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly description: string;
  /** Aliases and kana readings. */
  readonly keywords: readonly string[];
  readonly breadcrumb: readonly string[];
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
    readonly answer: string;
    /** Host of the source and date of the source or of the check; empty without a source. */
    readonly origin: string;
  };
};

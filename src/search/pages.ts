/** Classifies the pages of the site by their paths. */
import type {Localized} from '../catalogue/vocabulary';

/** Parts of the site that a search can be limited to, by the first segment of the path. */
export const CONTEXTS = {
  services: {en: 'Services', ja: 'サービス'},
  companies: {en: 'Companies', ja: '企業'},
  docs: {en: 'Documents', ja: 'ドキュメント'},
} as const satisfies Readonly<Record<string, Localized>>;
export type Context = keyof typeof CONTEXTS;

/** The parts of the site by their names in addresses. */
export const CONTEXT_NAMES = Object.keys(CONTEXTS) as Context[];

/**
 * The context of a path, such as `services` for `/ja/services/linear` with the base URL `/ja/`.
 * @param pathname must start with `baseUrl`
 */
export const contextOf = (pathname: string, baseUrl: string): Context | undefined =>
  CONTEXT_NAMES.find((context) => context === routeOf(pathname, baseUrl).split('/')[0]);

/** Maximum length of a query in UTF-16 code units, typed or in a URL; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;

/** Kinds of pages with their labels in the search results. */
export const PAGE_KINDS = {
  service: {en: 'Service', ja: 'サービス'},
  company: {en: 'Company', ja: '企業'},
  doc: {en: 'Document', ja: 'ドキュメント'},
  list: {en: 'List', ja: '一覧'},
  tagList: {en: 'Tag', ja: 'タグ'},
} as const satisfies Readonly<Record<string, Localized>>;
export type PageKind = keyof typeof PAGE_KINDS;

const KINDS: readonly (readonly [PageKind, RegExp])[] = [
  [
    'list',
    /^(?:services(?:\/archive|\/tags)?|companies\/company|docs\/category\/[^/]+|changes|compare)$/,
  ],
  ['tagList', /^services\/tags\/[^/]+$/],
  ['service', /^services\/[^/]+$/],
  ['company', /^companies\/[^/]+$/],
  ['doc', /^docs(?:\/.+)?$/],
];

/** The kind of a page; `undefined` if it is not searched, such as the second page of a list. */
export const kindOf = (route: string): PageKind | undefined =>
  KINDS.find(([, pattern]) => pattern.test(route))?.[0];

/** The path of a page without the base URL of its language and without a trailing slash. */
export const routeOf = (url: string, baseUrl: string): string =>
  url.slice(baseUrl.length).replace(/\/$/, '');

/** What the pages of the site are, by their addresses. */
import type {Localized} from '../catalogue/vocabulary';

/** What a page is to a reader who searches. */
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

/** The kind of the page at a route; `undefined` where nobody looks for it, as with the second page of a list. */
export const kindOf = (route: string): PageKind | undefined =>
  KINDS.find(([, pattern]) => pattern.test(route))?.[0];

/** The route of a page: its path without the base URL of its language and without a slash at its end. */
export const routeOf = (url: string, baseUrl: string): string =>
  url.slice(baseUrl.length).replace(/\/$/, '');

/** Classifies the pages of the site by their paths. */
import type {Localized} from '../catalogue/vocabulary';
import {SITE_PAGES} from '../pages';

/** Kinds of pages with their labels in the search results. */
export const PAGE_KINDS = {
  service: {en: 'Service', ja: 'サービス'},
  company: {en: 'Company', ja: '企業'},
  doc: {en: 'Document', ja: 'ドキュメント'},
  list: {en: 'List', ja: '一覧'},
  tagList: {en: 'Tag', ja: 'タグ'},
} as const satisfies Readonly<Record<string, Localized>>;
export type PageKind = keyof typeof PAGE_KINDS;

const LISTS = SITE_PAGES.filter(({searchedAs}) => searchedAs).map(({path}) => path.slice(1));

const KINDS: readonly (readonly [PageKind, RegExp])[] = [
  ['list', new RegExp(`^(?:${LISTS.join('|')}|docs/category/[^/]+)$`)],
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

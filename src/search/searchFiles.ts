import {createHash} from 'node:crypto';
import {type Catalogue, shortLifecycle, type TagTexts} from '../catalogue';
import {isMarked} from '../catalogue/browser';
import type {Locale} from '../catalogue/vocabulary';
import {SITE_PAGES} from '../pages';
import {MANIFEST, type PageEntry, type PagesFile, SEARCH_FOLDER, type TextsFile} from './documents';
import type {ExtractedPage} from './extraction';
import {contextOf, PAGE_KINDS} from './pages';

/** Glob patterns of the files with a fingerprint relative to the base URL, for hosts' headers. */
export const FINGERPRINTED_PATHS = [`${SEARCH_FOLDER}pages-*`, `${SEARCH_FOLDER}texts-*`];

/** Contents of the search files; both lists have the same order of pages. */
export type SearchFiles = {readonly pages: PagesFile; readonly texts: TextsFile};

/** The parts of the site in one language that the search files need. */
export type Site = {
  readonly baseUrl: string;
  readonly locale: Locale;
  readonly catalogue: Pick<Catalogue, 'services' | 'companies'>;
  readonly tags: TagTexts;
  /** The values of records, by route of their page. */
  readonly values: ReadonlyMap<string, ExtractedPage['sections']>;
};

/** Additional keywords for pages of the site itself, by route. */
const KNOWN_AS: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>> = {
  ...Object.fromEntries(
    SITE_PAGES.flatMap(({path: route, searchedAs}) =>
      searchedAs ? [[route.slice(1), searchedAs]] : [],
    ),
  ),
  'docs/category/categories': {
    en: ['Category', 'List of categories', 'Kinds of services'],
    ja: ['カテゴリー一覧', 'サービスの種類', '分類'],
  },
  docs: {en: ['About this site', 'DevShelf'], ja: ['このサイトについて', 'DevShelf']},
  'docs/intro': {
    en: ['Getting started', 'Quickstart', 'How to use', 'How to use this site', 'Guide'],
    ja: [
      ...['チュートリアル', 'このサイトの使い方', '始め方', 'クイックスタート'],
      ...['入門', 'ガイド', '初心者'],
    ],
  },
  'docs/contributing': {
    en: ['Add a service', 'Submit a service'],
    ja: ['サービスの追加', '項目の追加'],
  },
  'docs/health': {
    en: ['Data quality', 'Freshness of the data', 'Statistics'],
    ja: ['データの品質', 'データの鮮度', '統計'],
  },
};

/**
 * Builds the contents of the search files of a language.
 * @throws Error with the routes of pages that are missing or lack a title, description or text
 */
export function buildSearchFiles(extracted: readonly ExtractedPage[], site: Site): SearchFiles {
  const expected = [
    ...site.catalogue.services.map(({slug}) => `services/${slug}`),
    ...site.catalogue.companies.map(({slug}) => `companies/${slug}`),
    ...Object.keys(KNOWN_AS),
  ];
  const missing = expected.filter((route) => extracted.every((page) => page.route !== route));
  const problems = [
    ...missing.map((route) => `${route}: the page was not built`),
    ...extracted.flatMap(gapsOf),
  ];
  if (problems.length > 0) {
    throw new Error(
      `Pages are missing from the search index of the ${site.locale} site:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  }
  const files = extracted.map((page) => toEntry(page, site));
  return {pages: files.map(({page}) => page), texts: files.map(({texts}) => texts)};
}

/** A message about what a page lacks, or none. */
function gapsOf({route, kind, title, description, sections}: ExtractedPage): string[] {
  const isList = kind === 'list' || kind === 'tagList';
  if (title === '') {
    return [`${route}: no title was found in its first h1`];
  }
  if (isList && description === '') {
    return [`${route}: a page of kind ${kind} needs a description, and it has none`];
  }
  const hasText = isList || sections.some(({text}) => text !== '');
  return hasText ? [] : [`${route}: no text was found in its article`];
}

function toEntry(
  {url, route, kind, title, description, keywords, breadcrumb, sections: written}: ExtractedPage,
  {baseUrl, locale, catalogue, tags, values}: Site,
): {readonly page: PageEntry; readonly texts: readonly string[]} {
  const service = catalogue.services.find(({slug}) => route === `services/${slug}`);
  const tag = Object.values(tags).find(({permalink}) => route === `services/tags${permalink}`);
  // The list of tags below the article is ignored by the extraction.
  const labels = service?.tags.map((own) => tags[own]!.label) ?? [];
  const sections = [...written, ...(values.get(route) ?? [])];
  const [intro, ...texts] = sections.map(({text}) => text);
  const page: PageEntry = {
    // The title of a tag page is "AI: 8 services".
    title: tag?.label ?? title,
    url,
    description,
    keywords: [...keywords, ...(KNOWN_AS[route]?.[locale] ?? [])],
    breadcrumb,
    context: contextOf(url, baseUrl) ?? null,
    weight: PAGE_KINDS[kind].weight,
    ...(service && isMarked(service) && {lifecycle: shortLifecycle(service.lifecycle)}),
    sections: sections.map(({text: _, ...section}) => section),
  };
  return {page, texts: [[intro, labels.join(', ')].filter(Boolean).join(' '), ...texts]};
}

/** The texts of the search files of a language, by path below the base URL. */
export function nameSearchFiles(files: SearchFiles): Readonly<Record<string, string>> {
  const named = Object.entries(files).map(([kind, value]) => {
    const text = JSON.stringify(value);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    return {kind, file: `${kind}-${hash}.json`, text};
  });
  return Object.fromEntries([
    ...named.map(({file, text}) => [SEARCH_FOLDER + file, text]),
    [
      SEARCH_FOLDER + MANIFEST,
      JSON.stringify(Object.fromEntries(named.map(({kind, file}) => [kind, file]))),
    ],
  ]) as Record<string, string>;
}

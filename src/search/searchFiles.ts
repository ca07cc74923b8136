import {createHash} from 'node:crypto';
import {
  buildAttributeGroups,
  buildServiceSummary,
  type Catalogue,
  localize,
  shortLifecycle,
  type TagTexts,
} from '../catalogue';
import {
  buildCompanyRows,
  buildFactRows,
  type FactRow,
  formatShortDate,
  hostOf,
  isMarked,
  isTold,
  LIST_COMMA,
  plainText,
  stateOf,
  valueAnchor,
} from '../catalogue/browser';
import type {Locale} from '../catalogue/vocabulary';
import {SITE_PAGES} from '../site/pages';
import type {ExtractedPage} from './extraction';
import {isList, MANIFEST, SEARCH_FOLDER, type SearchFiles} from './pages';

/** Glob patterns of the files with a fingerprint relative to the base URL, for hosts' headers. */
export const FINGERPRINTED_PATHS = [`${SEARCH_FOLDER}pages-*`, `${SEARCH_FOLDER}texts-*`];

/** What the search files of a language contain besides the texts of its pages. */
export type Site = {
  readonly locale: Locale;
  readonly catalogue: Pick<Catalogue, 'services' | 'companies'>;
  readonly tags: TagTexts;
  /** The values of records, by path of their page. */
  readonly values: ReadonlyMap<string, ExtractedPage['sections']>;
};

/** Additional keywords for pages of the site itself, by path. */
const KNOWN_AS: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>> = {
  ...Object.fromEntries(
    SITE_PAGES.flatMap(({path, searchedAs}) => (searchedAs ? [[path, searchedAs]] : [])),
  ),
  '/docs/category/categories': {
    en: ['Category', 'List of categories', 'Kinds of services'],
    ja: ['カテゴリー一覧', 'サービスの種類', '分類'],
  },
  '/docs': {en: ['About this site', 'DevShelf'], ja: ['このサイトについて', 'DevShelf']},
  '/docs/intro': {
    en: ['Getting started', 'Quickstart', 'How to use', 'How to use this site', 'Guide'],
    ja: [
      ...['チュートリアル', 'このサイトの使い方', '始め方', 'クイックスタート'],
      ...['入門', 'ガイド', '初心者'],
    ],
  },
  '/docs/contributing': {
    en: ['Add a service', 'Submit a service'],
    ja: ['サービスの追加', '項目の追加'],
  },
  '/docs/health': {
    en: ['Data quality', 'Freshness of the data', 'Statistics'],
    ja: ['データの品質', 'データの鮮度', '統計'],
  },
};

/**
 * Builds the contents of the search files of a language.
 * @throws Error with the paths of pages that are missing or lack a title, description or text
 */
export function buildSearchFiles(extracted: readonly ExtractedPage[], site: Site): SearchFiles {
  const expected = [
    ...site.catalogue.services.map(({slug}) => `/services/${slug}`),
    ...site.catalogue.companies.map(({slug}) => `/companies/${slug}`),
    ...Object.keys(KNOWN_AS),
  ];
  const missing = expected.filter((url) => extracted.every((page) => page.url !== url));
  const problems = [
    ...missing.map((url) => `${url}: the page was not built`),
    ...extracted.flatMap((page) => gapsOf(page).map((gap) => `${page.url}: ${gap}`)),
  ].map((problem) => `- ${problem.slice(1)}`);
  if (problems.length > 0) {
    throw new Error(
      `Pages are missing from the search index of the ${site.locale} site:\n${problems.join('\n')}`,
    );
  }
  const pages = extracted.map((page) => withRecord(page, site));
  return {
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map(({text: _, ...section}) => section),
    })),
    texts: pages.map(({sections}) => sections.map(({text}) => text)),
  };
}

function gapsOf({kind, title, description, sections}: ExtractedPage) {
  const lacksText = sections.every(({text}) => text === '');
  const lacking = isList(kind)
    ? description === '' && `a page of kind ${kind} needs a description, and it has none`
    : lacksText && 'no text was found in its article';
  return [title === '' && 'no title was found in its first h1', lacking].filter(Boolean);
}

/** A page with the names of its own and its tags, and the state and the values of its record. */
function withRecord(page: ExtractedPage, {locale, catalogue, tags, values}: Site) {
  const {url, title, keywords, sections} = page;
  const service = catalogue.services.find(({slug}) => url === `/services/${slug}`);
  const tag = Object.values(tags).find(({permalink}) => url === `/services/tags${permalink}`);
  // The list of tags below the article is ignored by the extraction.
  const labels = service?.tags.map((own) => tags[own]!.label).join(', ');
  return {
    ...page,
    // The title of a tag page is "AI: 8 services".
    title: tag?.label ?? title,
    keywords: [...keywords, ...(KNOWN_AS[url]?.[locale] ?? [])],
    ...(service && isMarked(service) && {lifecycle: shortLifecycle(service.lifecycle)}),
    sections: [
      {...sections[0]!, text: [sections[0]!.text, labels].filter(Boolean).join(' ')},
      ...sections.slice(1),
      ...(values.get(url) ?? []),
    ],
  };
}

/** The values of all services and companies that have an answer or a note, by path of the page. */
export const valueSections = (catalogue: Catalogue, locale: Locale): Site['values'] =>
  new Map([
    ...catalogue.services.map((service) => {
      const groups = buildAttributeGroups(service, catalogue.categories, locale);
      const general = buildFactRows(buildServiceSummary(service, catalogue, locale), locale);
      const rows = [...groups.flatMap((group) => group.rows), ...general];
      return [`/services/${service.slug}`, sectionsOf(rows, locale)] as const;
    }),
    ...catalogue.companies.map((company) => {
      const rows = buildCompanyRows(localize(company, locale), locale);
      return [`/companies/${company.slug}`, sectionsOf(rows, locale)] as const;
    }),
  ]);

const sectionsOf = (rows: readonly FactRow[], locale: Locale): ExtractedPage['sections'] =>
  rows.filter(isTold).map(({label, field, note, value, source, ...dates}) => {
    const state = stateOf(dates);
    const origin = source === null ? [] : [hostOf(source), state && formatShortDate(state, locale)];
    return {
      title: label,
      hash: `#${valueAnchor(field)}`,
      text: note === null ? '' : plainText(note),
      value: {answer: value, origin: origin.filter(Boolean).join(LIST_COMMA[locale])},
    };
  });

/** The texts of the search files of a language, by path below the base URL. */
export function nameSearchFiles(files: SearchFiles): Readonly<Record<string, string>> {
  const manifest: Record<string, string> = {};
  const named: Record<string, string> = {};
  for (const [kind, value] of Object.entries(files)) {
    const text = JSON.stringify(value);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    manifest[kind] = `${kind}-${hash}.json`;
    named[`${SEARCH_FOLDER}${kind}-${hash}.json`] = text;
  }
  return {...named, [SEARCH_FOLDER + MANIFEST]: JSON.stringify(manifest)};
}

/** Renders all files of the API, keyed by their path below the base URL. */
import {entryRoute, type RecordKind} from '../catalogue';
import type {Locale} from '../catalogue/vocabulary';
import {
  API_CATALOG,
  inBoth,
  LLMS,
  markdownPath,
  OPEN_SEARCH,
  OPENAPI,
  schemaPath,
} from './addresses';
import {buildBadge, buildCard} from './badge';
import {categoryCsv, servicesCsv} from './csv';
import {apiCatalog, jsonSchemas, openApi} from './descriptions';
import type {buildDocuments, Entries, Source} from './documents';
import {buildLlms} from './llms';
import {
  buildDocumentMarkdown,
  buildMarkdown,
  type DocumentPage,
  type MarkdownPage,
} from './markdown';
import {buildOpenSearch} from './openSearch';
import {apiPath, type Company, type Service, TABLES} from './schemas';

type Files = Readonly<Record<string, string>>;

const write = (data: object): string => `${JSON.stringify(data, null, 1)}\n`;

/** The files that exist once for all languages: documents, tables, JSON Schemas and OpenAPI. */
export function apiFiles(
  {site}: Source,
  {services, categories, documents}: ReturnType<typeof buildDocuments>,
): Files {
  return Object.fromEntries([
    ...documents.map(({path, data}) => [path, write(data)] as const),
    ...Object.entries(jsonSchemas()).map(
      ([name, schema]) =>
        [schemaPath(name), write({$id: inBoth(site, schemaPath(name)).en, ...schema})] as const,
    ),
    [OPENAPI, write(openApi(site))],
    [API_CATALOG, write(apiCatalog(site))],
    [apiPath(TABLES.services), servicesCsv(services, categories)],
    ...categories.map((one) => [apiPath(TABLES.category, one.key), categoryCsv(one)] as const),
  ]);
}

/** The articles and documentation pages of a language. */
export type LanguageContent = {
  readonly locale: Locale;
  readonly articleOf: (kind: RecordKind, slug: string) => Pick<MarkdownPage, 'article' | 'cited'>;
  readonly documentPages: readonly DocumentPage[];
};

/** The files of one language: Markdown versions of pages, badges, llms.txt and OpenSearch description. */
export function languageFiles(
  {site}: Source,
  {services, companies, categories}: Entries,
  {locale, articleOf, documentPages}: LanguageContent,
): Files {
  const home = site.homes[locale];
  const copy = (kind: RecordKind, entry: Service | Company) => [
    markdownPath(entryRoute(kind, entry.slug).slice(1)),
    buildMarkdown({locale, home, entry, ...articleOf(kind, entry.slug)}),
  ];
  return Object.fromEntries([
    ...services.map((entry) => copy('service', entry)),
    ...companies.map((entry) => copy('company', entry)),
    ...services.flatMap((service) => [
      [`services/${service.slug}/badge.svg`, buildBadge(service, locale)],
      [`services/${service.slug}/card.svg`, buildCard(service, locale, site.title)],
    ]),
    ...documentPages.map((document) => [
      markdownPath(document.route.slice(1)),
      buildDocumentMarkdown({locale, root: site.homes.en, home, document, categories}),
    ]),
    [LLMS, buildLlms(site, {services, companies, documents: documentPages}, locale)],
    [OPEN_SEARCH, buildOpenSearch(site, locale)],
  ]) as Files;
}

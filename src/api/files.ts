/** Renders all files of the API, keyed by their path below the base URL. */
import {entryRoute, type Page, type RecordKind} from '../catalogue';
import type {Locale} from '../catalogue/vocabulary';
import {CHANGES} from '../addresses';
import {escapeXml} from '../escapeXml';
import {
  API,
  API_CATALOG,
  DOCUMENTATION,
  inBoth,
  LLMS,
  markdownPath,
  OPEN_SEARCH,
  OPENAPI,
  schemaPath,
  type Site,
} from './addresses';
import {buildBadge, buildCard} from './badge';
import {categoryCsv, servicesCsv} from './csv';
import {apiCatalog, jsonSchemas, openApi} from './descriptions';
import type {buildDocuments, Company, Service, Source} from './documents';
import {buildDocumentMarkdown, buildMarkdown, type DocumentPage} from './markdown';
import {apiPath, TABLES} from './schemas';
import {TEXTS} from './texts';

type Files = Readonly<Record<string, string>>;
type Built = ReturnType<typeof buildDocuments>;

const write = (data: object): string => `${JSON.stringify(data, null, 1)}\n`;

/** The files that exist once for all languages: documents, tables, JSON Schemas and OpenAPI. */
export const apiFiles = ({site}: Source, {services, categories, documents}: Built): Files =>
  Object.fromEntries([
    ...documents.map(([path, data]) => [path, write(data)] as const),
    ...Object.entries(jsonSchemas()).map(
      ([name, schema]) =>
        [schemaPath(name), write({$id: inBoth(site, schemaPath(name)).en, ...schema})] as const,
    ),
    [OPENAPI, write(openApi(site))],
    [API_CATALOG, write(apiCatalog(site))],
    [apiPath(TABLES.services), servicesCsv(services, categories)],
    ...categories.map((one) => [apiPath(TABLES.category, one.key), categoryCsv(one)] as const),
  ]);

/** A language, with the articles and documentation pages in it. */
export type LanguageContent = {
  readonly locale: Locale;
  /** Day for which sums in articles are computed, such as `2026-11-22`. */
  readonly today: string;
  readonly articleOf: (kind: RecordKind, slug: string) => Page;
  readonly documentPages: readonly DocumentPage[];
};

/** The files of one language: Markdown versions of pages, badges, llms.txt and OpenSearch description. */
export function languageFiles(
  {site, catalogue}: Source,
  built: Built,
  {locale, today, articleOf, documentPages}: LanguageContent,
): Files {
  const {services, companies, categories} = built;
  const copiesOf = (kind: RecordKind, entries: readonly (Service | Company)[]) =>
    entries.map((entry) => {
      const page = {catalogue, slug: entry.slug, locale, today};
      const copy = buildMarkdown(entry, articleOf(kind, entry.slug), site, page);
      return [markdownPath(entryRoute(kind, entry.slug).slice(1)), copy];
    });
  return Object.fromEntries([
    ...copiesOf('service', services),
    ...copiesOf('company', companies),
    ...services.flatMap((service) => [
      [`services/${service.slug}/badge.svg`, buildBadge(service, locale)],
      [`services/${service.slug}/card.svg`, buildCard(service, locale, site.title)],
    ]),
    ...documentPages.map((document) => [
      markdownPath(document.route.slice(1)),
      buildDocumentMarkdown(document, categories, site, locale),
    ]),
    [LLMS, buildLlms(site, built, documentPages, locale)],
    [OPEN_SEARCH, buildOpenSearch(site, locale)],
  ]) as Files;
}

/** The list of all pages for language models (https://llmstxt.org). */
function buildLlms(
  {title, tagline, homes}: Site,
  {services, companies}: Built,
  documents: readonly DocumentPage[],
  locale: Locale,
): string {
  const home = homes[locale];
  const line = (name: string, url: string, about: string): string =>
    `- [${name}](${url}): ${about}`;
  const section = (heading: keyof typeof TEXTS, lines: readonly string[]): string =>
    `## ${TEXTS[heading][locale]}\n\n${lines.join('\n')}`;
  const entries = (list: readonly (Service | Company)[]): string[] =>
    list.map(({name, markdown, description}) =>
      line(name[locale], markdown[locale], description[locale]),
    );
  const pages = documents.map(({title: name, route, description}) =>
    line(name, home + markdownPath(route.slice(1)), description),
  );
  return `${[
    `# ${title}`,
    `> ${tagline[locale]}`,
    TEXTS.licensed[locale],
    section('services', entries(services)),
    section('companies', entries(companies)),
    section('documentation', pages),
    section('data', [
      line('services.json', `${homes.en}${API}/services.json`, TEXTS.api[locale]),
      line('openapi.json', homes.en + OPENAPI, TEXTS.openapi[locale]),
      line('atom.xml', `${home}${CHANGES}/atom.xml`, TEXTS.changes[locale]),
      line('calendar.ics', `${home}${CHANGES}/calendar.ics`, TEXTS.calendar[locale]),
      line(DOCUMENTATION, home + markdownPath(DOCUMENTATION), TEXTS.guide[locale]),
    ]),
  ].join('\n\n')}\n`;
}

/** The OpenSearch 1.1 description, with which browsers can search the site. */
function buildOpenSearch({title, tagline, homes}: Site, locale: Locale): string {
  const home = escapeXml(homes[locale]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(title)}</ShortName>
  <Description>${escapeXml(tagline[locale])}</Description>
  <Language>${locale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/png">${home}img/favicon-32.png</Image>
  <Url type="text/html" template="${home}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** Renders all files of the API, keyed by their path below the base URL. */
import * as z from 'zod';
import {entryRoute, type Page, type RecordKind} from '../catalogue';
import type {Locale} from '../catalogue/vocabulary';
import {API, CHANGES} from '../site/addresses';
import {escapeXml} from '../escapeXml';
import {
  API_CATALOG,
  DOCUMENTATION,
  inBoth,
  LICENSE,
  LLMS,
  markdownPath,
  OPEN_SEARCH,
  OPENAPI,
  SCHEMA_VERSION,
  schemaPath,
  type Site,
} from './addresses';
import {buildBadge, buildCard} from './badge';
import {categoryCsv, servicesCsv} from './csv';
import type {buildDocuments, Company, Service, Source} from './documents';
import {buildDocumentMarkdown, buildMarkdown, type DocumentPage} from './markdown';
import {apiPath, type DocumentName, DOCUMENTS, TABLES} from './schemas';
import {TEXTS} from './texts';

type Files = Readonly<Record<string, string>>;
type Built = ReturnType<typeof buildDocuments>;

const write = (data: object): string => `${JSON.stringify(data, null, 1)}\n`;

/** The files that exist once for all languages: documents, tables, JSON Schemas and OpenAPI. */
export const apiFiles = ({site}: Source, {services, categories, documents}: Built): Files =>
  Object.fromEntries([
    ...documents.map(([path, data]) => [path, write(data)] as const),
    ...Object.entries(jsonSchemas()).map(([name, schema]) => {
      const path = schemaPath(name);
      return [path, write({$id: site.homes.en + path, ...schema})] as const;
    }),
    [OPENAPI, write(openApi(site))],
    [API_CATALOG, write(apiCatalog(site))],
    [apiPath(TABLES.services), servicesCsv(services, categories)],
    ...categories.map((one) => [apiPath(TABLES.category, one.key), categoryCsv(one)] as const),
  ]);

/**
 * Self-contained JSON Schemas (2020-12) of all documents by name. They allow additional properties,
 * because later versions can add keys, and name no defaults, because no key is left out.
 */
const jsonSchemas = () =>
  Object.fromEntries(
    Object.entries(DOCUMENTS).map(([name, {schema}]) => [
      name,
      z.toJSONSchema(schema, {
        override: ({jsonSchema}) => {
          delete jsonSchema.additionalProperties;
          delete jsonSchema.default;
        },
      }),
    ]),
  );

/** The OpenAPI 3.1 description. */
function openApi(site: Site): object {
  const definitions = Object.values(jsonSchemas()).map(({$defs}) => $defs);
  const schemas = JSON.stringify(Object.assign({}, ...definitions));
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.title} API`,
      version: SCHEMA_VERSION,
      summary: site.tagline.en,
      license: {name: LICENSE.name, identifier: LICENSE.spdx},
    },
    externalDocs: {url: inBoth(site, DOCUMENTATION).en},
    servers: [{url: site.homes.en + API}],
    paths: Object.fromEntries([
      ...Object.values(DOCUMENTS).map(({path, schema}) => pathItem(path, schema.meta()!)),
      ...Object.entries(TABLES).map(([name, path]) =>
        pathItem(path, DOCUMENTS[name as DocumentName].schema.meta()!, true),
      ),
    ]),
    components: {
      schemas: JSON.parse(schemas.replaceAll('"#/$defs/', '"#/components/schemas/')) as object,
    },
  };
}

/** The catalogue of APIs (RFC 9727), a linkset (RFC 9264) of which this API is the only member. */
const apiCatalog = (site: Site): object => ({
  linkset: [
    {
      anchor: `${site.homes.en}${API}/`,
      'service-desc': [{href: site.homes.en + OPENAPI, type: 'application/vnd.oai.openapi+json'}],
      'service-doc': Object.entries(inBoth(site, DOCUMENTATION)).map(([locale, href]) => ({
        href,
        type: 'text/html',
        hreflang: [locale],
      })),
    },
  ],
});

/** The path of a document, or of the table with the same data. */
function pathItem(path: string, {id, title}: z.GlobalMeta, isTable = false) {
  const [, key] = /\{(\w+)\}/.exec(path) ?? [];
  const content = isTable
    ? {'text/csv': {schema: {type: 'string'}}}
    : {'application/json': {schema: {$ref: `#/components/schemas/${id}`}}};
  const get = {
    operationId: `get${id!.replace(/Document$/, '')}${isTable ? 'Table' : ''}`,
    summary: `${title}${isTable ? ', as a table' : ''}`,
    ...(key && {
      parameters: [{name: key, in: 'path', required: true, schema: {type: 'string'}}],
    }),
    responses: {
      200: {description: title, content},
      ...(key && {404: {description: 'Not found.'}}),
    },
  };
  return [`/${path}`, {get}] as const;
}

type LanguageContent = {
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

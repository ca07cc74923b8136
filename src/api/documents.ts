/**
 * Builds the documents of the API from the records. The output depends on the arguments only.
 */
import {
  attributesOf,
  buildServiceSummary,
  buildServiceView,
  type Catalogue,
  entryRoute,
  listEvents,
  localize,
  type RecordKind,
  type Service as ServiceRecord,
  type TagTexts,
} from '../catalogue';
import {
  buildAllRows,
  buildCompanyRows,
  type CatalogueEvent,
  type FactRow,
  hasDay,
  newestFirst,
  type Provenance,
  shortLifecycle,
} from '../catalogue/browser';
import {COMPARED_FIELDS} from '../catalogue/fields';
import {GENERAL_GROUPS, type Locale, type Localized} from '../catalogue/vocabulary';
import {categoryFolder} from '../addresses';
import {
  allFeeds,
  API,
  DOCUMENTATION,
  followedIn,
  inBoth,
  LICENSE,
  LLMS,
  markdownPath,
  OPENAPI,
  SCHEMA_VERSION,
  schemaPath,
  type Site,
  VERSION,
} from './addresses';
import {
  type About,
  type Attribute,
  type CategorySummary,
  type Company,
  type CompanySummary,
  type Content,
  type DocumentName,
  DOCUMENTS,
  type Event,
  type Service,
  type ServiceSummary,
  type Value,
} from './schemas';

type CompanyRecord = Catalogue['companies'][number];

/** Input of the documents. */
export type Source = {
  readonly catalogue: Catalogue;
  readonly tags: Readonly<Record<Locale, TagTexts>>;
  /** Descriptions from the front matter of the articles, by route. */
  readonly descriptions: ReadonlyMap<string, Localized>;
  readonly site: Site;
};

/** A document and its path below the base URL. */
export type ApiDocument = {
  readonly path: string;
  readonly name: DocumentName;
  readonly data: object;
};

/**
 * Builds and validates all documents.
 * @throws ZodError if a document doesn't match its schema
 */
export function buildDocuments(source: Source): ApiDocument[] {
  const {catalogue, site} = source;
  const events = allEvents(source);
  const services = catalogue.services.map((service) => fullService(service, source, events));
  const companies = catalogue.companies.map((company) => fullCompany(company, source, events));
  const categories = Object.keys(catalogue.categories.categories).map((category) =>
    summariseCategory(category, source, events),
  );
  const make = <Name extends DocumentName>(
    name: Name,
    path: string,
    content: Content<Name>,
  ): ApiDocument => ({
    path,
    name,
    data: DOCUMENTS[name].parse({about: aboutOf(name, path, site), ...content}),
  });
  return [
    make('index', `${API}/index.json`, indexOf(site)),
    make('services', `${API}/services.json`, {services: services.map(summariseService)}),
    ...services.map((service) =>
      make('service', `${API}/services/${service.slug}.json`, {service}),
    ),
    make('companies', `${API}/companies.json`, {companies: companies.map(summariseCompany)}),
    ...companies.map((company) =>
      make('company', `${API}/companies/${company.slug}.json`, {company}),
    ),
    make('categories', `${API}/categories.json`, {categories}),
    ...categories.map((category) =>
      make('category', `${API}/categories/${category.key}.json`, {
        category: {...category, services: rowsOf(category, services)},
      }),
    ),
    make('tags', `${API}/tags.json`, {tags: listTags(source)}),
    make('changes', `${API}/changes.json`, {changes: newestFirst(events)}),
  ];
}

const aboutOf = (name: DocumentName, path: string, {title, homes}: Site): About => ({
  version: VERSION,
  license: LICENSE,
  attribution: `${title} (${homes.en}), ${LICENSE.spdx}`,
  url: homes.en + path,
  schema: homes.en + schemaPath(name),
});

function indexOf(site: Site): Content<'index'> {
  const urlOf = (path: string) => site.homes.en + path;
  return {
    name: site.title,
    schemaVersion: SCHEMA_VERSION,
    builtAt: site.builtAt,
    commit: site.commit,
    documentation: inBoth(site, DOCUMENTATION),
    services: urlOf(`${API}/services.json`),
    companies: urlOf(`${API}/companies.json`),
    categories: urlOf(`${API}/categories.json`),
    tags: urlOf(`${API}/tags.json`),
    changes: urlOf(`${API}/changes.json`),
    openapi: urlOf(OPENAPI),
    schemas: Object.keys(DOCUMENTS).map((name) => urlOf(schemaPath(name))),
    llms: inBoth(site, LLMS),
    feeds: allFeeds(site),
  };
}

/** The keys that services and companies have in common. */
function entryHead(
  kind: RecordKind,
  {slug, name}: ServiceRecord | CompanyRecord,
  {site, descriptions}: Source,
  events: readonly Event[],
) {
  const route = entryRoute(kind, slug);
  const path = route.slice(1);
  return {
    slug,
    name,
    description: descriptions.get(route)!,
    url: inBoth(site, path),
    markdown: inBoth(site, markdownPath(path)),
    document: `${site.homes.en}${API}/${path}.json`,
    ...followedIn(site, path, events.some(hasDay)),
  };
}

const nameOf = (
  kind: RecordKind,
  {slug, name}: Pick<ServiceRecord, 'slug' | 'name'>,
  site: Site,
) => ({slug, name, url: inBoth(site, entryRoute(kind, slug).slice(1))});

const eventsOf = (kind: RecordKind, slug: string, events: readonly Event[]): Event[] =>
  newestFirst(events.filter((event) => event.kind === kind && event.entry.slug === slug));

/** The date of the latest check of any claim or, if it is later, the date of the entry. */
const updatedOf = (
  {date}: Pick<ServiceRecord, 'date'>,
  claims: readonly {readonly checked: string | null}[],
): string =>
  [date.slice(0, 10), ...claims.map(({checked}) => checked)]
    .filter((day) => day !== null)
    .sort()
    .at(-1)!;

function fullService(service: ServiceRecord, source: Source, all: readonly Event[]): Service {
  const {catalogue, site} = source;
  const {slug, lifecycle, facts, plans} = service;
  const events = eventsOf('service', slug, all);
  const values = valuesOfService(service, catalogue);
  const company = catalogue.companies.find((one) => one.slug === service.company);
  return {
    ...entryHead('service', service, source, events),
    kind: service.kind,
    vendor: service.vendor,
    company: company ? nameOf('company', company, site) : null,
    category: service.category,
    tags: service.tags,
    licenseClass: service.license.class,
    updated: updatedOf(service, [lifecycle, ...values, ...plans, ...facts]),
    lifecycle,
    links: service.links,
    goodFor: service.goodFor,
    watchOut: service.watchOut,
    alternatives: service.alternatives.map(({slug: other, difference}) => ({
      ...nameOf(
        'service',
        catalogue.services.find((one) => one.slug === other)!,
        site,
      ),
      difference,
    })),
    values,
    plans: plans.map(({currency, base, charges, ...plan}) => ({
      ...plan,
      base: base && {price: {amount: base.amount, currency}, per: base.per},
      charges: charges.map(({tiers, ...charge}) => ({
        ...charge,
        tiers: tiers.map(({upTo, price}) => ({upTo, price: {amount: price, currency}})),
      })),
    })),
    facts,
    events,
  };
}

function summariseService({
  lifecycle,
  links: _links,
  goodFor: _goodFor,
  watchOut: _watchOut,
  alternatives: _alternatives,
  values: _values,
  plans: _plans,
  facts: _facts,
  events: _events,
  ...summary
}: Service): ServiceSummary {
  return {...summary, lifecycle: shortLifecycle(lifecycle)};
}

function fullCompany(company: CompanyRecord, source: Source, all: readonly Event[]): Company {
  const {catalogue, site} = source;
  const events = eventsOf('company', company.slug, all);
  const {facts} = company;
  const rows = {en: companyRowsIn(company, 'en'), ja: companyRowsIn(company, 'ja')};
  const values = rows.en.map(({field, label, value}, index) => {
    const japanese = rows.ja[index]!;
    const text = {en: value, ja: japanese.value};
    return valueOf(field, {en: label, ja: japanese.label}, company[field], text);
  });
  return {
    ...entryHead('company', company, source, events),
    updated: updatedOf(company, [...values, ...facts]),
    legalName: company.legalName,
    links: company.links,
    services: catalogue.services
      .filter((service) => service.company === company.slug)
      .map((service) => nameOf('service', service, site)),
    values,
    facts,
    events,
  };
}

function summariseCompany({
  legalName: _legalName,
  links: _links,
  services: _services,
  values: _values,
  facts: _facts,
  events: _events,
  ...summary
}: Company): CompanySummary {
  return summary;
}

/** A value with its provenance. `unknown` and `not-applicable` become the state of the value. */
function valueOf(
  field: string,
  {en, ja}: Localized,
  {value, note, ...claim}: Provenance & {readonly value: unknown; readonly note: Localized | null},
  text: Localized,
): Value {
  const state = value === 'unknown' || value === 'not-applicable' ? value : 'known';
  const {source, via, basis, checked, dated, until} = claim;
  return {
    field,
    label: {en, ja},
    state,
    value: state === 'known' ? (value as Value['value']) : null,
    text: {...text},
    note,
    ...{source, via, basis, checked, dated, until},
  };
}

/** The comparable values of a service in the order of its page. */
function valuesOfService(service: ServiceRecord, catalogue: Catalogue): Value[] {
  const rows = {en: rowsIn(service, catalogue, 'en'), ja: rowsIn(service, catalogue, 'ja')};
  return rows.en.map(({field, label, value}, index) => {
    const japanese = rows.ja[index]!;
    return valueOf(field, {en: label, ja: japanese.label}, claimOf(service, field), {
      en: value,
      ja: japanese.value,
    });
  });
}

/** All rows except the lifecycle, which has a key of its own. */
const rowsIn = (service: ServiceRecord, catalogue: Catalogue, locale: Locale): FactRow[] => [
  ...buildAllRows(buildServiceSummary(service, catalogue, locale), locale).slice(1),
  ...buildServiceView(service, catalogue, locale).attributes.flatMap(({rows}) => rows),
];

/** The claim at the path of a field in a record. */
const claimOf = (service: ServiceRecord, field: string) =>
  field
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], service) as Parameters<
    typeof valueOf
  >[2];

const companyRowsIn = (company: CompanyRecord, locale: Locale) =>
  buildCompanyRows(localize(company, locale), locale);

/** The events of all entries with texts in both languages. */
function allEvents({catalogue, site}: Source): Event[] {
  const japanese = new Map(listEvents(catalogue, 'ja').map((event) => [event.id, event]));
  return listEvents(catalogue, 'en').map((event) => toEvent(event, japanese.get(event.id)!, site));
}

function toEvent(english: CatalogueEvent, {name, text}: CatalogueEvent, site: Site): Event {
  const {id, date, topic, source, kind, slug, path, categories, tags, noted} = english;
  return {
    ...{id, date, topic},
    text: {en: english.text, ja: text},
    ...{source, kind},
    entry: nameOf(kind, {slug, name: {en: english.name, ja: name}}, site),
    url: inBoth(site, path.slice(1)),
    categories: [...categories],
    tags: [...tags],
    noted,
  };
}

function summariseCategory(
  key: string,
  {catalogue, site}: Source,
  events: readonly Event[],
): CategorySummary {
  const {label, page} = catalogue.categories.categories[key]!;
  const own = events.filter(({categories}) => categories.includes(key));
  return {
    key,
    label,
    url: inBoth(site, page.slice(1)),
    document: `${site.homes.en}${API}/categories/${key}.json`,
    ...followedIn(site, categoryFolder(key), own.some(hasDay)),
    attributes: attributesOfCategory(key, catalogue),
  };
}

/** Definitions of the values of a category, in the order of the values of its services. */
function attributesOfCategory(category: string, {categories}: Catalogue): Attribute[] {
  const general = COMPARED_FIELDS.filter(({field}) => field !== 'lifecycle').map(
    ({field, group, type, shelfLifeDays, en, ja}): Attribute => ({
      field,
      label: {en, ja},
      about: null,
      group: {key: group, label: GENERAL_GROUPS[group]},
      type: type === 'license' ? 'word' : type,
      ...{units: [], per: [], terms: [], better: null, shelfLifeDays},
    }),
  );
  return [
    ...general,
    ...attributesOf(categories, category).map(
      ([key, {label, about, group, type, units, per, terms, better, shelfLifeDays}]) => ({
        field: `attributes.${key}`,
        ...{label, about},
        group: {key: group, label: categories.groups[group]!},
        type,
        units: units ?? [],
        per: per ?? [],
        terms: Object.entries(terms ?? {}).map(([term, words]) => ({key: term, label: words})),
        ...{better, shelfLifeDays},
      }),
    ),
  ];
}

const rowsOf = ({key}: CategorySummary, services: readonly Service[]) =>
  services
    .filter(({category}) => category === key)
    .map(({slug, name, url, lifecycle, values}) => ({
      ...{slug, name, url},
      lifecycle: shortLifecycle(lifecycle),
      values,
    }));

const listTags = ({catalogue, tags, site}: Source): Content<'tags'>['tags'] =>
  Object.keys(catalogue.tags).map((slug) => {
    const {permalink} = tags.en[slug]!;
    const both = (key: 'label' | 'description') => ({
      en: tags.en[slug]![key],
      ja: tags.ja[slug]![key],
    });
    return {
      slug,
      label: both('label'),
      description: both('description'),
      url: inBoth(site, `services/tags${permalink}`),
      services: catalogue.services
        .filter((service) => service.tags.includes(slug))
        .map((one) => one.slug),
    };
  });

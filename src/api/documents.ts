/**
 * Builds the documents of the API from the records. The output depends on the arguments only.
 */
import type * as z from 'zod';
import {
  attributesOf,
  buildAttributeGroups,
  type Catalogue,
  entryRoute,
  listEvents,
  localize,
  type RecordKind,
  type Service as ServiceRecord,
  type TagTexts,
} from '../catalogue';
import {
  buildCompanyRows,
  buildFactRows,
  claimOf,
  type FactRow,
  hasDay,
  newestFirst,
  type Provenance,
} from '../catalogue/browser';
import {type CompanyField, COMPARED_FIELDS, type FieldPath} from '../catalogue/fields';
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
  apiPath,
  type Attribute,
  type Category,
  type Company,
  type DocumentName,
  DOCUMENTS,
  type Event,
  type Service,
  TABLES,
  type Value,
} from './schemas';

type CompanyRecord = Catalogue['companies'][number];

/** Input of the documents. */
export type Source = {
  readonly catalogue: Catalogue;
  readonly tags: Readonly<Record<Locale, TagTexts>>;
  /** The description from the front matter of an article. */
  readonly descriptionOf: (kind: RecordKind, slug: string) => Localized;
  readonly site: Site;
};

/**
 * Builds and validates all documents.
 * @returns the documents by their paths below the base URL, and the data about each entry and
 *   category, from which other files are written
 * @throws ZodError if a document doesn't match its schema
 */
export function buildDocuments(source: Source) {
  const {catalogue, site} = source;
  const changes = newestFirst(allEvents(source));
  const services = catalogue.services.map((one) => serviceOf(one, source, changes));
  const companies = catalogue.companies.map((one) => companyOf(one, source, changes));
  const categories = Object.keys(catalogue.categories.categories).map((category) =>
    categoryOf(category, source, changes),
  );
  /** @param key the slug or key in the path */
  const make = <Name extends DocumentName>(
    name: Name,
    content: Omit<z.input<(typeof DOCUMENTS)[Name]['schema']>, 'about'>,
    key = '',
  ): readonly [path: string, data: object] => {
    const path = apiPath(DOCUMENTS[name].path, key);
    const about = {
      version: VERSION,
      license: LICENSE,
      attribution: `${site.title} (${site.homes.en}), ${LICENSE.spdx}`,
      url: site.homes.en + path,
      schema: site.homes.en + schemaPath(name),
    };
    return [path, DOCUMENTS[name].schema.parse({about, ...content})];
  };
  const tags = listTags(source);
  const {rates} = catalogue;
  const tables: Category[] = categories.map((category) => ({
    ...category,
    services: services.filter((service) => service.category === category.key),
  }));
  const documents = [
    make('index', indexOf(site)),
    make('services', {services}),
    ...services.map((service) => make('service', {service}, service.slug)),
    make('companies', {companies}),
    ...companies.map((company) => make('company', {company}, company.slug)),
    make('categories', {categories, rates}),
    ...tables.map((category) => make('category', {category}, category.key)),
    make('tags', {tags}),
    make('changes', {changes}),
    make('all', {services, companies, categories: tables, rates, tags, changes}),
  ];
  return {services, companies, categories: tables, documents};
}

function indexOf(site: Site) {
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
    all: urlOf(`${API}/all.json`),
    servicesCsv: urlOf(apiPath(TABLES.services)),
    openapi: urlOf(OPENAPI),
    schemas: Object.keys(DOCUMENTS).map((name) => urlOf(schemaPath(name))),
    llms: inBoth(site, LLMS),
    feeds: allFeeds(site),
  };
}

/**
 * The keys that services and companies have beside those of their records.
 * @param changes all events, newest first
 */
function entryHead(
  kind: RecordKind,
  slug: string,
  {site, descriptionOf}: Source,
  changes: readonly Event[],
) {
  const path = entryRoute(kind, slug).slice(1);
  const events = changes.filter((event) => event.kind === kind && event.entry.slug === slug);
  return {
    events,
    description: descriptionOf(kind, slug),
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

/** The date of the latest check of any claim or, if it is later, the date of the entry. */
const updatedOf = (
  {date}: Pick<ServiceRecord, 'date'>,
  claims: readonly {readonly checked: string | null}[],
): string =>
  [date.slice(0, 10), ...claims.map(({checked}) => checked)]
    .filter((day) => day !== null)
    .sort()
    .at(-1)!;

function serviceOf(record: ServiceRecord, source: Source, changes: readonly Event[]): Service {
  const {catalogue, site} = source;
  const {slug, lifecycle, facts, plans} = record;
  const values = valuesOfService(record, catalogue);
  const company = catalogue.companies.find((one) => one.slug === record.company);
  return {
    ...record,
    ...entryHead('service', slug, source, changes),
    company: company ? nameOf('company', company, site) : null,
    licenseClass: record.license.class,
    updated: updatedOf(record, [lifecycle, ...values, ...plans, ...facts]),
    alternatives: record.alternatives.map(({slug: other, difference}) => {
      const alternative = catalogue.services.find((one) => one.slug === other)!;
      return {...nameOf('service', alternative, site), difference};
    }),
    values,
    plans: plans.map(({currency, base, charges, ...plan}) => ({
      ...plan,
      base: base && {
        price: {amount: base.amount, currency},
        per: base.per,
        ...printedOf(base),
        was: (base.was ?? []).map(({amount, ...earlier}) => ({
          ...earlier,
          price: {amount, currency},
        })),
      },
      charges: charges.map(({tiers, ...charge}) => ({
        ...charge,
        ...printedOf(charge),
        tiers: tiers.map(({upTo, price}) => ({upTo, price: {amount: price, currency}})),
      })),
    })),
  };
}

/** The figure as the source prints it, and whether the source was read itself. */
const printedOf = ({shown, verbatim}: Pick<Claim, 'shown' | 'verbatim'>) => ({
  shown: shown ?? null,
  verbatim: verbatim ?? true,
});

function companyOf(record: CompanyRecord, source: Source, changes: readonly Event[]): Company {
  const {catalogue, site} = source;
  const rowsIn = (locale: Locale) => buildCompanyRows(localize(record, locale), locale);
  const values = valuesOf(rowsIn, (field) => record[field as CompanyField]);
  return {
    ...record,
    ...entryHead('company', record.slug, source, changes),
    updated: updatedOf(record, [...values, ...record.facts]),
    services: catalogue.services
      .filter((service) => service.company === record.slug)
      .map((service) => nameOf('service', service, site)),
    values,
  };
}

/** The statement of a record that a value comes from. */
type Claim = Provenance & {readonly value: unknown; readonly note: Localized | null} & Partial<
    Pick<ServiceRecord['attributes'][string], 'shown' | 'verbatim' | 'was'>
  >;

/** The comparable values of an entry in the order of its page. */
function valuesOf(
  rowsIn: (locale: Locale) => readonly FactRow[],
  claimAt: (field: string) => Claim,
): Value[] {
  const japanese = rowsIn('ja');
  return rowsIn('en').map(({field, label, value: text}, index) => {
    const {label: ja, value: textJa} = japanese[index]!;
    const {value, was = [], ...claim} = claimAt(field);
    const state = value === 'unknown' || value === 'not-applicable' ? value : 'known';
    return {
      ...claim,
      field,
      label: {en: label, ja},
      state,
      value: state === 'known' ? (value as Value['value']) : null,
      text: {en: text, ja: textJa},
      ...printedOf(claim),
      was: [...was],
    };
  });
}

const valuesOfService = (service: ServiceRecord, {categories}: Catalogue): Value[] =>
  valuesOf(
    (locale) => [
      // The lifecycle has a key of its own.
      ...buildFactRows(localize(service, locale), locale),
      ...buildAttributeGroups(service, categories, locale).flatMap(({rows}) => rows),
    ],
    (field) =>
      field.startsWith('attributes.')
        ? service.attributes[field.slice('attributes.'.length)]!
        : claimOf(service, field as FieldPath),
  );

/** The events of all entries with texts in both languages. */
function allEvents({catalogue, site}: Source): Event[] {
  const japanese = new Map(listEvents(catalogue, 'ja').map((event) => [event.id, event]));
  return listEvents(catalogue, 'en').map((event) => {
    const {kind, slug, name, path, text, before = null, after = null} = event;
    const {name: nameJa, text: textJa} = japanese.get(event.id)!;
    return {
      ...event,
      text: {en: text, ja: textJa},
      entry: nameOf(kind, {slug, name: {en: name, ja: nameJa}}, site),
      url: inBoth(site, path.slice(1)),
      categories: [...event.categories],
      tags: [...event.tags],
      before,
      after,
    };
  });
}

function categoryOf(key: string, {catalogue, site}: Source, changes: readonly Event[]) {
  const {label, page} = catalogue.categories.categories[key]!;
  const own = changes.filter(({categories}) => categories.includes(key));
  return {
    key,
    label,
    url: inBoth(site, page.slice(1)),
    document: `${site.homes.en}${API}/categories/${key}.json`,
    csv: site.homes.en + apiPath(TABLES.category, key),
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

const listTags = ({catalogue, tags, site}: Source) =>
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

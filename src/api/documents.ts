/** Builds the documents of the API from the records. The output depends on the arguments only. */
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
} from '../catalogue/browser';
import {type CompanyField, COMPARED_FIELDS, type FieldPath} from '../catalogue/fields';
import {GENERAL_GROUPS, type Locale, type Localized} from '../catalogue/vocabulary';
import {VERSION, categoryFolder, CHANGES, followFiles} from '../site/addresses';
import {
  DOCUMENTATION,
  inBoth,
  LICENSE,
  LLMS,
  markdownPath,
  OPENAPI,
  SCHEMA_VERSION,
  schemaPath,
  type Site,
} from './addresses';
import {apiPath, type DocumentName, DOCUMENTS, TABLES} from './schemas';

export type Service = ReturnType<typeof serviceOf>;
export type Company = ReturnType<typeof companyOf>;
export type Category = ReturnType<typeof categoryOf>;
type Events = ReturnType<typeof allEvents>;

export type Source = {
  readonly catalogue: Catalogue;
  readonly tags: Readonly<Record<Locale, TagTexts>>;
  /** The description from the front matter of an article. */
  readonly descriptionOf: (kind: RecordKind, slug: string) => Localized;
  readonly site: Site;
};

/** The same with all events, newest first. */
type Context = Source & {readonly changes: Events};

/**
 * All documents, by their paths below the base URL, and what other files are written from.
 * @throws ZodError if a document doesn't match its schema
 */
export function buildDocuments(source: Source) {
  const {catalogue, site} = source;
  const changes = newestFirst(allEvents(source));
  const context = {...source, changes};
  const services = catalogue.services.map((one) => serviceOf(one, context));
  const companies = catalogue.companies.map((one) => companyOf(one, context));
  const categories = Object.keys(catalogue.categories.categories).map((key) =>
    categoryOf(key, context, services),
  );
  /** @param key the slug or key in the path */
  const make = (name: DocumentName, content: object, key = ''): readonly [string, object] => {
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
  const documents = [
    make('index', indexOf(site)),
    make('services', {services}),
    ...services.map((service) => make('service', {service}, service.slug)),
    make('companies', {companies}),
    ...companies.map((company) => make('company', {company}, company.slug)),
    make('categories', {categories, rates}),
    ...categories.map((category) => make('category', {category}, category.key)),
    make('tags', {tags}),
    make('changes', {changes}),
    make('all', {services, companies, categories, rates, tags, changes}),
  ];
  return {services, companies, categories, documents};
}

function indexOf(site: Site) {
  const urlOf = (path: string) => site.homes.en + path;
  return {
    name: site.title,
    schemaVersion: SCHEMA_VERSION,
    builtAt: site.builtAt,
    commit: site.commit,
    documentation: inBoth(site, DOCUMENTATION),
    ...Object.fromEntries(
      Object.entries(DOCUMENTS).map(([name, {path}]) => [name, urlOf(apiPath(path))]),
    ),
    servicesCsv: urlOf(apiPath(TABLES.services)),
    openapi: urlOf(OPENAPI),
    schemas: Object.keys(DOCUMENTS).map((name) => urlOf(schemaPath(name))),
    llms: inBoth(site, LLMS),
    feeds: {
      rss: inBoth(site, `${CHANGES}/rss.xml`),
      atom: inBoth(site, `${CHANGES}/atom.xml`),
      json: inBoth(site, `${CHANGES}/feed.json`),
      calendar: inBoth(site, `${CHANGES}/calendar.ics`),
    },
  };
}

/** Feed and calendar of an entry or category; only events dated with a day make a calendar. */
function followedIn(site: Site, folder: string, events: Events) {
  const {feed, calendar} = followFiles(folder);
  return {
    feed: inBoth(site, feed),
    calendar: events.some(hasDay) ? inBoth(site, calendar) : null,
  };
}

/** The keys that services and companies have beside those of their records. */
function entryHead(
  kind: RecordKind,
  {slug, date}: Pick<ServiceRecord, 'slug' | 'date'>,
  claims: readonly {readonly checked: string | null}[],
  {site, descriptionOf, changes}: Context,
) {
  const path = entryRoute(kind, slug).slice(1);
  const events = changes.filter((event) => event.kind === kind && event.entry.slug === slug);
  const days = [date.slice(0, 10), ...claims.flatMap(({checked}) => checked ?? [])];
  return {
    events,
    description: descriptionOf(kind, slug),
    updated: days.sort().at(-1)!,
    url: inBoth(site, path),
    markdown: inBoth(site, markdownPath(path)),
    document: site.homes.en + apiPath(DOCUMENTS[kind].path, slug),
    ...followedIn(site, path, events),
  };
}

const nameOf = (kind: RecordKind, {slug, name}: {slug: string; name: Localized}, site: Site) => ({
  ...{slug, name},
  url: inBoth(site, entryRoute(kind, slug).slice(1)),
});

function serviceOf(record: ServiceRecord, context: Context) {
  const {services, companies, categories} = context.catalogue;
  const {lifecycle, facts, plans} = record;
  const values = valuesOf(
    (locale) => [
      // The lifecycle has a key of its own.
      ...buildFactRows(localize(record, locale), locale),
      ...buildAttributeGroups(record, categories, locale).flatMap(({rows}) => rows),
    ],
    (field) => {
      const [, attribute] = field.split('attributes.');
      return attribute ? record.attributes[attribute]! : claimOf(record, field as FieldPath);
    },
  );
  const company = companies.find(({slug}) => slug === record.company);
  return {
    ...record,
    ...entryHead('service', record, [lifecycle, ...values, ...plans, ...facts], context),
    company: company ? nameOf('company', company, context.site) : null,
    licenseClass: record.license.class,
    alternatives: record.alternatives.map(({slug, difference}) => {
      const alternative = services.find((one) => one.slug === slug)!;
      return {...nameOf('service', alternative, context.site), difference};
    }),
    values,
    plans: plans.map(({currency, base, charges, ...plan}) => {
      const priced = <Keys extends {readonly amount: number}>({amount, ...keys}: Keys) => ({
        ...keys,
        price: {amount, currency},
      });
      return {
        ...plan,
        base: base && {...priced(base), was: base.was?.map(priced)},
        charges: charges.map(({tiers, ...charge}) => ({
          ...charge,
          tiers: tiers.map(({upTo, price}) => ({upTo, price: {amount: price, currency}})),
        })),
      };
    }),
  };
}

function companyOf(record: Catalogue['companies'][number], context: Context) {
  const values = valuesOf(
    (locale) => buildCompanyRows(localize(record, locale), locale),
    (field) => record[field as CompanyField],
  );
  return {
    ...record,
    ...entryHead('company', record, [...values, ...record.facts], context),
    services: context.catalogue.services
      .filter(({company}) => company === record.slug)
      .map((service) => nameOf('service', service, context.site)),
    values,
  };
}

/** The items of a list, each in both languages. */
function inEach<Item>(listIn: (locale: Locale) => readonly Item[]) {
  const japanese = listIn('ja');
  return listIn('en').map((en, index) => ({en, ja: japanese[index]!}));
}

/** The comparable values of an entry, each from a claim of its record, in the order of its page. */
const valuesOf = (
  rowsIn: (locale: Locale) => readonly FactRow[],
  claimAt: (
    field: string,
  ) => ReturnType<typeof claimOf<Localized | null>> | ServiceRecord['attributes'][string],
) =>
  inEach(rowsIn).map(({en, ja}) => {
    const {value, ...claim} = claimAt(en.field);
    const state = value === 'unknown' || value === 'not-applicable' ? value : 'known';
    return {
      ...claim,
      field: en.field,
      label: {en: en.label, ja: ja.label},
      state,
      value: state === 'known' ? value : null,
      text: {en: en.value, ja: ja.value},
    };
  });

/** The events of all entries with texts in both languages. */
const allEvents = ({catalogue, site}: Source) =>
  inEach((locale) => listEvents(catalogue, locale)).map(({en, ja}) => ({
    ...en,
    text: {en: en.text, ja: ja.text},
    entry: nameOf(en.kind, {slug: en.slug, name: {en: en.name, ja: ja.name}}, site),
    url: inBoth(site, en.path.slice(1)),
  }));

function categoryOf(key: string, context: Context, services: readonly Service[]) {
  const {catalogue, site, changes} = context;
  const {label, page} = catalogue.categories.categories[key]!;
  const own = changes.filter(({categories}) => categories.includes(key));
  return {
    key,
    label,
    url: inBoth(site, page.slice(1)),
    document: site.homes.en + apiPath(DOCUMENTS.category.path, key),
    csv: site.homes.en + apiPath(TABLES.category, key),
    ...followedIn(site, categoryFolder(key), own),
    attributes: attributesOfCategory(key, catalogue),
    services: services.filter(({category}) => category === key),
  };
}

/** Definitions of the values of a category, in the order of the values of its services. */
const attributesOfCategory = (category: string, {categories}: Catalogue) => [
  ...COMPARED_FIELDS.filter(({field}) => field !== 'lifecycle').map(
    ({field, group, type, shelfLifeDays, en, ja}) => ({
      ...{field, shelfLifeDays},
      label: {en, ja},
      group: {key: group, label: GENERAL_GROUPS[group]},
      type: type === 'license' ? 'word' : type,
    }),
  ),
  ...attributesOf(categories, category).map(([key, {group, terms = {}, ...definition}]) => ({
    ...definition,
    field: `attributes.${key}`,
    group: {key: group, label: categories.groups[group]!},
    terms: Object.entries(terms).map(([term, label]) => ({key: term, label})),
  })),
];

const listTags = ({catalogue, tags, site}: Source) =>
  Object.keys(catalogue.tags).map((slug) => {
    const [en, ja] = [tags.en[slug]!, tags.ja[slug]!];
    return {
      slug,
      label: {en: en.label, ja: ja.label},
      description: {en: en.description, ja: ja.description},
      url: inBoth(site, `services/tags${en.permalink}`),
      services: catalogue.services
        .filter((service) => service.tags.includes(slug))
        .map((one) => one.slug),
    };
  });

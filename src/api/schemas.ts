/**
 * The schemas of the API documents: those of the records, with sources resolved, values as a list,
 * and addresses. Types, validation during the build, JSON Schemas and the OpenAPI description are
 * derived from them. Keys that a schema doesn't have are left out of its documents.
 *
 * Never rename or remove a key or change its type; new keys and new words of an enum are allowed.
 */
import * as z from 'zod';
import {API} from '../site/addresses';
import {
  CategoriesSchema,
  CompanySchema,
  enumOf,
  PartialDate as Day,
  RatesSchema,
  type referenceShape,
  ServiceSchema,
  Slug as Word,
} from '../catalogue';
import {ATTRIBUTE_TYPES, BASES, LICENSE_CLASSES, PRICE_BASES} from '../catalogue/vocabulary';

/** The keys of a part of a record. What a record leaves out is `null` in the API. */
function keysOf<Shape extends z.ZodRawShape>({shape}: z.ZodObject<Shape>): Shape {
  const keys = Object.entries(shape).map(([key, schema]) => {
    if (!(schema instanceof z.ZodDefault) || schema.def.defaultValue !== null) {
      return [key, schema];
    }
    const {description} = schema;
    return [key, (schema.unwrap() as z.ZodType).nullable().meta({description})];
  });
  return Object.fromEntries(keys) as Shape;
}

const service = ServiceSchema.in.shape;
const company = CompanySchema.in.shape;
// The events have what changed.
const {change: _change, ...fact} = keysOf(service.facts.unwrap().element);
const {currency: _currency, ...plan} = keysOf(service.plans.unwrap().element);
const {price: _price, ...charge} = keysOf(plan.charges.unwrap().element.in);
const lifecycle = keysOf(service.lifecycle);
const attribute = CategoriesSchema.shape.attributes.valueType.shape;

const Slug = Word.meta({
  id: 'Slug',
  description: 'Lower-case words joined by hyphens. Never changes.',
});

const Url = z.url().meta({id: 'Url'});

/** A part of documents that the JSON Schemas define once, by its name. */
const part = <Shape extends z.ZodRawShape>(id: string, shape: Shape, description?: string) =>
  z.object(shape).meta({id, description});

/** A key that is `null` if there is nothing to say. */
const maybe = <Value extends z.ZodType>(value: Value, description: string) =>
  value.nullable().describe(description).default(null);

const Text = part('Text', {en: z.string(), ja: z.string()}, 'A text in English and Japanese.');

const LocalizedUrl = part(
  'LocalizedUrl',
  {en: Url, ja: Url},
  'URLs of the English and the Japanese version.',
);

const PartialDate = Day.meta({
  id: 'PartialDate',
  description: 'ISO 8601 day, or month or year if the day is not known.',
});

const Money = part('Money', {
  amount: z.number(),
  currency: z.string().length(3).describe('ISO 4217 code.'),
});

const Price = part('Price', {
  ...Money.shape,
  per: z.string().describe('What the price is for, such as GB-month.'),
});

const Amount = part('Amount', {amount: z.number(), unit: z.string()});

const Figure = z.union([Price, Amount]);

/** Keys for the provenance of a statement. */
const provenance = {
  source: maybe(Url, 'URL of the page that shows the statement.'),
  via: maybe(Url, 'URL of the third-party page that was read instead of the source.'),
  basis: maybe(
    enumOf(BASES),
    'primary: stated by the vendor; secondary: stated by a third party; general-knowledge: not yet verified against the source.',
  ),
  checked: maybe(PartialDate, 'When it was compared with the source.'),
  dated: maybe(PartialDate, 'Date of the version that it was compared with.'),
  until: maybe(PartialDate, 'Last day on which it is valid, if known.'),
};

/** Keys for the figure as its source prints it. */
const printed = {
  shown: maybe(z.string(), 'The figure as the source prints it; null if it was not kept.'),
  verbatim: z
    .boolean()
    .describe('Whether the source was read itself; if not, only the number of "shown" counts.')
    .default(true),
};

const Value = part('Value', {
  field: z
    .string()
    .describe('Stable name, such as freeTier, japan.region or attributes.mcp-server.'),
  label: Text,
  state: z.enum(['known', 'unknown', 'not-applicable']).describe('unknown does not mean no.'),
  value: maybe(
    z.union([z.string(), z.array(z.string()), Amount, Price, Text]),
    'null unless the state is "known".',
  ),
  text: Text.describe('The value as shown on the pages.'),
  ...printed,
  note: Text.nullable(),
  ...provenance,
  was: z
    .array(z.object({value: z.unknown(), note: Text.nullable(), ...provenance}))
    .describe('Earlier values, the oldest first, each valid until its last day.')
    .default([]),
});

/** The keys of a statement of a record, with what is known about its source. */
const sourced = <Shape extends typeof referenceShape>({
  source: _source,
  read: _read,
  dated: _dated,
  until: _until,
  ...shape
}: Shape) => ({...shape, ...provenance});

const Fact = part('Fact', {...sourced(fact), text: Text});

const EntryName = part(
  'EntryName',
  {slug: Slug, name: Text, url: LocalizedUrl},
  'A service or company and the URLs of its pages.',
);

const Event = part('Event', {
  id: z.string().describe('Never changes. Identifiers in feeds and calendars start with it.'),
  date: PartialDate,
  topic: fact.topic,
  text: Text,
  source: Url.nullable(),
  kind: z.enum(['service', 'company']),
  entry: EntryName,
  url: LocalizedUrl.describe('URL of the statement on the page of the entry.'),
  categories: z.array(Slug),
  tags: z.array(Slug),
  noted: PartialDate.describe(
    'Date of the last check of the statement, or of the entry if it was never checked.',
  ),
  before: maybe(Figure, 'The figure until that day, if it is a figure that changes.'),
  after: maybe(Figure, 'The figure from then on.'),
});

/** Keys about the pages and files of an entry. */
const files = {
  updated: PartialDate.describe(
    'Date of the latest check of any statement, or of the entry if that is later.',
  ),
  url: LocalizedUrl.describe('The pages.'),
  markdown: LocalizedUrl.describe('The pages in Markdown.'),
  document: Url.describe('The complete document about this entry in this API.'),
  feed: LocalizedUrl.describe('Atom feed of its changes.'),
  calendar: maybe(LocalizedUrl, 'Its changes as iCalendar; null if none is dated with a day.'),
};

const Lifecycle = z.object(lifecycle).pick({state: true, since: true, ends: true});

const ServiceSummary = part('ServiceSummary', {
  slug: Slug,
  name: Text,
  description: Text,
  kind: service.kind,
  vendor: Text,
  company: maybe(EntryName, 'The company that operates it; null if it is not in the catalogue.'),
  category: Slug,
  tags: z.array(Slug),
  licenseClass: enumOf(LICENSE_CLASSES),
  ...files,
  lifecycle: Lifecycle,
});

const Tier = z.object({
  upTo: maybe(
    z.number(),
    'Last unit of the tier, counted from the first paid one; null in the last tier.',
  ),
  price: Money,
});

const Plan = part('Plan', {
  ...sourced(plan),
  name: Text,
  base: z
    .object({
      price: Money,
      per: enumOf(PRICE_BASES),
      ...printed,
      was: z
        .array(z.object({price: Money, note: Text.nullable(), ...provenance}))
        .describe('Earlier prices, the oldest first, each valid until its last day.')
        .default([]),
    })
    .nullable()
    .describe('Monthly base price; null if the vendor gives it on request only.'),
  charges: z.array(z.object({...charge, ...printed, tiers: z.array(Tier)})),
  note: Text.nullable(),
});

const Service = part('Service', {
  ...ServiceSummary.shape,
  lifecycle: z.object({
    ...sourced(lifecycle),
    note: Text.nullable(),
    successors: z.array(z.object({name: Text, url: Url.nullable()})),
  }),
  links: z.object(keysOf(service.links)),
  goodFor: z.array(Text),
  watchOut: z.array(Text),
  alternatives: z.array(z.object({...EntryName.shape, difference: Text})),
  values: z.array(Value),
  plans: z.array(Plan),
  facts: z.array(Fact),
  events: z.array(Event),
});

const CompanySummary = part('CompanySummary', {
  slug: Slug,
  name: Text,
  description: Text,
  ...files,
});

const Company = part('Company', {
  ...CompanySummary.shape,
  legalName: Text.nullable(),
  links: z.object(keysOf(company.links)),
  services: z.array(EntryName),
  values: z.array(Value),
  facts: z.array(Fact),
  events: z.array(Event),
});

const Attribute = part('Attribute', {
  field: z.string().describe('Name of the value in the documents of services.'),
  label: Text,
  about: maybe(Text, 'Explanation of the value; null if the label is sufficient.'),
  group: z.object({key: z.string(), label: Text}),
  type: z.enum([...ATTRIBUTE_TYPES, 'word']).describe('"word" is a word of a closed list.'),
  units: z.array(z.string()).describe('For the type "amount": allowed units.').default([]),
  per: z.array(z.string()).describe('For the type "price": allowed billing units.').default([]),
  terms: z
    .array(z.object({key: z.string(), label: Text}))
    .describe('For the type "terms": allowed terms.')
    .default([]),
  better: attribute.better.default(null),
  shelfLifeDays: attribute.shelfLifeDays,
});

const CategorySummary = part('CategorySummary', {
  key: Slug,
  label: Text,
  url: LocalizedUrl,
  document: Url,
  csv: Url.describe('Its services as a table.'),
  feed: LocalizedUrl,
  calendar: LocalizedUrl.nullable(),
  attributes: z.array(Attribute),
});

const Category = part('Category', {
  ...CategorySummary.shape,
  services: z
    .array(
      z.object({
        ...EntryName.shape,
        lifecycle: Lifecycle,
        values: z.array(Value).describe('One value for each attribute, in the same order.'),
      }),
    )
    .describe('The rows of the table.'),
});

const Rate = part(
  'Rate',
  {...keysOf(RatesSchema.shape.rates.valueType), publisher: Text, source: Url},
  'An exchange rate to yen.',
);

const Rates = z
  .record(z.string(), Rate)
  .describe('Exchange rates of estimates in yen, by ISO 4217 code of the currency.');

const Tag = part('Tag', {
  slug: Slug,
  label: Text,
  description: Text,
  url: LocalizedUrl,
  services: z.array(Slug),
});

const About = part(
  'About',
  {
    version: z.literal('v1'),
    license: z.object({name: z.string(), spdx: z.string(), url: Url}),
    attribution: z.string().describe('Attribution to show where the data is used.'),
    url: Url.describe('URL of this document.'),
    schema: Url.describe('JSON Schema of this document.'),
  },
  'Version, licence and URLs of the document.',
);

const document = <Shape extends z.ZodRawShape>(
  path: string,
  name: string,
  title: string,
  shape: Shape,
) => ({path, schema: z.object({about: About, ...shape}).meta({id: `${name}Document`, title})});

/**
 * The documents: the schema of each, and its path below the folder of the API, in which a slug or a
 * key stands for `{slug}` or `{key}`.
 */
export const DOCUMENTS = {
  index: document('index.json', 'Index', 'Entry point of the API', {
    name: z.string(),
    schemaVersion: z.string().describe('Semantic version of the schemas.'),
    builtAt: maybe(
      z.iso.datetime(),
      'SOURCE_DATE_EPOCH of the build or, if not set, the time of the commit; null without either.',
    ),
    commit: z.string().nullable(),
    documentation: LocalizedUrl,
    services: Url,
    companies: Url,
    categories: Url,
    tags: Url,
    changes: Url,
    all: Url.describe('Everything in one document.'),
    servicesCsv: Url.describe('All services as a table.'),
    openapi: Url,
    schemas: z.array(Url),
    llms: LocalizedUrl,
    feeds: z.object({
      rss: LocalizedUrl,
      atom: LocalizedUrl,
      json: LocalizedUrl,
      calendar: LocalizedUrl,
    }),
  }),
  services: document('services.json', 'Services', 'Summaries of all services', {
    services: z.array(ServiceSummary),
  }),
  service: document('services/{slug}.json', 'Service', 'One service', {service: Service}),
  companies: document('companies.json', 'Companies', 'Summaries of all companies', {
    companies: z.array(CompanySummary),
  }),
  company: document('companies/{slug}.json', 'Company', 'One company', {company: Company}),
  categories: document('categories.json', 'Categories', 'The categories and their attributes', {
    categories: z.array(CategorySummary),
    rates: Rates,
  }),
  category: document(
    'categories/{key}.json',
    'Category',
    'One category and the values of its services',
    {category: Category},
  ),
  tags: document('tags.json', 'Tags', 'The tags', {tags: z.array(Tag)}),
  changes: document('changes.json', 'Changes', 'Dated events, latest first', {
    changes: z.array(Event),
  }),
  all: document('all.json', 'All', 'Everything that the other documents have', {
    services: z.array(Service),
    companies: z.array(Company),
    categories: z.array(Category),
    rates: Rates,
    tags: z.array(Tag),
    changes: z.array(Event),
  }),
} as const;

/** Tables in CSV: the document with the same data, and the path below the folder of the API. */
export const TABLES = {
  services: 'services.csv',
  category: 'categories/{key}.csv',
} as const satisfies Partial<Record<DocumentName, string>>;

/** A path below the base URL, with a slug or key for its placeholder. */
export const apiPath = (path: string, key = ''): string => `${API}/${path.replace(/\{\w+\}/, key)}`;
export type DocumentName = keyof typeof DOCUMENTS;

export type Value = z.output<typeof Value>;
export type Event = z.output<typeof Event>;
export type Service = z.output<typeof Service>;
export type Company = z.output<typeof Company>;
export type Category = z.output<typeof Category>;

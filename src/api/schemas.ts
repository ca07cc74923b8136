/**
 * The schemas of the API documents. Types, validation during the build, JSON Schemas and the
 * OpenAPI description are derived from them.
 *
 * Never rename or remove a key or change its type; new keys and new words of an enum are allowed.
 */
import * as z from 'zod';
import {
  ATTRIBUTE_TYPES,
  BASES,
  DIRECTIONS,
  KINDS,
  LICENSE_CLASSES,
  LIFECYCLE_STATES,
  LIMIT_REASONS,
  PRICE_BASES,
  TOPICS,
} from '../catalogue/vocabulary';

/** Zod enum of the keys of a vocabulary table. */
function wordOf<Table extends Readonly<Record<string, unknown>>>(table: Table) {
  type Word = keyof Table & string;
  return z.enum(Object.keys(table) as unknown as readonly [Word, ...Word[]]);
}

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({id: 'Slug', description: 'Lower-case words joined by hyphens. Never changes.'});

const Url = z.url().meta({id: 'Url'});

const Text = z
  .strictObject({en: z.string(), ja: z.string()})
  .meta({id: 'Text', description: 'A text in English and Japanese.'});

const LocalizedUrl = z
  .strictObject({en: Url, ja: Url})
  .meta({id: 'LocalizedUrl', description: 'URLs of the English and the Japanese version.'});

const PartialDate = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
  .meta({
    id: 'PartialDate',
    description: 'ISO 8601 day, or month or year if the day is not known.',
  });

const Money = z
  .strictObject({
    amount: z.number(),
    currency: z.string().length(3).describe('ISO 4217 code.'),
  })
  .meta({id: 'Money'});

const Price = z
  .strictObject({
    ...Money.shape,
    per: z.string().describe('What the price is for, such as GB-month.'),
  })
  .meta({id: 'Price'});

const Amount = z.strictObject({amount: z.number(), unit: z.string()}).meta({id: 'Amount'});

/** Keys for the provenance of a statement. */
const provenance = {
  source: Url.nullable().describe('URL of the page that shows the statement.'),
  via: Url.nullable().describe('URL of the third-party page that was read instead of the source.'),
  basis: wordOf(BASES)
    .nullable()
    .describe(
      'primary: stated by the vendor; secondary: stated by a third party; general-knowledge: not yet verified against the source.',
    ),
  checked: PartialDate.nullable().describe('When it was compared with the source.'),
  dated: PartialDate.nullable().describe('Date of the version that it was compared with.'),
  until: PartialDate.nullable().describe('Last day on which it is valid, if known.'),
};

const STATES = ['known', 'unknown', 'not-applicable'] as const;

const Value = z
  .strictObject({
    field: z
      .string()
      .describe('Stable name, such as freeTier, japan.region or attributes.mcp-server.'),
    label: Text,
    state: z.enum(STATES).describe('unknown does not mean no.'),
    value: z
      .union([z.string(), z.array(z.string()), Amount, Price, Text])
      .nullable()
      .describe('null unless the state is "known".'),
    text: Text.describe('The value as shown on the pages.'),
    note: Text.nullable(),
    ...provenance,
  })
  .meta({id: 'Value'});

const Fact = z
  .strictObject({
    id: Slug.describe('Unique within the entry.'),
    topic: wordOf(TOPICS),
    on: PartialDate.nullable().describe('When it happened or will happen.'),
    text: Text,
    ...provenance,
  })
  .meta({id: 'Fact'});

const EntryName = z
  .strictObject({slug: Slug, name: Text, url: LocalizedUrl})
  .meta({id: 'EntryName', description: 'A service or company and the URLs of its pages.'});

const Event = z
  .strictObject({
    id: z.string().describe('Never changes. Identifiers in feeds and calendars start with it.'),
    date: PartialDate,
    topic: wordOf(TOPICS),
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
  })
  .meta({id: 'Event'});

/** URLs of the pages and files of an entry. */
const files = {
  url: LocalizedUrl.describe('The pages.'),
  markdown: LocalizedUrl.describe('The pages in Markdown.'),
  document: Url.describe('The complete document about this entry in this API.'),
  feed: LocalizedUrl.describe('Atom feed of its changes.'),
  calendar: LocalizedUrl.nullable().describe(
    'Its changes as iCalendar; null if none is dated with a day.',
  ),
};

const updated = PartialDate.describe(
  'Date of the latest check of any statement, or of the entry if that is later.',
);

const lifecycle = {
  state: wordOf(LIFECYCLE_STATES),
  since: PartialDate.nullable().describe('When this state began.'),
  ends: PartialDate.nullable().describe('Announced last day.'),
};

const summary = {
  slug: Slug,
  name: Text,
  description: Text,
  kind: wordOf(KINDS),
  vendor: Text,
  company: EntryName.nullable().describe(
    'The company that operates it; null if it is not in the catalogue.',
  ),
  category: Slug,
  tags: z.array(Slug),
  licenseClass: wordOf(LICENSE_CLASSES),
  updated,
  ...files,
};

const ServiceSummary = z
  .strictObject({...summary, lifecycle: z.strictObject(lifecycle)})
  .meta({id: 'ServiceSummary'});

const Plan = z
  .strictObject({
    id: Slug.describe('Unique within the service.'),
    name: Text,
    base: z
      .strictObject({price: Money, per: wordOf(PRICE_BASES)})
      .nullable()
      .describe('Monthly base price; null if the vendor gives it on request only.'),
    charges: z.array(
      z.strictObject({
        quantity: z.string().describe('What is charged for, such as "storedGb".'),
        per: z.number().describe('Number of units that the price is for.'),
        included: z.number().describe('Units included free of charge.'),
        minimum: z.number().describe('Units that are billed even if less is used.'),
        roundsUp: z.boolean().describe('Whether usage is rounded up to a multiple of "per".'),
        tiers: z.array(
          z.strictObject({
            upTo: z
              .number()
              .nullable()
              .describe(
                'Last unit of the tier, counted from the first paid one; null in the last tier.',
              ),
            price: Money,
          }),
        ),
      }),
    ),
    limits: z.array(
      z.strictObject({
        quantity: z.string(),
        atMost: z
          .union([z.number(), z.string()])
          .describe('Maximum, or another quantity that it must not exceed.'),
        because: wordOf(LIMIT_REASONS),
      }),
    ),
    note: Text.nullable(),
    from: PartialDate.nullable().describe('First day on which it is offered, if known.'),
    ...provenance,
  })
  .meta({id: 'Plan'});

const Service = z
  .strictObject({
    ...summary,
    lifecycle: z.strictObject({
      ...lifecycle,
      note: Text.nullable(),
      successors: z.array(z.strictObject({name: Text, url: Url.nullable()})),
      ...provenance,
    }),
    links: z.strictObject({
      homepage: Url,
      docs: Url.nullable(),
      pricing: Url.nullable(),
      source: Url.nullable(),
      status: Url.nullable(),
    }),
    goodFor: z.array(Text),
    watchOut: z.array(Text),
    alternatives: z.array(z.strictObject({...EntryName.shape, difference: Text})),
    values: z.array(Value),
    plans: z.array(Plan),
    facts: z.array(Fact),
    events: z.array(Event),
  })
  .meta({id: 'Service'});

const companySummary = {
  slug: Slug,
  name: Text,
  description: Text,
  updated,
  ...files,
};

const CompanySummary = z.strictObject(companySummary).meta({id: 'CompanySummary'});

const Company = z
  .strictObject({
    ...companySummary,
    legalName: Text.nullable(),
    links: z.strictObject({
      homepage: Url,
      blog: Url.nullable(),
      source: Url.nullable(),
      social: Url.nullable(),
      status: Url.nullable(),
    }),
    services: z.array(EntryName),
    values: z.array(Value),
    facts: z.array(Fact),
    events: z.array(Event),
  })
  .meta({id: 'Company'});

const Attribute = z
  .strictObject({
    field: z.string().describe('Name of the value in the documents of services.'),
    label: Text,
    about: Text.nullable().describe('Explanation of the value; null if the label is sufficient.'),
    group: z.strictObject({key: z.string(), label: Text}),
    type: z
      .enum([...(Object.keys(ATTRIBUTE_TYPES) as (keyof typeof ATTRIBUTE_TYPES)[]), 'word'])
      .describe('"word" is a word of a closed list.'),
    units: z.array(z.string()).describe('For the type "amount": allowed units.'),
    per: z.array(z.string()).describe('For the type "price": allowed billing units.'),
    terms: z
      .array(z.strictObject({key: z.string(), label: Text}))
      .describe('For the type "terms": allowed terms.'),
    better: wordOf(DIRECTIONS)
      .nullable()
      .describe('Which direction is better for the user, or null.'),
    shelfLifeDays: z
      .int()
      .nullable()
      .describe('For how many days a check stays valid; null if no further check is needed.'),
  })
  .meta({id: 'Attribute'});

const categorySummary = {
  key: Slug,
  label: Text,
  url: LocalizedUrl,
  document: Url,
  feed: LocalizedUrl,
  calendar: LocalizedUrl.nullable(),
  attributes: z.array(Attribute),
};

const CategorySummary = z.strictObject(categorySummary).meta({id: 'CategorySummary'});

const Category = z
  .strictObject({
    ...categorySummary,
    services: z
      .array(
        z.strictObject({
          ...EntryName.shape,
          lifecycle: z.strictObject(lifecycle),
          values: z.array(Value).describe('One value for each attribute, in the same order.'),
        }),
      )
      .describe('The rows of the table.'),
  })
  .meta({id: 'Category'});

const Tag = z
  .strictObject({
    slug: Slug,
    label: Text,
    description: Text,
    url: LocalizedUrl,
    services: z.array(Slug),
  })
  .meta({id: 'Tag'});

const About = z
  .strictObject({
    version: z.literal('v1'),
    license: z.strictObject({name: z.string(), spdx: z.string(), url: Url}),
    attribution: z.string().describe('Attribution to show where the data is used.'),
    url: Url.describe('URL of this document.'),
    schema: Url.describe('JSON Schema of this document.'),
  })
  .meta({id: 'About', description: 'Version, licence and URLs of the document.'});

const document = <Shape extends z.ZodRawShape>(name: string, title: string, shape: Shape) =>
  z.strictObject({about: About, ...shape}).meta({id: name, title});

/** Schemas of the documents by name. */
export const DOCUMENTS = {
  index: document('IndexDocument', 'Entry point of the API', {
    name: z.string(),
    schemaVersion: z.string().describe('Semantic version of the schemas.'),
    builtAt: z.iso
      .datetime()
      .nullable()
      .describe(
        'SOURCE_DATE_EPOCH of the build or, if not set, the time of the commit; null without either.',
      ),
    commit: z.string().nullable(),
    documentation: LocalizedUrl,
    services: Url,
    companies: Url,
    categories: Url,
    tags: Url,
    changes: Url,
    openapi: Url,
    schemas: z.array(Url),
    llms: LocalizedUrl,
    feeds: z.strictObject({
      rss: LocalizedUrl,
      atom: LocalizedUrl,
      json: LocalizedUrl,
      calendar: LocalizedUrl,
    }),
  }),
  services: document('ServicesDocument', 'Summaries of all services', {
    services: z.array(ServiceSummary),
  }),
  service: document('ServiceDocument', 'One service', {service: Service}),
  companies: document('CompaniesDocument', 'Summaries of all companies', {
    companies: z.array(CompanySummary),
  }),
  company: document('CompanyDocument', 'One company', {company: Company}),
  categories: document('CategoriesDocument', 'The categories and their attributes', {
    categories: z.array(CategorySummary),
  }),
  category: document('CategoryDocument', 'One category and the values of its services', {
    category: Category,
  }),
  tags: document('TagsDocument', 'The tags', {tags: z.array(Tag)}),
  changes: document('ChangesDocument', 'Dated events, latest first', {
    changes: z.array(Event),
  }),
} as const;
export type DocumentName = keyof typeof DOCUMENTS;

/** A document without the key `about`, which all documents have. */
export type Content<Name extends DocumentName> = Omit<z.infer<(typeof DOCUMENTS)[Name]>, 'about'>;
export type About = z.infer<typeof About>;
type Text = z.infer<typeof Text>;
export type Value = z.infer<typeof Value>;
export type Event = z.infer<typeof Event>;
export type Provenance = Pick<Value, keyof typeof provenance>;
export type Service = z.infer<typeof Service>;
export type ServiceSummary = z.infer<typeof ServiceSummary>;
export type Company = z.infer<typeof Company>;
export type CompanySummary = z.infer<typeof CompanySummary>;
export type CategorySummary = z.infer<typeof CategorySummary>;
export type Attribute = z.infer<typeof Attribute>;

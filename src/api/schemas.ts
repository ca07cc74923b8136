/**
 * What the documents of the API are. These schemas are the one description of them: the types,
 * the check of each build, the JSON Schemas and the OpenAPI description come from here.
 *
 * A key is never renamed or removed, and its type never becomes narrower; new keys may come.
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

/** The words of a vocabulary. */
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
  .meta({id: 'Text', description: 'The same text in English and in Japanese.'});

const LocalizedUrl = z
  .strictObject({en: Url, ja: Url})
  .meta({id: 'LocalizedUrl', description: 'URL of the English and of the Japanese form.'});

const PartialDate = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
  .meta({
    id: 'PartialDate',
    description: 'ISO 8601: a day, or a month or a year where no more is known.',
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
    per: z.string().describe('What is paid for, such as GB-month.'),
  })
  .meta({id: 'Price'});

const Amount = z.strictObject({amount: z.number(), unit: z.string()}).meta({id: 'Amount'});

/** Where a statement comes from. */
const provenance = {
  source: Url.nullable().describe('Page at which the statement can be seen.'),
  via: Url.nullable().describe('Page of a third party that was read in place of the source.'),
  basis: wordOf(BASES)
    .nullable()
    .describe(
      'primary: the vendor says so; secondary: a third party does; general-knowledge: not yet compared with the source.',
    ),
  checked: PartialDate.nullable().describe('When it was compared with the source.'),
  dated: PartialDate.nullable().describe('State of the material that it was compared with.'),
  until: PartialDate.nullable().describe('Last day on which it holds, where that is known.'),
};

const STATES = ['known', 'unknown', 'not-applicable'] as const;

const Value = z
  .strictObject({
    field: z
      .string()
      .describe('Stable name, such as freeTier, japan.region, attributes.mcp-server.'),
    label: Text,
    state: z.enum(STATES).describe('unknown is never to be read as no.'),
    value: z
      .union([z.string(), z.array(z.string()), Amount, Price, Text])
      .nullable()
      .describe('null unless the state is known.'),
    text: Text.describe('The value as the pages write it.'),
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
  .meta({id: 'EntryName', description: 'A service or a company, and its pages.'});

const Event = z
  .strictObject({
    id: z.string().describe('Never changes; the identifier in feeds and calendars begins with it.'),
    date: PartialDate,
    topic: wordOf(TOPICS),
    text: Text,
    source: Url.nullable(),
    kind: z.enum(['service', 'company']),
    entry: EntryName,
    url: LocalizedUrl.describe('Place on the page of the entry that tells of it.'),
    categories: z.array(Slug),
    tags: z.array(Slug),
    noted: PartialDate.describe('When the statement was last checked, or the entry written.'),
  })
  .meta({id: 'Event'});

/** The files of an entry. */
const files = {
  url: LocalizedUrl.describe('The pages.'),
  markdown: LocalizedUrl.describe('The pages as Markdown.'),
  document: Url.describe('This entry whole, in this API.'),
  feed: LocalizedUrl.describe('Atom feed of its changes.'),
  calendar: LocalizedUrl.nullable().describe('Its dated changes as iCalendar; null without any.'),
};

const updated = PartialDate.describe('When any of its statements was last checked.');

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
  company: EntryName.nullable().describe('The company behind it, if the catalogue has it.'),
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
      .describe('Price of a month; null where it is quoted on request.'),
    charges: z.array(
      z.strictObject({
        quantity: z.string().describe('What is charged for, such as storedGb.'),
        per: z.number().describe('How many units a price is for.'),
        included: z.number().describe('Units that cost nothing.'),
        minimum: z.number().describe('Units that are billed even when less is used.'),
        roundsUp: z.boolean().describe('Whether only whole multiples of per are billed.'),
        tiers: z.array(
          z.strictObject({
            upTo: z.number().nullable().describe('null in the last tier.'),
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
          .describe('The most, or another quantity that it must not exceed.'),
        because: wordOf(LIMIT_REASONS),
      }),
    ),
    note: Text.nullable(),
    from: PartialDate.nullable().describe('First day on which it is sold.'),
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
    field: z.string().describe('Name of the value in the services.'),
    label: Text,
    about: Text.nullable().describe('What the value means, where the label does not say it.'),
    group: z.strictObject({key: z.string(), label: Text}),
    type: z
      .enum([...(Object.keys(ATTRIBUTE_TYPES) as (keyof typeof ATTRIBUTE_TYPES)[]), 'word'])
      .describe('word: one of a closed list.'),
    units: z.array(z.string()).describe('Of an amount: the units it may be in.'),
    per: z.array(z.string()).describe('Of a price: what it may be per.'),
    terms: z
      .array(z.strictObject({key: z.string(), label: Text}))
      .describe('Of a list of terms: the words it may hold.'),
    better: wordOf(DIRECTIONS).nullable().describe('Which direction is better for a reader.'),
    shelfLifeDays: z
      .int()
      .nullable()
      .describe('For how many days a check is relied on; null for what does not age.'),
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
          values: z.array(Value).describe('One of each attribute, in their order.'),
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
    attribution: z.string().describe('What to write where the data is used.'),
    url: Url.describe('URL of this document.'),
    schema: Url.describe('JSON Schema of this document.'),
  })
  .meta({id: 'About', description: 'What the document is and how it may be used.'});

const document = <Shape extends z.ZodRawShape>(name: string, title: string, shape: Shape) =>
  z.strictObject({about: About, ...shape}).meta({id: name, title});

/** The documents by the name of their JSON Schema. */
export const DOCUMENTS = {
  index: document('IndexDocument', 'What the API has', {
    name: z.string(),
    schemaVersion: z.string().describe('Semantic version of the schemas.'),
    builtAt: z.iso.datetime().nullable().describe('Time of the commit; null where there is none.'),
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
  services: document('ServicesDocument', 'All services in short', {
    services: z.array(ServiceSummary),
  }),
  service: document('ServiceDocument', 'One service', {service: Service}),
  companies: document('CompaniesDocument', 'All companies in short', {
    companies: z.array(CompanySummary),
  }),
  company: document('CompanyDocument', 'One company', {company: Company}),
  categories: document('CategoriesDocument', 'The categories and their attributes', {
    categories: z.array(CategorySummary),
  }),
  category: document('CategoryDocument', 'One category with the values of its services', {
    category: Category,
  }),
  tags: document('TagsDocument', 'The tags', {tags: z.array(Tag)}),
  changes: document('ChangesDocument', 'The dated events, what is to come and the newest first', {
    changes: z.array(Event),
  }),
} as const;
export type DocumentName = keyof typeof DOCUMENTS;

/** A document without what all of them have. */
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

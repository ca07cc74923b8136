/**
 * Schemas of the records. They are strict: unknown keys are errors, a value that nobody knows is
 * written as `unknown`, and what does not exist is left out. Their output is a record with its
 * sources resolved (`sources.ts`).
 *
 * The order of keys here is the order in the files, and editors show the descriptions
 * (`jsonSchema.ts`).
 */
import * as z from 'zod';
import spdxLicenses from 'spdx-license-list';
import {faultOfBackticks, faultOfLanguage} from '../rules/texts';
import {CC0, iconLicenses} from './icons';
import {allAttributesSchema, AnyAttributes, attributesSchema, type Categories} from './categories';
import {
  AnswerClaim,
  AUTHORED,
  BESIDE_OTHER_PROBLEMS,
  claimOf,
  enumOf,
  figureLike,
  hasRealDay,
  inBoth,
  isBefore,
  leftOut,
  LocalizedName,
  LocalizedPhrase,
  LocalizedSchema,
  Name,
  Note,
  orUnknown,
  PartialDate,
  referenceShape,
  refineText,
  refuse,
  refuseRepeats,
  requireSource,
  Sentence,
  severalOf,
  Slug,
  SLUG,
  textLike,
  Url,
} from './values';
import {Plans} from './plans';
import {FIELDS, JAPAN_QUESTIONS, type JapanQuestion} from '../fields';
import {FIGURE, type Figure, isFigure, PER, readFigure, UNITS} from '../units';
import {resolved, Sources} from './sources';
import {
  KINDS,
  LICENSE_CLASSES,
  LIFECYCLE_STATES,
  PRICING_MODELS,
  TAG_GROUPS,
  TOPICS,
} from '../vocabulary';

/** An amount or a price of any unit. */
const Figure = figureLike(
  FIGURE,
  'an amount or a price such as "100 GB" or "9.05 USD/user-month"',
).transform((text) => readFigure(text) as Figure);

/** A figure before and after a change. */
const Change = z.strictObject({from: Figure, to: Figure}).superRefine(({from, to}, context) => {
  if (measureOf(from) !== measureOf(to)) {
    const message = `must be comparable with "from", which is in ${measureOf(from)}`;
    refuse(context, ['to'], message);
  }
});

/** What a figure measures: the currency and kind of a price, or the kind of an amount. */
const measureOf = (figure: Figure): string =>
  'per' in figure ? `${figure.currency} per ${PER[figure.per].kind}` : UNITS[figure.unit].kind;

/** A statement with its source; articles cite it by `id`. */
const FactSchema = z
  .strictObject({
    id: Slug.describe('Identifier by which articles cite the fact; unique in the record.'),
    topic: enumOf(TOPICS).describe('Topic of the fact.'),
    on: leftOut(PartialDate).describe('Date on which it happened or will happen, for an event.'),
    change: leftOut(Change).describe('The figure that changed on that date.'),
    text: LocalizedSchema.describe('The statement, in both languages.'),
    ...referenceShape,
  })
  .superRefine((fact, context) => {
    requireSource(fact, context, 'the fact cannot be checked, so remove it');
    if (fact.change !== null && fact.on === null) {
      refuse(context, ['change'], 'needs the key "on" beside it, the date of the change');
    }
  }, BESIDE_OTHER_PROBLEMS);

const Tag = textLike(
  SLUG,
  'a tag such as "object-storage"; separate several with a comma and a space',
);

/**
 * Refinement that refuses empty lists in records that aren't drafts.
 * @param missing for each key, the noun for one item of its list
 */
function refuseEmptyUnlessDraft(missing: Readonly<Record<string, string>>) {
  return (record: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void => {
    const [first, ...others] = Object.keys(missing).filter(
      (key) => (record[key] as readonly unknown[] | undefined)?.length === 0,
    );
    // A file that is cut off lacks more than these.
    if (record.draft !== true && context.issues.length === 0 && first !== undefined) {
      const also = others.map((key) => `, and so must ${key}`).join('');
      const message = `must contain at least one ${missing[first]}${also}; only a draft may have none`;
      refuse(context, [first], message);
    }
  };
}

/** A name. A comma before a legal form ("Acme, Inc.") does not separate several. */
const Alias = Name.refine(
  (name) =>
    !/、|[,，;；](?!\s*(?:Inc|Ltd|LLC|L\.L\.C|Corp|Co|GmbH|S\.A|K\.K|PBC|Pty)\b)/.test(name),
  'must be one name; write each name on its own line after "- "',
);

/** Slug of an icon of the package simple-icons; left out for a monogram. */
const Icon = leftOut(
  z.string().superRefine((slug, context) => {
    const licenses = iconLicenses();
    const license = licenses.get(slug);
    if (license === undefined) {
      const usable = [...licenses.keys()].filter((icon) => licenses.get(icon) === CC0);
      const message =
        'must be the slug of an icon of simple-icons, such as "cloudflare", or left out for a monogram';
      refuse(context, [], message, slug, usable);
    } else if (license !== CC0) {
      const message = `has the licence ${license}; only icons under CC0 are allowed; leave the key out for a monogram`;
      refuse(context, [], message);
    }
  }),
);

const isSpdx = (license: string): boolean => Object.hasOwn(spdxLicenses, license);

/** SPDX identifiers of licences that publish the source but restrict its use. */
const SOURCE_AVAILABLE = /^(?:BUSL|SSPL|Elastic|PolyForm|FSL|CC-BY-N|Parity|Prosperity)-|-N[CD]-/;

/** Why the class of a licence contradicts its identifier; `undefined` if it doesn't. */
function faultOfClass(license: {value: string; class: string}): string | undefined {
  const {value} = license;
  if (value === 'proprietary' && license.class === 'open-source') {
    return 'must not be "open-source" when the licence is "proprietary"';
  }
  if (value === 'unknown' && license.class !== 'unknown') {
    return 'must be "unknown" when the licence is "unknown"';
  }
  if (spdxLicenses[value]?.osiApproved && license.class !== 'open-source') {
    return `must be "open-source", as the Open Source Initiative has approved ${value}`;
  }
  if (SOURCE_AVAILABLE.test(value) && license.class !== 'source-available') {
    return `must be "source-available", as ${value} restricts how the software may be used`;
  }
  return isSpdx(value) && license.class === 'unknown'
    ? `must not be "unknown" when the licence is known to be ${value}`
    : undefined;
}

const FullLicense = z
  .strictObject({
    value: z.string().superRefine((value, context) => {
      if (!isSpdx(value) && value !== 'proprietary' && value !== 'unknown') {
        const message = / (?:OR|AND|WITH|and|or) |[,/]/.test(value)
          ? 'must be a single SPDX identifier; mention the others in the note'
          : 'must be an SPDX identifier such as "MIT", or "proprietary", or "unknown"';
        refuse(context, [], message, value, Object.keys(spdxLicenses));
      }
    }),
    class: enumOf(LICENSE_CLASSES).describe('Class of the licence.'),
    note: Note,
    ...referenceShape,
  })
  .superRefine((license, context) => {
    if (license.value !== 'unknown') {
      requireSource(license, context);
    }
    refuse(context, ['class'], faultOfClass(license));
  });

/** A licence. The bare word `unknown` is short for one that no source shows. */
const License = z
  .preprocess((input) => (input === 'unknown' ? {value: input, class: input} : input), FullLicense)
  .register(AUTHORED, {also: {type: 'string', enum: ['unknown']}});

const Lifecycle = z
  .strictObject({
    state: enumOf(LIFECYCLE_STATES),
    since: leftOut(PartialDate).describe('When this state began; required unless active.'),
    ends: leftOut(PartialDate).describe('Announced last day.'),
    note: leftOut(LocalizedSchema).describe(
      'What happened and what users should do; required unless active.',
    ),
    successors: z
      .array(z.strictObject({name: LocalizedName, url: leftOut(Url)}))
      .default([])
      .describe('What to use instead.'),
    ...referenceShape,
  })
  .superRefine((lifecycle, context) => {
    requireSource(lifecycle, context, 'link the home page of the service');
    const {state, since, ends, note} = lifecycle;
    if (state === 'active' && ends !== null) {
      const message =
        'must be left out while the state is "active"; for a service that ends, write "sunset"';
      refuse(context, ['ends'], message);
    }
    if (state !== 'active' && note === null) {
      refuse(context, ['note'], `must explain what happened when the state is "${state}"`);
    }
    if (state !== 'active' && since === null) {
      refuse(context, ['since'], `must be the date from which the state is "${state}"`);
    }
    if (state !== 'active' && since !== null && ends !== null && isBefore(ends, since)) {
      refuse(context, ['ends'], `must not be before "since", which is ${since}`);
    }
  });

const EntryDate = textLike(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/,
  'the date and time of writing with a time zone, such as 2026-11-20T09:00:00+09:00',
).refine(
  (moment) => hasRealDay(moment) && !Number.isNaN(Date.parse(moment)),
  'must be an existing date and time',
);

/** The first keys of every record. */
const ENTRY_HEAD = {
  slug: Slug.describe('Name of the folder and last part of the URL. Never changes.'),
  draft: z
    .boolean()
    .default(false)
    .describe(
      'Whether the entry is a draft. "npm start" shows drafts, the published site does not. Remove the line to publish the entry.',
    ),
  name: LocalizedName.describe('Name as the vendor writes it, in both languages.'),
  aliases: z
    .array(Alias)
    .superRefine(refuseRepeats())
    .default([])
    .describe('Other search terms: readings, abbreviations, former names.'),
  icon: Icon.describe(
    'Slug of an icon of simpleicons.org under CC0; without it, the initials are shown.',
  ),
  color: textLike(
    /^#[0-9a-f]{6}$/,
    'a colour of six lower-case digits in quotes, such as "#0a5277"',
  ).describe('Colour of the cover and of the tile.'),
  date: EntryDate.describe(
    'When the entry was written, with time zone. Unique among entries of a kind.',
  ),
};

const SourcesOfRecord = Sources.describe('Pages that the values name by these keys.');

const EntryFacts = z
  .array(FactSchema)
  .superRefine(refuseRepeats('id'))
  .default([])
  .describe('Statements with their sources, which articles cite by id.');

const buildServiceSchema = <Category extends z.ZodType<string>, Attributes extends z.ZodType>(
  category: Category,
  attributes: Attributes,
) =>
  z
    .strictObject({
      ...ENTRY_HEAD,
      kind: enumOf(KINDS).describe('Kind of service.'),
      company: leftOut(Slug).describe('Folder below companies/ of the company that operates it.'),
      vendor: LocalizedName.describe('Name of the vendor, in both languages.'),
      links: z
        .strictObject({
          homepage: Url.describe('Official home page.'),
          docs: leftOut(Url).describe('Documentation.'),
          pricing: leftOut(Url).describe('Price list.'),
          source: leftOut(Url).describe('Source repository.'),
          status: leftOut(Url).describe('Status page.'),
        })
        .describe('Official addresses.'),
      tags: severalOf(Tag, 'must hold at least one tag of services/tags.yml').describe(
        'Keys of services/tags.yml.',
      ),
      category: category.describe(
        'Key of services/categories.yml: the services that it is compared with.',
      ),
      sources: SourcesOfRecord,
      lifecycle: Lifecycle.describe('Lifecycle state of the service.'),
      license: License.describe('Licence of the software, or terms of the service.'),
      firstReleased: claimOf(orUnknown(PartialDate)).describe('When it was first released.'),
      pricingModel: claimOf(enumOf(PRICING_MODELS)).describe('How the vendor charges.'),
      freeTier: AnswerClaim.describe('Whether there is a free plan.'),
      selfHosting: AnswerClaim.describe('Whether users can host it themselves.'),
      api: AnswerClaim.describe('Whether it has an API.'),
      japan: z
        .strictObject(
          Object.fromEntries(
            JAPAN_QUESTIONS.map((question) => [
              question,
              AnswerClaim.describe(`${FIELDS[`japan.${question}`].en}.`),
            ]),
          ) as Record<JapanQuestion, typeof AnswerClaim>,
        )
        .describe('Questions that matter to developers in Japan.'),
      attributes: attributes.describe('Values of the attributes of the category.'),
      plans: Plans.default([]).describe('Pricing plans; left out if no source gives a price.'),
      goodFor: z.array(LocalizedSchema).default([]).describe('Short lines: what it is good for.'),
      watchOut: z
        .array(LocalizedSchema)
        .default([])
        .describe('Short lines: what to watch out for.'),
      alternatives: z
        .array(z.strictObject({slug: Slug, difference: LocalizedSchema}))
        .superRefine(refuseRepeats('slug'))
        .default([])
        .describe('Entries that serve the same purpose; each must list this one too.'),
      facts: EntryFacts,
    })
    .superRefine(refuseEmptyUnlessDraft({goodFor: 'line', watchOut: 'line', facts: 'fact'}))
    .superRefine(({kind, license}, context) => {
      const closed: readonly unknown[] = ['proprietary', 'source-available'];
      if (kind === 'open-source' && closed.includes((license as {class?: unknown} | null)?.class)) {
        const message = `must not be "open-source" when license.class is "${license.class}"; correct one of the two`;
        refuse(context, ['kind'], message);
      }
    }, BESIDE_OTHER_PROBLEMS);

/** `services/<slug>/service.yml` as it is written, without validation of the attribute values. */
export const WrittenService = buildServiceSchema(Slug, AnyAttributes);

/** `services/<slug>/service.yml`, without validation of the attribute values. */
export const ServiceSchema = resolved(WrittenService);
export type Service = z.output<typeof ServiceSchema>;

/** The schema for editors. It has one JSON Schema for all categories, so attributes are optional. */
export const editedServiceSchema = (categories: Categories) =>
  buildServiceSchema(z.enum(Object.keys(categories.categories)), allAttributesSchema(categories));

/** The quantity of plans that a price is for, by the kind of its unit. */
const QUANTITY_OF: Readonly<Record<string, string>> = {stored: 'storedGb', transferred: 'egressGb'};

/** A price that differs more from that of each plan is a slip: of the unit or of a digit. */
const MAX_RATIO = 100;

/** Refuses prices that contradict the plans, and free plans of a service by quotation. */
function refineSense(service: z.output<typeof WrittenService>, context: z.RefinementCtx): void {
  if (context.issues.length > 0) {
    return;
  }
  const {pricingModel, freeTier, attributes, plans} = service;
  const isFree = freeTier.value === 'yes' || plans.some(({base}) => base !== null);
  if (pricingModel.value === 'quote' && isFree) {
    const message = 'must not be "quote" when there is a free tier or a plan with a price';
    refuse(context, ['pricingModel', 'value'], message);
  }
  const currencies = [...new Set(plans.map(({currency}) => currency))];
  for (const [key, {value}] of Object.entries(attributes)) {
    if (!isFigure(value) || !('per' in value)) {
      continue;
    }
    const {amount, currency, per} = value;
    if (currencies.length > 0 && !currencies.includes(currency)) {
      const message = `is in ${currency}, but all plans are in ${currencies.join(' and ')}; write the currency of the source in both`;
      refuse(context, ['attributes', key, 'value'], message);
      continue;
    }
    const {kind, size} = PER[per];
    const charged = plans
      .filter((plan) => plan.currency === currency)
      .flatMap(({charges}) => charges.filter(({quantity}) => quantity === QUANTITY_OF[kind]))
      .flatMap((charge) => charge.tiers.map(({price}) => price / charge.per))
      .filter((price) => price > 0);
    const ratios = charged.map((price) => amount / size / price);
    if (
      amount > 0 &&
      ratios.length > 0 &&
      ratios.every((ratio) => ratio >= MAX_RATIO || ratio <= 1 / MAX_RATIO)
    ) {
      const message = `is ${amount} ${currency}/${per}, but the plans charge ${charged[0]} for one unit; correct the number or the unit`;
      refuse(context, ['attributes', key, 'value'], message);
    }
  }
}

/** The schemas of the services of known categories. */
const schemas = new WeakMap<Categories, ReadonlyMap<unknown, typeof ServiceSchema>>();

/**
 * The schema of the service in a record, by its category. If that is unknown, only this is a mistake,
 * and the attributes are not validated.
 */
export function serviceSchemaOf(categories: Categories, record: unknown): typeof ServiceSchema {
  const names = Object.keys(categories.categories);
  const build = (key: z.ZodType<string>, values: z.ZodType) =>
    buildServiceSchema(key, values) as unknown as typeof WrittenService;
  const ofCategories =
    schemas.get(categories) ??
    new Map(
      names.map((name) => {
        const schema = build(z.literal(name), attributesSchema(categories, name));
        return [name, resolved(schema.superRefine(refineSense))];
      }),
    );
  schemas.set(categories, ofCategories);
  const {category} = Object(record) as {readonly category?: unknown};
  return ofCategories.get(category) ?? resolved(build(z.enum(names), AnyAttributes));
}

const REGIONS = new Intl.DisplayNames(['en'], {type: 'region', fallback: 'none'});

/** Why a code isn't the current ISO 3166-1 code of a country; `undefined` if it is. */
function faultOfCountry(code: string): string | undefined {
  const current = new Intl.Locale('und', {region: code}).region;
  return REGIONS.of(code) === undefined || code === 'ZZ' || code === 'EU'
    ? 'must be the ISO 3166-1 code of a country, such as "JP"'
    : current !== code
      ? `must be the current code, "${current}"`
      : undefined;
}

/** `companies/<slug>/company.yml` as it is written. */
const WrittenCompany = z
  .strictObject({
    ...ENTRY_HEAD,
    legalName: leftOut(inBoth(Sentence)).describe('Registered name.'),
    sources: SourcesOfRecord,
    country: claimOf(
      orUnknown(
        textLike(
          /^[A-Z]{2}$/,
          'an ISO 3166-1 code of two capital letters, such as "JP"',
        ).superRefine(refineText(faultOfCountry)),
      ),
    ).describe('Country of the head office.'),
    headquarters: claimOf(orUnknown(LocalizedPhrase)).describe('Place of the head office.'),
    founded: claimOf(orUnknown(PartialDate)).describe('When the company was founded.'),
    links: z
      .strictObject({
        homepage: Url.describe('Official home page.'),
        blog: leftOut(Url).describe('Blog.'),
        source: leftOut(Url).describe('Account or organisation with source code.'),
        social: leftOut(Url).describe('Account on a social network.'),
        status: leftOut(Url).describe('Status page.'),
      })
      .describe('Official addresses.'),
    facts: EntryFacts,
  })
  .superRefine(refuseEmptyUnlessDraft({facts: 'fact'}));

/** `companies/<slug>/company.yml` */
export const CompanySchema = resolved(WrittenCompany);
export type Company = z.output<typeof CompanySchema>;

/** `companies/company/config.yml`: grouping and order of the company directory. */
export const DirectorySchema = z.strictObject({
  groupBy: z.enum(['country', 'none']),
  sortBy: z.enum(['name', 'founded']),
});
export type Directory = z.output<typeof DirectorySchema>;

const TagDescription = Sentence.superRefine(refineText(faultOfBackticks));

/** A list of tags with the keys that Docusaurus reads; each has its own address and label. */
const tagList = <Shape extends z.ZodRawShape>(more: Shape) =>
  z
    .record(
      Slug,
      z.strictObject({label: Name, permalink: z.string(), description: TagDescription, ...more}),
    )
    .superRefine((tags, context) => {
      const labels = new Map<string, string>();
      const all = tags as Readonly<Record<string, {label: string; permalink: string}>>;
      for (const [tag, {label, permalink}] of Object.entries(all)) {
        const first = labels.get(label.toLowerCase());
        labels.set(label.toLowerCase(), first ?? tag);
        if (permalink !== `/${tag}`) {
          refuse(context, [tag, 'permalink'], `must be "/${tag}"`, permalink);
        }
        const message = `is also that of the tag "${first}"; change one of the two`;
        refuse(context, [tag, 'label'], first && message);
      }
    });

/** The Japanese version of `services/tags.yml`: texts of the same tags. */
export const TagTextsSchema = tagList({
  description: TagDescription.superRefine(refineText((text) => faultOfLanguage(text, 'ja'))),
});
export type TagTexts = z.output<typeof TagTextsSchema>;

/** `services/tags.yml`: all tags that services may use. */
export const TagsSchema = tagList({group: enumOf(TAG_GROUPS)});
export type Tags = z.output<typeof TagsSchema>;

export type Fact = Service['facts'][number];

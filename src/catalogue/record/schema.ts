/**
 * Schemas of the records. They are strict: unknown keys are errors, a value that nobody knows is
 * written as `unknown`, and what does not exist is left out. The order of keys is that of the files,
 * and editors show the descriptions.
 */
import * as z from 'zod';
import spdxLicenses from 'spdx-license-list';
import {faultOfBackticks, faultOfLanguage} from '../texts/faults';
import {nearestWord} from '../problems';
import {CC0, iconLicenses} from './icons';
import {
  allAttributesSchema,
  AnyAttributes,
  attributesSchema,
  type Categories,
  categoryOf,
  type Rates,
} from './categories';
import {
  Amount,
  AnswerClaim,
  anyOf,
  BESIDE_OTHER_PROBLEMS,
  claimOf,
  Currency,
  earlierValues,
  enumOf,
  figureLike,
  flag,
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
  printedShape,
  referenceShape,
  refineEarlier,
  refinePrinted,
  refineText,
  refuse,
  requireSource,
  resolved,
  Sentence,
  severalOf,
  Slug,
  SLUG,
  Sources,
  textLike,
  Url,
  written,
} from './values';
import {FIELDS, JAPAN_QUESTIONS, type JapanQuestion} from '../fields';
import {FIGURE, type Figure, isFigure, PER, QUANTITIES, readFigure, UNITS} from '../units';
import {
  KINDS,
  LICENSE_CLASSES,
  LIFECYCLE_STATES,
  LIMIT_REASONS,
  PRICE_BASES,
  PRICING_MODELS,
  TAG_GROUPS,
  TOPICS,
} from '../vocabulary';

const Figure = figureLike(
  FIGURE,
  'an amount or a price such as "100 GB" or "9.05 USD/user-month"',
).transform((text) => readFigure(text) as Figure);

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

/** Refuses empty lists in records that aren't drafts. */
function refuseEmpty(
  {draft, goodFor, watchOut, facts}: Partial<Record<string, unknown>>,
  context: z.RefinementCtx,
): void {
  const lists = Object.entries({goodFor, watchOut, facts});
  const empty = lists.filter(([, list]) => Array.isArray(list) && list.length === 0);
  const [first, ...others] = empty.map(([key]) => key);
  // A file that is cut off lacks more than these.
  if (draft !== true && context.issues.length === 0 && first !== undefined) {
    const noun = first === 'facts' ? 'fact' : 'line';
    const also = others.map((key) => `, and so must ${key}`).join('');
    const message = `must contain at least one ${noun}${also}; only a draft may have none`;
    refuse(context, [first], message);
  }
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
    if (/^(?:none|no|null|nil|-)?$/i.test(slug)) {
      refuse(context, [], 'must be left out for a monogram');
    } else if (license === undefined) {
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

/** SPDX identifiers, in quotes, that a licence written in another way may stand for. */
function similarLicenses(given: string): string {
  const squash = (text: string) => text.toLowerCase().replace(/[^a-z0-9]|licen[cs]e|version/g, '');
  const wanted = squash(given);
  // "GPL-3.0" and "GPL-3.0+" are old forms of "GPL-3.0-only" and "GPL-3.0-or-later".
  const ids = Object.keys(spdxLicenses).filter(
    (id) => !id.endsWith('+') && !(`${id}-only` in spdxLicenses),
  );
  const same = ids.filter((id) => squash(id) === wanted);
  const starting = ids
    .filter((id) => wanted !== '' && squash(id).startsWith(wanted) && spdxLicenses[id]!.osiApproved)
    .slice(0, 4);
  const nearest = [nearestWord(given, ids) ?? 'MIT'];
  const meant = [same, starting, nearest].find(({length}) => length > 0)!;
  return meant.map((id) => `"${id}"`).join(', ');
}

/** A licence. The bare word `unknown` is short for one that no source shows. */
const License = written(
  z
    .strictObject({
      value: z.string().superRefine((value, context) => {
        if (!isSpdx(value) && value !== 'proprietary' && value !== 'unknown') {
          const message = / (?:OR|AND|WITH|and|or) |[,/]/.test(value)
            ? 'must be a single SPDX identifier; mention the others in the note'
            : `must be an SPDX identifier such as ${similarLicenses(value)}, or "proprietary", or "unknown"`;
          refuse(context, [], message);
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
    }),
  {type: 'string', enum: ['unknown']},
  (input) => (input === 'unknown' ? {value: input, class: input} : input),
);

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
    if (state === 'active') {
      const message =
        'must be left out while the state is "active"; for a service that ends, write "sunset"';
      refuse(context, ['ends'], ends === null ? undefined : message);
      return;
    }
    if (note === null) {
      refuse(context, ['note'], `must explain what happened when the state is "${state}"`);
    }
    if (since === null) {
      refuse(context, ['since'], `must be the date from which the state is "${state}"`);
    } else if (ends !== null && isBefore(ends, since)) {
      refuse(context, ['ends'], `must not be before "since", which is ${since}`);
    }
  });

const ENTRY_HEAD = {
  slug: Slug.describe('Name of the folder and last part of the URL. Never changes.'),
  draft: flag(
    'Whether the entry is a draft. "npm start" shows drafts, the published site does not. Remove the line to publish the entry.',
  ),
  name: LocalizedName.describe('Name as the vendor writes it, in both languages.'),
  aliases: anyOf(Alias).describe('Other search terms: readings, abbreviations, former names.'),
  icon: Icon.describe(
    'Slug of an icon of simpleicons.org under CC0; without it, the initials are shown.',
  ),
  color: textLike(
    /^#[0-9a-f]{6}$/,
    'a colour of six lower-case digits in quotes, such as "#0a5277"',
  ).describe('Colour of the cover and of the tile.'),
  date: textLike(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/,
    'the date and time of writing with a time zone, such as 2026-11-20T09:00:00+09:00',
  )
    .refine(
      (moment) => hasRealDay(moment) && !Number.isNaN(Date.parse(moment)),
      'must be an existing date and time',
    )
    .describe('When the entry was written, with time zone. Unique among entries of a kind.'),
};

const Quantity = z.enum(QUANTITIES);

const Tier = z.strictObject({
  upTo: leftOut(Amount).describe(
    'Last unit to which the price applies, counted from the first paid one; left out in the last tier.',
  ),
  price: Amount,
});

/** Tiers in ascending order; only the last one is open-ended. */
const Tiers = z
  .array(Tier)
  .min(1, 'must contain at least one tier')
  .superRefine((tiers, context) => {
    tiers.forEach(({upTo}, index) => {
      const isLast = index === tiers.length - 1;
      const before = tiers[index - 1]?.upTo ?? 0;
      const message = isLast
        ? upTo === null
          ? undefined
          : 'must be left out in the last tier; if more is not sold, add a limit'
        : upTo === null
          ? 'must be a number in every tier except the last'
          : upTo <= before
            ? `must be more than ${index === 0 ? 0 : `${before}, the value of the tier before`}`
            : undefined;
      refuse(context, [index, 'upTo'], message, upTo);
    });
  });

const Charge = z
  .strictObject({
    quantity: Quantity.describe('What is charged for.'),
    per: z
      .number()
      .positive('must be more than 0')
      .default(1)
      .describe('Number of units that the price is for.'),
    included: Amount.default(0).describe('Units included free of charge.'),
    minimum: Amount.default(0).describe('Units that are billed even if less is used.'),
    roundsUp: flag('Whether usage is rounded up to a multiple of "per".'),
    price: leftOut(Amount).describe('Price, if it is the same for all units; 0 if it is free.'),
    tiers: leftOut(Tiers).describe('Prices by tier, in ascending order.'),
    ...printedShape,
  })
  .superRefine((charge, context) => {
    const {price, tiers, included, minimum, per} = charge;
    if ((price === null) === (tiers === null)) {
      const key = price === null ? 'quantity' : 'price';
      refuse(context, [key], 'needs either the key "price" or the key "tiers" beside it');
    }
    const prices = price === null ? (tiers ?? []).map((tier) => tier.price) : [price];
    refinePrinted(
      charge,
      [...prices, ...prices.map((one) => one / per), included, minimum],
      context,
    );
  })
  .transform(({price, tiers, ...charge}) => ({
    ...charge,
    tiers: tiers ?? [{upTo: null, price: price!}],
  }));

const Limit = z
  .strictObject({
    quantity: Quantity.describe('What is limited.'),
    atMost: z
      .union([Quantity, Amount])
      .describe('Maximum, or another quantity that it must not exceed.'),
    because: enumOf(LIMIT_REASONS).describe(
      'Whether more is not offered, or its price is not known.',
    ),
  })
  .superRefine(({quantity, atMost}, context) => {
    if (atMost === quantity) {
      const message = 'must be a number or another quantity, not the limited one itself';
      refuse(context, ['atMost'], message, atMost);
    }
  });

const PlanSchema = z
  .strictObject({
    id: Slug.describe('Identifier of the plan, also used in URLs; unique in the record.'),
    name: LocalizedName.describe('Name of the plan, in both languages.'),
    currency: Currency.describe('ISO 4217 code of all its prices.'),
    base: z
      .union([
        z.literal('on-request').transform(() => null),
        z
          .strictObject({
            amount: Amount,
            per: enumOf(PRICE_BASES).describe('Whether it is paid per account or per user.'),
            ...printedShape,
            was: earlierValues({amount: Amount}),
          })
          .superRefine((base, context) => {
            refinePrinted(base, [base.amount], context);
            refineEarlier(base, 'amount', context);
          }),
      ])
      .describe('Monthly base price, or "on-request".'),
    charges: anyOf(Charge, 'quantity').describe(
      'Usage-based charges; the price of a quantity without one is not known.',
    ),
    limits: z
      .array(Limit)
      .default([])
      .describe('Limits up to which the plan is offered or its price is known.'),
    forTrial: flag(
      'Whether limits that no quantity expresses, such as a number of issues, make it a plan to try; estimates take it only if no other plan applies.',
    ),
    note: Note,
    from: leftOut(PartialDate).describe(
      'First day on which it is offered; only if that is in the future or matters.',
    ),
    ...referenceShape,
  })
  .superRefine((plan, context) => {
    requireSource(plan, context, 'the plan cannot be checked, so remove it');
    const {base, charges, from, until} = plan;
    if (from !== null && until !== null && isBefore(until, from)) {
      refuse(context, ['from'], `must not be after "until", which is ${until}`, from);
    }
    const byUser = charges.findIndex(({quantity}) => quantity === 'users');
    if (base?.per === 'user' && byUser >= 0) {
      const message =
        'must not be "users" when the base price is per user, which already covers them';
      refuse(context, ['charges', byUser, 'quantity'], message);
    }
    if (base === null && charges.length > 0) {
      refuse(context, ['charges'], 'must be empty when the price is given on request only');
    }
  });

const EntryFacts = anyOf(FactSchema, 'id').describe(
  'Statements with their sources, which articles cite by id.',
);

const JAPAN = Object.fromEntries(
  JAPAN_QUESTIONS.map((key) => [key, AnswerClaim.describe(`${FIELDS[`japan.${key}`].en}.`)]),
) as Record<JapanQuestion, typeof AnswerClaim>;

const buildServiceSchema = <Values extends z.ZodType>(
  category: z.ZodType<string>,
  attributes: Values,
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
      tags: severalOf(
        textLike(SLUG, 'a tag such as "object-storage"; separate several with a comma and a space'),
        'must hold at least one tag of services/tags.yml',
      ).describe('Keys of services/tags.yml.'),
      category: category.describe(
        'Key of services/categories.yml: the services that it is compared with.',
      ),
      sources: Sources,
      lifecycle: Lifecycle.describe('Lifecycle state of the service.'),
      license: License.describe('Licence of the software, or terms of the service.'),
      firstReleased: claimOf(orUnknown(PartialDate)).describe('When it was first released.'),
      pricingModel: claimOf(enumOf(PRICING_MODELS)).describe('How the vendor charges.'),
      freeTier: AnswerClaim.describe('Whether there is a free plan.'),
      selfHosting: AnswerClaim.describe('Whether users can host it themselves.'),
      api: AnswerClaim.describe('Whether it has an API.'),
      japan: z.strictObject(JAPAN).describe('Questions that matter to developers in Japan.'),
      attributes: attributes.describe('Values of the attributes of the category.'),
      plans: anyOf(PlanSchema, 'id').describe(
        'Pricing plans; left out if no source gives a price.',
      ),
      goodFor: z.array(LocalizedSchema).default([]).describe('Short lines: what it is good for.'),
      watchOut: z
        .array(LocalizedSchema)
        .default([])
        .describe('Short lines: what to watch out for.'),
      alternatives: anyOf(
        z.strictObject({slug: Slug, difference: LocalizedSchema}),
        'slug',
      ).describe('Entries that serve the same purpose; each must list this one too.'),
      facts: EntryFacts,
    })
    .superRefine(refuseEmpty)
    .superRefine(({kind, license}, context) => {
      const closed: readonly unknown[] = ['proprietary', 'source-available'];
      if (kind === 'open-source' && closed.includes((license as {class?: unknown} | null)?.class)) {
        const message = `must not be "open-source" when license.class is "${license.class}"; correct one of the two`;
        refuse(context, ['kind'], message);
      }
    }, BESIDE_OTHER_PROBLEMS);

/** `services/<slug>/service.yml` as it is written, without validation of the attribute values. */
export const WrittenService = buildServiceSchema(Slug, AnyAttributes);

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
  const currencies = new Set(plans.map((plan) => plan.currency));
  for (const [key, {value}] of Object.entries(attributes)) {
    if (isFigure(value) && 'per' in value) {
      const {amount, currency, per} = value;
      const {kind, size} = PER[per];
      const charged = plans
        .filter((plan) => plan.currency === currency)
        .flatMap(({charges}) => charges.filter(({quantity}) => quantity === QUANTITY_OF[kind]))
        .flatMap((charge) => charge.tiers.map(({price}) => price / charge.per))
        .filter((price) => price > 0);
      const ratios = charged.map((price) => amount / size / price);
      const isSlip = ratios.every((ratio) => ratio >= MAX_RATIO || ratio <= 1 / MAX_RATIO);
      const message =
        currencies.size > 0 && !currencies.has(currency)
          ? `is in ${currency}, but all plans are in ${[...currencies].join(' and ')}; write the currency of the source in both`
          : amount > 0 && ratios.length > 0 && isSlip
            ? `is ${amount} ${currency}/${per}, but the plans charge ${charged[0]} for one unit; correct the number or the unit`
            : undefined;
      refuse(context, ['attributes', key, 'value'], message);
    }
  }
}

const schemas = new WeakMap<Categories, Map<string, typeof ServiceSchema>>();

/**
 * The schema of the service in a record, by its category. If that is unknown, or the attributes are
 * those of another one, only this is a mistake, and the attributes are not validated.
 */
export function serviceSchemaOf(categories: Categories, record: unknown): typeof ServiceSchema {
  const {category, attributes} = Object(record) as Readonly<Record<string, unknown>>;
  const names = Object.keys(categories.categories);
  const name = names.find((known) => known === category);
  const other = name && categoryOf(categories, name, Object(attributes) as object);
  if (name === undefined || other !== undefined) {
    const message = `is not the category of the attributes below, which are those of "${other}"; correct it, or write the attributes of this category`;
    const known = z.enum(names).refine(() => other === undefined, message);
    return resolved(buildServiceSchema(known, AnyAttributes));
  }
  const build = () =>
    buildServiceSchema(z.literal(name), attributesSchema(categories, name)).superRefine(
      refineSense,
    );
  const ofCategories = schemas.get(categories) ?? new Map<string, typeof ServiceSchema>();
  const schema = ofCategories.get(name) ?? resolved(build());
  schemas.set(categories, ofCategories.set(name, schema));
  return schema;
}

const REGIONS = new Intl.DisplayNames(['en'], {type: 'region', fallback: 'none'});

/** Why a code isn't the current ISO 3166-1 code of a country; `undefined` if it is. */
function faultOfCountry(code: string): string | undefined {
  if (REGIONS.of(code) === undefined || code === 'ZZ' || code === 'EU') {
    return 'must be the ISO 3166-1 code of a country, such as "JP"';
  }
  const current = new Intl.Locale('und', {region: code}).region;
  return current === code ? undefined : `must be the current code, "${current}"`;
}

export const CompanySchema = resolved(
  z
    .strictObject({
      ...ENTRY_HEAD,
      legalName: leftOut(inBoth(Sentence)).describe('Registered name.'),
      sources: Sources,
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
    .superRefine(refuseEmpty),
);
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
      const all = Object.entries(tags as Record<string, {label: string; permalink: string}>);
      const labels = all.map(([, {label}]) => label.toLowerCase());
      all.forEach(([tag, {permalink}], index) => {
        if (permalink !== `/${tag}`) {
          refuse(context, [tag, 'permalink'], `must be "/${tag}"`, permalink);
        }
        const first = labels.indexOf(labels[index]!);
        const message = `is also that of the tag "${all[first]![0]}"; change one of the two`;
        refuse(context, [tag, 'label'], first < index ? message : undefined);
      });
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

export type Catalogue = {
  readonly services: readonly Service[];
  readonly companies: readonly Company[];
  readonly directory: Directory;
  readonly tags: Tags;
  readonly categories: Categories;
  /** Exchange rates to yen, by ISO 4217 code. */
  readonly rates: Rates;
};

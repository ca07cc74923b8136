/**
 * What a record is. The schemas are strict: an unknown key is an error, and absence is
 * written (`null`, `unknown`), never left out. The one key that may be left out is `draft`,
 * which says something of the work on the record and goes when that is done.
 *
 * The order of the keys here is their order in the files (`layout.ts`), and the descriptions
 * are what editors show (`jsonSchema.ts`).
 */
import * as z from 'zod';
import spdxLicenses from 'spdx-license-list';
import {nearestWord} from '../rules/problems';
import {isIcon, refusedLicense, usableIcons} from './icons';
import {allAttributesSchema, AnyAttributes, attributesSchema, type Categories} from './categories';
import {AnswerClaim, claimOf, Note, orUnknown, provenanceShape, refineProvenance} from './claims';
import {Plans} from './plans';
import {
  JAPAN_QUESTIONS,
  KINDS,
  LICENSE_CLASSES,
  LIFECYCLE_STATES,
  PRICING_MODELS,
  TAG_GROUPS,
  TOPICS,
} from '../vocabulary';
import {
  BESIDE_OTHER_PROBLEMS,
  enumOf,
  hasRealDay,
  inBoth,
  isBefore,
  isWordOf,
  LocalizedName,
  LocalizedSchema,
  Name,
  PartialDate,
  refineText,
  refuseRepeats,
  Sentence,
  Slug,
  textLike,
  Url,
} from './values';

export {Slug} from './values';

/** A statement with its source; `id` is what articles cite it by. */
const FactSchema = z
  .strictObject({
    id: Slug.describe('What articles cite the fact by; unique in the record.'),
    topic: enumOf(TOPICS).describe('What the fact is about.'),
    on: PartialDate.nullable().describe(
      'Date on which it happened or will happen; null for what is no event.',
    ),
    text: LocalizedSchema.describe('The statement, in both languages.'),
    ...provenanceShape,
  })
  .superRefine((fact, context) => {
    refineProvenance(fact, context, 'nobody can check the fact, so remove it');
  }, BESIDE_OTHER_PROBLEMS);

const Facts = z.array(FactSchema).superRefine(refuseRepeats('id', (fact) => fact.id));

const Draft = z.boolean().default(false);

/** What a draft may still lack: lists that a published record must not leave empty. */
function refuseEmptyUnlessDraft(missing: Readonly<Record<string, string>>) {
  return (record: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void => {
    if (record.draft === true) {
      return;
    }
    for (const [key, what] of Object.entries(missing)) {
      const list = record[key];
      if (Array.isArray(list) && list.length === 0) {
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `must hold at least one ${what}; only a draft may be without`,
        });
      }
    }
  };
}

/** Several names in one text, as far as commas tell; those of companies have them too ("Acme, Inc."). */
const isList = (name: string): boolean =>
  /、|[,，;；](?!\s*(?:Inc|Ltd|LLC|L\.L\.C|Corp|Co|GmbH|S\.A|K\.K|PBC|Pty)\b)/.test(name);

const Alias = Name.refine(
  (name) => !isList(name),
  'must be one name; write each in a line of its own, behind "- "',
);

const Aliases = z.array(Alias).superRefine(refuseRepeats(null, (alias: string) => alias));

/** The icon that is meant by an address, a file or a name with spaces, or else any. */
function iconLike(given: string): string {
  const slug = given
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return isIcon(slug) && refusedLicense(slug) === undefined ? slug : 'cloudflare';
}

/** Slug of an icon of the package simple-icons, or `null` for a monogram. */
const Icon = z
  .string()
  .superRefine((slug, context) => {
    const license = refusedLicense(slug);
    if (license !== undefined) {
      context.addIssue({
        code: 'custom',
        message: `has the licence ${license}; only icons under CC0 are used, so write null for a monogram`,
      });
    } else if (/^(?:none|no|null|nil|-)?$/i.test(slug)) {
      context.addIssue({code: 'custom', message: 'must be null, without quotes, for a monogram'});
    } else if (!isIcon(slug)) {
      context.addIssue({
        code: 'custom',
        message: `must be the slug of an icon of simple-icons, such as "${iconLike(slug)}", or null for a monogram`,
        params: {allowed: usableIcons()},
      });
    }
  })
  .nullable();

const Color = textLike(
  /^#[0-9a-f]{6}$/,
  'a colour of six lower-case digits in quotes, such as "#0a5277"',
);

/** Words that stand where an SPDX identifier is not to be had. */
const NON_SPDX_LICENSES = ['proprietary', 'unknown'];
const LICENSE_VALUES: readonly string[] = [...NON_SPDX_LICENSES, ...Object.keys(spdxLicenses)];

/** Licences with an SPDX identifier that let one read the source and not do with it as one likes. */
const SOURCE_AVAILABLE = /^(?:BUSL|SSPL|Elastic|PolyForm|FSL|CC-BY-N|Parity|Prosperity)-|-N[CD]-/;

/** What is wrong with the class of a licence, if anything. */
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
    return `must be "source-available", as ${value} restricts what one may do`;
  }
  return value in spdxLicenses && license.class === 'unknown'
    ? `must not be "unknown" when the licence is known to be ${value}`
    : undefined;
}

/** The identifiers that somebody may have meant who wrote a licence in another way. */
function similarLicenses(given: string): string {
  const squash = (text: string) => text.toLowerCase().replace(/[^a-z0-9]|licen[cs]e|version/g, '');
  const wanted = squash(given);
  // "GPL-3.0" and "GPL-3.0+" are old forms of "GPL-3.0-only" and "GPL-3.0-or-later".
  const ids = Object.keys(spdxLicenses).filter(
    (id) => !id.endsWith('+') && !(`${id}-only` in spdxLicenses),
  );
  const same = ids.filter((id) => squash(id) === wanted);
  const starting = ids.filter(
    (id) => wanted !== '' && squash(id).startsWith(wanted) && spdxLicenses[id]!.osiApproved,
  );
  const nearest = nearestWord(given, ids);
  const meant = [same, starting.slice(0, 4), nearest ? [nearest] : []].find(
    ({length}) => length > 0,
  );
  return (meant ?? ['MIT']).map((id) => `"${id}"`).join(', ');
}

const License = z
  .strictObject({
    value: z.string().superRefine((value, context) => {
      if (!LICENSE_VALUES.includes(value)) {
        context.addIssue({
          code: 'custom',
          message: / (?:OR|AND|WITH|and|or) |[,/]/.test(value)
            ? 'must be one SPDX identifier; tell of the others in the note'
            : `must be an SPDX identifier such as ${similarLicenses(value)}, or "proprietary", or "unknown"`,
        });
      }
    }),
    class: enumOf(LICENSE_CLASSES).describe('What the licence lets one do.'),
    note: Note,
    ...provenanceShape,
  })
  .superRefine((license, context) => {
    if (license.value !== 'unknown') {
      refineProvenance(license, context);
    }
    const message = faultOfClass(license);
    if (message !== undefined && isWordOf(LICENSE_CLASSES, license.class)) {
      context.addIssue({code: 'custom', path: ['class'], message});
    }
  }, BESIDE_OTHER_PROBLEMS);

const Successor = z.strictObject({name: LocalizedName, url: Url.nullable()});

const Lifecycle = z
  .strictObject({
    state: enumOf(LIFECYCLE_STATES),
    since: PartialDate.nullable().describe('When this state began; required unless active.'),
    ends: PartialDate.nullable().describe('Announced last day, or null.'),
    note: LocalizedSchema.nullable().describe(
      'What happened and what to do; required unless active.',
    ),
    successors: z.array(Successor).describe('What to use instead.'),
    ...provenanceShape,
  })
  .superRefine((lifecycle, context) => {
    refineProvenance(lifecycle, context, 'link the home page of the service');
    const {state, since, ends, note} = lifecycle;
    const report = (key: keyof typeof lifecycle, message: string) => {
      context.addIssue({code: 'custom', path: [key], message});
    };
    if (state === 'active') {
      if (ends !== null) {
        report('ends', 'must be null while the state is "active"; what ends is "sunset"');
      }
      return;
    }
    if (!isWordOf(LIFECYCLE_STATES, state)) {
      return;
    }
    if (note === null) {
      report('note', `must tell what happened when the state is "${state}"`);
    }
    if (since === null) {
      report('since', `must be the date from which the state is "${state}"`);
    }
    if (typeof since === 'string' && typeof ends === 'string' && isBefore(ends, since)) {
      report('ends', `must not be before "since", which is ${since}`);
    }
  }, BESIDE_OTHER_PROBLEMS);

const Alternative = z.strictObject({slug: Slug, difference: LocalizedSchema});

const EntryDate = textLike(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/,
  'the moment the entry was written, with its time zone, such as 2026-11-20T09:00:00+09:00',
).refine(
  (moment) => hasRealDay(moment) && !Number.isNaN(Date.parse(moment)),
  'must be a moment that the calendar and the clock have',
);

/** What every record begins with. */
const ENTRY_HEAD = {
  slug: Slug.describe('Name of the folder, and so the last part of the address. Never changes.'),
  draft: Draft.describe(
    'Whether the entry is still being written. A draft is shown by "npm start" and left out of the published site; remove the line to publish it.',
  ),
  name: LocalizedName.describe('Name as the vendor writes it, in both languages.'),
  aliases: Aliases.describe(
    'What else readers may search for: readings, abbreviations, former names.',
  ),
  icon: Icon.describe('Slug of an icon of simpleicons.org under CC0, or null for the initials.'),
  color: Color.describe('Colour of the cover, and of the initials where there is no icon.'),
  date: EntryDate.describe('When the entry was written, with time zone. No two entries share it.'),
};

const EntryFacts = Facts.describe(
  'Statements with their sources, which the articles cite by their id.',
);

const buildServiceSchema = <Category extends z.ZodType<string>, Attributes extends z.ZodType>(
  category: Category,
  attributes: Attributes,
) =>
  z
    .strictObject({
      ...ENTRY_HEAD,
      kind: enumOf(KINDS).describe('What kind of thing the entry is.'),
      company: Slug.nullable().describe(
        'Folder below companies/ of the company that runs it, or null.',
      ),
      vendor: LocalizedName.describe('Who offers it, in both languages.'),
      links: z
        .strictObject({
          homepage: Url.describe('Official home page.'),
          docs: Url.nullable().describe('Documentation, or null.'),
          pricing: Url.nullable().describe('Price list, or null.'),
          source: Url.nullable().describe('Source repository, or null.'),
          status: Url.nullable().describe('Status page, or null.'),
        })
        .describe('Official addresses.'),
      tags: z
        .array(Slug)
        .min(1, 'must hold at least one tag of services/tags.yml')
        .superRefine(refuseRepeats(null, (tag: string) => tag))
        .describe('Keys of services/tags.yml.'),
      category: category.describe(
        'Key of services/categories.yml: the kind of service it is compared with.',
      ),
      lifecycle: Lifecycle.describe('Where the service stands in its life.'),
      license: License.describe('Licence of the software, or of the use of the service.'),
      firstReleased: claimOf(orUnknown(PartialDate)).describe('When it was first released.'),
      pricingModel: claimOf(enumOf(PRICING_MODELS)).describe('How the vendor charges.'),
      freeTier: AnswerClaim.describe('Whether there is a free plan.'),
      selfHosting: AnswerClaim.describe('Whether one can run it oneself.'),
      api: AnswerClaim.describe('Whether programs can use it.'),
      japan: z
        .strictObject(
          Object.fromEntries(
            Object.entries(JAPAN_QUESTIONS).map(([question, {en}]) => [
              question,
              AnswerClaim.describe(`${en}.`),
            ]),
          ) as Record<keyof typeof JAPAN_QUESTIONS, typeof AnswerClaim>,
        )
        .describe('What matters to developers in Japan.'),
      attributes: attributes.describe('Values by which the services of the category are compared.'),
      plans: Plans.describe('What is paid for a month; empty where no source gives a price.'),
      goodFor: z.array(LocalizedSchema).describe('Short lines: what it suits.'),
      watchOut: z.array(LocalizedSchema).describe('Short lines: what to look out for.'),
      alternatives: z
        .array(Alternative)
        .superRefine(refuseRepeats('slug', (alternative) => alternative.slug))
        .describe('Other entries that do the same; each names this one in return.'),
      facts: EntryFacts,
    })
    .superRefine(
      refuseEmptyUnlessDraft({goodFor: 'line', watchOut: 'line', facts: 'fact'}),
      BESIDE_OTHER_PROBLEMS,
    )
    .superRefine(({kind, license}, context) => {
      const closed: readonly unknown[] = ['proprietary', 'source-available'];
      if (kind === 'open-source' && closed.includes((license as {class?: unknown} | null)?.class)) {
        context.addIssue({
          code: 'custom',
          path: ['kind'],
          message: `must not be "open-source" when license.class is "${license.class}"; correct one of the two`,
        });
      }
    }, BESIDE_OTHER_PROBLEMS);

/** `services/<slug>/service.yml`, whatever its category defines. */
export const ServiceSchema = buildServiceSchema(Slug, AnyAttributes);
export type Service = z.output<typeof ServiceSchema>;

/** The same for editors, who may be told of all attributes while they write one record. */
export const editedServiceSchema = (categories: Categories) =>
  buildServiceSchema(z.enum(Object.keys(categories.categories)), allAttributesSchema(categories));

const ofCategories = new WeakMap<Categories, Map<string, typeof ServiceSchema>>();

/**
 * The schema of the services of a category.
 * @param category what a record says; where it is none, its attributes cannot be checked
 */
export function serviceSchemaOf(categories: Categories, category: unknown): typeof ServiceSchema {
  const known = ofCategories.get(categories) ?? new Map<string, typeof ServiceSchema>();
  ofCategories.set(categories, known);
  const names = Object.keys(categories.categories);
  const name = names.find((one) => one === category) ?? '';
  const schema =
    known.get(name) ??
    (buildServiceSchema(
      z.enum(names),
      name === '' ? AnyAttributes : attributesSchema(categories, name),
    ) as unknown as typeof ServiceSchema);
  known.set(name, schema);
  return schema;
}

const REGIONS = new Intl.DisplayNames(['en'], {type: 'region', fallback: 'none'});

/** What is wrong with a code of two capitals; some countries had another one before, or have two. */
function faultOfCountry(code: string): string | undefined {
  const current = new Intl.Locale('und', {region: code}).region;
  return REGIONS.of(code) === undefined || code === 'ZZ' || code === 'EU'
    ? 'must be the ISO 3166-1 code of a country, such as "JP"'
    : current !== code
      ? `must be the code of today, "${current}"`
      : undefined;
}

/** `companies/<slug>/company.yml` */
export const CompanySchema = z
  .strictObject({
    ...ENTRY_HEAD,
    legalName: inBoth(Sentence, Sentence).nullable().describe('Registered name, or null.'),
    country: claimOf(
      orUnknown(
        textLike(/^[A-Z]{2}$/, 'an ISO 3166-1 code of two capitals, such as "JP"').superRefine(
          refineText(faultOfCountry),
        ),
      ),
    ).describe('Country of the head office.'),
    headquarters: claimOf(orUnknown(LocalizedSchema)).describe('Place of the head office.'),
    founded: claimOf(orUnknown(PartialDate)).describe('When the company was founded.'),
    links: z
      .strictObject({
        homepage: Url.describe('Official home page.'),
        blog: Url.nullable().describe('Blog, or null.'),
        source: Url.nullable().describe('Account or organisation with source code, or null.'),
        social: Url.nullable().describe('Account on a social network, or null.'),
        status: Url.nullable().describe('Status page, or null.'),
      })
      .describe('Official addresses.'),
    facts: EntryFacts,
  })
  .superRefine(refuseEmptyUnlessDraft({facts: 'fact'}), BESIDE_OTHER_PROBLEMS);
export type Company = z.output<typeof CompanySchema>;

/** `companies/company/config.yml`: how the directory of all companies is laid out. */
export const DirectorySchema = z.strictObject({
  groupBy: z.enum(['country', 'none']),
  sortBy: z.enum(['name', 'founded']),
});
export type Directory = z.output<typeof DirectorySchema>;

/** What Docusaurus reads of a tag. */
const TagTextSchema = z.strictObject({
  label: Sentence,
  permalink: z
    .string()
    .regex(/^\/[a-z0-9-]+$/, 'must be "/" and the tag in kebab-case, such as "/object-storage"'),
  description: Sentence,
});

/** The Japanese twin of `services/tags.yml`: the texts of the same tags. */
export const TagTextsSchema = z.record(Slug, TagTextSchema);
export type TagTexts = z.output<typeof TagTextsSchema>;

/** `services/tags.yml`: the closed list of tags. */
export const TagsSchema = z.record(
  Slug,
  z.strictObject({...TagTextSchema.shape, group: enumOf(TAG_GROUPS)}),
);
export type Tags = z.output<typeof TagsSchema>;

export type Fact = z.output<typeof FactSchema>;

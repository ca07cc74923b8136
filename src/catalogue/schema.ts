/**
 * What a record is. The schemas are strict: an unknown key is an error, and absence is
 * written (`null`, `unknown`), never left out.
 */
import * as z from 'zod';
import spdxLicenseIds from 'spdx-license-ids';
import {ICON_SLUGS, refusedLicense} from './icons';
import {
  ANSWERS,
  BASES,
  JAPAN_QUESTIONS,
  KINDS,
  LICENSE_CLASSES,
  LIFECYCLE_STATES,
  PRICING_MODELS,
  TOPICS,
} from './vocabulary';

/** Keys of a vocabulary table as a zod enum. */
function enumOf<Table extends Readonly<Record<string, unknown>>>(table: Table) {
  type Key = keyof Table & string;
  return z.enum(Object.keys(table) as unknown as readonly [Key, ...Key[]]);
}

const Slug = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be lower-case words joined by hyphens, such as "amazon-s3"',
  );

// The URL parser alone would also take "https:example.com" and "https:///example.com".
const Url = z.string().refine((value) => /^https:\/\/[^/]/.test(value) && URL.canParse(value), {
  error: 'must be a complete address that starts with "https://"',
});

const Sentence = z.string().trim().min(1, 'must not be empty');

/** One text in both languages. */
const LocalizedSchema = z.strictObject({en: Sentence, ja: Sentence});

/** Whether the day at the start of the text, if there is one, stands in the calendar. */
const hasRealDay = (date: string): boolean =>
  date.length < 10 || z.regexes.date.test(date.slice(0, 10));

const NOT_IN_CALENDAR = 'must be a day that the calendar has';

/** YAML reads a bare year as a number; the record keeps text of 4, 7 or 10 characters. */
const PartialDate = z.preprocess(
  (input) => (typeof input === 'number' ? String(input) : input),
  z
    .string()
    .regex(/^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?$/, {
      error: 'must be a date such as 2026, 2026-11 or 2026-11-20',
      abort: true,
    })
    .refine(hasRealDay, NOT_IN_CALENDAR),
);

/** Day, or at least month, on which somebody compared a claim with its source. */
const CheckDate = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/, {
    error: 'must be the month or day of the check, such as 2026-11 or 2026-11-20',
    abort: true,
  })
  .refine(hasRealDay, NOT_IN_CALENDAR);

const provenanceShape = {
  source: Url.nullable(),
  basis: enumOf(BASES).nullable(),
  checked: CheckDate.nullable(),
};

type Provenance = {
  readonly source: string | null;
  readonly basis: keyof typeof BASES | null;
  readonly checked: string | null;
};

/**
 * The rules that tie source, basis and date of check together: a claim has a source and a
 * basis, and it has a date exactly when somebody compared it with the source.
 */
function refineProvenance(claim: Provenance, isClaim: boolean, context: z.RefinementCtx): void {
  if (!isClaim) {
    return;
  }
  const report = (key: keyof Provenance, message: string) => {
    context.addIssue({code: 'custom', path: [key], message});
  };
  if (claim.source === null) {
    report(
      'source',
      'must be the address of a page that shows it; without a source write the value as "unknown"',
    );
  }
  if (claim.basis === null) {
    report('basis', `must be one of ${Object.keys(BASES).join(', ')}`);
  }
  if (claim.basis === 'general-knowledge' && claim.checked !== null) {
    report(
      'checked',
      'must be null while the basis is "general-knowledge": nobody has compared it with its source',
    );
  }
  if (claim.basis !== null && claim.basis !== 'general-knowledge' && claim.checked === null) {
    report('checked', `must be the date of the check when the basis is "${claim.basis}"`);
  }
}

const NO_ANSWER = ['unknown', 'not-applicable'] as const;

/**
 * A comparable value with its provenance. The bare words `unknown` and `not-applicable`
 * stand for a claim without note and source.
 */
function claimOf<Value extends z.ZodType>(value: Value) {
  const full = z
    .strictObject({value, note: LocalizedSchema.nullable(), ...provenanceShape})
    .superRefine((claim, context) => {
      const {value: given, ...provenance} = claim as {readonly value: unknown} & Provenance;
      refineProvenance(provenance, !NO_ANSWER.some((word) => word === given), context);
    });
  return z.preprocess(
    (input) =>
      NO_ANSWER.some((word) => word === input)
        ? {value: input, note: null, source: null, basis: null, checked: null}
        : input,
    full,
  );
}

const orUnknown = <Value extends z.ZodType>(value: Value) => z.union([z.literal('unknown'), value]);

const AnswerClaim = claimOf(enumOf(ANSWERS));

/** A statement with its source; `id` is what articles cite it by. */
const FactSchema = z
  .strictObject({
    id: Slug,
    topic: enumOf(TOPICS),
    text: LocalizedSchema,
    ...provenanceShape,
  })
  .superRefine((fact, context) => {
    refineProvenance(fact, true, context);
  });

const Facts = z
  .array(FactSchema)
  .min(1, 'must hold at least one fact')
  .superRefine(refuseRepeats('id', (fact) => fact.id));

/** A zod refinement that refuses a second item with the same key. */
function refuseRepeats<Item>(field: string | null, keyOf: (item: Item) => string) {
  return (items: readonly Item[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    items.forEach((item, index) => {
      const key = keyOf(item);
      if (seen.has(key)) {
        context.addIssue({
          code: 'custom',
          path: field === null ? [index] : [index, field],
          message: `"${key}" stands here a second time; each must be unique`,
        });
      }
      seen.add(key);
    });
  };
}

const Aliases = z.array(Sentence).superRefine(refuseRepeats(null, (alias: string) => alias));

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
    } else if (!ICON_SLUGS.includes(slug)) {
      context.addIssue({
        code: 'custom',
        message:
          'must be the slug of an icon of simple-icons, such as "cloudflare", or null for a monogram',
        params: {allowed: ICON_SLUGS},
      });
    }
  })
  .nullable();

const Color = z
  .string()
  .regex(
    /^#[0-9a-f]{6}$/,
    'must be a colour of six lower-case digits in quotes, such as "#0a5277"',
  );

/** Words that stand where an SPDX identifier is not to be had. */
const NON_SPDX_LICENSES = ['proprietary', 'unknown'];
const LICENSE_VALUES: readonly string[] = [...NON_SPDX_LICENSES, ...spdxLicenseIds];

const License = z
  .strictObject({
    value: z.string().refine((value) => LICENSE_VALUES.includes(value), {
      error: 'must be an SPDX identifier such as "MIT", or "proprietary", or "unknown"',
      params: {allowed: LICENSE_VALUES},
    }),
    class: enumOf(LICENSE_CLASSES),
    note: LocalizedSchema.nullable(),
    ...provenanceShape,
  })
  .superRefine((license, context) => {
    refineProvenance(license, license.value !== 'unknown', context);
    const report = (message: string) => {
      context.addIssue({code: 'custom', path: ['class'], message});
    };
    if (license.value === 'proprietary' && license.class === 'open-source') {
      report('must not be "open-source" when the licence is "proprietary"');
    }
    if (license.value === 'unknown' && license.class !== 'unknown') {
      report('must be "unknown" when the licence is "unknown"');
    }
  });

const Successor = z.strictObject({name: LocalizedSchema, url: Url.nullable()});

const Lifecycle = z
  .strictObject({
    state: enumOf(LIFECYCLE_STATES),
    since: PartialDate.nullable(),
    ends: PartialDate.nullable(),
    note: LocalizedSchema.nullable(),
    successors: z.array(Successor),
    ...provenanceShape,
  })
  .superRefine((lifecycle, context) => {
    refineProvenance(lifecycle, true, context);
    if (lifecycle.state === 'active') {
      return;
    }
    if (lifecycle.note === null) {
      context.addIssue({
        code: 'custom',
        path: ['note'],
        message: `must tell what happened when the state is "${lifecycle.state}"`,
      });
    }
    if (lifecycle.since === null) {
      context.addIssue({
        code: 'custom',
        path: ['since'],
        message: `must be the date from which the state is "${lifecycle.state}"`,
      });
    }
  });

const Alternative = z.strictObject({slug: Slug, difference: LocalizedSchema});

const EntryDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/, {
    error:
      'must be the moment the entry was written, with its time zone, such as 2026-11-20T09:00:00+09:00',
    abort: true,
  })
  .refine(
    (moment) => hasRealDay(moment) && !Number.isNaN(Date.parse(moment)),
    'must be a moment that the calendar and the clock have',
  );

/** `services/<slug>/service.yml` */
export const ServiceSchema = z.strictObject({
  slug: Slug,
  name: LocalizedSchema,
  aliases: Aliases,
  icon: Icon,
  /** Colour of the entry, for its monogram and its cover. */
  color: Color,
  date: EntryDate,
  kind: enumOf(KINDS),
  company: Slug.nullable(),
  vendor: LocalizedSchema,
  links: z.strictObject({
    homepage: Url,
    docs: Url.nullable(),
    pricing: Url.nullable(),
    source: Url.nullable(),
    status: Url.nullable(),
  }),
  tags: z
    .array(Slug)
    .min(1, 'must hold at least one tag of services/tags.yml')
    .superRefine(refuseRepeats(null, (tag: string) => tag)),
  lifecycle: Lifecycle,
  license: License,
  firstReleased: claimOf(orUnknown(PartialDate)),
  pricingModel: claimOf(enumOf(PRICING_MODELS)),
  freeTier: AnswerClaim,
  selfHosting: AnswerClaim,
  api: AnswerClaim,
  japan: z.strictObject(
    Object.fromEntries(
      Object.keys(JAPAN_QUESTIONS).map((question) => [question, AnswerClaim]),
    ) as Record<keyof typeof JAPAN_QUESTIONS, typeof AnswerClaim>,
  ),
  goodFor: z.array(LocalizedSchema).min(1, 'must hold at least one line'),
  watchOut: z.array(LocalizedSchema).min(1, 'must hold at least one line'),
  alternatives: z
    .array(Alternative)
    .superRefine(refuseRepeats('slug', (alternative) => alternative.slug)),
  facts: Facts,
});
export type Service = z.output<typeof ServiceSchema>;

/** `companies/<slug>/company.yml` */
export const CompanySchema = z.strictObject({
  slug: Slug,
  name: LocalizedSchema,
  aliases: Aliases,
  icon: Icon,
  /** Colour of the entry, for its monogram and its cover. */
  color: Color,
  date: EntryDate,
  legalName: LocalizedSchema.nullable(),
  country: claimOf(
    orUnknown(
      z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 code of two capitals, such as "JP"'),
    ),
  ),
  headquarters: claimOf(orUnknown(LocalizedSchema)),
  founded: claimOf(orUnknown(PartialDate)),
  links: z.strictObject({
    homepage: Url,
    blog: Url.nullable(),
    source: Url.nullable(),
    social: Url.nullable(),
    status: Url.nullable(),
  }),
  facts: Facts,
});
export type Company = z.output<typeof CompanySchema>;

/** `companies/company/config.yml`: how the directory of all companies is laid out. */
export const DirectorySchema = z.strictObject({
  groupBy: z.enum(['country', 'none']),
  sortBy: z.enum(['name', 'founded']),
});
export type Directory = z.output<typeof DirectorySchema>;

/** `services/tags.yml`: the closed list of tags, in the form that Docusaurus reads. */
export const TagsSchema = z.record(
  Slug,
  z.strictObject({
    label: Sentence,
    permalink: z
      .string()
      .regex(/^\/[a-z0-9-]+$/, 'must be "/" and the tag in kebab-case, such as "/object-storage"'),
    description: Sentence,
  }),
);
export type Tags = z.output<typeof TagsSchema>;

export type Fact = z.output<typeof FactSchema>;

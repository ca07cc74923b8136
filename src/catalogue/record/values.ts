/** Schemas of single values in records, of claims, and of the sources that these name by a key. */
import * as z from 'zod';
import {
  faultOfBackticks,
  faultOfCode,
  faultOfLanguage,
  faultOfWords,
  findInvisible,
} from '../texts/faults';
import {checkUrl, COMPLETE_ADDRESS} from '../texts/urls';
import {inPlainForm} from '../units';
import {ANSWERS, type BASES, type Locale} from '../vocabulary';
import {holdsNumber, missingNumbers} from '../texts/quantities';
import {suggestion} from '../problems';
import {valuesIn} from './explain';
import {mapValues} from './localize';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Other notations that schemas accept. The JSON Schema, which describes files, allows them too. */
export const AUTHORED = z.registry<{readonly also: JsonSchema}>();

/** A schema that also accepts another notation of its values, which `read` replaces. */
export function written<Value extends z.ZodType>(
  value: Value,
  also: JsonSchema,
  read: (input: unknown) => unknown,
) {
  const schema = z.preprocess(read, value);
  AUTHORED.add(schema, {also});
  return schema;
}

export function enumOf<Table extends Readonly<Record<string, unknown>>>(table: Table) {
  type Key = keyof Table & string;
  return z.enum(Object.keys(table) as unknown as readonly [Key, ...Key[]]);
}

/**
 * Schema of a text with a format: "must be {what}".
 * @param inForm brings texts into the format if only their notation differs
 */
export const textLike = (pattern: RegExp, what: string, inForm?: (text: string) => string) =>
  z.string({error: `must be ${what}`}).regex(pattern, {
    error: ({input}) => {
      const meant = inForm?.(String(input)) ?? '';
      return pattern.test(meant) ? `must be written as "${meant}"` : `must be ${what}`;
    },
    abort: true,
  });

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const Slug = textLike(SLUG, 'lower-case words joined by hyphens, such as "amazon-s3"');

/** Schema of a key that is left out, never `null`, if there is nothing to say; then it is `null`. */
export const leftOut = <Value extends z.ZodType>(value: Value) =>
  value.default(null as never) as unknown as z.ZodDefault<z.ZodNullable<Value>>;

/**
 * Reports what is wrong with a value, if there is a message: the end of a sentence about it.
 * @param input the value, to be shown in the sentence
 * @param allowed the words of which it must be one
 */
export function refuse(
  context: z.RefinementCtx,
  path: PropertyKey[],
  message: string | undefined,
  input?: unknown,
  allowed?: readonly string[],
): void {
  if (message !== undefined) {
    const params = allowed && {allowed};
    context.addIssue({code: 'custom', path, message, params, ...(input !== undefined && {input})});
  }
}

export const refineText =
  (complaintAbout: (text: string) => string | undefined) =>
  (text: string, context: z.RefinementCtx): void => {
    refuse(context, [], complaintAbout(text));
  };

// The pattern is for editors; checkUrl validates what a pattern can't.
export const Url = textLike(/^https:\/\/[^/]/, COMPLETE_ADDRESS).superRefine(refineText(checkUrl));

const MAX_SENTENCE = 600;

/** A text on one line without invisible characters, at most {@link MAX_SENTENCE} characters long. */
export const Sentence = z
  .string()
  .trim()
  .min(1, {error: 'must not be empty', abort: true})
  .superRefine(
    refineText((text) => {
      const invisible = findInvisible(text);
      return invisible
        ? `must not contain ${invisible.description}`
        : /[\r\n]/.test(text)
          ? 'must be on one line'
          : text.length > MAX_SENTENCE
            ? `must have at most ${MAX_SENTENCE} characters`
            : faultOfWords(text);
    }),
  );

/**
 * Schema of a text for each language. One of them can be `null` as long as the entry has no page
 * in that language (`rules/records.ts`); the other text is then used for both.
 */
function inEach(en: z.ZodString, ja: z.ZodString) {
  return z
    .strictObject({en: en.nullable(), ja: ja.nullable()})
    .refine(({en, ja}) => (en ?? ja) !== null, 'must be given in at least one language')
    .transform((texts) => ({en: (texts.en ?? texts.ja)!, ja: (texts.ja ?? texts.en)!}));
}

/** Schema of a name that is written once, as a plain string, if both languages write it alike. */
export function inBoth(text: z.ZodString) {
  const name = text.superRefine(refineText(faultOfBackticks));
  return written(inEach(name, name), {type: 'string'}, (input) =>
    typeof input === 'string' ? {en: input, ja: null} : input,
  );
}

const MAX_NAME = 60;
const MAX_WORD = 30;
/** A name; long names and long words don't fit on cards. */
export const Name = Sentence.superRefine(
  refineText((name) => {
    const word = name.split(/[\s\-/・（）()]+/).find((part) => part.length > MAX_WORD);
    return name.length > MAX_NAME
      ? `must have at most ${MAX_NAME} characters to fit on cards`
      : word !== undefined
        ? `must not contain a word of more than ${MAX_WORD} characters, which cards cannot wrap`
        : undefined;
  }),
);
export const LocalizedName = inBoth(Name);

const phraseIn = (locale: Locale) =>
  Sentence.superRefine(refineText((text) => faultOfLanguage(text, locale) ?? faultOfCode(text)));

/** A place or another phrase in both languages, which may have different numbers. */
export const LocalizedPhrase = inEach(phraseIn('en'), phraseIn('ja'));

export const LocalizedSchema = LocalizedPhrase.superRefine(({en, ja}, context) => {
  const [missing] = en === ja ? [] : missingNumbers(en, ja);
  if (missing !== undefined) {
    const message = `lacks the number ${missing.value} of the English text; write the same numbers in both languages`;
    refuse(context, ['ja'], message);
  }
});

/** Whether the date at the start of a text exists. `2026` and `2026-11`, without a day, pass. */
export const hasRealDay = (date: string): boolean =>
  date.length < 10 || z.regexes.date.test(date.slice(0, 10));

/** Whether a date is before another, compared by the parts that both have: year, month, day. */
export function isBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
}

/** The date in UTC+14, the earliest time zone, so that no contributor's "today" is in the future. */
export const latestDay = (now: Date): string =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

export const dateLike = (pattern: RegExp, what: string) =>
  textLike(pattern, what).refine(hasRealDay, 'must be an existing day');

/** A year, month or day as text. YAML parses a bare year as a number, which is converted. */
export const PartialDate = written(
  dateLike(/^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?$/, 'a date such as 2026, 2026-11 or 2026-11-20'),
  {type: 'integer', minimum: 1000, maximum: 9999},
  (input) => (typeof input === 'number' ? String(input) : input),
);

/** Day or month on which a claim was compared with its source. */
const CheckDate = dateLike(
  /^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/,
  'the month or day of the check, such as 2026-11 or 2026-11-20',
);

/** Lets a refinement run even if some keys of the object aren't valid, which zod skips otherwise. */
export const BESIDE_OTHER_PROBLEMS = {
  when: ({value}: {readonly value: unknown}) => typeof value === 'object' && value !== null,
};

/** @param field key by which items are told apart, if they are groups of keys */
const refuseRepeats =
  (field?: string) =>
  (items: readonly unknown[], context: z.RefinementCtx): void => {
    const place = field === undefined ? [] : [field];
    const keys = items.map((item) =>
      String(field ? (item as Record<string, unknown>)[field] : item),
    );
    keys.forEach((key, index) => {
      if (keys.indexOf(key) < index) {
        refuse(context, [index, ...place], `"${key}" is a duplicate; each must be unique`);
      }
    });
  };

/** Schema of a list of different items, which is left out if there are none. */
export const anyOf = <Item extends z.ZodType>(item: Item, field?: string) =>
  z.array(item).superRefine(refuseRepeats(field)).default([]);

/** Schema of a list of different items, of which there must be at least one. */
export const severalOf = <Item extends z.ZodType>(
  item: Item,
  message = 'must contain at least one value',
) => z.array(item).min(1, message).superRefine(refuseRepeats());

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

export const Currency = textLike(
  /^[A-Z]{3}$/,
  'an ISO 4217 code of three capital letters, such as "USD" or "JPY"',
).refine((code) => CURRENCIES.has(code), 'must be the ISO 4217 code of a current currency');

export const flag = (description: string) => z.boolean().default(false).describe(description);

export const Amount = z.number().min(0, 'must not be negative');

export const figureLike = (form: RegExp, what: string) => textLike(form, what, inPlainForm);

/** The keys by which a value names its source. */
export const referenceShape = {
  source: leftOut(Slug).describe('Key of "sources": the page that shows it.'),
  read: leftOut(CheckDate).describe(
    'Month or day on which it was compared, if not that of its source.',
  ),
  dated: leftOut(PartialDate).describe(
    'Date of the version that was compared, if not that of its source.',
  ),
  until: leftOut(PartialDate).describe('Last day on which it is valid, if known.'),
};

/** Refuses a value without a source; the message ends with what to do if there is none. */
export function requireSource(
  {source}: {readonly source: string | null},
  context: z.RefinementCtx,
  withoutSource = 'write the value as "unknown"',
): void {
  if (source === null) {
    refuse(context, ['source'], `must be a key of "sources"; without a source, ${withoutSource}`);
  }
}

const NO_ANSWER = ['unknown', 'not-applicable'] as const;
const isNoAnswer = (value: unknown): boolean => NO_ANSWER.some((word) => word === value);

const MAX_SHOWN = 60;

export const Note = leftOut(LocalizedSchema).describe('One sentence with conditions or details.');

export const printedShape = {
  shown: Sentence.max(MAX_SHOWN, `must have at most ${MAX_SHOWN} characters`)
    .optional()
    .describe('The figure as the page prints it, such as "$0.015 / GB-month".'),
  verbatim: z
    .literal(false)
    .optional()
    .describe('Only if the figure was read in the words of others; then only its number counts.'),
};

export const earlierValues = <Shape extends z.ZodRawShape>(value: Shape) =>
  z
    .array(
      z.strictObject({
        ...value,
        until: PartialDate.describe('Last day on which it was valid.'),
        note: Note,
        source: Slug.describe('Key of "sources".'),
      }),
    )
    .optional()
    .describe('Earlier values, the oldest first, each with its last day.');

const NO_CLAIM = {
  error: ({input}: {readonly input?: unknown}): string =>
    `must be "unknown", "not-applicable", or a group of keys (value, source …)${
      typeof input === 'string' ? suggestion(input, NO_ANSWER) : ''
    }`,
};

/** Refuses a printed figure that has none of the numbers, and its mark without it. */
export function refinePrinted(
  {shown, verbatim}: {readonly shown?: string | undefined; readonly verbatim?: false | undefined},
  numbers: readonly number[],
  context: z.RefinementCtx,
): void {
  if (shown === undefined && verbatim !== undefined) {
    refuse(context, ['verbatim'], 'needs the key "shown" beside it, the figure that was read');
  }
  if (shown !== undefined && !numbers.some((number) => holdsNumber(shown, number))) {
    const message = `must hold the number of the value, ${numbers[0]}, as the page prints it`;
    refuse(context, ['shown'], message, shown);
  }
}

/** A figure, which is its value or amount, with its last day. */
type Dated = {readonly until?: string | null; readonly value?: unknown; readonly amount?: unknown};

/**
 * Refuses earlier values that are not in order of their last days, or that equal the next one. Each
 * of them ends on its last day, on which the next one begins, so there are no gaps.
 */
export function refineEarlier(
  now: Dated & {readonly was?: readonly Dated[] | undefined},
  key: 'value' | 'amount',
  context: z.RefinementCtx,
): void {
  const {was = []} = now;
  was.forEach((earlier, index) => {
    const next = was[index + 1] ?? now;
    if (typeof next.until === 'string' && !isBefore(earlier.until!, next.until)) {
      const message = `must be before ${next.until}, the last day of the value after it`;
      refuse(context, ['was', index, 'until'], message, earlier.until);
    }
    if (JSON.stringify(earlier[key]) === JSON.stringify(next[key])) {
      refuse(context, ['was', index, key], 'is the same as the value after it; remove it');
    }
  });
}

/** Schema of a comparable value with its source. A bare `unknown` or `not-applicable` has none. */
export function claimOf<Value extends z.ZodType>(value: Value) {
  const keys = {value, ...printedShape, note: Note, ...referenceShape, was: earlierValues({value})};
  const full = z
    .strictObject(keys, NO_CLAIM)
    .superRefine((claim, context) => {
      const {value: given, source} = claim as {value: unknown; source: string | null};
      if (!isNoAnswer(given)) {
        requireSource({source}, context);
      } else if (given === 'unknown' && source !== null && claim.note === null) {
        const message =
          'must be left out when the value is "unknown", unless a note says what it shows';
        refuse(context, ['source'], message);
      }
    }, BESIDE_OTHER_PROBLEMS)
    .superRefine((claim, context) => {
      const {value: given} = claim as Dated;
      const {amount, per} = Object(given) as Partial<{amount: unknown; per: string}>;
      if (typeof amount === 'number') {
        // A page may print the price of a thousand requests, and the record that of a million.
        const scales = per?.endsWith('-requests') ? [1, 10, 100, 1e3, 1e4, 1e5, 1e6] : [1];
        const numbers = scales.map((scale) => amount / scale);
        refinePrinted(claim, numbers, context);
      }
      refineEarlier(claim, 'value', context);
    });
  return written(full, {type: 'string', enum: [...NO_ANSWER]}, (input) =>
    isNoAnswer(input) ? {value: input} : input,
  );
}

export const orNoAnswer = <Value extends z.ZodType>(value: Value) =>
  z.union([z.enum(NO_ANSWER), value]);

export const orUnknown = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('unknown'), value]);

export const AnswerClaim = claimOf(enumOf(ANSWERS));

const Source = z
  .strictObject({
    url: Url.describe('URL of the page.'),
    via: leftOut(Url).describe('URL of the third-party page that was read instead.'),
    by: leftOut(z.enum(['third-party'])).describe('Only for a page that is not the vendor’s.'),
    read: leftOut(CheckDate).describe(
      'Month or day on which values were compared with it; left out if nobody has done so.',
    ),
    dated: leftOut(PartialDate).describe(
      'Date of the version that was compared (a copy, a commit, a page), if known.',
    ),
  })
  .superRefine((page, context) => {
    const {url, via, read, dated} = page;
    for (const key of ['via', 'by', 'dated'] as const) {
      if (read === null && page[key] !== null) {
        const message = 'needs the key "read" beside it, the day on which the page was compared';
        refuse(context, [key], message);
      }
    }
    if (via === url) {
      refuse(context, ['via'], 'must be left out when it equals the URL');
    }
    if (dated !== null && read !== null && isBefore(read, dated)) {
      refuse(context, ['dated'], `must not be after "read", which is ${read}`);
    }
  });

export const Sources = z.record(Slug, Source).describe('Pages that the values name by these keys.');
type Sources = z.output<typeof Sources>;

/** The keys of a value that names its source; an earlier value has two of them. */
type Reference = Readonly<Record<'source' | 'until', string | null>> &
  Readonly<Partial<Record<'read' | 'dated', string | null>>>;

/** Source of a claim, how it was verified, and its dates (`2026`, `2026-11` or `2026-11-20`). */
export type Provenance = ReturnType<typeof provenanceOf>;

/** A record in which each value has its provenance instead of a reference to a source. */
export type Resolved<Value> = Value extends Reference
  ? {[Key in Exclude<keyof Value, keyof Reference>]: Resolved<Value[Key]>} & Provenance
  : Value extends readonly (infer Item)[]
    ? Resolved<Item>[]
    : Value extends object
      ? {[Key in Exclude<keyof Value, 'sources'>]: Resolved<Value[Key]>}
      : Value;

/** Replaces the references to sources in a valid record by what is known about each source. */
function resolve<Written extends {readonly sources: Sources}>({
  sources,
  ...record
}: Written): Resolved<Written> {
  const visit = (value: unknown): unknown => {
    if (!isReference(value)) {
      return mapValues(value, visit);
    }
    const {source, read, dated, until, ...others} = value;
    const provenance = provenanceOf({source, read, dated, until}, sources);
    return {...(mapValues(others, visit) as object), ...provenance};
  };
  return mapValues(record, visit) as Resolved<Written>;
}

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'source' in value && 'until' in value;

function provenanceOf({source, read, dated, until}: Reference, sources: Sources) {
  const page = source === null ? undefined : sources[source];
  const isForeign = page && (page.via ?? page.by) !== null;
  const basis: keyof typeof BASES =
    page?.read === null ? 'general-knowledge' : isForeign ? 'secondary' : 'primary';
  return {
    source: page?.url ?? null,
    via: page?.via ?? null,
    basis: page ? basis : null,
    checked: page ? (read ?? page.read) : null,
    dated: page ? (dated ?? page.dated) : null,
    until,
  };
}

/**
 * Refinement of a record: each value names a source that exists, each source is used, and no page
 * is listed twice. A page may be listed again for what was read elsewhere, or not read at all.
 */
function refineSources(record: object, context: z.RefinementCtx): void {
  const {sources, ...rest} = record as {readonly sources?: unknown};
  if (typeof sources !== 'object' || sources === null) {
    return;
  }
  const pages = sources as Readonly<Record<string, unknown>>;
  // What is missing or invalid may use a source.
  const isWhole = context.issues.length === 0;
  const used = new Set<string>();
  for (const {path, value} of valuesIn(rest)) {
    const {source} = Object(value) as {readonly source?: unknown};
    if (typeof source === 'string' && path[0] !== 'links') {
      used.add(source);
      checkReference({...(value as Partial<Reference>), source}, pages, path, context);
    }
  }
  const seen = new Map<string, string>();
  for (const [key, page] of Object.entries(pages)) {
    const {url, via = null, read = null} = Object(page) as Partial<z.output<typeof Source>>;
    const place = JSON.stringify([url, via, read === null]);
    const first = seen.get(place);
    seen.set(place, first ?? key);
    const message =
      first !== undefined
        ? `has the address of "${first}"; keep one of the two, and write "read" or "dated" at the values that differ`
        : used.has(key) || !isWhole
          ? undefined
          : 'is not used by any value; remove it';
    refuse(context, ['sources', key], message);
  }
}

function checkReference(
  {source, read, dated, until}: Partial<Reference> & {readonly source: string},
  sources: Readonly<Record<string, unknown>>,
  path: readonly PropertyKey[],
  context: z.RefinementCtx,
): void {
  const page = Object(sources[source]) as Partial<z.output<typeof Source>>;
  const report = (key: string, input: unknown, message?: string, allowed?: readonly string[]) =>
    refuse(context, [...path, key], message, input, allowed);
  if (!Object.hasOwn(sources, source)) {
    report('source', source, 'must be a key of "sources"', Object.keys(sources));
    return;
  }
  const own = Object.entries({read, dated}).find(([, date]) => typeof date === 'string');
  if (own !== undefined && typeof page.read !== 'string') {
    const message = `needs the key "read" at the source "${source}", which says that it was compared`;
    report(...own, message);
    return;
  }
  const checked = read ?? page.read;
  if (path.at(-2) === 'was' && typeof until === 'string' && typeof page.read === 'string') {
    // A change that lies ahead may be announced on an older page.
    const isPast = !isBefore(latestDay(new Date()), until);
    const message = `must not be after the day on which its source was read, ${page.read}`;
    report('until', until, isPast && isBefore(page.read, until) ? message : undefined);
  }
  if (typeof dated === 'string' && typeof checked === 'string' && isBefore(checked, dated)) {
    report('dated', dated, `must not be after "read", which is ${checked}`);
  }
}

/** Validates sources and references together with the rest of a record, then resolves them. */
export const resolved = <Schema extends z.ZodType<{readonly sources: Sources}>>(schema: Schema) =>
  schema.superRefine(refineSources, BESIDE_OTHER_PROBLEMS).transform((record) => resolve(record));

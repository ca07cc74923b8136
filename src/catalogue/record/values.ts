/** Schemas of single values in records: texts, names, URLs, dates, amounts. */
import * as z from 'zod';
import {findInvisible} from '../rules/characters';
import {faultOfBackticks, faultOfCode, faultOfLanguage, faultOfWords} from '../rules/texts';
import {checkUrl, COMPLETE_ADDRESS} from '../rules/urls';
import {inPlainForm} from '../units';
import type {Locale} from '../vocabulary';
import {missingNumbers} from '../rules/numbers';

/**
 * Alternative notations that a schema accepts through preprocessing. The JSON Schema, which
 * describes files, must allow them too.
 */
export const AUTHORED = z.registry<{readonly also: z.core.JSONSchema.JSONSchema}>();

/** Zod enum of the keys of a vocabulary table. */
export function enumOf<Table extends Readonly<Record<string, unknown>>>(table: Table) {
  type Key = keyof Table & string;
  return z.enum(Object.keys(table) as unknown as readonly [Key, ...Key[]]);
}

/**
 * Schema of a text with a format.
 * @param what description of the format, used in messages: "must be {what}"
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
 * Reports what is wrong with a value, if there is a message.
 * @param message the end of a sentence about the value
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
  const params = allowed && {allowed};
  if (message !== undefined) {
    context.addIssue({code: 'custom', path, message, params, ...(input !== undefined && {input})});
  }
}

/** Makes a zod refinement from a function that returns a message if a text is wrong. */
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
    .superRefine((texts, context) => {
      if (texts.en === null && texts.ja === null) {
        refuse(context, [], 'must be given in at least one language');
      }
    })
    .transform((texts) => ({en: (texts.en ?? texts.ja)!, ja: (texts.ja ?? texts.en)!}));
}

/** Schema of a name that is written once, as a plain string, if both languages write it alike. */
export function inBoth(text: z.ZodString) {
  const name = text.superRefine(refineText(faultOfBackticks));
  return z
    .preprocess(
      (input) => (typeof input === 'string' ? {en: input, ja: null} : input),
      inEach(name, name),
    )
    .register(AUTHORED, {also: {type: 'string'}});
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

/** A sentence in both languages. */
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

/** Schema of a date that exists, in a format. */
export const dateLike = (pattern: RegExp, what: string) =>
  textLike(pattern, what).refine(hasRealDay, 'must be an existing day');

/** A year, month or day as text. YAML parses a bare year as a number, which is converted. */
export const PartialDate = z
  .preprocess(
    (input) => (typeof input === 'number' ? String(input) : input),
    dateLike(/^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?$/, 'a date such as 2026, 2026-11 or 2026-11-20'),
  )
  .register(AUTHORED, {also: {type: 'integer', minimum: 1000, maximum: 9999}});

/** Day or month on which a claim was compared with its source. */
export const CheckDate = dateLike(
  /^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/,
  'the month or day of the check, such as 2026-11 or 2026-11-20',
);

/**
 * Options of a refinement that must run even if some keys of the object aren't valid, so that
 * one run reports all problems. By default, zod skips it.
 */
export const BESIDE_OTHER_PROBLEMS = {
  when: ({value}: {readonly value: unknown}) => typeof value === 'object' && value !== null,
};

/**
 * Refinement that refuses items of a list that are the same.
 * @param field key by which items are told apart, if they are groups of keys
 */
export const refuseRepeats =
  (field?: string) =>
  (items: readonly unknown[], context: z.RefinementCtx): void => {
    const keys = items.map((item) =>
      String(field === undefined ? item : (item as Readonly<Record<string, unknown>>)[field]),
    );
    keys.forEach((key, index) => {
      if (keys.indexOf(key) < index) {
        const path = field === undefined ? [index] : [index, field];
        refuse(context, path, `"${key}" is a duplicate; each must be unique`);
      }
    });
  };

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

/** A non-negative number. */
export const Amount = z.number().min(0, 'must not be negative');

/** Schema of an amount or price, which is written as text. */
export const figureLike = (form: RegExp, what: string) => textLike(form, what, inPlainForm);

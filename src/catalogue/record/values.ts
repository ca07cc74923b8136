/** What single values of records may be: texts, names, addresses, dates. */
import * as z from 'zod';
import {findInvisible} from '../rules/characters';
import {hasKana, isJapanese} from '../rules/language';
import {checkUrl, COMPLETE_ADDRESS} from '../rules/urls';
import {AUTHORED, FORM} from './shape';

/** Keys of a vocabulary table as a zod enum. */
export function enumOf<Table extends Readonly<Record<string, unknown>>>(table: Table) {
  type Key = keyof Table & string;
  return z.enum(Object.keys(table) as unknown as readonly [Key, ...Key[]]);
}

/**
 * A text of a form of its own.
 * @param what it must be, in words
 */
export const textLike = (pattern: RegExp, what: string) =>
  z
    .string()
    .regex(pattern, {error: `must be ${what}`, abort: true})
    .register(FORM, {what});

export const Slug = textLike(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'lower-case words joined by hyphens, such as "amazon-s3"',
);

/** A zod refinement out of a function that says what is wrong with a text, if anything. */
export function refineText(complaintAbout: (text: string) => string | undefined) {
  return (text: string, context: z.RefinementCtx): void => {
    const message = complaintAbout(text);
    if (message !== undefined) {
      context.addIssue({code: 'custom', message});
    }
  };
}

// The pattern is for editors; the rest of an address is more than a pattern can tell.
export const Url = textLike(/^https:\/\/[^/]/, COMPLETE_ADDRESS).superRefine(refineText(checkUrl));

const MAX_SENTENCE = 600;

/** A text in one line, each character of which can be seen, also where YAML writes it as a code. */
export const Sentence = z
  .string()
  .trim()
  .min(1, {error: 'must not be empty', abort: true})
  .superRefine(
    refineText((text) => {
      const invisible = findInvisible(text);
      return invisible
        ? `must not hold ${invisible.description}`
        : /[\r\n]/.test(text)
          ? 'must stand in one line'
          : text.length > MAX_SENTENCE
            ? `must have at most ${MAX_SENTENCE} characters`
            : undefined;
    }),
  );

/**
 * A text in both languages. One of them may be null while the page of the entry awaits it
 * (`rules/awaiting.ts`); readers of that language then get the other one.
 */
export function inBoth(en: z.ZodString, ja: z.ZodString) {
  return z
    .strictObject({en: en.nullable(), ja: ja.nullable()})
    .superRefine((texts, context) => {
      if (texts.en === null && texts.ja === null) {
        context.addIssue({code: 'custom', message: 'must be there in one language at least'});
      }
    })
    .transform((texts) => ({en: (texts.en ?? texts.ja)!, ja: (texts.ja ?? texts.en)!}));
}

/** A name in both languages; a product may have the same one in both. */
const MAX_NAME = 60;
const MAX_WORD = 30;
export const Name = Sentence.superRefine(
  refineText((name) => {
    const word = name.split(/[\s\-/・（）()]+/).find((part) => part.length > MAX_WORD);
    return name.length > MAX_NAME
      ? `must have at most ${MAX_NAME} characters, as cards have room for no more`
      : word !== undefined
        ? `must not hold a word of more than ${MAX_WORD} characters, which no card can break`
        : undefined;
  }),
);
export const LocalizedName = inBoth(Name, Name);

/** One sentence, or a part of one, in both languages. */
export const LocalizedSchema = inBoth(
  Sentence.refine((text) => !hasKana(text), 'must be in English; this is Japanese'),
  Sentence.refine(isJapanese, 'must be in Japanese; no character of this is'),
);

/** Whether the day at the start of the text, if there is one, stands in the calendar. */
export const hasRealDay = (date: string): boolean =>
  date.length < 10 || z.regexes.date.test(date.slice(0, 10));

/** Whether a date is before another, as far as both say. */
export function isBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
}

const NOT_IN_CALENDAR = 'must be a day that the calendar has';

/** YAML reads a bare year as a number; the record keeps text of 4, 7 or 10 characters. */
export const PartialDate = z
  .preprocess(
    (input) => (typeof input === 'number' ? String(input) : input),
    textLike(
      /^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?$/,
      'a date such as 2026, 2026-11 or 2026-11-20',
    ).refine(hasRealDay, NOT_IN_CALENDAR),
  )
  .register(AUTHORED, {also: {type: 'integer', minimum: 1000, maximum: 9999}});

/** Day, or at least month, on which somebody compared a claim with its source. */
export const CheckDate = textLike(
  /^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/,
  'the month or day of the check, such as 2026-11 or 2026-11-20',
).refine(hasRealDay, NOT_IN_CALENDAR);

/**
 * Runs a rule over several keys of an object even where one of the keys does not hold, so that
 * one run of the check finds everything.
 */
export const BESIDE_OTHER_PROBLEMS = {
  when: ({value}: {readonly value: unknown}) => typeof value === 'object' && value !== null,
};

/** Whether a word belongs to a vocabulary; a value that does not has a problem of its own. */
export const isWordOf = (table: Readonly<Record<string, unknown>>, word: unknown): boolean =>
  typeof word === 'string' && Object.hasOwn(table, word);

/** A zod refinement that refuses a second item with the same key. */
export function refuseRepeats<Item>(field: string | null, keyOf: (item: Item) => string) {
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

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

export const Currency = textLike(
  /^[A-Z]{3}$/,
  'an ISO 4217 code of three capitals, such as "USD" or "JPY"',
).refine((code) => CURRENCIES.has(code), 'must be the ISO 4217 code of a currency of today');

/** How much of something there is. */
export const Amount = z.number().min(0, 'must not be negative');

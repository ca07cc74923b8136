/** Claims: values with the source that shows them, or `unknown` if none was found. */
import * as z from 'zod';
import {ANSWERS} from '../vocabulary';
import {AUTHORED} from './shape';
import {
  BESIDE_OTHER_PROBLEMS,
  CheckDate,
  enumOf,
  leftOut,
  LocalizedSchema,
  PartialDate,
  refuseRepeats,
  Sentence,
  Slug,
} from './values';

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

export const Note = leftOut(LocalizedSchema).describe('One sentence with conditions or details.');

/**
 * Refuses a value without a source.
 * @param withoutSource what to do if there is none; the end of a message
 */
export function requireSource(
  {source}: {readonly source: string | null},
  context: z.RefinementCtx,
  withoutSource = 'write the value as "unknown"',
): void {
  if (source === null) {
    context.addIssue({
      code: 'custom',
      path: ['source'],
      message: `must be a key of "sources"; without a source, ${withoutSource}`,
    });
  }
}

const NO_ANSWER = ['unknown', 'not-applicable'] as const;

const MAX_SHOWN = 60;

const Shown = Sentence.max(MAX_SHOWN, `must have at most ${MAX_SHOWN} characters`)
  .optional()
  .describe('The figure as the page prints it, such as "$0.015 / GB-month".');

/** Schema of the earlier values of a claim, each with its last day and a source. */
const earlierValues = <Value extends z.ZodType>(value: Value) =>
  z
    .array(
      z.strictObject({
        value,
        until: PartialDate.describe('Last day on which it was valid.'),
        source: Slug.describe('Key of "sources".'),
      }),
    )
    .superRefine(refuseRepeats('until', ({until}) => until))
    .optional()
    .describe('Earlier values, each with its last day.');

/**
 * Schema of a comparable value with its source. The bare words `unknown` and `not-applicable` are
 * short for a claim without note and source.
 */
export function claimOf<Value extends z.ZodType>(value: Value) {
  const full = z
    .strictObject({
      value,
      shown: Shown,
      note: Note,
      ...referenceShape,
      was: earlierValues(value),
    })
    .superRefine((claim, context) => {
      const {value: given, source} = claim as {
        readonly value: unknown;
        readonly source: string | null;
      };
      if (!NO_ANSWER.some((word) => word === given)) {
        requireSource({source}, context);
      }
    }, BESIDE_OTHER_PROBLEMS);
  return z
    .preprocess(
      (input) => (NO_ANSWER.some((word) => word === input) ? {value: input} : input),
      full,
    )
    .register(AUTHORED, {also: {type: 'string', enum: [...NO_ANSWER]}});
}

/** Schema of a value that can be `unknown` or `not-applicable`. */
export const orNoAnswer = <Value extends z.ZodType>(value: Value) =>
  z.union([z.enum(NO_ANSWER), value]);

export const orUnknown = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('unknown'), value]);

export const AnswerClaim = claimOf(enumOf(ANSWERS));

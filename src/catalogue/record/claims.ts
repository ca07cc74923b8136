/** Claims: values with the source that shows them, or `unknown` if none was found. */
import * as z from 'zod';
import {ANSWERS} from '../vocabulary';
import {holdsNumber} from '../rules/numbers';
import {suggestion} from '../rules/problems';
import {
  AUTHORED,
  BESIDE_OTHER_PROBLEMS,
  CheckDate,
  enumOf,
  isBefore,
  leftOut,
  refuse,
  LocalizedSchema,
  PartialDate,
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
    refuse(context, ['source'], `must be a key of "sources"; without a source, ${withoutSource}`);
  }
}

const NO_ANSWER = ['unknown', 'not-applicable'] as const;

const MAX_SHOWN = 60;

export const Note = leftOut(LocalizedSchema).describe('One sentence with conditions or details.');

/** The keys of a value for the figure as its page prints it. */
export const printedShape = {
  shown: Sentence.max(MAX_SHOWN, `must have at most ${MAX_SHOWN} characters`)
    .optional()
    .describe('The figure as the page prints it, such as "$0.015 / GB-month".'),
  verbatim: z
    .literal(false)
    .optional()
    .describe('Only if the figure was read in the words of others; then only its number counts.'),
};

/** Schema of the earlier values of a value, each with its last day and a source. */
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

/** The parts of a value that must agree with each other. */
type Figures = {
  readonly value?: unknown;
  readonly shown?: string | undefined;
  readonly verbatim?: false | undefined;
  readonly until: string | null;
  readonly was?: readonly {readonly until: string}[] | undefined;
};

/**
 * Refuses a printed figure without the number of the value, and earlier values that are not in
 * order. Each of them ends on its last day, on which the next one begins, so there are no gaps.
 */
function refineFigures(claim: Figures, context: z.RefinementCtx): void {
  const {amount, per} = Object(claim.value) as {readonly amount?: unknown; readonly per?: string};
  if (typeof amount === 'number') {
    // A page may print the price of a thousand requests, and the record that of a million.
    const scales = per?.endsWith('-requests') ? [1, 10, 100, 1e3, 1e4, 1e5, 1e6] : [1];
    refinePrinted(
      claim,
      scales.map((scale) => amount / scale),
      context,
    );
  }
  refineEarlier(claim, 'value', context);
}

/** Refuses a printed figure that has none of the numbers, and its mark without it. */
export function refinePrinted(
  {shown, verbatim}: Pick<Figures, 'shown' | 'verbatim'>,
  numbers: readonly number[],
  context: z.RefinementCtx,
): void {
  if (shown === undefined) {
    if (verbatim !== undefined) {
      refuse(context, ['verbatim'], 'needs the key "shown" beside it, the figure that was read');
    }
    return;
  }
  if (!numbers.some((number) => holdsNumber(shown, number))) {
    const message = `must hold the number of the value, ${numbers[0]}, as the page prints it`;
    refuse(context, ['shown'], message, shown);
  }
}

/**
 * Refuses earlier values that are not in order of their last days, or that equal the next one.
 * @param key key of the figure, in the value itself and in earlier ones
 */
export function refineEarlier(
  now: Pick<Figures, 'was'> & {readonly until?: string | null},
  key: string,
  context: z.RefinementCtx,
): void {
  const figureIn = (value: object) =>
    JSON.stringify(Object.entries(value).find(([name]) => name === key));
  const {was = []} = now;
  was.forEach((earlier, index) => {
    const next = was[index + 1] ?? now;
    if (typeof next.until === 'string' && !isBefore(earlier.until, next.until)) {
      const message = `must be before ${next.until}, the last day of the value after it`;
      refuse(context, ['was', index, 'until'], message, earlier.until);
    }
    if (figureIn(earlier) === figureIn(next)) {
      refuse(context, ['was', index, key], 'is the same as the value after it; remove it');
    }
  });
}

/**
 * Schema of a comparable value with its source. The bare words `unknown` and `not-applicable` are
 * short for a claim without note and source.
 */
export function claimOf<Value extends z.ZodType>(value: Value) {
  const full = z
    .strictObject(
      {
        value,
        ...printedShape,
        note: Note,
        ...referenceShape,
        was: earlierValues({value}),
      },
      NO_CLAIM,
    )
    .superRefine((claim, context) => {
      const {value: given, source} = claim as {
        readonly value: unknown;
        readonly source: string | null;
      };
      if (!NO_ANSWER.some((word) => word === given)) {
        requireSource({source}, context);
      } else if (given === 'unknown' && source !== null && claim.note === null) {
        const message =
          'must be left out when the value is "unknown", unless a note says what it shows';
        refuse(context, ['source'], message);
      }
    }, BESIDE_OTHER_PROBLEMS)
    .superRefine((claim, context) => {
      refineFigures(claim, context);
    });
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

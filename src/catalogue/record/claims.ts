/** Claims: values that have a source, or say that none was found. */
import * as z from 'zod';
import {ANSWERS, BASES} from '../vocabulary';
import {AUTHORED} from './shape';
import {
  BESIDE_OTHER_PROBLEMS,
  CheckDate,
  enumOf,
  isBefore,
  isWordOf,
  LocalizedSchema,
  PartialDate,
  Url,
} from './values';

export const provenanceShape = {
  source: Url.nullable().describe('Address of the page at which readers can see it.'),
  via: Url.nullable().describe(
    'Address of the page of a third party that was read, where it is not the source itself; or null.',
  ),
  basis: enumOf(BASES)
    .nullable()
    .describe(
      'primary: the vendor says so; secondary: somebody else does; general-knowledge: not yet compared with the source.',
    ),
  checked: CheckDate.nullable().describe(
    'Month or day on which somebody compared it with the source; null for general-knowledge.',
  ),
  dated: PartialDate.nullable().describe(
    'State of what was compared (a copy, a commit, the date of a page) where it is known, or null.',
  ),
  until: PartialDate.nullable()
    .default(null)
    .describe('Last day on which it holds; only where that is known.'),
};

export const Note = LocalizedSchema.nullable().describe(
  'One sentence with the condition or the detail, or null.',
);

/** Where a claim comes from, and how old and for how long true it is. */
export type Provenance = {
  readonly source: string | null;
  readonly via: string | null;
  readonly basis: keyof typeof BASES | null;
  readonly checked: string | null;
  readonly dated: string | null;
  readonly until: string | null;
};

/** What stands for the provenance of what has none. */
const NO_PROVENANCE: Provenance = {
  source: null,
  via: null,
  basis: null,
  checked: null,
  dated: null,
  until: null,
};

/**
 * The rules that tie source, basis and dates together: a claim has a source and a basis, and it
 * has a date exactly when somebody compared it with the source.
 */
export function refineProvenance(
  claim: Provenance,
  context: z.RefinementCtx,
  withoutSource = 'write the value as "unknown"',
): void {
  const report = (key: keyof Provenance, message: string) => {
    context.addIssue({code: 'custom', path: [key], message});
  };
  const {source, via, basis, checked, dated} = claim;
  if (source === null) {
    report('source', `must be the address of a page that shows it; without one ${withoutSource}`);
  }
  if (basis === null) {
    report('basis', `must be one of ${Object.keys(BASES).join(', ')}`);
  }
  if (!isWordOf(BASES, basis)) {
    return;
  }
  if (basis === 'general-knowledge') {
    for (const [key, value] of Object.entries({checked, dated})) {
      if (typeof value === 'string') {
        report(
          key as 'checked' | 'dated',
          'must be null while the basis is "general-knowledge": nobody has compared it with its source',
        );
      }
    }
  } else if (checked === null) {
    report('checked', `must be the date of the check when the basis is "${basis}"`);
  }
  if (typeof via === 'string' && basis !== 'secondary') {
    report(
      'via',
      `must be null when the basis is "${basis}"; what was read with a third party is "secondary"`,
    );
  }
  if (typeof via === 'string' && via === source) {
    report('via', 'must be null when it is the source itself');
  }
  if (typeof dated === 'string' && typeof checked === 'string' && isBefore(checked, dated)) {
    report('dated', `must not be after "checked", which is ${checked}`);
  }
}

const NO_ANSWER = ['unknown', 'not-applicable'] as const;

/**
 * A comparable value with its provenance. The bare words `unknown` and `not-applicable`
 * stand for a claim without note and source.
 */
export function claimOf<Value extends z.ZodType>(value: Value) {
  const full = z
    .strictObject({value, note: Note, ...provenanceShape})
    .superRefine((claim, context) => {
      const {value: given, ...provenance} = claim as {readonly value: unknown} & Provenance;
      if (!NO_ANSWER.some((word) => word === given)) {
        refineProvenance(provenance, context);
      }
    }, BESIDE_OTHER_PROBLEMS);
  return z
    .preprocess(
      (input) =>
        NO_ANSWER.some((word) => word === input)
          ? {value: input, note: null, ...NO_PROVENANCE}
          : input,
      full,
    )
    .register(AUTHORED, {also: {type: 'string', enum: [...NO_ANSWER]}});
}

/** The value of an attribute, or the word for why there is none. */
export const orNoAnswer = <Value extends z.ZodType>(value: Value) =>
  z.union([z.enum(NO_ANSWER), value]);

export const orUnknown = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('unknown'), value]);

export const AnswerClaim = claimOf(enumOf(ANSWERS));

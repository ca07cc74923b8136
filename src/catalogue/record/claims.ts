/** Claims: values with their source, or `unknown` if none was found. */
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
  source: Url.nullable().describe('URL of the page that shows it.'),
  via: Url.nullable().describe(
    'URL of the third-party page that was read instead of the source, or null.',
  ),
  basis: enumOf(BASES)
    .nullable()
    .describe(
      'primary: stated by the vendor; secondary: stated by a third party; general-knowledge: not yet verified against the source.',
    ),
  checked: CheckDate.nullable().describe(
    'Month or day of the comparison with the source; null for general-knowledge.',
  ),
  dated: PartialDate.nullable().describe(
    'Date of the version that was compared (a copy, a commit, a page), or null if not known.',
  ),
  until: PartialDate.nullable().default(null).describe('Last day on which it is valid, if known.'),
};

export const Note = LocalizedSchema.nullable().describe(
  'One sentence with conditions or details, or null.',
);

/** Source of a claim, how it was verified, and its dates (`2026`, `2026-11` or `2026-11-20`). */
export type Provenance = {
  readonly source: string | null;
  readonly via: string | null;
  readonly basis: keyof typeof BASES | null;
  readonly checked: string | null;
  readonly dated: string | null;
  readonly until: string | null;
};

/** Provenance of a claim without a source. */
const NO_PROVENANCE: Provenance = {
  source: null,
  via: null,
  basis: null,
  checked: null,
  dated: null,
  until: null,
};

/**
 * Validates source, basis and dates together. A claim needs a source and a basis, and it has a
 * check date if and only if it was compared with the source.
 * @param withoutSource what to do if there is no source; the end of a message
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
    report('source', `must be the URL of a page that shows it; without one, ${withoutSource}`);
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
          'must be null while the basis is "general-knowledge", which means “not yet verified”',
        );
      }
    }
  } else if (checked === null) {
    report('checked', `must be the date of the check when the basis is "${basis}"`);
  }
  if (typeof via === 'string' && basis !== 'secondary') {
    report(
      'via',
      `must be null when the basis is "${basis}"; a claim read on a third-party page is "secondary"`,
    );
  }
  if (typeof via === 'string' && via === source) {
    report('via', 'must be null when it equals the source');
  }
  if (typeof dated === 'string' && typeof checked === 'string' && isBefore(checked, dated)) {
    report('dated', `must not be after "checked", which is ${checked}`);
  }
}

const NO_ANSWER = ['unknown', 'not-applicable'] as const;

/**
 * Schema of a comparable value with its provenance. The bare words `unknown` and
 * `not-applicable` are short for a claim without note and source.
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

/** Schema of a value that can be `unknown` or `not-applicable`. */
export const orNoAnswer = <Value extends z.ZodType>(value: Value) =>
  z.union([z.enum(NO_ANSWER), value]);

export const orUnknown = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('unknown'), value]);

export const AnswerClaim = claimOf(enumOf(ANSWERS));

/** Plans of a service as records have them: what is paid for a month, and up to what. */
import * as z from 'zod';
import {QUANTITIES} from '../costs/estimate';
import {LIMIT_REASONS, PRICE_BASES} from '../vocabulary';
import {Note, provenanceShape, refineProvenance} from './claims';
import {
  Amount,
  BESIDE_OTHER_PROBLEMS,
  Currency,
  enumOf,
  isBefore,
  LocalizedName,
  PartialDate,
  refuseRepeats,
  Slug,
} from './values';

const Quantity = z.enum(QUANTITIES);

const Tier = z.strictObject({
  upTo: Amount.nullable().describe(
    'Units, counted from the first that is paid, up to which the price holds; null in the last tier.',
  ),
  price: Amount,
});

/** Tiers rise, and only the last one has no end. */
const Tiers = z
  .array(Tier)
  .min(1, 'must hold at least one tier')
  .superRefine((tiers, context) => {
    tiers.forEach(({upTo}, index) => {
      const isLast = index === tiers.length - 1;
      const before = tiers[index - 1]?.upTo ?? 0;
      const message = isLast
        ? upTo === null
          ? undefined
          : 'must be null in the last tier; where more is not sold, add a limit'
        : upTo === null
          ? 'must be a number in all tiers but the last'
          : upTo <= before
            ? `must be more than ${index === 0 ? 0 : `that of the tier before, ${before}`}`
            : undefined;
      if (message !== undefined) {
        context.addIssue({code: 'custom', path: [index, 'upTo'], input: upTo, message});
      }
    });
  });

const Charge = z.strictObject({
  quantity: Quantity.describe('What is charged for.'),
  per: z.number().positive('must be more than 0').describe('How many units a price is for.'),
  included: Amount.describe('Units that cost nothing.'),
  minimum: Amount.describe('Units that are billed even when less is used.'),
  roundsUp: z.boolean().describe('Whether only whole multiples of "per" are billed.'),
  tiers: Tiers.describe('Price by tier.'),
});

const Limit = z
  .strictObject({
    quantity: Quantity.describe('What is limited.'),
    atMost: z
      .union([Quantity, Amount])
      .describe('The most, or another quantity that it must not exceed.'),
    because: enumOf(LIMIT_REASONS).describe('Whether more is not sold, or its price is not known.'),
  })
  .superRefine(({quantity, atMost}, context) => {
    if (atMost === quantity) {
      const message = 'must be a number or another quantity, not the one that is limited';
      context.addIssue({code: 'custom', path: ['atMost'], input: atMost, message});
    }
  }, BESIDE_OTHER_PROBLEMS);

const PlanSchema = z
  .strictObject({
    id: Slug.describe('Name of the plan in addresses; unique in the record.'),
    name: LocalizedName.describe('Name of the plan, in both languages.'),
    currency: Currency.describe('ISO 4217 code of all its prices.'),
    base: z
      .strictObject({
        amount: Amount,
        per: enumOf(PRICE_BASES).describe('Whether each account or each user pays it.'),
      })
      .nullable()
      .describe('Price of a month; null where it is quoted on request.'),
    charges: z
      .array(Charge)
      .superRefine(refuseRepeats('quantity', ({quantity}) => quantity))
      .describe('What is charged by use.'),
    limits: z.array(Limit).describe('Up to what the plan is sold, or its price is known.'),
    note: Note,
    from: PartialDate.nullable()
      .default(null)
      .describe('First day on which it is sold; only where that lies ahead or matters.'),
    ...provenanceShape,
  })
  .superRefine((plan, context) => {
    refineProvenance(plan, context, 'nobody can check the plan, so remove it');
    const {base, charges, from, until} = plan;
    if (typeof from === 'string' && typeof until === 'string' && isBefore(until, from)) {
      context.addIssue({
        code: 'custom',
        path: ['from'],
        input: from,
        message: `must not be after "until", which is ${until}`,
      });
    }
    const byUser = (charges as unknown[] | undefined)?.findIndex?.(
      (charge) => (charge as {quantity?: unknown} | null)?.quantity === 'users',
    );
    if ((base as {per?: unknown} | null)?.per === 'user' && byUser !== undefined && byUser >= 0) {
      context.addIssue({
        code: 'custom',
        path: ['charges', byUser, 'quantity'],
        message: 'must not be "users" when the base is per user, which charges for them already',
      });
    }
    if (base === null && Array.isArray(charges) && charges.length > 0) {
      context.addIssue({
        code: 'custom',
        path: ['charges'],
        message: 'must be empty when the price is quoted on request (base: null)',
      });
    }
  }, BESIDE_OTHER_PROBLEMS);

export const Plans = z.array(PlanSchema).superRefine(refuseRepeats('id', ({id}) => id));

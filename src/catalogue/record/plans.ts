/** Schema of the pricing plans in a record: monthly prices, charges by use, and limits. */
import * as z from 'zod';
import {QUANTITIES} from '../costs/estimate';
import {LIMIT_REASONS, PRICE_BASES} from '../vocabulary';
import {
  Amount,
  Currency,
  earlierValues,
  enumOf,
  isBefore,
  leftOut,
  LocalizedName,
  Note,
  PartialDate,
  printedShape,
  referenceShape,
  refineEarlier,
  refinePrinted,
  refuse,
  refuseRepeats,
  requireSource,
  Slug,
} from './values';

const Quantity = z.enum(QUANTITIES);

const Tier = z.strictObject({
  upTo: leftOut(Amount).describe(
    'Last unit to which the price applies, counted from the first paid one; left out in the last tier.',
  ),
  price: Amount,
});

/** Tiers in ascending order; only the last one is open-ended. */
const Tiers = z
  .array(Tier)
  .min(1, 'must contain at least one tier')
  .superRefine((tiers, context) => {
    tiers.forEach(({upTo}, index) => {
      const isLast = index === tiers.length - 1;
      const before = tiers[index - 1]?.upTo ?? 0;
      const message = isLast
        ? upTo === null
          ? undefined
          : 'must be left out in the last tier; if more is not sold, add a limit'
        : upTo === null
          ? 'must be a number in every tier except the last'
          : upTo <= before
            ? `must be more than ${index === 0 ? 0 : `${before}, the value of the tier before`}`
            : undefined;
      refuse(context, [index, 'upTo'], message, upTo);
    });
  });

const Charge = z
  .strictObject({
    quantity: Quantity.describe('What is charged for.'),
    per: z
      .number()
      .positive('must be more than 0')
      .default(1)
      .describe('Number of units that the price is for.'),
    included: Amount.default(0).describe('Units included free of charge.'),
    minimum: Amount.default(0).describe('Units that are billed even if less is used.'),
    roundsUp: z
      .boolean()
      .default(false)
      .describe('Whether usage is rounded up to a multiple of "per".'),
    price: leftOut(Amount).describe('Price, if it is the same for all units; 0 if it is free.'),
    tiers: leftOut(Tiers).describe('Prices by tier, in ascending order.'),
    ...printedShape,
  })
  .superRefine((charge, context) => {
    const {price, tiers, included, minimum, per} = charge;
    if ((price === null) === (tiers === null)) {
      const key = price === null ? 'quantity' : 'price';
      refuse(context, [key], 'needs either the key "price" or the key "tiers" beside it');
    }
    const prices = price === null ? (tiers ?? []).map((tier) => tier.price) : [price];
    refinePrinted(
      charge,
      [...prices, ...prices.map((one) => one / per), included, minimum],
      context,
    );
  })
  .transform(({price, tiers, ...charge}) => ({
    ...charge,
    tiers: tiers ?? [{upTo: null, price: price!}],
  }));

const Limit = z
  .strictObject({
    quantity: Quantity.describe('What is limited.'),
    atMost: z
      .union([Quantity, Amount])
      .describe('Maximum, or another quantity that it must not exceed.'),
    because: enumOf(LIMIT_REASONS).describe(
      'Whether more is not offered, or its price is not known.',
    ),
  })
  .superRefine(({quantity, atMost}, context) => {
    if (atMost === quantity) {
      const message = 'must be a number or another quantity, not the limited one itself';
      refuse(context, ['atMost'], message, atMost);
    }
  });

const PlanSchema = z
  .strictObject({
    id: Slug.describe('Identifier of the plan, also used in URLs; unique in the record.'),
    name: LocalizedName.describe('Name of the plan, in both languages.'),
    currency: Currency.describe('ISO 4217 code of all its prices.'),
    base: z
      .union([
        z.literal('on-request').transform(() => null),
        z
          .strictObject({
            amount: Amount,
            per: enumOf(PRICE_BASES).describe('Whether it is paid per account or per user.'),
            ...printedShape,
            was: earlierValues({amount: Amount}),
          })
          .superRefine((base, context) => {
            refinePrinted(base, [base.amount], context);
            refineEarlier(base, 'amount', context);
          }),
      ])
      .describe('Monthly base price, or "on-request".'),
    charges: z
      .array(Charge)
      .superRefine(refuseRepeats('quantity'))
      .default([])
      .describe('Usage-based charges; the price of a quantity without one is not known.'),
    limits: z
      .array(Limit)
      .default([])
      .describe('Limits up to which the plan is offered or its price is known.'),
    forTrial: z
      .boolean()
      .default(false)
      .describe(
        'Whether limits that no quantity expresses, such as a number of issues, make it a plan to try; estimates take it only if no other plan applies.',
      ),
    note: Note,
    from: leftOut(PartialDate).describe(
      'First day on which it is offered; only if that is in the future or matters.',
    ),
    ...referenceShape,
  })
  .superRefine((plan, context) => {
    requireSource(plan, context, 'the plan cannot be checked, so remove it');
    const {base, charges, from, until} = plan;
    if (from !== null && until !== null && isBefore(until, from)) {
      refuse(context, ['from'], `must not be after "until", which is ${until}`, from);
    }
    const byUser = charges.findIndex(({quantity}) => quantity === 'users');
    if (base?.per === 'user' && byUser >= 0) {
      const message =
        'must not be "users" when the base price is per user, which already covers them';
      refuse(context, ['charges', byUser, 'quantity'], message);
    }
    if (base === null && charges.length > 0) {
      refuse(context, ['charges'], 'must be empty when the price is given on request only');
    }
  });

export const Plans = z.array(PlanSchema).superRefine(refuseRepeats('id'));

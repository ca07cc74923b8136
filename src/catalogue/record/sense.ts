/** Rules between the values of one service, each of which may be right by itself. */
import type * as z from 'zod';
import {PER} from '../units';
import type {WrittenService} from './schema';
import {refuse} from './values';

/** The quantity of plans that a price is for, by the kind of its unit. */
const QUANTITIES: Readonly<Record<string, string>> = {stored: 'storedGb', transferred: 'egressGb'};

/** A price that differs more from that of each plan is a slip: of the unit or of a digit. */
const MAX_RATIO = 100;

/** Refuses prices that contradict the plans, and free plans of a service by quotation. */
export function refineSense(
  service: z.output<typeof WrittenService>,
  context: z.RefinementCtx,
): void {
  if (context.issues.length > 0) {
    return;
  }
  const {pricingModel, freeTier, attributes, plans} = service;
  const isFree = freeTier.value === 'yes' || plans.some(({base}) => base !== null);
  if (pricingModel.value === 'quote' && isFree) {
    const message = 'must not be "quote" when there is a free tier or a plan with a price';
    refuse(context, ['pricingModel', 'value'], message);
  }
  const currencies = [...new Set(plans.map(({currency}) => currency))];
  for (const [key, {value}] of Object.entries(attributes)) {
    if (typeof value !== 'object' || !('currency' in value)) {
      continue;
    }
    const {amount, currency, per} = value;
    if (currencies.length > 0 && !currencies.includes(currency)) {
      const message = `is in ${currency}, but all plans are in ${currencies.join(' and ')}; write the currency of the source in both`;
      refuse(context, ['attributes', key, 'value'], message);
      continue;
    }
    const {kind, size} = PER[per];
    const charged = plans
      .filter((plan) => plan.currency === currency)
      .flatMap(({charges}) => charges.filter(({quantity}) => quantity === QUANTITIES[kind]))
      .flatMap((charge) => charge.tiers.map(({price}) => price / charge.per))
      .filter((price) => price > 0);
    const ratios = charged.map((price) => amount / size / price);
    if (
      amount > 0 &&
      ratios.length > 0 &&
      ratios.every((ratio) => ratio >= MAX_RATIO || ratio <= 1 / MAX_RATIO)
    ) {
      const message = `is ${amount} ${currency}/${per}, but the plans charge ${charged[0]} for one unit; correct the number or the unit`;
      refuse(context, ['attributes', key, 'value'], message);
    }
  }
}

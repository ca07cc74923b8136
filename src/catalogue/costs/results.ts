/** Costs of the services of a category for a usage, and their comparison. */
import {cheapest, estimate, type Estimate, type Obstacle, plansOn, type Usage} from './estimate';
import type {InLocale} from '../record/localize';
import type {Rates} from '../record/categories';
import type {buildCategoryCosts, priced} from '../views/costs';

/** A service with its plans in one language. */
type PricedService = ReturnType<typeof priced>;
type NamedPlan = PricedService['plans'][number];

/** An exchange rate of the catalogue in one language, with the ISO 4217 code of the currency. */
export type YenRate = InLocale<Rates[string]> & {readonly currency: string};

/** Data for the estimates of a category in one language, serializable as JSON. */
export type CategoryCosts = ReturnType<typeof buildCategoryCosts>;

/** Whether data can stay in Japan, by the answer to the question about a region there. */
export const staysInJapan = (region: string | undefined): boolean =>
  region !== 'no' && region !== 'unknown';

/** Restricts the data to the services with these slugs, in this order. */
export const onlyOf = (costs: CategoryCosts, slugs: readonly string[]): CategoryCosts => ({
  ...costs,
  services: slugs.flatMap((slug) => costs.services.find((one) => one.slug === slug) ?? []),
});

/** Cost of a service, or why it can't be estimated. If it has no plans, `obstacles` is empty. */
export type Cost = ReturnType<typeof costsOf>[number];

/** A plan that ends within this many days is not recommended if another one lasts. */
const LASTING_DAYS = 90;

/**
 * The cheapest plan of each service: among those that stay on sale, else among those on sale once
 * the present ones have ended, else among those that end. Plans to try come last.
 * @param day such as `2026-11-22`
 */
export function costsOf({services}: Pick<CategoryCosts, 'services'>, usage: Usage, day: string) {
  const later = new Date(Date.parse(day) + LASTING_DAYS * 86_400_000).toISOString().slice(0, 10);
  return services.map((service) => {
    const lasting = [
      plansOn(plansOn(service.plans, day), later),
      plansOn(service.plans, later),
      plansOn(service.plans, day),
    ];
    const choices = [
      ...lasting.map((plans) => plans.filter(({forTrial}) => !forTrial)),
      ...lasting,
    ].filter(({length}) => length > 0);
    for (const plans of choices) {
      const best = cheapest(estimate(plans, usage));
      if (best) {
        return {service, ...best};
      }
    }
    return {service, ...nearest(estimate(choices[0] ?? [], usage))};
  });
}

/** Kinds of obstacles, from closest to an estimate to furthest from one. */
const DISTANCES = ['price-unknown', 'no-price', 'quoted', 'not-offered'] as const;

/** The obstacles of the plan closest to an estimate; if equal, of the last, which is the largest. */
function nearest(estimates: readonly Estimate<NamedPlan>[]) {
  const distance = (obstacles: readonly Obstacle[]): number =>
    Math.max(...obstacles.map(({kind}) => DISTANCES.indexOf(kind)));
  const [first, ...others] = estimates.flatMap((one) => ('obstacles' in one ? [one] : []));
  if (first === undefined) {
    return {obstacles: [], atLeast: null};
  }
  const {plan, obstacles, atLeast} = others.reduce(
    (found, one) => (distance(one.obstacles) <= distance(found.obstacles) ? one : found),
    first,
  );
  return {
    obstacles,
    /** The least that it costs, and the plan; `null` if nothing of it has a price. */
    atLeast: atLeast === null ? null : {plan, total: atLeast},
  };
}

/** Currencies in which a reader can see sums (ISO 4217). */
export const CURRENCIES = ['JPY', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The currency that a reader sees, and the rates for it. */
export type Money = {
  readonly currency: Currency;
  readonly rates: readonly YenRate[];
  /** Yen per dollar, as entered by the reader; it replaces the rate of the dollar. */
  readonly typed: number | undefined;
};

/** Converts an amount into the reader's currency; `undefined` without a rate. */
export function inMoney(
  amount: number,
  from: string,
  {currency, rates, typed}: Money,
): number | undefined {
  const yenFor = (one: string): number | undefined =>
    one === 'JPY'
      ? 1
      : ((one === 'USD' ? typed : undefined) ?? rates.find((rate) => rate.currency === one)?.jpy);
  const [yen, own] = [yenFor(from), yenFor(currency)];
  return from === currency
    ? amount
    : yen === undefined || own === undefined
      ? undefined
      : // More than three digits would be false precision at a rate of another day.
        Number(((amount * yen) / own).toPrecision(3));
}

/** The rates of the catalogue by which amounts in these currencies are converted. */
export const ratesUsed = (
  currencies: readonly string[],
  {currency, rates, typed}: Money,
): YenRate[] =>
  rates.filter(
    (rate) =>
      !(rate.currency === 'USD' && typed !== undefined) &&
      [currency, ...currencies].includes(rate.currency) &&
      currencies.some((one) => one !== currency),
  );

/** A cost in a comparison. */
export type ComparedCost = ReturnType<typeof compareCosts>[number];

/**
 * Converts costs into the reader's currency and sorts them: the lowest total first, then what is
 * only known in part, then what has no sum.
 */
export function compareCosts(costs: readonly Cost[], money: Money) {
  const compared = costs.map((cost) => {
    const known = 'total' in cost ? cost : cost.atLeast;
    const sum = known && (inMoney(known.total, known.plan.currency, money) ?? null);
    return {
      ...cost,
      /** The total, or the least it can be, in the reader's currency; `null` without one. */
      sum,
      rank: sum === null ? 2 : 'total' in cost ? 0 : 1,
    };
  });
  const highest = Math.max(...compared.map(({sum, rank}) => (rank === 0 ? sum! : 0)));
  return compared
    .sort((one, other) => one.rank - other.rank || (one.sum ?? 0) - (other.sum ?? 0))
    .map(({rank, ...cost}) => ({
      ...cost,
      /** Ratio to the highest total, from 0 to 1; `null` without a total. */
      share: rank === 0 && highest > 0 ? cost.sum! / highest : null,
    }));
}

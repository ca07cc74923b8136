/** Costs of the services of a category for a usage, and their comparison. */
import {
  cheapest,
  estimate,
  type Line,
  type Obstacle,
  type Plan,
  plansOn,
  type Quantity,
  type Usage,
} from './estimate';
import type {Provenance} from '../record/sources';

/** A plan in one language, with its provenance. */
type NamedPlan = Plan &
  Provenance & {
    readonly name: string;
    readonly note: string | null;
    readonly from: string | null;
  };

type PricedService = {
  readonly slug: string;
  readonly name: string;
  readonly plans: readonly NamedPlan[];
};

/** An exchange rate of the catalogue in one language. */
export type YenRate = {
  /** ISO 4217 code. */
  readonly currency: string;
  /** Yen for one unit of the currency. */
  readonly jpy: number;
  /** ISO date. */
  readonly on: string;
  readonly publisher: string;
  /** URL. */
  readonly source: string;
  /** Who was read instead of the source; `null` if it was the source itself. */
  readonly by: 'third-party' | null;
};

/** Data for the estimates of a category in one language, serializable as JSON. */
export type CategoryCosts = {
  /** Day of the build, which is used until the current day is known. */
  readonly builtOn: string;
  /** Quantities that the plans charge for. */
  readonly quantities: readonly Quantity[];
  /** Currencies of the plans (ISO 4217). */
  readonly currencies: readonly string[];
  /** Exchange rates of these currencies; empty in English, which converts at typed rates only. */
  readonly rates: readonly YenRate[];
  readonly examples: readonly {readonly label: string; readonly usage: Usage}[];
  readonly services: readonly PricedService[];
};

/** Restricts the data to the services with these slugs, in this order. */
export function onlyOf(costs: CategoryCosts, slugs: readonly string[]): CategoryCosts {
  const services = slugs.flatMap((slug) => costs.services.find((one) => one.slug === slug) ?? []);
  const currencies = services.flatMap(({plans}) => plans.map(({currency}) => currency));
  const rates = costs.rates.filter(({currency}) => currencies.includes(currency));
  return {...costs, services, currencies: [...new Set(currencies)], rates};
}

/** Cost of a service, or why it can't be estimated. If it has no plans, `obstacles` is empty. */
export type Cost = {readonly service: PricedService} & (
  | {readonly plan: NamedPlan; readonly total: number; readonly lines: readonly Line[]}
  | {readonly obstacles: readonly Obstacle[]}
);

/**
 * The cheapest plan of each service among those offered on a day.
 * @param day such as `2026-11-22`
 */
export const costsOf = (
  {services}: Pick<CategoryCosts, 'services'>,
  usage: Usage,
  day: string,
): Cost[] =>
  services.map((service): Cost => {
    const estimates = estimate(plansOn(service.plans, day), usage);
    const best = cheapest(estimates);
    return best === undefined
      ? {service, obstacles: nearestObstacles(estimates)}
      : {service, ...best};
  });

/** Kinds of obstacles, from closest to an estimate to furthest from one. */
const DISTANCES = ['price-unknown', 'no-price', 'quoted', 'not-offered'] as const;

/** The obstacles of the plan closest to an estimate; if equal, of the last, which is the largest. */
function nearestObstacles(estimates: ReturnType<typeof estimate>): readonly Obstacle[] {
  const distance = (obstacles: readonly Obstacle[]): number =>
    Math.max(...obstacles.map(({kind}) => DISTANCES.indexOf(kind)));
  return estimates
    .flatMap((one) => ('obstacles' in one ? [one.obstacles] : []))
    .reduce<readonly Obstacle[]>(
      (nearest, one) =>
        nearest.length === 0 || distance(one) <= distance(nearest) ? one : nearest,
      [],
    );
}

/** An amount in another currency than that of the plan. */
export type Converted = {
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Whether the rate is the one that the reader has entered. */
  readonly isTyped: boolean;
};

/** The rates that apply beside one that the reader has entered, which is that of the dollar. */
export const ratesBeside = (rates: readonly YenRate[], typed: number | undefined): YenRate[] =>
  rates.filter(({currency}) => typed === undefined || currency !== 'USD');

/** A cost in a comparison. */
export type ComparedCost = Cost & {
  /** The total in the other currency; `null` without a rate. */
  readonly converted: Converted | null;
  /** Ratio to the highest comparable total, from 0 to 1; `null` if there is no other total. */
  readonly share: number | null;
};

/**
 * Sorts costs for display: grouped by currency, the largest group first and the lowest total first
 * within each, followed by services without a total. What can be converted to yen is one group.
 * @param typed yen per dollar, as entered by the reader; it replaces the rate of the dollar
 */
export function compareCosts(
  costs: readonly Cost[],
  typed: number | undefined,
  rates: readonly YenRate[],
): ComparedCost[] {
  const sums = costs.flatMap((cost) =>
    'total' in cost
      ? [{cost, ...inOtherCurrency(cost.total, cost.plan.currency, typed, rates)}]
      : [],
  );
  const groups = [...new Set(sums.map(({group}) => group))].map((name) =>
    sums.filter(({group}) => group === name),
  );
  return [
    ...groups
      .sort((a, b) => b.length - a.length)
      .flatMap((group) => {
        const highest = Math.max(...group.map(({comparable}) => comparable));
        return [...group]
          .sort((a, b) => a.comparable - b.comparable)
          .map(({cost, comparable, converted}) => ({
            ...cost,
            converted,
            share: group.length > 1 && highest > 0 ? comparable / highest : null,
          }));
      }),
    ...costs.flatMap((cost) =>
      'total' in cost ? [] : [{...cost, converted: null, share: null} satisfies ComparedCost],
    ),
  ];
}

function inOtherCurrency(
  amount: number,
  currency: string,
  typed: number | undefined,
  rates: readonly YenRate[],
) {
  const group = 'JPY';
  if (currency === group) {
    const inDollars =
      typed === undefined ? null : {amount: amount / typed, currency: 'USD', isTyped: true};
    return {group, comparable: amount, converted: inDollars};
  }
  if (currency === 'USD' && typed !== undefined) {
    const inYen = amount * typed;
    return {group, comparable: inYen, converted: {amount: inYen, currency: group, isTyped: true}};
  }
  const rate = rates.find((one) => one.currency === currency);
  if (rate === undefined) {
    return {group: currency, comparable: amount, converted: null};
  }
  const inYen = amount * rate.jpy;
  const rounded = {amount: roundRoughly(inYen), currency: group, isTyped: false};
  return {group, comparable: inYen, converted: amount === 0 ? null : rounded};
}

/** Rounds to three digits; more would be false precision at a rate of another day. */
const roundRoughly = (amount: number): number => Number(amount.toPrecision(3));

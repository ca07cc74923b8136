/** What the services of a category cost for a usage, and how their sums stand to each other. */
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
import type {Provenance} from '../record/claims';

/** A plan in one language, with where its prices come from. */
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

/** What an estimate of a category needs, in one language and ready to be sent as JSON. */
export type CategoryCosts = {
  /** The day that counts until the reader's is known. */
  readonly builtOn: string;
  /** The quantities that the plans of these services charge for. */
  readonly quantities: readonly Quantity[];
  /** The currencies of these plans. */
  readonly currencies: readonly string[];
  readonly examples: readonly {readonly label: string; readonly usage: Usage}[];
  readonly services: readonly PricedService[];
};

/** The same for some of the services, by their slugs and in their order. */
export function onlyOf(costs: CategoryCosts, slugs: readonly string[]): CategoryCosts {
  const services = slugs.flatMap((slug) => costs.services.find((one) => one.slug === slug) ?? []);
  const currencies = services.flatMap(({plans}) => plans.map(({currency}) => currency));
  return {...costs, services, currencies: [...new Set(currencies)]};
}

/** What a service costs, or why nobody can say; no obstacle stands for no plan. */
export type Cost = {readonly service: PricedService} & (
  | {readonly plan: NamedPlan; readonly total: number; readonly lines: readonly Line[]}
  | {readonly obstacles: readonly Obstacle[]}
);

/** The cheapest plan of each service among those that are sold on a day. */
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

/** From what comes next to a sum, to what is furthest from one. */
const DISTANCES = ['price-unknown', 'no-price', 'quoted', 'not-offered'] as const;

/** The obstacles of the plan that comes next to a sum; among equals, of the last, which is the largest. */
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

/** A cost beside the others. */
export type ComparedCost = Cost & {
  /** The sum in the other currency, at the rate of the reader. */
  readonly converted: {readonly amount: number; readonly currency: string} | null;
  /** Share of the highest sum with which this one can be compared; `null` where there is no other. */
  readonly share: number | null;
};

/**
 * Sums of one currency beside each other, the lowest first, then those in other currencies, then
 * the services without a sum. Only with a rate are yen and dollars compared.
 * @param rate yen for a dollar
 */
export function compareCosts(costs: readonly Cost[], rate: number | undefined): ComparedCost[] {
  const sums = costs.flatMap((cost) =>
    'total' in cost ? [{cost, ...inOtherCurrency(cost.total, cost.plan.currency, rate)}] : [],
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

function inOtherCurrency(amount: number, currency: string, rate: number | undefined) {
  if (rate !== undefined && currency === 'USD') {
    const inYen = amount * rate;
    return {group: 'yen', comparable: inYen, converted: {amount: inYen, currency: 'JPY'}};
  }
  if (rate !== undefined && currency === 'JPY') {
    const inDollars = {amount: amount / rate, currency: 'USD'};
    return {group: 'yen', comparable: amount, converted: inDollars};
  }
  return {group: currency, comparable: amount, converted: null};
}

/** Estimates what a month with a plan costs, and compares services. Runs in the browser. */
import type {Rates} from '../record/categories';
import type {InLocale} from '../record/localize';
import type {Service} from '../record/schema';
import {QUANTITIES, type Quantity, type Usage} from '../units';
import type {Locale} from '../vocabulary';

type Written = Service['plans'][number];

/** Usage-based charge of a plan for one quantity. Tiers count from the first paid unit. */
export type Charge = Omit<Written['charges'][number], 'shown' | 'verbatim'>;

/** What the cost of a plan depends on; `base` is `null` if its price is given on request only. */
export type Plan = Pick<Written, 'id' | 'currency' | 'limits'> & {
  readonly base: Pick<NonNullable<Written['base']>, 'amount' | 'per'> | null;
  readonly charges: readonly Charge[];
};

/** An item of an estimate. Amounts of money are in the currency of the plan. */
export type Line = ReturnType<typeof lineOf>;

type Limit = Plan['limits'][number];

/** Why a plan can't be estimated for a usage. */
export type Obstacle =
  | {readonly kind: 'quoted'}
  | {readonly kind: 'no-price'; readonly quantity: Quantity}
  | {readonly kind: Limit['because']; readonly quantity: Quantity; readonly atMost: number};

export type Estimate<P extends Plan = Plan> =
  | {readonly plan: P; readonly total: number; readonly lines: readonly Line[]}
  | {
      readonly plan: P;
      readonly obstacles: readonly Obstacle[];
      /** Price of the known part, if only the rest has no price; `null` if there is none. */
      readonly atLeast: {readonly plan: P; readonly total: number} | null;
    };

type Term = Pick<Written, 'from' | 'until'>;

/** The plans that are offered on a day. Bounds that are a month or year include all of it. */
export const plansOn = <P extends Term>(plans: readonly P[], day: string): P[] =>
  plans.filter(
    ({from, until}) =>
      (from === null || from <= day.slice(0, from.length)) &&
      (until === null || until >= day.slice(0, until.length)),
  );

export const estimate = <P extends Plan>(plans: readonly P[], usage: Usage): Estimate<P>[] =>
  plans.map((plan) => {
    const obstacles = findObstacles(plan, usage);
    if (obstacles.length > 0) {
      return {plan, obstacles, atLeast: lowerBound(plan, usage, obstacles)};
    }
    const lines = [baseLine(plan, usage), ...plan.charges.map((charge) => lineOf(charge, usage))];
    return {plan, lines, total: toCents(lines.reduce((sum, {amount}) => sum + amount, 0))};
  });

/** The lowest total among those in the currency of the first; `undefined` if there is none. */
export function cheapest<P extends Plan>(estimates: readonly Estimate<P>[]) {
  const known = estimates.filter((one) => 'total' in one);
  const [best] = known
    .filter(({plan}) => plan.currency === known[0]!.plan.currency)
    .sort((one, other) => one.total - other.total);
  return best;
}

const usedOf = (usage: Usage, quantity: Quantity): number => usage[quantity] ?? 0;

function findObstacles(plan: Plan, usage: Usage): Obstacle[] {
  if (plan.base === null) {
    return [{kind: 'quoted'}];
  }
  const exceeded = plan.limits.flatMap(({quantity, atMost, because}) => {
    const limit = typeof atMost === 'number' ? atMost : usedOf(usage, atMost);
    return usedOf(usage, quantity) > limit ? [{kind: because, quantity, atMost: limit}] : [];
  });
  const known = new Set([...plan.charges, ...exceeded].map(({quantity}) => quantity));
  if (plan.base.per === 'user') {
    known.add('users');
  }
  const unpriced = QUANTITIES.filter((one) => usedOf(usage, one) > 0 && !known.has(one));
  return [...exceeded, ...unpriced.map((quantity) => ({kind: 'no-price' as const, quantity}))];
}

/** The price of what has one: of the usage up to the limits, without quantities without a price. */
function lowerBound<P extends Plan>(plan: P, usage: Usage, obstacles: readonly Obstacle[]) {
  const known: Partial<Record<Quantity, number>> = {...usage};
  for (const obstacle of obstacles) {
    if (obstacle.kind === 'quoted' || obstacle.kind === 'not-offered') {
      return null;
    }
    known[obstacle.quantity] = obstacle.kind === 'price-unknown' ? obstacle.atMost : 0;
  }
  const [bound] = estimate([plan], known);
  return bound && 'total' in bound && bound.total > 0 ? {plan, total: bound.total} : null;
}

function baseLine({base}: Plan, usage: Usage): Line {
  const {amount, per} = base!;
  const units = per === 'user' ? usedOf(usage, 'users') : 1;
  return {
    ...{of: 'base', used: units, included: 0, billed: units},
    tiers: [{units, price: amount, per: 1}],
    amount: amount * units,
  };
}

function lineOf(charge: Charge, usage: Usage) {
  const {quantity, per, included, minimum, roundsUp} = charge;
  const used = usedOf(usage, quantity);
  const above = Math.max(0, used - included, minimum);
  const billed = roundsUp ? Math.ceil(above / per) * per : above;
  const tiers = spread(billed, charge.tiers).map((tier) => ({...tier, per}));
  return {
    /** `base` for the monthly base price. */
    of: quantity as 'base' | Quantity,
    /** Units that are used, those that are free, and those billed after minimum and rounding. */
    ...{used, included, billed},
    /** Billed units and price of each tier in use. */
    tiers,
    amount: tiers.reduce((sum, {units, price}) => sum + (units / per) * price, 0),
  };
}

/** Distributes billed units over the tiers. */
function spread(billed: number, tiers: Charge['tiers']): {units: number; price: number}[] {
  let from = 0;
  return tiers.flatMap(({upTo, price}) => {
    const units = Math.max(0, Math.min(billed, upTo ?? Infinity) - from);
    from = upTo ?? Infinity;
    return units > 0 ? [{units, price}] : [];
  });
}

/** Rounds to two decimals, which removes floating-point errors of sums. */
const toCents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100;

/** An exchange rate of the catalogue in one language, with the ISO 4217 code of the currency. */
export type YenRate = InLocale<Rates[string]> & {readonly currency: string};

/** The costs of the services of a category in one language, serializable as JSON. */
export type CategoryCosts = {
  /** Day of the build, which is used until the current day is known. */
  readonly builtOn: string;
  /** Quantities that the plans charge for. */
  readonly quantities: readonly Quantity[];
  readonly rates: readonly YenRate[];
  readonly examples: readonly {readonly label: string; readonly usage: Usage}[];
  readonly services: readonly (Pick<InLocale<Service>, 'slug' | 'name' | 'plans'> & {
    /** Whether its data can stay in Japan; `false` if that is unknown. */
    readonly inJapan: boolean;
  })[];
};

/** Whether data can stay in Japan, by the answer to the question about a region there. */
export const staysInJapan = (region: string | undefined): boolean =>
  region !== 'no' && region !== 'unknown';

/** The costs of the services with these slugs, in this order. */
export const onlyOf = (costs: CategoryCosts, slugs: readonly string[]): CategoryCosts => ({
  ...costs,
  services: slugs.flatMap((slug) => costs.services.find((one) => one.slug === slug) ?? []),
});

/** Cost of a service, or why the plan closest to one has none; without plans, no `obstacles`. */
export type Cost = ReturnType<typeof costsOf>[number];

/** A plan that ends within this many days is not recommended if another one lasts. */
const LASTING_DAYS = 90;

/**
 * The cheapest plan of each service: among those that stay on sale, else among those on sale once
 * the present ones have ended, else among those that end. Plans to try come last.
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
    const best = choices.map((plans) => cheapest(estimate(plans, usage))).find(Boolean);
    // If several are as close, the last is the largest.
    const [closest] = estimate(choices[0] ?? [], usage)
      .filter((other) => 'obstacles' in other)
      .reverse()
      .sort((a, b) => distanceOf(a.obstacles) - distanceOf(b.obstacles));
    return {service, ...(best ?? closest ?? {obstacles: [], atLeast: null})};
  });
}

/** Kinds of obstacles, from closest to a total to furthest from one. */
const DISTANCES = ['price-unknown', 'no-price', 'quoted', 'not-offered'] as const;

const distanceOf = (obstacles: readonly Obstacle[]): number =>
  Math.max(...obstacles.map(({kind}) => DISTANCES.indexOf(kind)));

/** Currencies in which a reader can see sums (ISO 4217). */
export const CURRENCIES = ['JPY', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The currency that the readers of a language think in. */
export const OWN_CURRENCY: Readonly<Record<Locale, Currency>> = {en: 'USD', ja: 'JPY'};

/** The currency that a reader sees, and the rates for it. */
export type Money = {
  readonly currency: Currency;
  readonly rates: readonly YenRate[];
  /** Yen per dollar, as entered by the reader; it replaces the rate of the dollar. */
  readonly typed: number | undefined;
};

/** Converts an amount into the reader's currency; `undefined` without a rate. */
export function inMoney(amount: number, from: string, {currency, rates, typed}: Money) {
  if (from === currency) {
    return amount;
  }
  const known = new Map(rates.map((rate) => [rate.currency, rate.jpy])).set('JPY', 1);
  const yenFor = (one: string) => (one === 'USD' ? typed : undefined) ?? known.get(one);
  const [yen, own] = [yenFor(from), yenFor(currency)];
  // More than three digits would be false precision at a rate of another day.
  return yen && own ? Number(((amount * yen) / own).toPrecision(3)) : undefined;
}

/** The rates of the catalogue by which amounts in these currencies are converted. */
export const ratesUsed = (currencies: readonly string[], {currency, rates, typed}: Money) =>
  rates.filter(
    (rate) =>
      !(rate.currency === 'USD' && typed !== undefined) &&
      [currency, ...currencies].includes(rate.currency) &&
      currencies.some((one) => one !== currency),
  );

export type ComparedCost = ReturnType<typeof compareCosts>[number];

/** Converts costs and sorts them: lowest total first, then those known in part, then the rest. */
export function compareCosts(costs: readonly Cost[], money: Money) {
  const compared = costs.map((cost) => {
    const known = 'total' in cost ? cost : cost.atLeast;
    const sum = known && (inMoney(known.total, known.plan.currency, money) ?? null);
    return {
      ...cost,
      /** The plan with its total, or the least that it can be; `null` without a price. */
      known,
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

/**
 * Estimates the monthly cost of a plan for a usage: a total with its lines, or the obstacles that
 * prevent an estimate. It has no dependencies, so that it can run in the browser.
 */
import type {Service} from '../record/schema';
import type {Localized} from '../vocabulary';

/** Wording of a quantity. */
type QuantityWords = {
  /** Label of the input, with unit. */
  readonly label: Localized;
  /** Name within a sentence. */
  readonly name: Localized;
  /** An amount of it; `{n}` is replaced by the number. */
  readonly amount: Localized & {
    /** English wording for exactly 1, if it differs. */
    readonly one?: string;
  };
};

/** A countable quantity; its English label is the plural. */
const counted = (label: string, one: string, ja: string, counter: string): QuantityWords => ({
  label: {en: label, ja: `${ja}（${counter}）`},
  name: {en: label.toLowerCase(), ja},
  amount: {en: `{n} ${label.toLowerCase()}`, one: `{n} ${one}`, ja: `${ja}{n}${counter}`},
});

const WORDS = {
  storedGb: {
    label: {en: 'Storage (GB)', ja: '保存量（GB）'},
    name: {en: 'storage', ja: '保存'},
    amount: {en: '{n} GB stored', ja: '保存{n} GB'},
  },
  egressGb: {
    label: {en: 'Transfer out (GB)', ja: '下り転送量（GB）'},
    name: {en: 'transfer out', ja: '下り転送'},
    amount: {en: '{n} GB out', ja: '下り転送{n} GB'},
  },
  writeRequests: counted('Write requests', 'write request', '書き込み', '回'),
  readRequests: counted('Read requests', 'read request', '読み取り', '回'),
  users: {
    label: {en: 'Users', ja: '人数（人）'},
    name: {en: 'users', ja: '人数'},
    amount: {en: '{n} users', one: '{n} user', ja: '{n}人'},
  },
  requests: counted('Requests', 'request', 'リクエスト', '回'),
  cpuMs: {
    label: {en: 'CPU time (ms)', ja: 'CPU時間（ms）'},
    name: {en: 'CPU time', ja: 'CPU時間'},
    amount: {en: '{n} ms of CPU time', ja: 'CPU時間{n} ms'},
  },
  builds: counted('Builds', 'build', 'ビルド', '回'),
  buildMinutes: counted('Build minutes', 'build minute', 'ビルド時間', '分'),
  testRuns: counted('Test runs', 'test run', 'テスト実行', '回'),
  credits: {
    label: {en: 'Credits', ja: 'クレジット'},
    name: {en: 'credits', ja: 'クレジット'},
    amount: {en: '{n} credits', one: '{n} credit', ja: '{n}クレジット'},
  },
} satisfies Readonly<Record<string, QuantityWords>>;

/** A quantity that plans charge for, per month. Its name is also that of a query parameter. */
export type Quantity = keyof typeof WORDS;
export const QUANTITIES = Object.keys(WORDS) as [Quantity, ...Quantity[]];
export const QUANTITY_WORDS: Readonly<Record<Quantity, QuantityWords>> = WORDS;

/**
 * Usage per month; missing quantities are 0. `storedGb` is the average of stored gigabytes
 * (10^9 bytes).
 */
export type Usage = Readonly<Partial<Record<Quantity, number>>>;

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

/** Why a plan can't be estimated for a usage. */
export type Obstacle =
  | {readonly kind: 'quoted'}
  | {
      readonly kind: 'not-offered' | 'price-unknown';
      readonly quantity: Quantity;
      readonly atMost: number;
    }
  | {readonly kind: 'no-price'; readonly quantity: Quantity};

export type Estimate<P extends Plan = Plan> =
  | {readonly plan: P; readonly total: number; readonly lines: readonly Line[]}
  | {
      readonly plan: P;
      readonly obstacles: readonly Obstacle[];
      /** Price of the known part, if only the rest has no price; `null` if there is none. */
      readonly atLeast: number | null;
    };

/** First and last day, month or year on which a plan is offered, if known. */
type Term = {readonly from: string | null; readonly until: string | null};

/**
 * The plans that are offered on a day. Bounds that are a month or year include all of it.
 * @param day such as `2026-11-22`
 */
export const plansOn = <P extends Term>(plans: readonly P[], day: string): P[] =>
  plans.filter(
    ({from, until}) =>
      (from === null || from <= day.slice(0, from.length)) &&
      (until === null || until >= day.slice(0, until.length)),
  );

/** Estimates the cost of a usage with each plan, in the same order. */
export const estimate = <P extends Plan>(plans: readonly P[], usage: Usage): Estimate<P>[] =>
  plans.map((plan) => {
    const obstacles = findObstacles(plan, usage);
    if (obstacles.length > 0) {
      return {plan, obstacles, atLeast: lowerBound(plan, usage, obstacles)};
    }
    const lines = [baseLine(plan, usage), ...plan.charges.map((charge) => lineOf(charge, usage))];
    return {plan, lines, total: toCents(lines.reduce((sum, {amount}) => sum + amount, 0))};
  });

/**
 * The estimate with the lowest total; `undefined` if no plan can be estimated. Only plans in the
 * currency of the first estimated one are compared.
 */
export function cheapest<P extends Plan>(estimates: readonly Estimate<P>[]) {
  const known = estimates.filter((one) => 'total' in one);
  const [first] = known;
  return known
    .filter(({plan}) => plan.currency === first!.plan.currency)
    .reduce<(typeof known)[number] | undefined>(
      (best, one) => (best && best.total <= one.total ? best : one),
      undefined,
    );
}

const usedOf = (usage: Usage, quantity: Quantity): number => usage[quantity] ?? 0;

function findObstacles(plan: Plan, usage: Usage): Obstacle[] {
  if (plan.base === null) {
    return [{kind: 'quoted'}];
  }
  const exceeded = plan.limits.flatMap(({quantity, atMost, because}): Obstacle[] => {
    const limit = typeof atMost === 'number' ? atMost : usedOf(usage, atMost);
    return usedOf(usage, quantity) > limit ? [{kind: because, quantity, atMost: limit}] : [];
  });
  const priced = new Set(plan.charges.map(({quantity}) => quantity));
  const isPerUser = plan.base.per === 'user';
  const unpriced = QUANTITIES.filter(
    (quantity) =>
      usedOf(usage, quantity) > 0 &&
      !priced.has(quantity) &&
      !(quantity === 'users' && isPerUser) &&
      !exceeded.some((obstacle) => 'quantity' in obstacle && obstacle.quantity === quantity),
  );
  return [...exceeded, ...unpriced.map((quantity): Obstacle => ({kind: 'no-price', quantity}))];
}

/** The price of what has one: of the usage up to the limits, without quantities without a price. */
function lowerBound(plan: Plan, usage: Usage, obstacles: readonly Obstacle[]): number | null {
  const known: Partial<Record<Quantity, number>> = {...usage};
  for (const obstacle of obstacles) {
    if (obstacle.kind === 'quoted' || obstacle.kind === 'not-offered') {
      return null;
    }
    known[obstacle.quantity] = obstacle.kind === 'price-unknown' ? obstacle.atMost : 0;
  }
  const [bound] = estimate([plan], known);
  return bound && 'total' in bound && bound.total > 0 ? bound.total : null;
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

/**
 * What a service would cost: plans as records have them, and a usage, become a sum per month with
 * the lines it is made of, or the reasons why there is none. Pure, and free of all dependencies.
 */
import type {Localized} from '../vocabulary';

/** What plans charge for, per month; the same words as in the address of a page. */
export const QUANTITIES = [
  'storedGb',
  'egressGb',
  'writeRequests',
  'readRequests',
  'users',
  'requests',
  'cpuMs',
  'builds',
  'buildMinutes',
  'testRuns',
  'credits',
] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** How a quantity is written. */
type QuantityWords = {
  /** Above the box in which it is entered, with its unit. */
  readonly label: Localized;
  /** Within a sentence. */
  readonly name: Localized;
  /** So much of it; `{n}` is the place of the number. */
  readonly amount: Localized & {
    /** The English words for exactly 1, where they differ. */
    readonly one?: string;
  };
};

/** A quantity that is counted: in English by its name in the plural. */
const counted = (label: string, one: string, ja: string, counter: string): QuantityWords => ({
  label: {en: label, ja: `${ja}（${counter}）`},
  name: {en: label.toLowerCase(), ja},
  amount: {en: `{n} ${label.toLowerCase()}`, one: `{n} ${one}`, ja: `${ja}{n}${counter}`},
});

export const QUANTITY_WORDS: Readonly<Record<Quantity, QuantityWords>> = {
  storedGb: {
    label: {en: 'Kept (GB)', ja: '保存量（GB）'},
    name: {en: 'storage', ja: '保存'},
    amount: {en: '{n} GB kept', ja: '保存{n} GB'},
  },
  egressGb: {
    label: {en: 'Transferred out (GB)', ja: '外への転送量（GB）'},
    name: {en: 'transfer out', ja: '転送'},
    amount: {en: '{n} GB out', ja: '転送{n} GB'},
  },
  writeRequests: counted('Write requests', 'write request', '書き込み', '回'),
  readRequests: counted('Read requests', 'read request', '読み取り', '回'),
  users: {
    label: {en: 'People', ja: '人数（人）'},
    name: {en: 'people', ja: '人数'},
    amount: {en: '{n} people', one: '{n} person', ja: '{n}人'},
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
};

/** How much is used in a month. `storedGb`: decimal gigabytes kept on average. */
export type Usage = Readonly<Partial<Record<Quantity, number>>>;

/** A price up to a quantity; of the last tier, without an end. */
type Tier = {readonly upTo: number | null; readonly price: number};

/** What a plan charges for one quantity. */
export type Charge = {
  readonly quantity: Quantity;
  /** How many units each price is for. */
  readonly per: number;
  /** Units that cost nothing; the tiers count from the first unit beyond them. */
  readonly included: number;
  /** Units that are billed even when less is used. */
  readonly minimum: number;
  /** Whether what is billed is rounded up to whole multiples of `per`. */
  readonly roundsUp: boolean;
  /** In rising order; only the last is without an end. */
  readonly tiers: readonly Tier[];
};

/** Up to how much a plan can be used, or its price is known. */
type Limit = {
  readonly quantity: Quantity;
  readonly atMost: number | Quantity;
  /** Whether more is not sold, or what it costs is not known. */
  readonly because: 'not-offered' | 'price-unknown';
};

export type Plan = {
  readonly id: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Price of a month, for the account or for each user; `null` where it is quoted on request. */
  readonly base: {readonly amount: number; readonly per: 'account' | 'user'} | null;
  readonly charges: readonly Charge[];
  readonly limits: readonly Limit[];
};

/** A part of a sum. */
export type Line = {
  /** `base` for the price of the month itself. */
  readonly of: 'base' | Quantity;
  readonly used: number;
  /** Units that cost nothing. */
  readonly included: number;
  /** Units that are paid, after minimum and rounding. */
  readonly billed: number;
  /** Units and price of each tier that is touched. */
  readonly tiers: readonly {readonly units: number; readonly price: number; readonly per: number}[];
  readonly amount: number;
};

/** Why a plan has no sum for a usage. */
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
  | {readonly plan: P; readonly obstacles: readonly Obstacle[]};

/** When a plan is sold: its first and its last day, month or year, where they are known. */
type Term = {readonly from: string | null; readonly until: string | null};

/**
 * The plans that are sold on a day. Of a month or year, the whole counts.
 * @param day as `2026-11-22`
 */
export const plansOn = <P extends Term>(plans: readonly P[], day: string): P[] =>
  plans.filter(
    ({from, until}) =>
      (from === null || from <= day.slice(0, from.length)) &&
      (until === null || until >= day.slice(0, until.length)),
  );

/** What a usage would cost with each of the plans, in their order. */
export const estimate = <P extends Plan>(plans: readonly P[], usage: Usage): Estimate<P>[] =>
  plans.map((plan) => {
    const obstacles = findObstacles(plan, usage);
    if (obstacles.length > 0) {
      return {plan, obstacles};
    }
    const lines = [baseLine(plan, usage), ...plan.charges.map((charge) => lineOf(charge, usage))];
    return {plan, lines, total: toCents(lines.reduce((sum, {amount}) => sum + amount, 0))};
  });

/**
 * The plan that costs least; `undefined` when none can be estimated. Plans in several currencies
 * are not compared: those in the currency of the first that can be estimated are.
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

function baseLine({base}: Plan, usage: Usage): Line {
  const {amount, per} = base!;
  const units = per === 'user' ? usedOf(usage, 'users') : 1;
  return {
    ...{of: 'base', used: units, included: 0, billed: units},
    tiers: [{units, price: amount, per: 1}],
    amount: amount * units,
  };
}

function lineOf(charge: Charge, usage: Usage): Line {
  const {quantity, per, included, minimum, roundsUp} = charge;
  const used = usedOf(usage, quantity);
  const above = Math.max(0, used - included, minimum);
  const billed = roundsUp ? Math.ceil(above / per) * per : above;
  const tiers = spread(billed, charge.tiers).map((tier) => ({...tier, per}));
  return {
    ...{of: quantity, used, included, billed, tiers},
    amount: tiers.reduce((sum, {units, price}) => sum + (units / per) * price, 0),
  };
}

/** How many of the billed units fall into each tier. */
function spread(billed: number, tiers: readonly Tier[]): {units: number; price: number}[] {
  let from = 0;
  return tiers.flatMap(({upTo, price}) => {
    const units = Math.max(0, Math.min(billed, upTo ?? Infinity) - from);
    from = upTo ?? Infinity;
    return units > 0 ? [{units, price}] : [];
  });
}

/** Sums of decimal prices are rounded to a hundredth, which all of them are paid in. */
const toCents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100;

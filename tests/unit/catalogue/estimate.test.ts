/**
 * Properties that hold for the cost of every plan and usage, and the reasons why a plan has no sum.
 */
import {describe, expect, it} from 'vitest';
import {
  type Charge,
  cheapest,
  type Estimate,
  estimate,
  type Plan,
  plansOn,
} from '@site/src/catalogue/costs/estimate';
import {QUANTITIES, type Usage} from '@site/src/catalogue/units';

/** Numbers that look random, but are the same in each run. */
let seed = 1;
function integer(min: number, max: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return min + (seed % (max - min + 1));
}
const oneOf = <Value>(values: readonly Value[]): Value => values[integer(0, values.length - 1)]!;
const price = (): number => integer(0, 1000) / 1000;
const units = (): number => integer(0, 100_000);

/** Tiers with ascending limits, whose prices may rise or fall. */
function tiers(): Charge['tiers'] {
  const ends = new Set(Array.from({length: integer(0, 3)}, () => integer(1, 50_000)));
  const first = price();
  return [
    ...[...ends].sort((a, b) => a - b).map((upTo, index) => ({upTo, price: first / (index + 1)})),
    {upTo: null, price: price()},
  ];
}

/** A plan that charges for every quantity, so that each usage has a sum. */
const plan = (): Plan => ({
  id: 'any',
  currency: 'USD',
  base: {amount: price(), per: 'account'},
  charges: QUANTITIES.map((quantity) => ({
    quantity,
    per: oneOf([1, 1000, 1024]),
    included: units(),
    minimum: units(),
    roundsUp: oneOf([true, false]),
    tiers: tiers(),
  })),
  limits: [],
});

const usage = (): Usage =>
  Object.fromEntries(
    QUANTITIES.filter(() => oneOf([true, false])).map((quantity) => [quantity, units()]),
  );

/** Number of random plans and usages for which a property is checked. */
const RUNS = 200;

const totalOf = (one: Plan, used: Usage): number => {
  const [result] = estimate([one], used);
  if (!result || !('total' in result)) {
    throw new Error('has no sum');
  }
  return result.total;
};

const STANDARD: Plan = {
  id: 'standard',
  currency: 'USD',
  base: {amount: 5, per: 'account'},
  charges: [
    {
      quantity: 'storedGb',
      per: 1,
      included: 10,
      minimum: 0,
      roundsUp: false,
      tiers: [
        {upTo: 100, price: 0.05},
        {upTo: null, price: 0.02},
      ],
    },
  ],
  limits: [],
};

const obstaclesOf = ([result]: readonly Estimate[]) =>
  result && 'obstacles' in result ? result.obstacles : [];

describe('an estimate', () => {
  it('is at least the base price', () => {
    for (let run = 0; run < RUNS; run += 1) {
      const one = plan();
      const least = Math.round(one.base!.amount * 100) / 100;
      expect(totalOf(one, usage())).toBeGreaterThanOrEqual(least);
    }
  });

  it('never falls when usage grows', () => {
    for (let run = 0; run < RUNS; run += 1) {
      const [one, used, quantity] = [plan(), usage(), oneOf(QUANTITIES)];
      const larger = {...used, [quantity]: (used[quantity] ?? 0) + units()};
      expect(totalOf(one, larger)).toBeGreaterThanOrEqual(totalOf(one, used));
    }
  });
});

describe('the lines of an estimate', () => {
  it('show the included amount and the cost of each tier', () => {
    // 160 GB of which 10 are included: 100 × 0.05 = 5.00, 50 × 0.02 = 1.00, plus the base.
    expect(estimate([STANDARD], {storedGb: 160})).toEqual([
      {
        plan: STANDARD,
        total: 11,
        lines: [
          {
            of: 'base',
            used: 1,
            included: 0,
            billed: 1,
            tiers: [{units: 1, price: 5, per: 1}],
            amount: 5,
          },
          {
            of: 'storedGb',
            used: 160,
            included: 10,
            billed: 150,
            tiers: [
              {units: 100, price: 0.05, per: 1},
              {units: 50, price: 0.02, per: 1},
            ],
            amount: 6,
          },
        ],
      },
    ]);
  });

  it('multiply the price per user by the number of users', () => {
    const seats: Plan = {...STANDARD, base: {amount: 7.91, per: 'user'}, charges: []};
    expect(totalOf(seats, {users: 20})).toBe(158.2);
    expect(totalOf(seats, {})).toBe(0);
  });
});

it('usage is rounded up if only whole units are sold', () => {
  const price = {per: 1_000_000, minimum: 0, roundsUp: true, tiers: [{upTo: null, price: 0.36}]};
  const charges: Charge[] = [{quantity: 'readRequests', included: 10_000_000, ...price}];
  const whole: Plan = {...STANDARD, base: {amount: 0, per: 'account'}, charges};
  expect(totalOf(whole, {readRequests: 10_000_000})).toBe(0);
  expect(totalOf(whole, {readRequests: 10_000_001})).toBe(0.36);
  expect(totalOf(whole, {readRequests: 11_000_001})).toBe(0.72);
});

describe('a plan without a sum', () => {
  it('is quoted on request', () => {
    expect(obstaclesOf(estimate([{...STANDARD, base: null, charges: []}], {users: 5}))).toEqual([
      {kind: 'quoted'},
    ]);
  });

  it('is limited, or has no price for a quantity', () => {
    const small: Plan = {
      ...STANDARD,
      limits: [{quantity: 'storedGb', atMost: 100, because: 'price-unknown'}],
    };
    expect(totalOf(small, {storedGb: 100})).toBe(9.5);
    expect(obstaclesOf(estimate([small], {storedGb: 101, egressGb: 1, requests: 0}))).toEqual([
      {kind: 'price-unknown', quantity: 'storedGb', atMost: 100},
      {kind: 'no-price', quantity: 'egressGb'},
    ]);
  });

  it('limits one quantity to the amount of another', () => {
    const egress = {...STANDARD.charges[0]!, quantity: 'egressGb', tiers: [{upTo: null, price: 0}]};
    const fair: Plan = {
      ...STANDARD,
      charges: [...STANDARD.charges, egress as Charge],
      limits: [{quantity: 'egressGb', atMost: 'storedGb', because: 'not-offered'}],
    };
    expect(totalOf(fair, {storedGb: 10, egressGb: 10})).toBe(5);
    expect(obstaclesOf(estimate([fair], {storedGb: 10, egressGb: 11}))).toEqual([
      {kind: 'not-offered', quantity: 'egressGb', atMost: 10},
    ]);
  });
});

it('the cheapest plan has the lowest sum in the currency of the first', () => {
  const dear: Plan = {...STANDARD, id: 'dear', base: {amount: 50, per: 'account'}};
  const quoted: Plan = {...STANDARD, id: 'quoted', base: null, charges: []};
  const yen: Plan = {...STANDARD, id: 'yen', currency: 'JPY', base: {amount: 1, per: 'account'}};
  expect(cheapest(estimate([quoted, dear, STANDARD, yen], {storedGb: 10}))).toMatchObject({
    plan: {id: 'standard'},
    total: 5,
  });
  expect(cheapest(estimate([quoted], {}))).toBeUndefined();
});

it.each([
  [null, null, '2026-11-22', true],
  ['2027-01-01', null, '2026-12-31', false],
  ['2027-01-01', null, '2027-01-01', true],
  [null, '2026-12-31', '2026-12-31', true],
  [null, '2026-12-31', '2027-01-01', false],
  // Every day of the month or year counts.
  ['2027-02', null, '2027-01-31', false],
  ['2027-02', null, '2027-02-01', true],
  [null, '2027-02', '2027-02-28', true],
  [null, '2026', '2027-01-01', false],
] as const)('a plan from %s until %s is on sale on %s: %s', (from, until, day, isSold) => {
  expect(plansOn([{from, until}], day).length).toBe(isSold ? 1 : 0);
});

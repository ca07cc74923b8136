/**
 * Properties that hold for the cost of every plan and usage, and the reasons why a plan has no sum.
 */
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  type Charge,
  cheapest,
  type Estimate,
  estimate,
  type Plan,
  plansOn,
  QUANTITIES,
  type Quantity,
  type Usage,
} from '@site/src/catalogue/costs/estimate';

const price = fc.integer({min: 0, max: 1000}).map((thousandths) => thousandths / 1000);
const units = fc.integer({min: 0, max: 100_000});

/** Tiers with ascending limits, whose prices may rise or fall. */
const tiers = fc
  .tuple(fc.uniqueArray(fc.integer({min: 1, max: 50_000}), {maxLength: 3}), price, price)
  .map(([ends, first, last]) => [
    ...ends.sort((a, b) => a - b).map((upTo, index) => ({upTo, price: first / (index + 1)})),
    {upTo: null, price: last},
  ]);

const chargeOf = (quantity: Quantity): fc.Arbitrary<Charge> =>
  fc.record({
    quantity: fc.constant(quantity),
    per: fc.constantFrom(1, 1000, 1024),
    included: units,
    minimum: units,
    roundsUp: fc.boolean(),
    tiers,
  });

/** A plan that charges for every quantity, so that each usage has a sum. */
const plan: fc.Arbitrary<Plan> = fc.record({
  id: fc.constant('any'),
  currency: fc.constant('USD'),
  base: fc.record({amount: price, per: fc.constant('account' as const)}),
  charges: fc.tuple(...QUANTITIES.map(chargeOf)),
  limits: fc.constant([]),
});

const usage: fc.Arbitrary<Usage> = fc.dictionary(fc.constantFrom(...QUANTITIES), units);

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
    fc.assert(
      fc.property(plan, usage, (one, used) => {
        expect(totalOf(one, used)).toBeGreaterThanOrEqual(Math.round(one.base!.amount * 100) / 100);
      }),
    );
  });

  it('never falls when usage grows', () => {
    fc.assert(
      fc.property(
        plan,
        usage,
        fc.constantFrom(...QUANTITIES),
        units,
        (one, used, quantity, more) => {
          const larger = {...used, [quantity]: (used[quantity] ?? 0) + more};
          expect(totalOf(one, larger)).toBeGreaterThanOrEqual(totalOf(one, used));
        },
      ),
    );
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

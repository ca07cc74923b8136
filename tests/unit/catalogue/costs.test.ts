/** Estimates: the choice of a plan, sums in the currency of a reader, and how they are described. */
import {describe, expect, it} from 'vitest';
import {buildCategoryCosts} from '@site/src/catalogue';
import {
  compareCosts,
  costsOf,
  describeLine,
  describePlan,
  describeRate,
  describeReason,
  describeUsage,
  describeSum,
  type Money,
  onlyOf,
  ratesUsed,
} from '@site/src/catalogue/costs';
import type {Obstacle} from '@site/src/catalogue/costs/estimate';
import {catalogue, charge, type Draft, parseService, plan} from './factories';

const DAY = '2026-11-22';

const FREE = {
  base: {amount: 0, per: 'account'},
  charges: [charge({price: 0})],
};
const dollars = plan({id: 'dollars', charges: [charge({included: 10})]});
const limited = (id: string, atMost: number, because = 'not-offered') =>
  plan({id, limits: [{quantity: 'storedGb', atMost, because}]});
const yen = {
  ...limited('yen', 100, 'price-unknown'),
  ...FREE,
  currency: 'JPY',
  base: {amount: 500, per: 'account'},
};
const coming = plan({...FREE, id: 'coming', from: '2027-01-01'});

const RATE = {
  jpy: 200,
  on: '2026-10-07',
  publisher: {en: 'Bank', ja: '銀行'},
  source: 'https://example.com/rates',
  by: 'third-party',
} as const;

const costs = (plans: Readonly<Record<string, readonly Draft[]>>, shown?: readonly string[]) =>
  buildCategoryCosts(
    catalogue({
      services: Object.entries(plans).map(([slug, drafts]) => parseService({slug, plans: drafts})),
      rates: {USD: {...RATE, jpy: 158.11}, EUR: {...RATE, jpy: 177.43}, GBP: RATE},
    }),
    'keeping',
    'en',
    DAY,
    shown,
  );

describe('the costs of a category', () => {
  it('have only the plans that a page shows, and the quantities of all', () => {
    const data = costs({alpha: [yen], beta: [yen], gamma: [dollars]}, ['beta']);
    expect(data.services.map(({slug}) => slug)).toEqual(['beta']);
    expect(data.quantities).toEqual(['storedGb']);
  });

  it('have the plans of its services, and the quantities they charge for', () => {
    const data = costs({alpha: [dollars], beta: [yen], gamma: []});
    expect(data).toMatchObject({quantities: ['storedGb'], builtOn: DAY});
    expect(data.services[0]!.plans[0]).toMatchObject({name: 'Standard', basis: 'primary'});
    const perUser = plan({base: {amount: 5, per: 'user'}, charges: []});
    expect(costs({alpha: [perUser]}).quantities).toEqual(['users']);
  });

  it('can be limited to some services', () => {
    const {services} = onlyOf(costs({alpha: [dollars], beta: [yen], c: []}), ['c', 'beta']);
    expect(services.map(({slug}) => slug)).toEqual(['c', 'beta']);
  });

  const costOf = (drafts: readonly Draft[], storedGb: number, day = DAY) =>
    costsOf(costs({alpha: drafts}), {storedGb}, day)[0]!;

  it('are those of the cheapest plan on sale on the day', () => {
    expect(costOf([dollars, coming], 110)).toMatchObject({plan: {id: 'dollars'}, total: 7});
    expect(costOf([dollars, coming], 110, '2027-01-01')).toMatchObject({total: 0});
    expect(costOf([coming], 1, '2026-01-01')).toMatchObject({obstacles: []});
  });

  it('have the obstacles of the plan that comes closest to a sum', () => {
    const quoted = plan({id: 'quoted', base: 'on-request', charges: []});
    const [small, larger] = [limited('small', 10), limited('larger', 20)];
    expect(costOf([small, larger], 50)).toMatchObject({obstacles: [{atMost: 20}]});
    expect(costOf([small, quoted], 50)).toMatchObject({obstacles: [{kind: 'quoted'}]});
    expect(costOf([yen, small, quoted], 500)).toMatchObject({obstacles: [{atMost: 100}]});
  });

  it('leave out a plan that ends within 90 days if another one lasts or follows', () => {
    const ending = plan({...FREE, id: 'ending', until: '2026-12-31'});
    expect(costOf([ending, dollars], 110)).toMatchObject({plan: {id: 'dollars'}});
    expect(costOf([ending, coming], 110)).toMatchObject({plan: {id: 'coming'}});
    expect(costOf([ending], 110)).toMatchObject({plan: {id: 'ending', until: '2026-12-31'}});
    expect(costOf([ending, dollars], 110, '2026-09-01')).toMatchObject({plan: {id: 'ending'}});
  });

  it('are in the currency of the reader, the lowest first, then lower bounds, then the rest', () => {
    const cheap = plan({base: {amount: 1, per: 'account'}, charges: [charge({included: 10})]});
    const data = costs({alpha: [dollars], beta: [cheap], gamma: [yen], delta: []});
    const compared = (money: Pick<Money, 'currency' | 'typed'>, storedGb = 60) =>
      compareCosts(costsOf(data, {storedGb}, DAY), {...money, rates: data.rates}).map((cost) => [
        cost.service.slug,
        describeSum(cost, money, 'en'),
        cost.share === null ? null : Math.round(cost.share * 1000),
      ]);
    // To three digits: 2 × 158.11 = 316.22, 6 × 158.11 = 948.66
    expect(compared({currency: 'JPY', typed: undefined})).toEqual([
      ['beta', '¥316', 333],
      ['gamma', '¥500', 527],
      ['alpha', '¥949', 1000],
      ['delta', null, null],
    ]);
    expect(compared({currency: 'USD', typed: 100})).toEqual([
      ['beta', '$2', 333],
      ['gamma', '$5', 833],
      ['alpha', '$6', 1000],
      ['delta', null, null],
    ]);
    // Beyond 100 GB, a part of the price in yen is not known.
    expect(compared({currency: 'USD', typed: 100}, 110)).toEqual([
      ['beta', '$3', 429],
      ['alpha', '$7', 1000],
      ['gamma', '≥ $5', null],
      ['delta', null, null],
    ]);
  });

  it('name the rates that they are converted by', () => {
    const {rates} = costs({});
    const used = (currencies: readonly string[], money: Omit<Money, 'rates'>) =>
      ratesUsed(currencies, {...money, rates}).map(({currency}) => currency);
    expect(used(['USD', 'EUR'], {currency: 'JPY', typed: undefined})).toEqual(['USD', 'EUR']);
    expect(used(['USD', 'EUR'], {currency: 'JPY', typed: 100})).toEqual(['EUR']);
    expect(used(['JPY'], {currency: 'JPY', typed: undefined})).toEqual([]);
    expect(used(['JPY'], {currency: 'USD', typed: undefined})).toEqual(['USD']);
  });
});

describe('descriptions', () => {
  it('name a usage, with large numbers in 万 and 億 in Japanese', () => {
    const usage = {egressGb: 1000, users: 1, requests: 100_000_000};
    expect(describeUsage(usage, 'en')).toBe('1,000 GB out, 1 user, 100,000,000 requests');
    expect(describeUsage(usage, 'ja')).toBe('下り転送1,000 GB、1人、リクエスト1億回');
  });

  it.each<[readonly Obstacle[], string, string]>([
    [
      [{kind: 'price-unknown', quantity: 'storedGb', atMost: 100}],
      'Cannot be estimated: price beyond 100 GB stored unknown',
      '見積もれません：保存100 GBを超える料金が不明',
    ],
    [
      [{kind: 'not-offered', quantity: 'users', atMost: 10}],
      'Not offered: no plan above 10 users',
      '対応プランなし：10人超は対象外',
    ],
    [[{kind: 'quoted'}], 'By quotation', '個別見積もり'],
    [[], 'No price in this catalogue', '料金の情報なし'],
  ])('explain why there is no sum (%#)', (obstacles, en, ja) => {
    expect(describeReason(obstacles, 'en')).toBe(en);
    expect(describeReason(obstacles, 'ja')).toBe(ja);
  });

  it('explain how a sum is calculated', () => {
    const tiers = [{upTo: 100, price: 0.5}, {price: 0.25}];
    const charges = [
      charge({included: 10, tiers}),
      charge({quantity: 'requests', per: 1000, included: 0, minimum: 2000}),
      charge({quantity: 'egressGb', tiers: [{price: 0}]}),
    ];
    const data = costs({alpha: [plan({charges})]});
    const [cost] = costsOf(data, {storedGb: 130, egressGb: 7}, DAY);
    if (!cost || !('lines' in cost)) {
      throw new Error('The plan has no sum.');
    }
    const {lines, plan: chosen} = cost;
    expect(lines.map((line) => describeLine(line, chosen, 'en'))).toEqual([
      'Monthly price: $5',
      '130 GB stored: 10 free, 100 at $0.50, 20 at $0.25 = $55',
      '0 requests: 2,000 at $0.02 per 1,000 = $0.04',
      '7 GB out: free of charge',
    ]);
    expect(describeLine(lines[1]!, chosen, 'ja')).toBe(
      '保存130 GB：10まで無料、100 × 0.50ドル、20 × 0.25ドル = 55ドル',
    );
  });

  it('count in the binary units of a charge', () => {
    const gib = 2 ** 30 / 1e9;
    const data = costs({alpha: [plan({charges: [charge({per: gib, included: 100 * gib})]})]});
    const [cost] = costsOf(data, {storedGb: 1000}, DAY);
    if (!cost || !('lines' in cost)) {
      throw new Error('The plan has no sum.');
    }
    expect(describeLine(cost.lines[1]!, cost.plan, 'en')).toBe(
      '1,000 GB stored: 100 GiB free, 831.32 GiB at $0.02 = $16.63',
    );
  });

  it('name a rate with its day and publisher, and that it was read elsewhere', () => {
    const rate = {...RATE, currency: 'USD', jpy: 158.11, publisher: '日本銀行'};
    expect(describeRate({...rate, by: null}, 'ja')).toBe(
      '1ドル＝158.11円（2026年10月7日、日本銀行）で換算しています。',
    );
    expect(describeRate(rate, 'ja')).toBe(
      '1ドル＝158.11円（2026年10月7日、日本銀行、第三者の資料で確認）で換算しています。',
    );
  });

  it('add the conditions of a plan in brackets', () => {
    expect(describePlan({name: 'Free', note: '250 issues'}, 'en')).toBe('Free (250 issues)');
    expect(describePlan({name: 'フリー', note: '100 MB'}, 'ja')).toBe('フリー（100 MB）');
  });
});

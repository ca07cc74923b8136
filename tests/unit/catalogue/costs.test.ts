/** Estimates: the usage in the URL, the choice of a plan, and how results are described. */
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
  isExample,
  onlyOf,
  parseQuery,
  quantityText,
  ratesBeside,
  withExample,
  withText,
} from '@site/src/catalogue/costs';
import type {Obstacle, Quantity} from '@site/src/catalogue/costs/estimate';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {catalogue, charge, type Draft, parseService, plan} from './factories';

const STORAGE: readonly Quantity[] = ['storedGb', 'egressGb'];
const DAY = '2026-11-22';

describe('the usage in a URL', () => {
  it('contains each valid number of a quantity that a plan charges for', () => {
    expect(parseQuery('?storedGb=1000&egressGb=2.5&users=5&rate=150.5', STORAGE)).toEqual({
      usage: {storedGb: 1000, egressGb: 2.5},
      rate: 150.5,
    });
  });

  it.each(['abc', '-5', '1e9', '0x10', 'Infinity', '1,000', '', ' 1', '9'.repeat(16)])(
    'ignores "%s"',
    (text) => {
      const search = `?${new URLSearchParams({storedGb: text, rate: text})}`;
      expect(parseQuery(search, STORAGE)).toEqual({usage: {}, rate: undefined});
      expect(quantityText(search, 'storedGb')).toBe('');
    },
  );

  it('sets a typed value and keeps other parameters', () => {
    expect(withText('?theme=dark&storedGb=1', 'storedGb', '12')).toBe('?theme=dark&storedGb=12');
    expect(withText('?storedGb=1', 'storedGb', '')).toBe('');
    // Someone who types 0.5 has typed 0 before.
    expect(quantityText(withText('', 'storedGb', '0'), 'storedGb')).toBe('0');
  });

  it('is replaced by an example, except for the exchange rate', () => {
    const search = withExample('?rate=150&egressGb=7', STORAGE, {storedGb: 5000});
    expect(search).toBe('?rate=150&storedGb=5000');
    const {usage} = parseQuery(search, STORAGE);
    expect(isExample(usage, {storedGb: 5000}, STORAGE)).toBe(true);
    expect(isExample(usage, {storedGb: 5000, egressGb: 1}, STORAGE)).toBe(false);
  });
});

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

const costs = (plans: Readonly<Record<string, readonly Draft[]>>, locale: Locale = 'en') =>
  buildCategoryCosts(
    catalogue({
      services: Object.entries(plans).map(([slug, drafts]) => parseService({slug, plans: drafts})),
      rates: {USD: {...RATE, jpy: 158.11}, EUR: {...RATE, jpy: 177.43}, GBP: RATE},
    }),
    'keeping',
    locale,
    DAY,
  );

describe('the costs of a category', () => {
  it('have the plans of its services, and the quantities they charge for', () => {
    const data = costs({alpha: [dollars], beta: [yen], gamma: []});
    expect(data).toMatchObject({
      quantities: ['storedGb'],
      currencies: ['USD', 'JPY'],
      builtOn: DAY,
    });
    expect(data.services[0]!.plans[0]).toMatchObject({name: 'Standard', basis: 'primary'});
    const perUser = plan({base: {amount: 5, per: 'user'}, charges: []});
    expect(costs({alpha: [perUser]}).quantities).toEqual(['users']);
  });

  it('can be limited to some services, with their currencies', () => {
    const {services, currencies} = onlyOf(costs({alpha: [dollars], beta: [yen], c: []}), [
      'c',
      'beta',
    ]);
    expect(services.map(({slug}) => slug)).toEqual(['c', 'beta']);
    expect(currencies).toEqual(['JPY']);
  });

  const costOf = (drafts: readonly Draft[], storedGb: number, day = DAY) =>
    costsOf(costs({alpha: drafts}), {storedGb}, day)[0]!;

  it('are those of the cheapest plan on sale on the day', () => {
    expect(costOf([dollars, coming], 110)).toMatchObject({plan: {id: 'dollars'}, total: 7});
    expect(costOf([dollars, coming], 110, '2027-01-01')).toMatchObject({total: 0});
    expect(costOf([coming], 1)).toMatchObject({obstacles: []});
  });

  it('have the obstacles of the plan that comes closest to a sum', () => {
    const quoted = plan({id: 'quoted', base: 'on-request', charges: []});
    const [small, larger] = [limited('small', 10), limited('larger', 20)];
    expect(costOf([small, larger], 50)).toMatchObject({obstacles: [{atMost: 20}]});
    expect(costOf([small, quoted], 50)).toMatchObject({obstacles: [{kind: 'quoted'}]});
    expect(costOf([yen, small, quoted], 500)).toMatchObject({obstacles: [{atMost: 100}]});
  });

  it('are compared in the main currency or at a rate, with those without a sum last', () => {
    const cheap = plan({base: {amount: 1, per: 'account'}, charges: [charge({included: 10})]});
    const data = costs({alpha: [dollars], beta: [cheap], gamma: [yen], delta: []});
    const compared = (rate?: number) =>
      compareCosts(costsOf(data, {storedGb: 60}, DAY), rate, data.rates).map((cost) => [
        cost.service.slug,
        'total' in cost ? cost.total : null,
        cost.share === null ? null : Math.round(cost.share * 1000),
        cost.converted && Math.round(cost.converted.amount),
      ]);
    expect(compared()).toEqual([
      ['beta', 2, 333, null],
      ['alpha', 6, 1000, null],
      ['gamma', 500, null, null],
      ['delta', null, null, null],
    ]);
    expect(compared(100)).toEqual([
      ['beta', 2, 333, 200],
      ['gamma', 500, 833, 5],
      ['alpha', 6, 1000, 600],
      ['delta', null, null, null],
    ]);
  });

  it('are in yen too in Japanese, to three digits at the rates of the catalogue', () => {
    const euros = {...dollars, currency: 'EUR'};
    const data = costs({alpha: [dollars], beta: [yen], gamma: [euros]}, 'ja');
    const convertedAt = (rate?: number) =>
      compareCosts(costsOf(data, {storedGb: 100}, DAY), rate, data.rates).map((cost) => [
        cost.service.slug,
        cost.converted,
      ]);
    const roughly = (amount: number) => ({amount, currency: 'JPY', isTyped: false});
    // 90 of 100 GB are charged: 5.00 + 90 × 0.02 = 6.80.
    expect(convertedAt()).toEqual([
      ['beta', null],
      // 6.80 × 158.11 = 1,075.148
      ['alpha', roughly(1080)],
      // 6.80 × 177.43 = 1,206.524
      ['gamma', roughly(1210)],
    ]);
    // The rate of the reader is that of the dollar: 6.80 × 100 = 680, and 500 / 100 = 5.
    expect(convertedAt(100)).toEqual([
      ['beta', {amount: 5, currency: 'USD', isTyped: true}],
      ['alpha', {amount: 680, currency: 'JPY', isTyped: true}],
      ['gamma', roughly(1210)],
    ]);
    expect(ratesBeside(data.rates, undefined).map(({currency}) => currency)).toEqual([
      'USD',
      'EUR',
    ]);
    expect(ratesBeside(data.rates, 100).map(({currency}) => currency)).toEqual(['EUR']);
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
      'Not offered: at most 10 users',
      '対応プランなし：10人まで',
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
      'Monthly price: 5.00 USD',
      '130 GB stored: 10 free, 100 at 0.5 USD, 20 at 0.25 USD = 55.00 USD',
      '0 requests: 2,000 at 0.02 USD per 1,000 = 0.04 USD',
      '7 GB out: free of charge',
    ]);
    expect(describeLine(lines[1]!, chosen, 'ja')).toBe(
      '保存130 GB：10まで無料、100 × 0.5ドル、20 × 0.25ドル = 55.00ドル',
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

/** Estimates: the usage in the URL, the choice of a plan, and how results are described. */
import {describe, expect, it} from 'vitest';
import {buildCategoryCosts} from '@site/src/catalogue';
import {
  compareCosts,
  costsOf,
  describeLine,
  describePlan,
  describeReason,
  describeScope,
  describeUsage,
  isExample,
  onlyOf,
  parseQuery,
  quantityText,
  withExample,
  withText,
} from '@site/src/catalogue/costs';
import type {Obstacle, Quantity} from '@site/src/catalogue/costs/estimate';
import {catalogue, charge, type Draft, parseService, plan} from './factories';

const STORAGE: readonly Quantity[] = ['storedGb', 'egressGb'];
const DAY = '2026-11-22';

describe('the usage in a URL', () => {
  it('contains each valid number', () => {
    expect(parseQuery('?storedGb=1000&egressGb=2.5', STORAGE)).toEqual({
      usage: {storedGb: 1000, egressGb: 2.5},
      rate: undefined,
    });
    expect(parseQuery('', STORAGE)).toEqual({usage: {}, rate: undefined});
    expect(parseQuery('?rate=150.5&storedGb=0', STORAGE)).toEqual({usage: {}, rate: 150.5});
  });

  it.each(['abc', '-5', '1e9', '0x10', 'Infinity', 'NaN', '1,000', '', ' 1', '9'.repeat(16)])(
    'ignores "%s"',
    (text) => {
      const search = `?${new URLSearchParams({storedGb: text, rate: text})}`;
      expect(parseQuery(search, STORAGE)).toEqual({usage: {}, rate: undefined});
      expect(quantityText(search, 'storedGb')).toBe('');
    },
  );

  it('drops quantities that no plan charges for', () => {
    expect(parseQuery('?users=5', STORAGE).usage).toEqual({});
  });

  it('sets a typed value and keeps other parameters', () => {
    expect(withText('?theme=dark&storedGb=1', 'storedGb', '12')).toBe('?theme=dark&storedGb=12');
    expect(withText('?storedGb=1', 'rate', '150')).toBe('?storedGb=1&rate=150');
    expect(withText('?storedGb=1', 'storedGb', '')).toBe('');
    expect(withText('?pick=a,b', 'storedGb', '1')).toBe('?pick=a,b&storedGb=1');
    // Someone who types 0.5 has typed 0 before.
    expect(quantityText(withText('', 'storedGb', '0'), 'storedGb')).toBe('0');
  });

  it('is replaced by an example, except for the exchange rate', () => {
    const before = '?rate=150&egressGb=7';
    const search = withExample(before, STORAGE, {storedGb: 5000});
    expect(search).toBe('?rate=150&storedGb=5000');
    expect(withExample(search, STORAGE, {})).toBe('?rate=150');
    const {usage} = parseQuery(search, STORAGE);
    expect(isExample(usage, {storedGb: 5000}, STORAGE)).toBe(true);
    expect(isExample(usage, {storedGb: 5000, egressGb: 1}, STORAGE)).toBe(false);
  });
});

const dollars = plan({id: 'dollars', charges: [charge({included: 10})]});
const yen = plan({
  id: 'yen',
  currency: 'JPY',
  base: {amount: 500, per: 'account'},
  charges: [charge({tiers: [{upTo: null, price: 0}]})],
  limits: [{quantity: 'storedGb', atMost: 100, because: 'price-unknown'}],
});
const coming = plan({
  id: 'coming',
  from: '2027-01-01',
  base: {amount: 0, per: 'account'},
  charges: [charge({tiers: [{upTo: null, price: 0}]})],
});

const costs = (plans: Readonly<Record<string, readonly Draft[]>>, category = 'keeping') =>
  buildCategoryCosts(
    catalogue({
      services: Object.entries(plans).map(([slug, drafts]) => parseService({slug, plans: drafts})),
    }),
    category,
    'en',
    DAY,
  );

describe('the data of a category', () => {
  it('has its services with localised plans, and the quantities they charge for', () => {
    const data = costs({alpha: [dollars], beta: [yen], gamma: []});
    expect(data).toMatchObject({
      builtOn: DAY,
      quantities: ['storedGb'],
      currencies: ['USD', 'JPY'],
      examples: [],
    });
    expect(data.services.map(({slug, plans}) => [slug, plans.length])).toEqual(
      expect.arrayContaining([
        ['alpha', 1],
        ['gamma', 0],
      ]),
    );
    expect(data.services[0]!.plans[0]).toMatchObject({name: 'Standard', basis: 'primary'});
  });

  it('includes users if a plan has a price per user', () => {
    const perUser = plan({base: {amount: 5, per: 'user'}, charges: []});
    expect(costs({alpha: [perUser]}).quantities).toEqual(['users']);
    expect(costs({alpha: [perUser]}, 'running').services).toEqual([]);
  });
});

describe('the cost of a service', () => {
  const costOf = (drafts: readonly Draft[], storedGb: number, day = DAY) =>
    costsOf(costs({alpha: drafts}), {storedGb}, day)[0]!;

  it('is that of the cheapest plan on sale on the day', () => {
    expect(costOf([dollars, coming], 110)).toMatchObject({plan: {id: 'dollars'}, total: 7});
    expect(costOf([dollars, coming], 110, '2027-01-01')).toMatchObject({
      plan: {id: 'coming'},
      total: 0,
    });
  });

  it('is unknown if no plan is on sale', () => {
    expect(costOf([], 1)).toMatchObject({obstacles: []});
    expect(costOf([coming], 1)).toMatchObject({obstacles: []});
  });

  it('has the obstacles of the plan that comes closest to a sum', () => {
    const small = plan({
      id: 'small',
      limits: [{quantity: 'storedGb', atMost: 10, because: 'not-offered'}],
    });
    const larger = plan({
      id: 'larger',
      limits: [{quantity: 'storedGb', atMost: 20, because: 'not-offered'}],
    });
    const quoted = plan({id: 'quoted', base: null, charges: []});
    expect(costOf([small, larger], 50)).toMatchObject({obstacles: [{atMost: 20}]});
    expect(costOf([small, quoted], 50)).toMatchObject({obstacles: [{kind: 'quoted'}]});
    expect(costOf([yen, small, quoted], 500)).toMatchObject({
      obstacles: [{kind: 'price-unknown', atMost: 100}],
    });
  });
});

describe('compareCosts', () => {
  const data = costs({
    alpha: [dollars],
    beta: [plan({base: {amount: 1, per: 'account'}, charges: [charge({included: 10})]})],
    gamma: [yen],
    delta: [],
  });
  const compared = (rate?: number) =>
    compareCosts(costsOf(data, {storedGb: 60}, DAY), rate).map((cost) => [
      cost.service.slug,
      'total' in cost ? cost.total : null,
      cost.share === null ? null : Math.round(cost.share * 1000),
      cost.converted && [Math.round(cost.converted.amount), cost.converted.currency],
    ]);

  it('compares sums in the main currency, lowest first, and puts services without a sum last', () => {
    expect(compared()).toEqual([
      ['beta', 2, 333, null],
      ['alpha', 6, 1000, null],
      ['gamma', 500, null, null],
      ['delta', null, null, null],
    ]);
  });

  it('converts between yen and dollars at the given rate', () => {
    expect(compared(100)).toEqual([
      ['beta', 2, 333, [200, 'JPY']],
      ['gamma', 500, 833, [5, 'USD']],
      ['alpha', 6, 1000, [600, 'JPY']],
      ['delta', null, null, null],
    ]);
  });

  it('has no bars if everything is free', () => {
    const free = plan({base: {amount: 0, per: 'account'}, charges: []});
    const results = compareCosts(costsOf(costs({alpha: [free], beta: [free]}), {}, DAY), undefined);
    expect(results.map(({share}) => share)).toEqual([null, null]);
  });
});

describe('descriptions', () => {
  it('name a usage, with large numbers in 万 and 億 in Japanese', () => {
    expect(describeUsage({egressGb: 1000, storedGb: 5000}, 'en')).toBe(
      '5,000 GB stored, 1,000 GB out',
    );
    expect(describeUsage({egressGb: 1000, storedGb: 5000}, 'ja')).toBe(
      '保存5,000 GB、下り転送1,000 GB',
    );
    expect(describeUsage({requests: 100_000_000, cpuMs: 30_000_000}, 'ja')).toBe(
      'リクエスト1億回、CPU時間3,000万 ms',
    );
    expect(describeUsage({users: 1, builds: 1, requests: 2}, 'en')).toBe(
      '1 user, 2 requests, 1 build',
    );
  });

  it.each<[readonly Obstacle[], string, string]>([
    [
      [{kind: 'price-unknown', quantity: 'storedGb', atMost: 100}],
      'Cannot be estimated: price beyond 100 GB stored unknown',
      '見積もれません：保存100 GBを超える料金が不明',
    ],
    [
      [{kind: 'no-price', quantity: 'requests'}],
      'Cannot be estimated: no price for requests known',
      '見積もれません：リクエストの料金が不明',
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

  it('are shortened to the reason if space is limited', () => {
    const obstacles: readonly Obstacle[] = [
      {kind: 'price-unknown', quantity: 'storedGb', atMost: 100},
      {kind: 'not-offered', quantity: 'egressGb', atMost: 10},
    ];
    expect(describeReason(obstacles, 'en', {isShort: true})).toBe(
      'price beyond 100 GB stored unknown, at most 10 GB out',
    );
    expect(describeReason(obstacles, 'en')).toMatch(/^Not offered: /);
  });

  const linesOf = (draft: Draft, usage: Readonly<Partial<Record<Quantity, number>>>) => {
    const [cost] = costsOf(costs({alpha: [draft]}), usage, DAY);
    if (!cost || !('total' in cost)) {
      throw new Error('The plan has no sum.');
    }
    return (['en', 'ja'] as const).map((locale) =>
      cost.lines
        .map((line) => describeLine(line, cost.plan, locale))
        .filter((text) => text !== null),
    );
  };

  it('explain how a sum is calculated', () => {
    expect(
      linesOf(
        plan({
          charges: [
            charge({
              included: 10,
              tiers: [
                {upTo: 100, price: 0.5},
                {upTo: null, price: 0.25},
              ],
            }),
            charge({quantity: 'requests', per: 1000, included: 0, minimum: 2000}),
            charge({quantity: 'egressGb', tiers: [{upTo: null, price: 0}]}),
            charge({quantity: 'builds'}),
          ],
        }),
        {storedGb: 130, egressGb: 7},
      ),
    ).toEqual([
      [
        'Monthly price: 5.00 USD',
        '130 GB stored: 10 free, 100 at 0.5 USD, 20 at 0.25 USD = 55.00 USD',
        '0 requests: 2,000 at 0.02 USD per 1,000 = 0.04 USD',
        '7 GB out: free of charge',
      ],
      [
        '月額料金：5.00ドル',
        '保存130 GB：10まで無料、100 × 0.5ドル、20 × 0.25ドル = 55.00ドル',
        'リクエスト0回：2,000（1,000あたり0.02ドル） = 0.04ドル',
        '下り転送7 GB：無料',
      ],
    ]);
  });

  it('include the price per user', () => {
    const perUser = plan({currency: 'JPY', base: {amount: 1200, per: 'user'}, charges: []});
    expect(linesOf(perUser, {users: 20})).toEqual([
      ['20 users: 20 at 1,200 JPY = 24,000 JPY'],
      ['20人：20 × 1,200円 = 24,000円'],
    ]);
  });
});

describe('onlyOf', () => {
  const costs = buildCategoryCosts(
    catalogue({
      services: [
        parseService({slug: 'alpha'}),
        parseService({slug: 'beta', plans: [plan({currency: 'JPY'})]}),
        parseService({slug: 'gamma', plans: []}),
      ],
    }),
    'keeping',
    'en',
    DAY,
  );

  it('keeps the given order and only the currencies of the given services', () => {
    const {services, currencies} = onlyOf(costs, ['gamma', 'beta']);
    expect(services.map(({slug}) => slug)).toEqual(['gamma', 'beta']);
    expect(currencies).toEqual(['JPY']);
  });
});

it('describePlan adds the conditions of a plan in brackets', () => {
  expect(describePlan({name: 'Free', note: '250 issues'}, 'en')).toBe('Free (250 issues)');
  expect(describePlan({name: 'フリー', note: '100 MB'}, 'ja')).toBe('フリー（100 MB）');
  expect(describePlan({name: 'Pro', note: null}, 'en')).toBe('Pro');
});

it('describeScope names the date of an estimate', () => {
  expect(describeScope(DAY, 'en')).toMatch(/^Plans on sale on 22 November 2026, .* Not included: /);
  expect(describeScope(DAY, 'ja')).toContain('2026年11月22日に申し込めるプラン');
});

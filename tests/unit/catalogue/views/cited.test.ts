import {describe, expect, it} from 'vitest';
import {cite, type CitingPage} from '@site/src/catalogue';
import {LOCALES} from '@site/src/catalogue/vocabulary';
import {catalogue, charge, parseService, plan} from '../factories';

const RATES = {
  USD: {
    ...{jpy: 158.11, on: '2026-10-07', source: 'https://example.com/rates', by: null},
    publisher: {en: 'Bank', ja: '銀行'},
  },
};
const FREE = {amount: 0, per: 'account'};
const SERVICE = parseService({
  plans: [
    plan({base: FREE, charges: [charge({included: 10, price: 0.015})]}),
    plan({id: 'later', from: '2027-01-01', base: {amount: 20, per: 'account'}}),
  ],
});

const page = (locale: CitingPage['locale']): CitingPage => ({
  ...{slug: SERVICE.slug, locale, today: '2026-11-22'},
  catalogue: catalogue({services: [SERVICE], rates: RATES}),
});
type Attributes = Parameters<typeof cite>[0]['attributes'];
const textsOf = (name: string, attributes: Attributes) =>
  LOCALES.map((locale) => {
    const cited = cite({name, attributes}, page(locale));
    return 'text' in cited ? cited.text : undefined;
  });

it.each<[string, Attributes, string, string]>([
  [
    'Value',
    {of: 'plans.standard.storedGb', yen: true},
    '$0.015 per GB-month',
    '1 GB・月あたり0.015ドル（約2.37円）',
  ],
  ['Value', {of: 'plans.standard.storedGb.included'}, '10 GB stored', '保存10 GB'],
  [
    'Value',
    {amount: '6.95 USD/TB-month', yen: true},
    '$6.95 per TB-month',
    '1 TB・月あたり6.95ドル（約1,100円）',
  ],
  ['Value', {amount: '49 USD'}, '$49', '49ドル'],
  ['Value', {amount: '39800 JPY', dollars: true}, '¥39,800 (about $252)', '39,800円'],
  ['Sum', {storedGb: 1000, yen: true}, '$14.85', '14.85ドル（約2,350円）'],
  ['Sum', {plan: 'later'}, '$20', '20ドル'],
])('<%s> with %o is "%s" and 「%s」', (name, attributes, ...texts) => {
  expect(textsOf(name, attributes)).toEqual(texts);
});

describe('what a record does not have', () => {
  it.each<[string, Attributes, string]>([
    ['Value', {of: 'plans.standard.storedGB'}, 'did you mean "plans.standard.storedGb"'],
    ['Value', {of: 'x', service: 'servise-alpha'}, 'there is no service "servise-alpha"'],
    ['Value', {amount: '$6.95/TB-month'}, 'write it as 6.95 USD/TB-month'],
    ['Sum', {users: 5}, 'no price for users known'],
    ['Sum', {plan: 'standrad'}, 'did you mean "standard"'],
  ])('<%s> with %o is told: %s', (name, attributes, message) => {
    expect(() => cite({name, attributes}, page('en'))).toThrow(message);
  });
});

/** The cells of the plans of a service. */
function rowsOf(record: Parameters<typeof parseService>[0]) {
  const service = parseService(record);
  const context = {...page('en'), catalogue: catalogue({services: [service], rates: RATES})};
  const cited = cite({name: 'Plans', attributes: {}}, context);
  return 'rows' in cited ? cited.rows.map((cells) => cells.map(({text}) => text)) : undefined;
}

it('a single plan has a row for each charge, several a row each', () => {
  const stored = charge({included: 10, price: 0.015});
  expect(rowsOf({plans: [plan({base: FREE, charges: [stored]})]})).toEqual([
    ['Storage', '10 GB free, then $0.015 per GB-month'],
  ]);
  const team = plan({id: 'team', name: 'Team', base: {amount: 8, per: 'user'}, charges: []});
  expect(rowsOf({plans: [plan({base: FREE, charges: [stored]}), team]})).toEqual([
    ['Standard', '$0', '10 GB free, then $0.015 per GB-month'],
    ['Team', '$8 per user', '–'],
  ]);
});

it('shows a limit in the unit of the charge', () => {
  const per = 1.073741824;
  const charges = [charge({price: 0, per})];
  const limits = [{quantity: 'storedGb', atMost: 100 * per, because: 'price-unknown'}];
  expect(rowsOf({plans: [plan({charges, limits})]})!.flat()).toContain(
    '100 GiB; price beyond unknown',
  );
});

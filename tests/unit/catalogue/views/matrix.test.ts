import {describe, expect, it} from 'vitest';
import {buildCategoryMatrix, buildServiceMatrix} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {attributes, catalogue, claim, license, lifecycle, parseService} from '../factories';

const ENDED = lifecycle({
  state: 'sunset',
  since: '2026',
  note: {en: 'It ends.', ja: '終了します。'},
});

const alpha = parseService();
const beta = parseService({
  slug: 'beta',
  attributes: attributes({
    versioning: 'unknown',
    'storage-price': claim('5 JPY/GB-month'),
  }),
  freeTier: 'unknown',
});
const ended = parseService({slug: 'ended', lifecycle: ENDED});
const runner = parseService({
  slug: 'runner',
  category: 'running',
  attributes: {
    compliance: 'unknown',
    'data-location': 'unknown',
    'latest-release': 'unknown',
    'run-time': 'unknown',
  },
});

const matrixOf = (category = 'keeping', locale: Locale = 'en') =>
  buildCategoryMatrix(catalogue({services: [ended, runner, beta, alpha]}), category, locale);

/** The row of a field. */
const rowOf = (field: string, locale: Locale = 'en') =>
  matrixOf('keeping', locale)
    .groups.flatMap(({rows}) => rows)
    .find((row) => row.field === field)!;

describe('the matrix of a category', () => {
  it('has only its services, discontinued ones last', () => {
    expect(matrixOf().services).toMatchObject([
      {slug: 'beta', name: 'Service beta', lifecycle: {state: 'active'}},
      {slug: 'alpha', name: 'Service alpha', lifecycle: {state: 'active'}},
      {slug: 'ended', name: 'Service ended', lifecycle: {state: 'sunset'}},
    ]);
    expect(matrixOf('running', 'ja')).toMatchObject({
      category: 'running',
      services: [{slug: 'runner', name: 'サービスrunner', lifecycle: {state: 'active'}}],
    });
  });

  it('has the groups of the category before those of all services', () => {
    const labels = (locale: Locale) => matrixOf('keeping', locale).groups.map(({label}) => label);
    expect(labels('en')).toEqual(['Prices', 'Features', 'General', 'Japan']);
    expect(labels('ja')).toEqual(['料金', '機能', '全般', '日本での利用']);
  });

  it('omits rows without any known value and lists their names', () => {
    const {groups, unknown} = matrixOf('running');
    const labels = groups.flatMap((group) => group.rows.map(({label}) => label));
    expect(unknown[0]).toEqual({label: 'Label', about: 'What it is.'});
    expect(labels).not.toContain('Label');
    // A row with one known value stays.
    expect(rowOf('freeTier')).toBeDefined();
  });
});

it('the matrix of services has short values and no attributes', () => {
  const services = [
    parseService({
      license: license({value: 'MIT', class: 'open-source'}),
      firstReleased: claim('2006-03-14'),
      pricingModel: claim('freemium'),
      api: 'unknown',
    }),
    parseService({slug: 'beta', api: 'unknown'}),
  ];
  const {groups, unknown} = buildServiceMatrix(services, catalogue({services}), 'ja');
  const values = Object.fromEntries(
    groups.flatMap(({rows}) => rows.map(({field, values: [first]}) => [field, first?.text])),
  );
  expect(values).toMatchObject({
    ...{license: 'MIT', firstReleased: '2006年', pricingModel: '無料＋有料プラン'},
  });
  expect(Object.keys(values).filter((field) => /^(?:api|attributes)/.test(field))).toEqual([]);
  expect(unknown.map(({label}) => label)).toContain('API');
});

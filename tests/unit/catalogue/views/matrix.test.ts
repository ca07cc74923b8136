import {describe, expect, it} from 'vitest';
import {buildCategoryMatrix} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {attributes, catalogue, claim, lifecycle, parseService} from '../factories';

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
    'storage-price': claim({amount: 5, currency: 'JPY', per: 'GB-month'}),
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
  it('has its services alone, those that have ended last', () => {
    expect(matrixOf().services).toEqual([
      {slug: 'beta', name: 'Service beta', state: 'active'},
      {slug: 'alpha', name: 'Service alpha', state: 'active'},
      {slug: 'ended', name: 'Service ended', state: 'sunset'},
    ]);
    expect(matrixOf('running', 'ja').services).toEqual([
      {slug: 'runner', name: 'サービスrunner', state: 'active'},
    ]);
  });

  it('has the values of the category first, then those of all services', () => {
    const labels = (locale: Locale) => matrixOf('keeping', locale).groups.map(({label}) => label);
    expect(labels('en')).toEqual(['Prices', 'Features', 'General', 'Japan']);
    expect(labels('ja')).toEqual(['料金', '機能', '全般', '日本での利用']);
  });

  it('has a value of each service in each row, in the order of the services', () => {
    for (const {rows} of matrixOf().groups) {
      for (const {values} of rows) {
        expect(values).toHaveLength(3);
      }
    }
    expect(rowOf('attributes.storage-price').values.map(({text}) => text)).toEqual([
      '5 JPY per GB-month',
      '0.02 USD per GB-month',
      '0.02 USD per GB-month',
    ]);
  });

  it('tells what is known', () => {
    expect(rowOf('attributes.versioning').values).toEqual([
      {text: 'Unknown', isKnown: false},
      {text: 'Yes', isKnown: true},
      {text: 'Yes', isKnown: true},
    ]);
    expect(rowOf('freeTier', 'ja').values[0]).toEqual({text: '不明', isKnown: false});
  });

  it('explains the values of the category, not those whose label says all', () => {
    expect(rowOf('attributes.versioning').about).toBe('What it is.');
    expect(rowOf('attributes.versioning', 'ja').about).toBe('その説明です。');
    expect(rowOf('freeTier').about).toBeNull();
    expect(rowOf('japan.region').about).toBeNull();
  });

  it('is empty where the category has no service', () => {
    const {services, groups} = buildCategoryMatrix(catalogue(), 'running', 'en');
    expect([services, groups]).toEqual([[], []]);
  });
});

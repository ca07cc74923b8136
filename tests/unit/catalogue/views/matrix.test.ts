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
  it('has only its services, discontinued ones last', () => {
    expect(matrixOf().services).toMatchObject([
      {slug: 'beta', name: 'Service beta', state: 'active'},
      {slug: 'alpha', name: 'Service alpha', state: 'active'},
      {slug: 'ended', name: 'Service ended', state: 'sunset'},
    ]);
    expect(matrixOf('running', 'ja')).toMatchObject({
      category: 'running',
      services: [{slug: 'runner', name: 'サービスrunner', state: 'active'}],
    });
  });

  it('has the tile of each service and the dates of its state', () => {
    expect(matrixOf().services[2]).toEqual({
      slug: 'ended',
      name: 'Service ended',
      icon: '/img/tiles/services/ended.svg',
      state: 'sunset',
      since: '2026',
      ends: null,
    });
  });

  it('has the groups of the category before those of all services', () => {
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

  it('marks which values are answers and which are known', () => {
    const known = {text: 'Yes', answer: 'yes', isKnown: true, isUncompared: false};
    expect(rowOf('attributes.versioning').values).toEqual([
      {text: 'Unknown', answer: 'unknown', isKnown: false, isUncompared: false},
      known,
      known,
    ]);
    expect(rowOf('freeTier', 'ja').values[0]).toMatchObject({text: '不明', answer: 'unknown'});
    expect(rowOf('attributes.storage-price').values[0]!.answer).toBeNull();
  });

  it('marks values that were not checked against their source', () => {
    const service = parseService({
      api: claim('yes', {basis: 'general-knowledge', checked: null}),
    });
    const {groups} = buildCategoryMatrix(catalogue({services: [service]}), 'keeping', 'en');
    const uncompared = groups
      .flatMap(({rows}) => rows)
      .filter(({values}) => values[0]!.isUncompared)
      .map(({field}) => field);
    expect(uncompared).toEqual(['api']);
  });

  it('omits rows without any known value and lists their names', () => {
    const {groups, unknown} = matrixOf('running');
    const rows = groups.flatMap((group) => group.rows);
    expect(rows.filter(({values}) => values.every(({answer}) => answer === 'unknown'))).toEqual([]);
    expect(groups.filter((group) => group.rows.length === 0)).toEqual([]);
    const labels = unknown.map(({label}) => label);
    expect(labels.length).toBeGreaterThanOrEqual(4);
    expect(rows.map(({label}) => label)).not.toEqual(expect.arrayContaining(labels));
    expect(unknown[0]).toEqual({label: 'Label', about: 'What it is.'});
    // A row with one known value stays.
    expect(rowOf('freeTier')).toBeDefined();
    expect(matrixOf().unknown.map(({label}) => label)).not.toContain(rowOf('freeTier').label);
  });

  it('explains the attributes of the category, but not self-explanatory labels', () => {
    expect(rowOf('attributes.versioning').about).toBe('What it is.');
    expect(rowOf('attributes.versioning', 'ja').about).toBe('その説明です。');
    expect(rowOf('freeTier').about).toBeNull();
    expect(rowOf('japan.region').about).toBeNull();
  });

  it('is empty if the category has no service', () => {
    const {services, groups, unknown} = buildCategoryMatrix(catalogue(), 'running', 'en');
    expect([services, groups, unknown]).toEqual([[], [], []]);
  });
});

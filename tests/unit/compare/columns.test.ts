import {describe, expect, it} from 'vitest';
import {cellOf, chooseColumns, fieldOf} from '@site/src/compare/columns';
import {DEFAULT_SORT} from '@site/src/compare/filters';
import {buildOffer, GENERAL_NAMES} from '@site/src/compare/offer';
import {claim, license} from '../catalogue/factories';
import {compared, LOADED, OFFER, SOURCE} from './services';

const FIRST = {hasAllColumns: false, folded: [], sort: DEFAULT_SORT};
const ALL = {...FIRST, hasAllColumns: true};
const names = (columns: readonly {readonly name: string}[]) => columns.map(({name}) => name);

/** The columns of the category, two of which are shown by default. */
const CATEGORY = {...LOADED, first: ['storage-price', 'latest-release']};

describe('chooseColumns', () => {
  it('omits columns with mostly unknown values, and lists them', () => {
    const {shown, leftOut} = chooseColumns(OFFER, OFFER.services, FIRST);
    // The values of "support" are known, but there is no room for the column.
    expect(names(leftOut)).toEqual(['yen', 'interface', 'documentation', 'support']);
    expect([...names(shown), ...names(leftOut)].sort()).toEqual([...GENERAL_NAMES].sort());
  });

  it('omits a column if more than 90% of its values are unknown', () => {
    const unknown = (count: number) => [
      compared('known', {japan: {...KNOWN, billingInYen: claim('no')}}),
      ...Array.from({length: count}, (_, index) => compared(`unknown-${index}`)),
    ];
    const isShown = (count: number) => {
      const {services} = buildOffer({...SOURCE, services: unknown(count)}, undefined);
      return names(chooseColumns(OFFER, services, FIRST).shown).includes('yen');
    };
    expect(isShown(9)).toBe(true);
    expect(isShown(10)).toBe(false);
  });

  it('includes all columns on request, and the column to sort by', () => {
    expect(names(chooseColumns(OFFER, OFFER.services, ALL).shown)).toEqual(GENERAL_NAMES);
    const sort = {by: 'yen', isDescending: false};
    expect(names(chooseColumns(OFFER, OFFER.services, {...FIRST, sort}).shown)).toContain('yen');
  });

  it('starts with the default columns of the category', () => {
    const {shown, leftOut} = chooseColumns(CATEGORY, LOADED.services, FIRST);
    expect(names(shown)).toEqual(['lifecycle', 'storage-price', 'free', 'license', 'region']);
    expect(names(leftOut)).toEqual(['latest-release']);
    const sort = {by: 'versioning', isDescending: false};
    expect(names(chooseColumns(CATEGORY, LOADED.services, {...FIRST, sort}).shown)).toContain(
      'versioning',
    );
  });
});

describe('fieldOf', () => {
  it('returns the selected column if it is shown', () => {
    const {shown} = chooseColumns(CATEGORY, LOADED.services, FIRST);
    expect(fieldOf(shown, 'free')).toBe('free');
    expect(fieldOf(shown, 'versioning')).toBe('storage-price');
    expect(fieldOf(chooseColumns(OFFER, OFFER.services, FIRST).shown, null)).toBe('pricing');
  });
});

const KNOWN = {
  region: claim('yes'),
  billingInYen: 'unknown',
  userInterface: 'unknown',
  documentation: 'unknown',
  support: 'not-applicable',
};

describe('cellOf', () => {
  const cellsIn = (name: string, overrides = {}) => {
    const {services, columns} = buildOffer(
      {...SOURCE, services: [compared('alpha', overrides)]},
      undefined,
    );
    return cellOf(
      services[0]!,
      columns.find((column) => column.name === name)!,
      'en',
    );
  };

  it.each([
    ['free', {}, {text: 'Partly', answer: 'partial'}],
    ['yen', {}, {text: 'Unknown', answer: 'unknown'}],
    ['support', {}, {text: 'n/a', answer: 'not-applicable'}],
    ['released', {}, {text: '2006', answer: null}],
    ['released', {firstReleased: 'unknown'}, {text: 'Unknown', answer: 'unknown'}],
    ['pricing', {pricingModel: claim('freemium')}, {text: 'Free + paid plans', answer: null}],
    ['license', {}, {text: 'Proprietary', answer: null}],
    [
      'license',
      {license: license({value: 'MIT', class: 'open-source'})},
      {text: 'MIT', answer: null},
    ],
  ] as const)('shortens %s', (name, overrides, expected) => {
    expect(cellsIn(name, overrides)).toMatchObject(expected);
  });

  it('marks values that were not checked against their source', () => {
    expect(cellsIn('api').isUncompared).toBe(false);
    const api = claim('yes', {source: 'unread'});
    expect(cellsIn('api', {api}).isUncompared).toBe(true);
    expect(cellsIn('yen').isUncompared).toBe(false);
  });

  it('includes the values of a category', () => {
    const columns = LOADED.columns.slice(0, 4);
    expect(names(columns)).toEqual(['storage-price', 'largest-object', 'versioning', 'compliance']);
    expect(columns.map((column) => cellOf(LOADED.services[1]!, column, 'en'))).toMatchObject([
      {text: '3 JPY per GB-month', answer: null},
      {text: '50 GiB', answer: null},
      {text: 'Unknown', answer: 'unknown'},
      {text: 'SOC 2, Secret', answer: null},
    ]);
  });
});

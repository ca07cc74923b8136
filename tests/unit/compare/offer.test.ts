import {describe, expect, it} from 'vitest';
import {buildOffer, cellOf, chooseColumns} from '@site/src/compare/offer';
import {claim, license} from '../catalogue/factories';
import {compared, LOADED, OFFER, parse, select, SOURCE} from './services';

const names = (columns: readonly {readonly name: string}[]) => columns.map(({name}) => name);

/** The columns of the category, two of which are shown by default. */
const CATEGORY = {...LOADED, first: ['storage-price', 'region', 'latest-release']};

describe('chooseColumns', () => {
  it('leaves out columns with mostly unknown values, and tells those that are alike', () => {
    const {shown, alike} = chooseColumns(CATEGORY, select());
    expect(names(shown)).toEqual(['storage-price']);
    expect(names(alike)).toEqual(['region']);
  });

  it('has the column that sorts, and those with a filter', () => {
    const {shown} = chooseColumns(CATEGORY, parse('?versioning=yes&sort=latest-release', LOADED));
    expect(names(shown)).toEqual(['storage-price', 'latest-release', 'versioning']);
    expect(names(chooseColumns(OFFER, select()).shown)).not.toContain('yen');
    expect(names(chooseColumns(OFFER, parse('?sort=yen')).shown)).toContain('yen');
  });
});

describe('cellOf', () => {
  it.each([
    ['free', {}, {text: 'Partly', answer: 'partial'}],
    ['yen', {}, {text: 'Unknown', answer: 'unknown', value: null}],
    ['support', {}, {text: 'n/a', answer: 'not-applicable'}],
    ['released', {}, {text: '2006', answer: null}],
    ['pricing', {pricingModel: claim('freemium')}, {text: 'Free + paid plans', answer: null}],
    [
      'license',
      {license: license({value: 'MIT', class: 'open-source'})},
      {text: 'MIT', answer: null},
    ],
  ] as const)('shortens %s', (name, overrides, expected) => {
    const {services, columns} = buildOffer({...SOURCE, services: [compared('alpha', overrides)]});
    const column = columns.find((one) => one.name === name)!;
    expect(cellOf(services[0]!, column, 'en')).toMatchObject(expected);
  });

  it('has numbers in one unit and in the currency of the reader', () => {
    const cellsIn = (name: string) => {
      const column = LOADED.columns.find((one) => one.name === name)!;
      return LOADED.services.map((service) => cellOf(service, column, 'en').text);
    };
    // 20 USD per TB, 3 JPY at 100 yen per dollar, an unknown price, a zero, and 0.005 USD per GB.
    expect(cellsIn('storage-price')).toEqual(['0.02', '0.03', 'Unknown', '0', '0.005']);
    expect(LOADED.columns[0]!.measures).toEqual([{name: 'gb-month', label: '$/GB-month'}]);
  });
});

import {describe, expect, it} from 'vitest';
import type {ComparedService} from '@site/src/compare/pageData';
import {commonCategory, type Sides, sideBySide} from '@site/src/compare/sideBySide';
import {attributes, claim, type Draft} from '../catalogue/factories';
import {categoryOf, compared, SERVICES} from './services';

/** Services of the category `keeping` with these attributes. */
function sidesOf(...drafts: readonly Draft[]): Sides {
  const slugs = ['one', 'two', 'three', 'four'];
  return categoryOf(
    drafts.map((draft, index) => ({slug: slugs[index], attributes: attributes(draft)})),
  );
}

const price = (amount: number) => claim(`${amount} USD/GB-month`);

describe('sideBySide', () => {
  const comparison = sideBySide({services: [SERVICES[1]!, SERVICES[2]!]}, 'en');
  const fieldsOf = (rows: readonly {readonly field: string}[]) => rows.map(({field}) => field);

  it('separates differing, shared and unknown fields', () => {
    expect(comparison.differing.flatMap(({rows}) => fieldsOf(rows))).toEqual([
      'lifecycle',
      'freeTier',
      'license',
      'firstReleased',
    ]);
    expect(fieldsOf(comparison.alike)).toEqual([
      'pricingModel',
      'selfHosting',
      'api',
      'japan.region',
      'japan.support',
    ]);
    expect(fieldsOf(comparison.unknown)).toEqual([
      'japan.billingInYen',
      'japan.userInterface',
      'japan.documentation',
    ]);
    expect(comparison.rows).toHaveLength(12);
  });

  it('compares the notes of "with conditions"', () => {
    const other = compared('other', {
      freeTier: claim('partial', {note: {en: 'For a month', ja: '1か月'}}),
    });
    const same = compared('same');
    const isAlike = (services: ComparedService[]) =>
      fieldsOf(sideBySide({services}, 'en').alike).includes('freeTier');
    expect(isAlike([SERVICES[0]!, other])).toBe(false);
    expect(isAlike([SERVICES[0]!, same])).toBe(true);
  });

  it('groups the attributes of a common category, after the general fields that decide first', () => {
    const {differing} = sideBySide(
      sidesOf(
        {'storage-price': price(1), versioning: claim('yes')},
        {'storage-price': price(2), versioning: claim('no')},
      ),
      'en',
    );
    expect(differing.map(({label, rows}) => [label, ...fieldsOf(rows)])).toEqual([
      ['Prices', 'attributes.storage-price'],
      ['Features', 'attributes.versioning'],
    ]);
  });
});

it('commonCategory is undefined for services of several categories', () => {
  expect(commonCategory([{category: 'a'}, {category: 'a'}])).toBe('a');
  expect(commonCategory([{category: 'a'}, {category: 'b'}])).toBeUndefined();
  expect(commonCategory([])).toBeUndefined();
});

import {describe, expect, it} from 'vitest';
import {
  type Attribute,
  type AttributeValue,
  CategoriesSchema,
} from '@site/src/catalogue/record/categories';
import {buildAttributeGroups, formatValue} from '@site/src/catalogue/views/attributes';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {attributes, CATEGORIES, claim, type Draft, parseService} from '../factories';

const categories = CategoriesSchema.parse(CATEGORIES);

const groupsOf = (overrides: Draft = {}, locale: Locale = 'en') =>
  buildAttributeGroups(parseService({attributes: attributes(overrides)}), categories, locale);

/** The row of an attribute. */
const rowOf = (key: string, overrides: Draft = {}, locale: Locale = 'en') =>
  groupsOf(overrides, locale)
    .flatMap(({rows}) => rows)
    .find(({field}) => field === `attributes.${key}`)!;

describe('the values of a service', () => {
  it('are those of its category, without empty groups', () => {
    const unknown = {
      compliance: 'unknown',
      'data-location': 'unknown',
      'latest-release': 'unknown',
    };
    const service = parseService({
      category: 'running',
      attributes: {...unknown, 'run-time': claim('15 s')},
    });
    const [group, ...others] = buildAttributeGroups(service, categories, 'en');
    expect(others).toEqual([]);
    expect(group!.rows.map(({value}) => value)).toEqual([
      ...['Unknown', 'Unknown', 'Unknown', '15 seconds'],
    ]);
  });

  it('have a note, provenance and a shelf life', () => {
    const overrides = {
      versioning: claim('partial', {
        note: {en: 'Paid plans', ja: '有料プラン'},
        source: 'survey',
        dated: '2026-10',
        until: '2026-12-31',
      }),
    };
    expect(rowOf('versioning', overrides)).toEqual({
      field: 'attributes.versioning',
      label: 'Label',
      value: 'With conditions',
      answer: 'partial',
      note: 'Paid plans',
      source: 'https://example.com/docs',
      via: 'https://example.org/survey',
      basis: 'secondary',
      checked: '2026-11',
      dated: '2026-10',
      until: '2026-12-31',
      shelfLifeDays: 180,
    });
    expect(rowOf('versioning', overrides, 'ja')).toMatchObject({
      label: '見出し',
      value: '条件付き',
      note: '有料プラン',
    });
    expect(rowOf('storage-price').shelfLifeDays).toBe(90);
  });
});

describe('a value', () => {
  const TERMS = {'soc-2': {en: 'SOC 2', ja: 'SOC 2'}, secret: {en: 'Secret', ja: '秘密'}};
  const cases: readonly (readonly [Attribute['type'], AttributeValue, string, string])[] = [
    ['answer', 'no', 'No', 'なし'],
    ['amount', {amount: 1, unit: 'days'}, '1 day', '1日'],
    ['amount', 'unlimited', 'Unlimited', '無制限'],
    [
      'price',
      {amount: 5, currency: 'USD', per: 'TB-month'},
      '$5 per TB-month',
      '1 TB・月あたり5ドル',
    ],
    ['price', 'on-request', 'By quotation', '個別見積もり'],
    ['terms', ['secret', 'soc-2'], 'Secret, SOC 2', '秘密、SOC 2'],
    ['terms', 'not-applicable', 'Not applicable', '該当しない'],
    ['text', {en: 'Germany', ja: 'ドイツ'}, 'Germany', 'ドイツ'],
    ['date', '2026-05', 'May 2026', '2026年5月'],
  ];
  it.each(cases)('of type %s, %j, is "%s" and 「%s」', (type, value, en, ja) => {
    expect(formatValue(value, {type, terms: TERMS}, 'en')).toBe(en);
    expect(formatValue(value, {type, terms: TERMS}, 'ja')).toBe(ja);
  });
});

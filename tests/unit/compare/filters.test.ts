import {describe, expect, it} from 'vitest';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {FACET_NAMES, filterServices, listOptions, sortServices} from '@site/src/compare/filters';
import {anySelection, optionsOf, randomNumbers, select, SERVICES, slugs} from './services';

describe('filterServices', () => {
  it('keeps all without a choice', () => {
    expect(filterServices(SERVICES, select())).toEqual(SERVICES);
  });

  it('takes any option of one facet', () => {
    const selection = select({facets: {tag: ['storage', 'ai']}});
    expect(slugs(filterServices(SERVICES, selection))).toEqual([
      'alpha',
      'beta',
      'gamma',
      'epsilon',
    ]);
  });

  it('asks for each of several facets', () => {
    const selection = select({facets: {tag: ['web'], free: ['yes']}});
    expect(slugs(filterServices(SERVICES, selection))).toEqual(['delta', 'epsilon']);
  });

  it('does not take unknown for no', () => {
    expect(slugs(filterServices(SERVICES, select({facets: {free: ['no']}})))).toEqual(['gamma']);
    expect(slugs(filterServices(SERVICES, select({facets: {free: ['unknown']}})))).toEqual([
      'beta',
    ]);
  });

  it.each([
    ['service BETA', ['beta']],
    ['ﾍﾞｰﾀ', ['beta']],
    ['mit', ['beta']],
    ['acme ai', ['gamma', 'epsilon']],
    ['  ', ['alpha', 'beta', 'gamma', 'delta', 'epsilon']],
    ['nothing', []],
  ])('finds the words of "%s"', (query, expected) => {
    expect(slugs(filterServices(SERVICES, select({query})))).toEqual(expected);
  });
});

describe('listOptions', () => {
  it('counts and leaves out what has no result', () => {
    expect(optionsOf('free')).toEqual({yes: 2, partial: 1, no: 1, unknown: 1});
    expect(optionsOf('company')).toEqual({acme: 4, '-': 1});
  });

  it('puts the services of companies without a page last, without a label of its own', () => {
    const last = listOptions('company', SERVICES, select(), 'en').at(-1);
    expect(last).toMatchObject({value: '-', label: null, count: 1});
  });

  it('counts within the other facets, not within its own', () => {
    const selection = select({facets: {tag: ['web'], free: ['yes']}});
    expect(optionsOf('free', selection)).toEqual({yes: 2, unknown: 1});
    expect(optionsOf('tag', selection)).toEqual({web: 2, ai: 1});
  });

  it('keeps a chosen option without a result, so that it can be undone', () => {
    const selection = select({facets: {free: ['no']}, query: 'alpha'});
    expect(optionsOf('free', selection)).toEqual({partial: 1, no: 0});
  });

  it('says what choosing an option would give', () => {
    const random = randomNumbers(7);
    for (let round = 0; round < 100; round += 1) {
      const selection = anySelection(random);
      for (const facet of FACET_NAMES) {
        for (const {value, count} of listOptions(facet, SERVICES, selection, 'en')) {
          const alone = select({...selection, facets: {...selection.facets, [facet]: [value]}});
          expect(filterServices(SERVICES, alone)).toHaveLength(count);
        }
      }
    }
  });

  it('labels options in the language of the page', () => {
    const labels = (locale: Locale) =>
      listOptions('free', SERVICES, select(), locale).map(({label}) => label);
    expect(labels('ja')).toEqual(['あり', '条件付き', 'なし', '不明']);
    expect(listOptions('tag', SERVICES, select(), 'en').map(({label}) => label)).toEqual([
      'AI',
      'STORAGE',
      'WEB',
    ]);
  });
});

describe('sortServices', () => {
  it.each([
    ['name', ['alpha', 'beta', 'delta', 'epsilon', 'gamma']],
    ['vendor', ['alpha', 'delta', 'epsilon', 'gamma', 'beta']],
    ['newest', ['delta', 'beta', 'alpha', 'epsilon', 'gamma']],
    ['oldest', ['alpha', 'beta', 'delta', 'epsilon', 'gamma']],
    ['lifecycle', ['gamma', 'alpha', 'beta', 'delta', 'epsilon']],
  ] as const)('by %s, the unknown last', (sort, expected) => {
    expect(slugs(sortServices(SERVICES, sort, 'en'))).toEqual(expected);
    expect(slugs(sortServices([...SERVICES].reverse(), sort, 'en'))).toEqual(expected);
  });
});

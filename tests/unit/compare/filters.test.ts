import {describe, expect, it} from 'vitest';
import {filterServices, sortServices} from '@site/src/compare/filters';
import type {Offer} from '@site/src/compare/offer';
import {parseSelection} from '@site/src/compare/selection';
import {LOADED, OFFER, optionsOf, select, SERVICES, slugs} from './services';

const found = (search: string, offer: Offer = OFFER) =>
  slugs(filterServices(offer, parseSelection(search, offer)));
const foundInCategory = (search: string) => found(`?category=keeping&${search}`, LOADED);

describe('filterServices', () => {
  it('returns the services of the category', () => {
    expect(found('?category=keeping')).toEqual(slugs(SERVICES));
    expect(found('?category=running')).toEqual([]);
  });

  it('combines the options of a facet with or', () => {
    expect(found('?tag=storage,ai')).toEqual(['alpha', 'beta', 'gamma', 'epsilon']);
  });

  it('combines facets with and', () => {
    expect(found('?tag=web&free=yes')).toEqual(['delta', 'epsilon']);
  });

  it('distinguishes unknown from no', () => {
    expect(found('?free=no')).toEqual(['gamma']);
    expect(found('?free=unknown')).toEqual(['beta']);
    expect(foundInCategory('versioning=no')).toEqual(['gamma']);
    expect(foundInCategory('versioning=unknown')).toEqual(['beta']);
  });

  it('matches any of several terms', () => {
    expect(foundInCategory('compliance=secret')).toEqual(['beta', 'epsilon']);
    expect(foundInCategory('compliance=soc-2,not-applicable')).toEqual(['alpha', 'beta', 'delta']);
  });

  it.each([
    ['service BETA', ['beta']],
    ['ﾍﾞｰﾀ', ['beta']],
    ['mit', ['beta']],
    ['acme ai', ['gamma', 'epsilon']],
    ['  ', ['alpha', 'beta', 'gamma', 'delta', 'epsilon']],
    ['nothing', []],
  ])('finds the words of "%s"', (query, expected) => {
    expect(slugs(filterServices(OFFER, select({query})))).toEqual(expected);
  });
});

describe('ranges', () => {
  it.each([
    ['0..0.02', ['alpha', 'delta', 'epsilon']],
    ['0.005..', ['alpha', 'epsilon']],
    ['..0.01', ['delta', 'epsilon']],
    ['0.021..', []],
    ['0.02..0.01', []],
  ])('compare prices in the selected unit: %s', (range, expected) => {
    expect(foundInCategory(`storage-price=${range}`)).toEqual(expected);
  });

  it('never convert a currency; zero matches in every currency', () => {
    expect(foundInCategory('storage-price=..1000')).not.toContain('beta');
    expect(foundInCategory('storage-price=..1000,jpy-gb-month')).toEqual(['beta', 'delta']);
  });

  it('treat "unlimited" as above every lower bound', () => {
    expect(foundInCategory('largest-object=100..')).toEqual(['alpha', 'gamma']);
    expect(foundInCategory('largest-object=..100')).toEqual(['beta']);
    expect(foundInCategory('largest-object=0..99999')).toEqual(['alpha', 'beta']);
  });

  it.each(['0..', '..5', '0..99999'])('never match unknown values: %s', (range) => {
    expect(foundInCategory(`storage-price=${range}`)).not.toContain('gamma');
    expect(foundInCategory(`largest-object=${range}`)).not.toContain('delta');
  });

  it('match every value without a bound', () => {
    expect(foundInCategory('storage-price=..,jpy-gb-month')).toEqual(slugs(SERVICES));
  });
});

describe('listOptions', () => {
  it('counts results and omits options without any', () => {
    expect(optionsOf('free')).toEqual({yes: 2, partial: 1, no: 1, unknown: 1});
    expect(optionsOf('company')).toEqual({acme: 4, '-': 1});
    expect(optionsOf('versioning', select({category: 'keeping'}), LOADED)).toEqual({
      ...{yes: 2, partial: 1, no: 1, unknown: 1},
    });
  });

  it('applies the other filters, but not its own', () => {
    const selection = select({facets: {tag: ['web'], free: ['yes']}});
    expect(optionsOf('free', selection)).toEqual({yes: 2, unknown: 1});
    expect(optionsOf('tag', selection)).toEqual({web: 2, ai: 1});
    const ranged = parseSelection('?category=keeping&storage-price=..0.01', LOADED);
    expect(optionsOf('versioning', ranged, LOADED)).toEqual({yes: 1, partial: 1});
  });

  it('keeps a selected option without results, so that it can be cleared', () => {
    const selection = select({facets: {free: ['no']}, query: 'alpha'});
    expect(optionsOf('free', selection)).toEqual({partial: 1, no: 0});
  });
});

describe('sortServices', () => {
  it.each([
    ['name', ['alpha', 'beta', 'delta', 'epsilon', 'gamma']],
    ['-name', ['gamma', 'epsilon', 'delta', 'beta', 'alpha']],
    ['vendor', ['alpha', 'delta', 'epsilon', 'gamma', 'beta']],
    ['newest', ['delta', 'beta', 'alpha', 'epsilon', 'gamma']],
    ['oldest', ['alpha', 'beta', 'delta', 'epsilon', 'gamma']],
    ['lifecycle', ['gamma', 'alpha', 'beta', 'delta', 'epsilon']],
    ['-lifecycle', ['alpha', 'beta', 'delta', 'epsilon', 'gamma']],
    ['free', ['delta', 'epsilon', 'alpha', 'gamma', 'beta']],
    ['-free', ['gamma', 'alpha', 'delta', 'epsilon', 'beta']],
    // Services with equal values are sorted by name.
    ['versioning', ['alpha', 'epsilon', 'delta', 'gamma', 'beta']],
    ['-versioning', ['gamma', 'delta', 'alpha', 'epsilon', 'beta']],
    // Prices in dollars come before those in yen because there are more of them; zero comes first.
    ['storage-price', ['delta', 'epsilon', 'alpha', 'beta', 'gamma']],
    ['-storage-price', ['alpha', 'epsilon', 'beta', 'delta', 'gamma']],
    // "Unlimited" is above all numbers; "not applicable" has no place in the order.
    ['largest-object', ['beta', 'alpha', 'gamma', 'epsilon', 'delta']],
    ['-largest-object', ['gamma', 'alpha', 'beta', 'epsilon', 'delta']],
    ['compliance', ['epsilon', 'alpha', 'beta', 'delta', 'gamma']],
  ])('sorts by %s with unknown values last', (name, expected) => {
    const {sort} = parseSelection(`?category=keeping&sort=${name}`, LOADED);
    const byName = [...LOADED.services].sort((one, other) => (one.slug < other.slug ? -1 : 1));
    expect(slugs(sortServices(byName, sort, LOADED))).toEqual(expected);
  });
});

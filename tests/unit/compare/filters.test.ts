import {describe, expect, it} from 'vitest';
import {filterServices, sortServices} from '@site/src/compare/filters';
import type {Offer} from '@site/src/compare/offer';
import {LOADED, OFFER, optionsOf, parse, select, SERVICES, slugs} from './services';

const found = (search: string, offer: Offer = OFFER) =>
  slugs(filterServices(offer, parse(search, offer)));
const foundInCategory = (search: string) => found(`?${search}`, LOADED);

describe('filterServices', () => {
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
    ['0.005..', ['alpha', 'beta', 'epsilon']],
    ['..0.01', ['delta', 'epsilon']],
    ['0.021..', ['beta']],
    ['0.02..0.01', []],
  ])('compare prices in the selected unit: %s', (range, expected) => {
    expect(foundInCategory(`storage-price=${range}`)).toEqual(expected);
  });

  it('convert a currency at the rate of the reader', () => {
    // 3 yen at 100 yen per dollar
    expect(foundInCategory('storage-price=0.03..0.03')).toEqual(['beta']);
  });

  it('treat "unlimited" as above every lower bound', () => {
    expect(foundInCategory('largest-object=1..')).toEqual(['alpha', 'gamma']);
    expect(foundInCategory('largest-object=..1')).toEqual(['beta']);
    expect(foundInCategory('largest-object=0..99999')).toEqual(['alpha', 'beta']);
  });

  it.each(['0..', '..5', '0..99999'])('never match unknown values: %s', (range) => {
    expect(foundInCategory(`storage-price=${range}`)).not.toContain('gamma');
    expect(foundInCategory(`largest-object=${range}`)).not.toContain('delta');
  });

  it('match every value without a bound', () => {
    expect(foundInCategory('storage-price=..')).toEqual(slugs(SERVICES));
  });
});

describe('listOptions', () => {
  it('counts results', () => {
    expect(optionsOf('free')).toEqual({yes: 2, partial: 1, no: 1, unknown: 1});
    expect(optionsOf('company')).toEqual({acme: 4, '-': 1});
    expect(optionsOf('versioning', select(), LOADED)).toEqual({
      ...{yes: 2, partial: 1, no: 1, unknown: 1},
    });
  });

  it('applies the other filters, but not its own', () => {
    const selection = select({chosen: {tag: 'web', free: 'yes'}});
    expect(optionsOf('free', selection)).toEqual({yes: 2, partial: 0, no: 0, unknown: 1});
    expect(optionsOf('tag', selection)).toEqual({web: 2, ai: 1, storage: 0});
    const ranged = parse('?storage-price=..0.01', LOADED);
    expect(optionsOf('versioning', ranged, LOADED)).toEqual({
      yes: 1,
      partial: 1,
      no: 0,
      unknown: 0,
    });
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
    // Prices are in the currency of the reader; zero comes first.
    ['storage-price', ['delta', 'epsilon', 'alpha', 'beta', 'gamma']],
    ['-storage-price', ['beta', 'alpha', 'epsilon', 'delta', 'gamma']],
    // The price of a month is known for two services.
    ['month', ['beta', 'alpha', 'gamma', 'delta', 'epsilon']],
    ['-month', ['alpha', 'beta', 'gamma', 'delta', 'epsilon']],
    // "Unlimited" is above all numbers; "not applicable" has no place in the order.
    ['largest-object', ['beta', 'alpha', 'gamma', 'epsilon', 'delta']],
    ['-largest-object', ['gamma', 'alpha', 'beta', 'epsilon', 'delta']],
    ['compliance', ['epsilon', 'alpha', 'beta', 'delta', 'gamma']],
  ])('sorts by %s with unknown values last', (name, expected) => {
    const {sort} = parse(`?sort=${name}`, LOADED);
    const byName = [...LOADED.services].sort((one, other) => (one.slug < other.slug ? -1 : 1));
    const priced = {known: ['beta', 'alpha'], others: ['gamma', 'delta', 'epsilon']};
    expect(slugs(sortServices(byName, sort, LOADED, priced))).toEqual(expected);
  });
});

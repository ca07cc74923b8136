import {describe, expect, it} from 'vitest';
import {
  BY_NAME,
  changeRange,
  type Selection,
  serializeSelection,
  toggleOption,
  togglePick,
  toggleSort,
} from '@site/src/compare/selection';
import {filterNamed, LOADED, OFFER, parse, select} from './services';

const EMPTY = select();
const write = (selection: Selection, offer = OFFER): string =>
  serializeSelection(selection, offer, BY_NAME);

describe('the query of the URL', () => {
  it('is empty for the default selection', () => {
    expect(write(EMPTY, OFFER)).toBe('');
    expect(parse('', OFFER)).toEqual(EMPTY);
  });

  it('is readable and in a stable order', () => {
    const selection = select({
      query: 'a b',
      sort: {by: 'storage-price', isDescending: true},
      chosen: {
        'storage-price': '0.01..',
        versioning: 'no,yes',
        free: 'no,yes',
        tag: 'storage,web',
      },
      pick: ['beta', 'alpha'],
      others: [['storedGb', '1000']],
    });
    expect(write(selection, LOADED)).toBe(
      '?pick=beta,alpha&view=list&tag=storage,web&free=no,yes&versioning=no,yes' +
        '&storage-price=0.01..&sort=-storage-price&q=a+b&storedGb=1000',
    );
  });

  it.each([
    '?pick=alpha,beta&tag=storage,web&company=-,acme&free=no,unknown,yes&sort=-free&field=free',
    '?pick=beta,alpha&view=list&all=1&sort=vendor&q=a+b',
    `?q=${encodeURIComponent('&=%#日本🗾"<é').replaceAll('%2C', ',')}&storedGb=1000&rate=150.5&users=a,b`,
    '?versioning=no,yes&storage-price=0...5&largest-object=..5',
    '?compliance=secret,soc-2&sort=-largest-object&currency=JPY&japan=1',
  ])('is parsed and written back: %s', (search) => {
    expect(write(parse(search, LOADED), LOADED)).toBe(search);
  });

  it('shows two or more services side by side unless it names the list view', () => {
    expect(parse('?pick=alpha', OFFER).isSideBySide).toBe(false);
    expect(parse('?pick=alpha,beta', OFFER).isSideBySide).toBe(true);
    expect(parse('?pick=alpha,beta&view=list', OFFER).isSideBySide).toBe(false);
  });

  it.each([
    ['name', {by: 'name', isDescending: false}],
    ['vendor', {by: 'vendor', isDescending: false}],
    ['newest', {by: 'released', isDescending: true}],
    ['oldest', {by: 'released', isDescending: false}],
    ['lifecycle', {by: 'lifecycle', isDescending: false}],
  ])('keeps the name of the order "%s" in older URLs', (name, sort) => {
    expect(parse(`?sort=${name}`, OFFER).sort).toEqual(sort);
    expect(write(select({sort}), OFFER)).toBe(name === 'name' ? '' : `?sort=${name}`);
  });

  it.each([
    '?pick=nope,__proto__,constructor,../../etc&tag=<script>&free=maybe&sort=evil&view=x',
    '?__proto__=x&constructor=y&toString=1&hasOwnProperty=1',
    '?free=toString,constructor,__proto__&license=hasOwnProperty&sort=__proto__',
    '?sort=toString&field=__proto__',
    '?%E0%A4%A&%%%&&&===',
    `?tag=${'x,'.repeat(100_000)}`,
    '?pick=&tag=&sort=&q=&field=',
    // These columns only exist in the category.
    '?storage-price=..1&versioning=yes&sort=storage-price&field=versioning',
  ])('drops unknown values: %.60s', (search) => {
    expect(parse(search, OFFER)).toEqual(EMPTY);
  });

  it.each([
    'versioning=maybe,soc-2',
    'storage-price=1',
    'storage-price=..',
    'storage-price=a..b',
    'storage-price=-1..1e9',
    'storage-price=1..2,tb-month',
    'versioning=1..2',
    'data-location=..5',
    'run-time=..5&sort=run-time&field=run-time',
    'nope=1',
  ])('drops values that the category does not know: %s', (search) => {
    expect(parse(`?${search}`, LOADED)).toEqual(EMPTY);
  });

  it('keeps the usage of the estimate and no other parameter', () => {
    const search = '?utm=x&storedGb=1000&rate=150&egressGb=nonsense';
    expect(write(parse(search, LOADED), LOADED)).toBe('?storedGb=1000&rate=150&egressGb=nonsense');
  });

  it('keeps valid values beside invalid ones, without duplicates', () => {
    expect(
      parse('?pick=alpha,nope,alpha&pick=beta,gamma,delta,epsilon&tag=web,web,nope&q=x', OFFER),
    ).toEqual(
      select({
        pick: ['alpha', 'beta', 'gamma', 'delta'],
        isSideBySide: true,
        chosen: {tag: 'web'},
        query: 'x',
      }),
    );
  });

  it('has a text of at most 200 characters, cut between characters', () => {
    expect([...parse(`?q=${'🗾'.repeat(600)}`, OFFER).query]).toHaveLength(200);
  });
});

describe('a selection', () => {
  it('removes a selected option, and a filter without options', () => {
    const free = filterNamed('free');
    const chosen = toggleOption(EMPTY, free, 'yes');
    expect(chosen.chosen).toEqual({free: 'yes'});
    expect(toggleOption(chosen, free, 'no').chosen).toEqual({free: 'no,yes'});
    expect(toggleOption(chosen, free, 'yes')).toEqual(EMPTY);
  });

  it('ignores a fifth service', () => {
    const full = select({pick: ['alpha', 'beta', 'gamma', 'delta']});
    expect(togglePick(full, 'epsilon').pick).toEqual(full.pick);
    expect(togglePick(full, 'beta').pick).toEqual(['alpha', 'gamma', 'delta']);
  });

  it('drops a range without bounds', () => {
    const price = filterNamed('storage-price', LOADED);
    const from = changeRange(EMPTY, price, {min: '1'});
    expect(from.chosen).toEqual({'storage-price': '1..'});
    expect(changeRange(from, price, {min: ''})).toEqual(EMPTY);
  });

  it('sorts a column by its better end first, then in reverse', () => {
    const size = {name: 'largest-object', better: 'higher'} as const;
    const once = toggleSort(EMPTY, size);
    expect(once.sort).toEqual({by: 'largest-object', isDescending: true});
    expect(toggleSort(once, size).sort).toEqual({by: 'largest-object', isDescending: false});
    expect(toggleSort(EMPTY, {name: 'free', better: null}).sort).toEqual({
      by: 'free',
      isDescending: false,
    });
  });
});

import {describe, expect, it} from 'vitest';
import {
  changeRange,
  chooseCategory,
  EMPTY_SELECTION,
  parseSelection,
  serializeSelection,
  toggleGroup,
  toggleOption,
  togglePick,
  toggleSort,
} from '@site/src/compare/selection';
import {LOADED, OFFER, select} from './services';

describe('the query of the URL', () => {
  it('is empty for the default selection', () => {
    expect(serializeSelection(EMPTY_SELECTION, OFFER)).toBe('');
    expect(parseSelection('', OFFER)).toEqual(EMPTY_SELECTION);
  });

  it('is readable and in a stable order', () => {
    const selection = select({
      category: 'keeping',
      query: 'a b',
      sort: {by: 'storage-price', isDescending: true},
      facets: {versioning: ['yes', 'no'], free: ['yes', 'no'], tag: ['web', 'storage']},
      ranges: {'storage-price': {min: '0.01', max: '', measure: 'usd-gb-month'}},
      pick: ['beta', 'alpha'],
      others: [['storedGb', '1000']],
    });
    expect(serializeSelection(selection, LOADED)).toBe(
      '?category=keeping&pick=beta,alpha&view=list&tag=storage,web&free=no,yes&versioning=no,yes' +
        '&storage-price=0.01..&sort=-storage-price&q=a+b&storedGb=1000',
    );
  });

  it.each([
    '?pick=alpha,beta&tag=storage,web&company=-,acme&free=no,unknown,yes&sort=-free&field=free',
    '?pick=beta,alpha&view=list&all=1&sort=vendor&columns=all&fold=general,japan&q=a+b',
    `?q=${encodeURIComponent('&=%#日本🗾"<é').replaceAll('%2C', ',')}&storedGb=1000&rate=150.5&users=a,b`,
    '?category=keeping&versioning=no,yes&storage-price=0...5,jpy-gb-month&largest-object=..5',
    '?category=keeping&compliance=secret,soc-2&sort=-largest-object&columns=all&fold=features,price',
    '?category=keeping&storage-price=..,jpy-gb-month&sort=storage-price&field=versioning&q=x',
  ])('is parsed and written back: %s', (search) => {
    expect(serializeSelection(parseSelection(search, LOADED), LOADED)).toBe(search);
    const meanwhile = serializeSelection(parseSelection(search, OFFER), OFFER);
    expect(serializeSelection(parseSelection(meanwhile, LOADED), LOADED)).toBe(search);
  });

  it('shows two or more services side by side unless it names the list view', () => {
    expect(parseSelection('?pick=alpha', OFFER).isSideBySide).toBe(false);
    expect(parseSelection('?pick=alpha,beta', OFFER).isSideBySide).toBe(true);
    expect(parseSelection('?pick=alpha,beta&view=list', OFFER).isSideBySide).toBe(false);
  });

  it.each([
    ['name', {by: 'name', isDescending: false}],
    ['vendor', {by: 'vendor', isDescending: false}],
    ['newest', {by: 'released', isDescending: true}],
    ['oldest', {by: 'released', isDescending: false}],
    ['lifecycle', {by: 'lifecycle', isDescending: false}],
  ])('keeps the name of the order "%s" in older URLs', (name, sort) => {
    expect(parseSelection(`?sort=${name}`, OFFER).sort).toEqual(sort);
    expect(serializeSelection(select({sort}), OFFER)).toBe(name === 'name' ? '' : `?sort=${name}`);
  });

  it.each([
    '?pick=nope,__proto__,constructor,../../etc&tag=<script>&free=maybe&sort=evil&view=x',
    '?__proto__=x&constructor=y&toString=1&hasOwnProperty=1',
    '?free=toString,constructor,__proto__&license=hasOwnProperty&sort=__proto__',
    '?sort=toString&category=constructor&field=__proto__&columns=none&fold=limits',
    '?%E0%A4%A&%%%&&&===',
    `?tag=${'x,'.repeat(100_000)}`,
    '?pick=&tag=&sort=&q=&category=&columns=&fold=&field=',
    // These columns only exist in the category.
    '?storage-price=..1&versioning=yes&sort=storage-price&field=versioning',
  ])('drops unknown values: %.60s', (search) => {
    expect(parseSelection(search, OFFER)).toEqual(EMPTY_SELECTION);
  });

  it.each([
    'versioning=maybe,soc-2',
    'storage-price=1',
    'storage-price=..',
    'storage-price=a..b',
    'storage-price=-1..1e9',
    'storage-price=1..2,eur-gb-month',
    'versioning=1..2',
    'data-location=..5',
    'run-time=..5&sort=run-time&field=run-time',
    'storage-price=..&columns=all&fold=nope',
    'nope=1',
  ])('drops values that the category does not know: %s', (search) => {
    const selection = parseSelection(`?category=keeping&${search}`, LOADED);
    expect({...selection, hasAllColumns: false}).toEqual(select({category: 'keeping'}));
  });

  it('keeps the usage of the estimate and no other parameter', () => {
    const search = '?category=keeping&utm=x&storedGb=1000&rate=150&egressGb=nonsense';
    expect(serializeSelection(parseSelection(search, LOADED), LOADED)).toBe(
      '?category=keeping&storedGb=1000&rate=150&egressGb=nonsense',
    );
  });

  it('keeps valid values beside invalid ones, without duplicates', () => {
    expect(
      parseSelection(
        '?pick=alpha,nope,alpha&pick=beta,gamma,delta,epsilon&tag=web,web,nope&q=x',
        OFFER,
      ),
    ).toEqual(
      select({
        pick: ['alpha', 'beta', 'gamma', 'delta'],
        isSideBySide: true,
        facets: {tag: ['web']},
        query: 'x',
      }),
    );
  });

  it('has a text of at most 200 characters, cut between characters', () => {
    expect([...parseSelection(`?q=${'🗾'.repeat(600)}`, OFFER).query]).toHaveLength(200);
  });
});

describe('a selection', () => {
  it('removes a selected option, and a facet without options', () => {
    const chosen = toggleOption(EMPTY_SELECTION, {name: 'free'}, 'yes');
    expect(chosen.facets).toEqual({free: ['yes']});
    expect(toggleOption(chosen, {name: 'free'}, 'yes')).toEqual(EMPTY_SELECTION);
  });

  it('ignores a fifth service', () => {
    const full = select({pick: ['alpha', 'beta', 'gamma', 'delta']});
    expect(togglePick(full, 'epsilon').pick).toEqual(full.pick);
    expect(togglePick(full, 'beta').pick).toEqual(['alpha', 'gamma', 'delta']);
  });

  it('keeps general filters when the category changes', () => {
    const search =
      '?category=keeping&pick=alpha&free=yes&versioning=yes&storage-price=..1' +
      '&sort=storage-price&columns=all&fold=price&field=versioning&q=x&storedGb=1';
    for (const offer of [LOADED, OFFER]) {
      const selection = chooseCategory(parseSelection(search, offer), 'running', offer);
      expect(serializeSelection(selection, OFFER)).toBe(
        '?category=running&pick=alpha&free=yes&q=x&storedGb=1',
      );
    }
    const general = parseSelection('?category=keeping&sort=-free', LOADED);
    expect(chooseCategory(general, null, LOADED).sort).toEqual({by: 'free', isDescending: true});
  });

  it('drops a range without bounds, but keeps its currency', () => {
    const attribute = LOADED.columns.find(({name}) => name === 'storage-price')!;
    const from = changeRange(EMPTY_SELECTION, attribute, {min: '1'});
    expect(from.ranges).toEqual({'storage-price': {min: '1', max: '', measure: 'usd-gb-month'}});
    expect(changeRange(from, attribute, {min: ''})).toEqual(EMPTY_SELECTION);
    const inYen = changeRange(EMPTY_SELECTION, attribute, {measure: 'jpy-gb-month'});
    expect(serializeSelection({...inYen, category: 'keeping'}, LOADED)).toBe(
      '?category=keeping&storage-price=..,jpy-gb-month',
    );
  });

  it('sorts a column by its better end first, then in reverse', () => {
    const size = {name: 'largest-object', better: 'higher'} as const;
    const once = toggleSort(EMPTY_SELECTION, size);
    expect(once.sort).toEqual({by: 'largest-object', isDescending: true});
    expect(toggleSort(once, size).sort).toEqual({by: 'largest-object', isDescending: false});
    expect(toggleSort(EMPTY_SELECTION, {name: 'free', better: null}).sort).toEqual({
      by: 'free',
      isDescending: false,
    });
  });

  it('collapses and expands groups of columns', () => {
    const folded = toggleGroup(toggleGroup(EMPTY_SELECTION, 'price'), 'features');
    expect(folded.folded).toEqual(['features', 'price']);
    expect(toggleGroup(folded, 'price').folded).toEqual(['features']);
  });
});

/** What a reader has chosen, as the query of a URL and changed. Pure; runs in the browser. */
import {MAX_PICKS, MIN_PICKS, queryOf} from '../site/addresses';
import {PARAMETERS} from '../reader/reader';
import type {Filter, Offer} from './offer';
import type {Column} from './pageData';

/** Maximum length of the text filter, in code points. */
const MAX_QUERY = 200;
/** Maximum length of the URL query that is parsed, in UTF-16 code units; the rest is ignored. */
const MAX_SEARCH = 8000;

export type Selection = Readonly<ReturnType<typeof parseSelection>>;

/** `by` is the name of a column, or one of {@link NAMES}. */
export type Sort = {readonly by: string; readonly isDescending: boolean};
/** By name, with discontinued and other marked services last. */
export const BY_NAME: Sort = {by: 'name', isDescending: false};
/** By the price of a month. */
export const BY_PRICE: Sort = {by: 'month', isDescending: false};
/** Sort keys that are no columns. */
const NAMES = ['name', 'vendor', 'month'];
/** Aliases of sort orders in the URL. */
const SORT_NAMES = {newest: '-released', oldest: 'released'} as const;

/** Inclusive bounds as the reader typed them, an empty string for none, and their measure's name. */
export type Range = Readonly<Record<'min' | 'max' | 'measure', string>>;

const RANGE = /^(\d{1,15}(?:\.\d{0,9})?)?\.\.(\d{1,15}(?:\.\d{0,9})?)?(?:,(.*))?$/;

/** Parses a range such as `1..2` or `..5,gb-month`; without the name, it is in the first measure. */
function parseRange(text: string, {measures}: Column): Range | undefined {
  const [match, min = '', max = '', name = measures[0]!.name] = RANGE.exec(text) ?? [];
  const measure = measures.find((one) => one.name === name);
  return match === undefined || !measure ? undefined : {min, max, measure: measure.name};
}

export const rangeOf = ({chosen}: Pick<Selection, 'chosen'>, {name, column}: Filter): Range =>
  parseRange(chosen[name] ?? '..', column!)!;

/** Inverse of {@link parseRange}; empty without bounds in the first measure. */
function writeRange({min, max, measure}: Range, {measures}: Column): string {
  const isFirst = measure === measures[0]!.name;
  return isFirst && min + max === '' ? '' : `${min}..${max}${isFirst ? '' : `,${measure}`}`;
}

/** A choice with its known words sorted, or its range; empty if nothing is chosen. */
function normalizeChoice({words, column}: Filter, choice: string): string {
  if (column) {
    const range = parseRange(choice, column);
    return range ? writeRange(range, column) : '';
  }
  const known = choice.split(',').filter((word) => Object.hasOwn(words, word));
  return [...new Set(known)].sort().join(',');
}

/** Unknown parameters and values are dropped; `sort` is the order of an address without one. */
export function parseSelection(search: string, offer: Offer, sort: Sort) {
  const parameters = new URLSearchParams(search.slice(0, MAX_SEARCH));
  const valueOf = (name: string): string => parameters.getAll(name).join(',');
  const {services, columns, filters} = offer;
  const isColumn = (by: string) => columns.some(({name}) => name === by);
  const picks: readonly string[] = [...new Set(valueOf('pick').split(','))]
    .filter((picked) => services.some(({slug}) => slug === picked))
    .slice(0, MAX_PICKS);
  const chosen = filters
    .map((filter) => [filter.name, normalizeChoice(filter, valueOf(filter.name))] as const)
    .filter(([, choice]) => choice !== '');
  const field = parameters.get('field') ?? '';
  const named = sortNamed(parameters.get('sort') ?? '');
  return {
    /** Slugs of the services to compare, in the order of their columns. */
    pick: picks,
    /** Whether the picked services are shown side by side; `false` with fewer than two. */
    isSideBySide: picks.length >= MIN_PICKS && parameters.get('view') !== 'list',
    /** Whether the side-by-side view also shows the fields in which the services do not differ. */
    showsAlike: parameters.get('all') === '1',
    /**
     * What is chosen, by name of the filter and as in the URL: words, combined with OR, as `no,yes`,
     * or a range. A filter without a choice is left out.
     */
    chosen: Object.fromEntries(chosen) as Readonly<Record<string, string>>,
    sort: isColumn(named.by) || NAMES.includes(named.by) ? named : sort,
    /** Name of the one column that a narrow window shows; `null` for the default. */
    field: isColumn(field) ? field : null,
    /** Words separated by whitespace, all of which must occur in the text of a service. */
    query: cutQuery(parameters.get('q') ?? ''),
    /** Parameters of the reader, which are kept. */
    others: [...parameters].filter(([name]) => PARAMETERS.includes(name)),
  };
}

/** Cuts between code points, since half of a surrogate pair cannot be encoded in a URL. */
const cutQuery = (query: string): string => [...query].slice(0, MAX_QUERY).join('');

/** Parses a `sort` parameter: an alias such as `newest`, or a name, with `-` for descending. */
export function sortNamed(text: string): Sort {
  const name = Object.hasOwn(SORT_NAMES, text) ? SORT_NAMES[text as keyof typeof SORT_NAMES] : text;
  return {by: name.replace(/^-/, ''), isDescending: name.startsWith('-')};
}

/** The `sort` parameter of a sort order; inverse of {@link sortNamed}. */
export function sortName({by, isDescending}: Sort): string {
  const name = isDescending ? `-${by}` : by;
  return Object.entries(SORT_NAMES).find(([, meant]) => meant === name)?.[0] ?? name;
}

/** With its question mark; empty for the default. Equal selections give equal queries. */
export function serializeSelection(
  {pick, isSideBySide, showsAlike, chosen, sort, field, query, others}: Selection,
  {filters}: Pick<Offer, 'filters'>,
  first: Sort,
): string {
  const own = [
    ['pick', pick.join(',')],
    ['view', pick.length >= MIN_PICKS && !isSideBySide ? 'list' : ''],
    ['all', showsAlike ? '1' : ''],
    ...filters.map(({name}) => [name, chosen[name] ?? '']),
    ['sort', sortName(sort) === sortName(first) ? '' : sortName(sort)],
    ['field', field ?? ''],
    ['q', cutQuery(query)],
  ].filter(([, value]) => value !== '');
  return queryOf(new URLSearchParams([...own, ...others]));
}

export function choose(selection: Selection, filter: Filter, choice: string): Selection {
  const {[filter.name]: _before, ...others} = selection.chosen;
  const next = normalizeChoice(filter, choice);
  return {...selection, chosen: next === '' ? others : {...others, [filter.name]: next}};
}

export const toggleOption = (selection: Selection, filter: Filter, word: string): Selection =>
  choose(selection, filter, toggle(wordsIn(selection, filter), word).join(','));

export const wordsIn = ({chosen}: Pick<Selection, 'chosen'>, {name}: Filter): readonly string[] =>
  chosen[name]?.split(',') ?? [];

export function changeRange(selection: Selection, filter: Filter, change: Partial<Range>) {
  const range = {...rangeOf(selection, filter), ...change};
  return choose(selection, filter, writeRange(range, filter.column!));
}

export const clearFilters = (selection: Selection) => ({...selection, chosen: {}, query: ''});

/** Sorts by a column, its better values first, or reverses the order if it already does. */
export function toggleSort(
  selection: Selection,
  {name, better}: Pick<Column, 'name' | 'better'>,
): Selection {
  const {by, isDescending} = selection.sort;
  const sort = {by: name, isDescending: by === name ? !isDescending : better === 'higher'};
  return {...selection, sort};
}

/** The selection with a service picked or unpicked. Picks beyond {@link MAX_PICKS} are ignored. */
export function togglePick(selection: Selection, slug: string): Selection {
  const pick = toggle(selection.pick, slug).slice(0, MAX_PICKS);
  const isSideBySide = selection.isSideBySide && pick.length >= MIN_PICKS;
  return {...selection, pick, isSideBySide};
}

const toggle = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

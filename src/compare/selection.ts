/**
 * What a reader has chosen in a list of services: parsing it from the query of the URL, serialising
 * it, and the changes that a reader can make. Pure; runs in the browser.
 */
import {MAX_PICKS, MIN_PICKS, queryOf} from '../addresses';
import {PARAMETERS} from '../reader/reader';
import {
  type Filters,
  NAMES,
  normalizeChoice,
  parseRange,
  type Range,
  type Sort,
  writeRange,
} from './filters';
import type {Filter, Offer} from './offer';
import type {Column} from './pageData';

/** Maximum length of the text filter, in code points. */
const MAX_QUERY = 200;
/** Maximum length of the URL query that is parsed, in UTF-16 code units; the rest is ignored. */
const MAX_SEARCH = 8000;

/** Everything that the reader has chosen. */
export type Selection = Filters & {
  /** Slugs of the services to compare, in the order of their columns. */
  readonly pick: readonly string[];
  /** Whether the picked services are shown side by side; `false` with fewer than two. */
  readonly isSideBySide: boolean;
  /** Whether the side-by-side view also shows the fields in which the services do not differ. */
  readonly showsAlike: boolean;
  readonly sort: Sort;
  /** Name of the one column that a narrow window shows; `null` for the default. */
  readonly field: string | null;
  /** Parameters of the reader, which are kept. */
  readonly others: readonly (readonly [name: string, value: string])[];
};

/** Aliases of sort orders in the URL. */
const SORT_NAMES = {newest: '-released', oldest: 'released'} as const;

/**
 * Parses a selection from the query of a URL. Unknown parameters and values are dropped.
 * @param sort the order of a list without one in its address
 */
export function parseSelection(search: string, offer: Offer, sort: Sort): Selection {
  const parameters = new URLSearchParams(search.slice(0, MAX_SEARCH));
  const valueOf = (name: string): string => parameters.getAll(name).join(',');
  const {services, columns, filters} = offer;
  const isColumn = (by: string) => columns.some(({name}) => name === by);
  const pick = [...new Set(valueOf('pick').split(','))]
    .filter((picked) => services.some(({slug}) => slug === picked))
    .slice(0, MAX_PICKS);
  const field = parameters.get('field');
  const named = sortNamed(parameters.get('sort') ?? '');
  return {
    pick,
    isSideBySide: pick.length >= MIN_PICKS && parameters.get('view') !== 'list',
    showsAlike: parameters.get('all') === '1',
    chosen: Object.fromEntries(
      filters
        .map((filter) => [filter.name, normalizeChoice(filter, valueOf(filter.name))] as const)
        .filter(([, choice]) => choice !== ''),
    ),
    sort: isColumn(named.by) || NAMES.includes(named.by) ? named : sort,
    field: field !== null && isColumn(field) ? field : null,
    query: cutQuery(parameters.get('q') ?? ''),
    others: [...parameters].filter(([name]) => PARAMETERS.includes(name)),
  };
}

/** Cuts between code points, since half of a surrogate pair cannot be encoded in a URL. */
const cutQuery = (query: string): string => [...query].slice(0, MAX_QUERY).join('');

/** Parses a `sort` parameter: an alias such as `newest`, or a name, with `-` for descending. */
export function sortNamed(text: string): Sort {
  const name = Object.hasOwn(SORT_NAMES, text) ? SORT_NAMES[text as keyof typeof SORT_NAMES] : text;
  const isDescending = name.startsWith('-');
  return {by: isDescending ? name.slice(1) : name, isDescending};
}

/** The `sort` parameter of a sort order; inverse of {@link sortNamed}. */
export function sortName({by, isDescending}: Sort): string {
  const name = isDescending ? `-${by}` : by;
  return Object.entries(SORT_NAMES).find(([, meant]) => meant === name)?.[0] ?? name;
}

/**
 * The query of the URL for a selection, including the question mark; an empty string for the
 * default selection. Equal selections give equal queries.
 * @param first the order of a list without one in its address
 */
export function serializeSelection(
  selection: Selection,
  {filters}: Pick<Offer, 'filters'>,
  first: Sort,
): string {
  const {pick, isSideBySide, chosen, sort, query, others} = selection;
  const own = [
    ['pick', pick.join(',')],
    ['view', pick.length >= MIN_PICKS && !isSideBySide ? 'list' : ''],
    ['all', selection.showsAlike ? '1' : ''],
    ...filters.map(({name}) => [name, chosen[name] ?? '']),
    ['sort', sortName(sort) === sortName(first) ? '' : sortName(sort)],
    ['field', selection.field ?? ''],
    ['q', cutQuery(query)],
  ].filter(([, value]) => value !== '');
  return queryOf(new URLSearchParams([...own, ...others.map(([...pair]) => pair)]));
}

/** The selection with another choice of a filter, which may be empty. */
export function choose(selection: Selection, filter: Filter, choice: string): Selection {
  const {[filter.name]: _before, ...others} = selection.chosen;
  const next = normalizeChoice(filter, choice);
  return {...selection, chosen: next === '' ? others : {...others, [filter.name]: next}};
}

/** The selection with a word of a filter toggled. */
export const toggleOption = (selection: Selection, filter: Filter, word: string): Selection =>
  choose(selection, filter, toggle(wordsIn(selection, filter), word).join(','));

/** The chosen words of a filter. */
export const wordsIn = ({chosen}: Selection, {name}: Filter): readonly string[] =>
  chosen[name]?.split(',') ?? [];

/** The selection with the bounds or the measure of a range changed. */
export function changeRange(
  selection: Selection,
  filter: Filter,
  change: Partial<Range>,
): Selection {
  const column = filter.column!;
  const range = parseRange(selection.chosen[filter.name] ?? '..', column)!;
  return choose(selection, filter, writeRange({...range, ...change}, column));
}

/** The selection without filters. */
export const clearFilters = (selection: Selection) => ({...selection, chosen: {}, query: ''});

/**
 * The selection sorted by a column with the better values first, or with the order reversed if it
 * is already sorted by this column.
 */
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

/**
 * What a reader has chosen in a list of services: parsing it from the query of the URL, serialising
 * it, and the changes that a reader can make. Pure; runs in the browser.
 */
import {MAX_PICKS, MIN_PICKS, queryOf} from '../addresses';
import {PARAMETERS} from '../reader/reader';
import {type Filters, NAMES, type Range, type Sort} from './filters';
import type {Facet, Offer} from './offer';
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

const RANGE = /^(\d{1,15}(?:\.\d{0,9})?)?\.\.(\d{1,15}(?:\.\d{0,9})?)?(?:,(.*))?$/;

/** Aliases of sort orders in the URL. */
const SORT_NAMES = {newest: '-released', oldest: 'released'} as const;

/**
 * Parses a selection from the query of a URL. Unknown parameters and values are dropped.
 * @param sort the order of a list without one in its address
 */
export function parseSelection(search: string, offer: Offer, sort: Sort): Selection {
  const parameters = new URLSearchParams(search.slice(0, MAX_SEARCH));
  const listOf = (name: string) => [
    ...new Set(parameters.getAll(name).flatMap((value) => value.split(','))),
  ];
  const {services, columns, facets} = offer;
  const isColumn = (by: string) => columns.some(({name}) => name === by);
  const pick = listOf('pick')
    .filter((picked) => services.some(({slug}) => slug === picked))
    .slice(0, MAX_PICKS);
  const field = parameters.get('field');
  return {
    pick,
    isSideBySide: pick.length >= MIN_PICKS && parameters.get('view') !== 'list',
    showsAlike: parameters.get('all') === '1',
    facets: Object.fromEntries(
      facets.flatMap(({name, words}) => {
        const chosen = listOf(name).filter((value) => Object.hasOwn(words, value));
        return chosen.length === 0 ? [] : [[name, chosen.sort()] as const];
      }),
    ),
    ranges: Object.fromEntries(
      rangesOf(offer).flatMap(({name, measures}) => {
        const range = parseRange(parameters.get(name) ?? '', measures);
        return range ? [[name, range] as const] : [];
      }),
    ),
    sort: parseSort(parameters.get('sort') ?? '', isColumn) ?? sort,
    field: field !== null && isColumn(field) ? field : null,
    query: cutQuery(parameters.get('q') ?? ''),
    others: [...parameters].filter(([name]) => PARAMETERS.includes(name)),
  };
}

/** The columns that can be filtered by a range. */
export const rangesOf = ({columns}: Pick<Offer, 'columns'>): Column[] =>
  columns.filter(({measures}) => measures.length > 0);

/** Cuts between code points, since half of a surrogate pair cannot be encoded in a URL. */
const cutQuery = (query: string): string => [...query].slice(0, MAX_QUERY).join('');

function parseRange(text: string, measures: Column['measures']): Range | undefined {
  const [match, min = '', max = '', name] = RANGE.exec(text) ?? [];
  const measure = name === undefined ? measures[0] : measures.find((one) => one.name === name);
  return match === undefined || measure === undefined
    ? undefined
    : keepRange({min, max, measure: measure.name}, measures);
}

/** The range, or `undefined` if it is the default: no bounds and the first measure. */
const keepRange = (range: Range, measures: Column['measures']): Range | undefined =>
  range.min === '' && range.max === '' && range.measure === measures[0]!.name ? undefined : range;

function parseSort(text: string, isColumn: (name: string) => boolean): Sort | undefined {
  const sort = sortNamed(text);
  return (NAMES as readonly string[]).includes(sort.by) || isColumn(sort.by) ? sort : undefined;
}

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
  offer: Pick<Offer, 'columns' | 'facets'>,
  first: Sort,
): string {
  const {pick, isSideBySide, facets, ranges, sort, query, others} = selection;
  const parameters = new URLSearchParams();
  const set = (name: string, values: readonly string[] | string | null) => {
    if (values !== null && values.length > 0) {
      parameters.set(name, typeof values === 'string' ? values : values.join(','));
    }
  };
  set('pick', pick);
  set('view', pick.length >= MIN_PICKS && !isSideBySide ? 'list' : null);
  set('all', selection.showsAlike ? '1' : null);
  for (const {name} of offer.facets) {
    // Sorted, so that the URL does not depend on the order of the clicks.
    set(name, [...(facets[name] ?? [])].sort());
  }
  for (const {name, measures} of rangesOf(offer)) {
    const range = ranges[name];
    if (range) {
      const isFirst = range.measure === measures[0]!.name;
      set(name, `${range.min}..${range.max}${isFirst ? '' : `,${range.measure}`}`);
    }
  }
  set('sort', sortName(sort) === sortName(first) ? null : sortName(sort));
  set('field', selection.field);
  set('q', cutQuery(query));
  for (const [name, value] of others) {
    parameters.append(name, value);
  }
  return queryOf(parameters);
}

/** The selection with a value of a facet toggled. */
export function toggleOption(
  selection: Selection,
  {name}: Pick<Facet, 'name'>,
  value: string,
): Selection {
  const {[name]: chosen = [], ...others} = selection.facets;
  const values = toggle(chosen, value).sort();
  return {...selection, facets: values.length === 0 ? others : {...others, [name]: values}};
}

/** The selection with the bounds or the measure of a range changed. */
export function changeRange(
  selection: Selection,
  {name, measures}: Pick<Column, 'name' | 'measures'>,
  change: Partial<Range>,
): Selection {
  const {[name]: before, ...others} = selection.ranges;
  const range = keepRange(
    {min: '', max: '', measure: measures[0]!.name, ...before, ...change},
    measures,
  );
  return {...selection, ranges: range ? {...others, [name]: range} : others};
}

/**
 * The selection without one filter.
 * @param name of a facet, key of a range, or `q` for the text filter
 */
export function clearFilter(selection: Selection, name: string): Selection {
  const {[name]: _facet, ...facets} = selection.facets;
  const {[name]: _range, ...ranges} = selection.ranges;
  return {...selection, facets, ranges, query: name === 'q' ? '' : selection.query};
}

/** The selection without filters. */
export const clearFilters = (selection: Selection): Selection => ({
  ...selection,
  facets: {},
  ranges: {},
  query: '',
});

/**
 * The selection sorted by a column with the better values first, or with the order reversed if it
 * is already sorted by this column.
 */
export function toggleSort(
  selection: Selection,
  {name, better}: Pick<Column, 'name' | 'better'>,
): Selection {
  const {by, isDescending} = selection.sort;
  return {
    ...selection,
    sort: {by: name, isDescending: by === name ? !isDescending : better === 'higher'},
  };
}

/** The selection with a service picked or unpicked. Picks beyond {@link MAX_PICKS} are ignored. */
export function togglePick(selection: Selection, slug: string): Selection {
  const pick = toggle(selection.pick, slug).slice(0, MAX_PICKS);
  return {
    ...selection,
    pick,
    isSideBySide: selection.isSideBySide && pick.length >= MIN_PICKS,
  };
}

const toggle = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

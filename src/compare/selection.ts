/**
 * What a reader has chosen on the page `/compare`, and the query of the URL that holds it.
 * Pure, and small enough for the browser.
 */
import type {ComparedService} from '../catalogue/browser';
import {
  DEFAULT_SORT,
  type Facet,
  FACET_NAMES,
  type Filters,
  type Sort,
  SORTS,
  valuesOfFacet,
} from './filters';
import {MAX_PICKS, MIN_PICKS} from './picks';

/** Characters of the text filter. */
const MAX_QUERY = 200;
/** Characters of a query that are read: more than any selection needs. */
const MAX_SEARCH = 8000;

/** All that a reader has chosen. */
export type Selection = Filters & {
  /** Slugs of the services to compare, in the order of their columns. */
  readonly pick: readonly string[];
  /** Whether the services picked are shown side by side; never with fewer than two. */
  readonly isSideBySide: boolean;
  /** Whether the fields in which these are alike are shown with those in which they differ. */
  readonly showsAlike: boolean;
  readonly sort: Sort;
};

export const EMPTY_SELECTION: Selection = {
  pick: [],
  isSideBySide: false,
  showsAlike: false,
  facets: {},
  sort: DEFAULT_SORT,
  query: '',
};

/** Reads a selection from the query of a URL; unknown parameters and values are dropped. */
export function parseSelection(search: string, services: readonly ComparedService[]): Selection {
  const parameters = new URLSearchParams(search.slice(0, MAX_SEARCH));
  const listOf = (name: string) => parameters.getAll(name).flatMap((value) => value.split(','));
  const slugs = services.map(({slug}) => slug);
  const pick = [...new Set(listOf('pick'))]
    .filter((slug) => slugs.includes(slug))
    .slice(0, MAX_PICKS);
  const facets = FACET_NAMES.flatMap((facet) => {
    const known = valuesOfFacet(facet, services);
    const values = [...new Set(listOf(facet))].filter((value) => known.includes(value)).sort();
    return values.length === 0 ? [] : [[facet, values] as const];
  });
  return {
    pick,
    isSideBySide: pick.length >= MIN_PICKS && parameters.get('view') !== 'list',
    showsAlike: parameters.get('all') === '1',
    facets: Object.fromEntries(facets),
    sort: SORTS.find((known) => known === parameters.get('sort')) ?? DEFAULT_SORT,
    query: cutQuery(parameters.get('q') ?? ''),
  };
}

/** Cuts between characters, since half of one cannot be written in a URL. */
const cutQuery = (query: string): string => [...query].slice(0, MAX_QUERY).join('');

/** The query of a URL for a selection, with its question mark; empty for the default. */
export function serializeSelection(selection: Selection): string {
  const {pick, isSideBySide, showsAlike, facets, sort, query} = selection;
  const parameters = new URLSearchParams();
  if (pick.length > 0) {
    parameters.set('pick', pick.join(','));
  }
  if (pick.length >= MIN_PICKS && !isSideBySide) {
    parameters.set('view', 'list');
  }
  if (showsAlike) {
    parameters.set('all', '1');
  }
  for (const facet of FACET_NAMES) {
    const values = facets[facet] ?? [];
    if (values.length > 0) {
      // The order must not depend on the order of the clicks.
      parameters.set(facet, [...values].sort().join(','));
    }
  }
  if (sort !== DEFAULT_SORT) {
    parameters.set('sort', sort);
  }
  if (query !== '') {
    parameters.set('q', cutQuery(query));
  }
  // A comma needs no escape in a query, and people read the URL too.
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The selection with a value of a facet chosen, or no longer chosen. */
export function toggleOption(selection: Selection, facet: Facet, value: string): Selection {
  const {[facet]: chosen = [], ...others} = selection.facets;
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value].sort();
  return {...selection, facets: values.length === 0 ? others : {...others, [facet]: values}};
}

/** The selection with a service picked, or no longer picked. A fifth service is ignored. */
export function togglePick(selection: Selection, slug: string): Selection {
  const {pick, isSideBySide} = selection;
  const picked = pick.includes(slug)
    ? pick.filter((other) => other !== slug)
    : [...pick, slug].slice(0, MAX_PICKS);
  return {...selection, pick: picked, isSideBySide: isSideBySide && picked.length >= MIN_PICKS};
}

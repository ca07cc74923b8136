/** Filters of the changes page and their representation in the URL. Pure; runs in the browser. */
import type {PageEvent} from './pageEvents';

/** The filters, named as in the query of the URL. */
export const FILTERS = ['category', 'kind', 'tag'] as const;
export type Filter = (typeof FILTERS)[number];

/** The chosen value of each filter; a missing filter matches all events. */
export type Chosen = Readonly<Partial<Record<Filter, string>>>;

const VALUES: Readonly<Record<Filter, (event: PageEvent) => readonly string[]>> = {
  category: ({categories}) => categories,
  kind: ({topic}) => [topic],
  tag: ({tags}) => tags,
};

/** The values of a filter that occur in the events. */
export const valuesOf = (filter: Filter, events: readonly PageEvent[]): string[] => [
  ...new Set(events.flatMap(VALUES[filter])),
];

/** Parses the query of a URL. Values that occur in no event are ignored. */
export function parseChosen(search: string, events: readonly PageEvent[]): Chosen {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    FILTERS.flatMap((filter) => {
      const value = parameters.get(filter);
      return value !== null && valuesOf(filter, events).includes(value) ? [[filter, value]] : [];
    }),
  );
}

/** The query of the URL including the question mark; an empty string if nothing is chosen. */
export function serializeChosen(chosen: Chosen): string {
  const text = new URLSearchParams(
    FILTERS.flatMap((filter) => {
      const value = chosen[filter];
      return value === undefined ? [] : [[filter, value]];
    }),
  ).toString();
  return text === '' ? '' : `?${text}`;
}

/** The events that match all chosen values. */
export const filterEvents = (events: readonly PageEvent[], chosen: Chosen): PageEvent[] =>
  events.filter((event) =>
    FILTERS.every((filter) => {
      const value = chosen[filter];
      return value === undefined || VALUES[filter](event).includes(value);
    }),
  );

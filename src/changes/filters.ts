/** Filters of the changes page and their representation in the URL. Pure; runs in the browser. */
import {queryOf} from '../addresses';
import type {PageEvent} from './pageEvents';

/** The filters, named as in the query of the URL. A value of `services` is a list with commas. */
const FILTERS = ['category', 'kind', 'tag', 'services'] as const;
export type Filter = (typeof FILTERS)[number];

/** The chosen value of each filter; a missing filter matches all events. */
export type Chosen = Readonly<Partial<Record<Filter, string>>>;

const VALUES: Readonly<Record<Filter, (event: PageEvent) => readonly string[]>> = {
  category: ({categories}) => categories,
  kind: ({topic}) => [topic],
  tag: ({tags}) => tags,
  services: ({path}) => [/^\/services\/([^#]*)/.exec(path)?.[1] ?? ''],
};

/** The values of a filter that occur in the events. */
export const valuesOf = (filter: Filter, events: readonly PageEvent[]): string[] => [
  ...new Set(events.flatMap(VALUES[filter])),
];

/**
 * Parses the query of a URL. Values that occur in no event are ignored.
 * @param services slugs of the catalogue, as a service without events can be followed too
 */
export function parseChosen(
  search: string,
  events: readonly PageEvent[],
  services: readonly string[],
): Chosen {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    FILTERS.flatMap((filter) => {
      const known = filter === 'services' ? services : valuesOf(filter, events);
      const values = (parameters.get(filter) ?? '')
        .split(',')
        .filter((value) => known.includes(value));
      return values.length > 0 ? [[filter, values.join(',')]] : [];
    }),
  );
}

/** The query of the URL including the question mark; an empty string if nothing is chosen. */
export const serializeChosen = (chosen: Chosen): string =>
  queryOf(
    new URLSearchParams(FILTERS.flatMap((name) => (chosen[name] ? [[name, chosen[name]]] : []))),
  );

/** The events that match all chosen values. */
export const filterEvents = (events: readonly PageEvent[], chosen: Chosen): PageEvent[] =>
  events.filter((event) =>
    FILTERS.every((filter) => {
      const value = chosen[filter];
      return (
        value === undefined || value.split(',').some((one) => VALUES[filter](event).includes(one))
      );
    }),
  );

/** Which events a reader wants to see, as the address says it. Pure, and small. */
import type {PageEvent} from './pageEvents';

/** The filters by their name in the address. */
export const FILTERS = ['category', 'kind', 'tag'] as const;
export type Filter = (typeof FILTERS)[number];

/** What is chosen; a filter that is not there lets everything pass. */
export type Chosen = Readonly<Partial<Record<Filter, string>>>;

const VALUES: Readonly<Record<Filter, (event: PageEvent) => readonly string[]>> = {
  category: ({categories}) => categories,
  kind: ({topic}) => [topic],
  tag: ({tags}) => tags,
};

/** The values of a filter that any of the events has. */
export const valuesOf = (filter: Filter, events: readonly PageEvent[]): string[] => [
  ...new Set(events.flatMap(VALUES[filter])),
];

/** Reads the query of an address; what no event has is as if it were not there. */
export function parseChosen(search: string, events: readonly PageEvent[]): Chosen {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    FILTERS.flatMap((filter) => {
      const value = parameters.get(filter);
      return value !== null && valuesOf(filter, events).includes(value) ? [[filter, value]] : [];
    }),
  );
}

/** The query of an address, with its question mark; empty when nothing is chosen. */
export function serializeChosen(chosen: Chosen): string {
  const text = new URLSearchParams(
    FILTERS.flatMap((filter) => {
      const value = chosen[filter];
      return value === undefined ? [] : [[filter, value]];
    }),
  ).toString();
  return text === '' ? '' : `?${text}`;
}

/** The events that have all that is chosen. */
export const filterEvents = (events: readonly PageEvent[], chosen: Chosen): PageEvent[] =>
  events.filter((event) =>
    FILTERS.every((filter) => {
      const value = chosen[filter];
      return value === undefined || VALUES[filter](event).includes(value);
    }),
  );

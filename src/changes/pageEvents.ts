/** The events of the page of changes, and its filters in the URL. Pure; runs in the browser. */
import {queryOf} from '../site/addresses';
import type {CatalogueEvent} from '../catalogue/browser';
import {groupBy} from '../groupBy';

/** Number of years on the page, including the current one; limits the size of its data. */
const YEARS = 2;

type PageEvent = Omit<CatalogueEvent, 'slug' | 'noted'>;

export type PageEvents = ReturnType<typeof selectEvents>;

/** The events of the last {@link YEARS} years and the future, and the entries with earlier ones. */
export function selectEvents(events: readonly CatalogueEvent[], today: string) {
  const first = String(Number(today.slice(0, 4)) - YEARS + 1);
  const earlier = groupBy(
    events.filter(({date}) => date < first),
    ({path}) => `${path.replace(/#.*/, '')}#sources`,
  );
  return {
    recent: events
      .filter(({date}) => date >= first)
      .map(({slug: _slug, noted: _noted, ...event}): PageEvent => event),
    /** The path of their facts, and the number of their events that are too old for the page. */
    earlier: [...earlier].map(([path, members]) => ({
      ...{name: members.at(-1)!.name, path, count: members.length},
    })),
  };
}

/** The filters, named as in the query of the URL. A value of `services` is a list with commas. */
const FILTERS = ['category', 'kind', 'tag', 'services'] as const;
type Filter = (typeof FILTERS)[number];

/** The chosen value of each filter; a missing filter matches all events. */
type Chosen = Readonly<Partial<Record<Filter, string>>>;

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

export const filterEvents = (events: readonly PageEvent[], chosen: Chosen): PageEvent[] =>
  events.filter((event) =>
    FILTERS.every((filter) => {
      const wanted = chosen[filter]?.split(',');
      return !wanted || VALUES[filter](event).some((value) => wanted.includes(value));
    }),
  );

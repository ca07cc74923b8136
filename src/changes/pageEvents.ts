/** Selects the events that the changes page shows. Pure. */
import type {CatalogueEvent} from '../catalogue/browser';
import {groupBy} from '../groupBy';

/** Number of years on the page, including the current one; limits the size of its data. */
const YEARS = 2;

/** An event as the page shows it. */
export type PageEvent = Omit<CatalogueEvent, 'slug' | 'noted'>;

/** An entry, the path of its facts, and the number of its events that are too old for the page. */
export type EarlierEntry = ReturnType<typeof selectEvents>['earlier'][number];

/**
 * The events of the last {@link YEARS} years and the future, and the entries with earlier ones.
 * @param today ISO date, such as `2026-11-22`
 */
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
    earlier: [...earlier].map(([path, members]) => ({
      ...{name: members.at(-1)!.name, path, count: members.length},
    })),
  };
}

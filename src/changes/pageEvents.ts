/** Selects the events that the changes page shows. Pure. */
import type {CatalogueEvent} from '../catalogue/browser';

/** Number of years on the page, including the current one; limits the size of its data. */
const YEARS = 2;

/** An event as the page shows it. */
export type PageEvent = Omit<CatalogueEvent, 'slug' | 'noted'>;

/** An entry with events that are too old for the page. */
export type EarlierEntry = {
  readonly name: string;
  /** Path of its facts, relative to the base URL. */
  readonly path: string;
  /** Number of these events. */
  readonly count: number;
};

/**
 * The events of the last {@link YEARS} years and the future, and the entries with earlier ones.
 * @param today ISO date, such as `2026-11-22`
 */
export function selectEvents(
  events: readonly CatalogueEvent[],
  today: string,
): {readonly recent: readonly PageEvent[]; readonly earlier: readonly EarlierEntry[]} {
  const first = String(Number(today.slice(0, 4)) - YEARS + 1);
  const earlier = new Map<string, EarlierEntry>();
  for (const {name, path, date} of events) {
    if (date < first) {
      const facts = `${path.replace(/#.*/, '')}#sources`;
      earlier.set(facts, {name, path: facts, count: (earlier.get(facts)?.count ?? 0) + 1});
    }
  }
  return {
    recent: events
      .filter(({date}) => date >= first)
      .map(({slug: _slug, noted: _noted, ...event}) => event),
    earlier: [...earlier.values()],
  };
}

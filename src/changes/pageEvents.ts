/** What the page shows of the events. Pure. */
import type {CatalogueEvent} from '../catalogue/browser';

/** Years that the page shows, the present one included; all of them would be too much to load. */
const YEARS = 3;

/** An event as the page shows it. */
export type PageEvent = Omit<CatalogueEvent, 'slug' | 'noted'>;

/** An entry with events of which the page does not tell. */
export type EarlierEntry = {
  readonly name: string;
  /** Path of its facts below the base URL. */
  readonly path: string;
  readonly count: number;
};

/**
 * The events of the last years and of those to come, and the entries that have earlier ones.
 * @param today day, as `2026-11-22`
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

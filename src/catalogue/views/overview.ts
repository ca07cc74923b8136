import {tileOf} from '../kinds';
import type {Catalogue} from '../load';
import type {Locale} from '../vocabulary';
import {type CatalogueEvent, listEvents} from './events';
import {markedLast} from './lifecycle';
import {listClaims} from './statements';
import {linkTo} from './summary';
import {splitEvents} from './timeline';

/** Overview of the catalogue on the home page. */
export type Overview = ReturnType<typeof buildOverview>;

/**
 * The number of services and of sourced statements, the services by category, the companies, and
 * one event per service that was compared with its source: upcoming ones, soonest first, then past
 * ones, latest first.
 * @param changes maximum number of events
 * @param today day of the build, such as `2026-11-22`
 */
export function buildOverview(
  catalogue: Catalogue,
  locale: Locale,
  changes: number,
  today: string,
) {
  const {services, companies, categories} = catalogue;
  const collator = new Intl.Collator(locale);
  const byName = (a: {readonly name: string}, b: {readonly name: string}): number =>
    collator.compare(a.name, b.name);
  const sourced = listClaims(catalogue).filter(
    ({state, source}) => state === 'known' && source !== null,
  );
  const events = listEvents({...catalogue, companies: []}, locale);
  return {
    totals: {
      services: services.length,
      /** Number of values and facts with a source. */
      sourced: sourced.length,
      /** Number of those that were compared with it. */
      compared: sourced.filter(({checked}) => checked !== null).length,
    },
    shelves: Object.entries(categories.categories)
      .map(([category, {label, page}]) => ({
        ...{category, label: label[locale], page},
        services: markedLast(
          services
            .filter((service) => service.category === category)
            .map((service) => linkTo(service, locale))
            .sort(byName),
        ),
      }))
      .filter((shelf) => shelf.services.length > 0),
    companies: companies
      .map(({slug, name}) => ({slug, name: name[locale], icon: tileOf('company', slug)}))
      .sort(byName),
    changes: nextOfEach(
      events.filter((event) => !event.isUncompared),
      today,
    )
      .slice(0, changes)
      .map(({name, path, text, date}) => ({
        ...{name, text, date},
        path: path.replace(/#.*/, '#timeline'),
      })),
  };
}

/** The next event of each entry or, if it has none, the latest past one. */
function nextOfEach(events: readonly CatalogueEvent[], today: string): CatalogueEvent[] {
  const {ahead, past} = splitEvents(events, today);
  const first = new Map<string, CatalogueEvent>();
  for (const event of [...ahead, ...past]) {
    first.set(event.slug, first.get(event.slug) ?? event);
  }
  return [...first.values()];
}

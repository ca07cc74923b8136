import {tileOf} from '../kinds';
import type {Catalogue} from '../load';
import type {Locale} from '../vocabulary';
import {type CatalogueEvent, listEvents} from './events';
import {markedLast} from './lifecycle';
import {listClaims} from './statements';
import {linkTo, type ServiceLink} from './summary';
import {splitEvents} from './timeline';

/** A category with its services. */
type Shelf = {
  readonly category: string;
  readonly label: string;
  /** Path of the page about the category. */
  readonly page: string;
  /** Sorted by name; services that aren't active are last. */
  readonly services: readonly ServiceLink[];
};

/** Overview of the catalogue on the home page. */
export type Overview = {
  readonly totals: {
    readonly services: number;
    /** Number of values and facts with a source. */
    readonly sourced: number;
    /** Number of those that were compared with it. */
    readonly compared: number;
  };
  /** Categories with at least one service, in the order of `services/categories.yml`. */
  readonly shelves: readonly Shelf[];
  readonly companies: readonly Omit<ServiceLink, 'lifecycle'>[];
  /** One event per service that was compared with its source: upcoming ones, soonest first, then past ones, latest first. */
  readonly changes: readonly Pick<CatalogueEvent, 'name' | 'path' | 'text' | 'date'>[];
};

/**
 * @param changes maximum number of events
 * @param today day of the build, such as `2026-11-22`
 */
export function buildOverview(
  catalogue: Catalogue,
  locale: Locale,
  changes: number,
  today: string,
): Overview {
  const {services, companies} = catalogue;
  const {compare} = new Intl.Collator(locale);
  const sourced = listClaims(catalogue).filter(
    ({state, source}) => state === 'known' && source !== null,
  );
  return {
    totals: {
      services: services.length,
      sourced: sourced.length,
      compared: sourced.filter(({checked}) => checked !== null).length,
    },
    shelves: buildShelves(catalogue, locale),
    companies: companies
      .map((company) => ({
        slug: company.slug,
        name: company.name[locale],
        icon: tileOf('company', company.slug),
      }))
      .sort((a, b) => compare(a.name, b.name)),
    changes: nextOfEach(
      listEvents({...catalogue, companies: []}, locale).filter((event) => !event.isUncompared),
      today,
    )
      .slice(0, changes)
      .map(({name, path, text, date}) => ({
        ...{name, text, date},
        path: path.replace(/#.*/, '#timeline'),
      })),
  };
}

function buildShelves({services, categories}: Catalogue, locale: Locale): Shelf[] {
  const {compare} = new Intl.Collator(locale);
  return Object.entries(categories.categories)
    .map(([category, {label, page}]) => ({
      category,
      label: label[locale],
      page,
      services: markedLast(
        services
          .filter((service) => service.category === category)
          .map((service) => linkTo(service, locale))
          .sort((a, b) => compare(a.name, b.name)),
      ),
    }))
    .filter((shelf) => shelf.services.length > 0);
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

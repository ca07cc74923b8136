import {tileOf} from '../kinds';
import type {Catalogue} from '../load';
import type {TagTexts} from '../record/schema';
import type {Locale} from '../vocabulary';
import {type CatalogueEvent, listEvents} from './events';
import {splitEvents} from './timeline';

/** The catalogue in a glance: what the home page shows beside the newest entries. */
export type Overview = {
  readonly totals: {readonly services: number; readonly companies: number; readonly tags: number};
  /** Tags that stand on most services, the most frequent first. */
  readonly tags: readonly {
    readonly slug: string;
    readonly label: string;
    readonly count: number;
  }[];
  readonly companies: readonly {
    readonly slug: string;
    readonly name: string;
    /** Path of its tile below the base URL. */
    readonly icon: string;
  }[];
  /** One of each service: first the next to come, the soonest first, then the latest. */
  readonly changes: readonly Pick<CatalogueEvent, 'name' | 'path' | 'topic' | 'date'>[];
};

/** How much is shown of a list. */
type Limits = {readonly tags: number; readonly changes: number};

/** @param today day of the build, as `2026-11-22` */
export function buildOverview(
  catalogue: Catalogue,
  tags: TagTexts,
  locale: Locale,
  limits: Limits,
  today: string,
): Overview {
  const {services, companies, tags: known} = catalogue;
  const collator = new Intl.Collator(locale);
  return {
    totals: {
      services: services.length,
      companies: companies.length,
      tags: Object.keys(known).length,
    },
    tags: Object.keys(known)
      .map((slug) => ({
        slug,
        label: tags[slug]?.label ?? slug,
        count: services.filter((service) => service.tags.includes(slug)).length,
      }))
      .sort((a, b) => b.count - a.count || collator.compare(a.label, b.label))
      .slice(0, limits.tags),
    companies: companies
      .map((company) => ({
        slug: company.slug,
        name: company.name[locale],
        icon: tileOf('company', company.slug),
      }))
      .sort((a, b) => collator.compare(a.name, b.name)),
    changes: nextOfEach(listEvents({...catalogue, companies: []}, locale), today)
      .slice(0, limits.changes)
      .map(({name, path, topic, date}) => ({name, path, topic, date})),
  };
}

/** The first event of each entry, of those that are still to come before the others. */
function nextOfEach(events: readonly CatalogueEvent[], today: string): CatalogueEvent[] {
  const {ahead, past} = splitEvents(events, today);
  const first = new Map<string, CatalogueEvent>();
  for (const event of [...ahead, ...past]) {
    first.set(event.slug, first.get(event.slug) ?? event);
  }
  return [...first.values()];
}

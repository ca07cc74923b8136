import {tileOf} from '../kinds';
import type {Catalogue} from '../load';
import {localize} from '../record/localize';
import type {Service, Tags} from '../record/schema';
import type {Locale} from '../vocabulary';

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
  /** Services that are not, or not wholly, as they were; the latest change first. */
  readonly changes: readonly {
    readonly slug: string;
    readonly name: string;
    readonly state: Service['lifecycle']['state'];
    readonly since: string | null;
    readonly ends: string | null;
  }[];
};

/** @param limit number of tags that are named */
export function buildOverview(
  {services, companies, tags: known}: Catalogue,
  tags: Tags,
  locale: Locale,
  limit: number,
): Overview {
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
      .slice(0, limit),
    companies: companies
      .map((company) => ({
        slug: company.slug,
        name: company.name[locale],
        icon: tileOf('company', company.slug),
      }))
      .sort((a, b) => collator.compare(a.name, b.name)),
    changes: services
      .filter(({lifecycle}) => lifecycle.state !== 'active')
      .map((service) => {
        const {slug, name, lifecycle} = localize(service, locale);
        const {state, since, ends} = lifecycle;
        return {slug, name, state, since, ends};
      })
      .sort((a, b) => collator.compare(b.since ?? '', a.since ?? '')),
  };
}

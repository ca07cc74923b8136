/** The data of the comparison and of the categories. Runs when the site is built. */
import {
  buildCategoryCosts,
  buildComparedCategory,
  buildComparedService,
  buildGeneralFilters,
  buildSayings,
  type Catalogue,
  type TagTexts,
} from '../catalogue';
import type {ComparedCategory, SayingsBySlug} from '../catalogue/browser';
import type {CategoryCosts} from '../catalogue/costs';
import type {Locale} from '../catalogue/vocabulary';
import {NO_COMPANY, type Source} from './offer';

const NO_COMPANY_PAGE = {en: 'No company page', ja: '企業ページなし'};

/** The data of a category in one language, serializable as JSON. */
export type CategoryData = ComparedCategory & {
  readonly source: Source;
  readonly sayings: SayingsBySlug;
  readonly costs: CategoryCosts;
};

/**
 * The data of the page of a category, which its services side by side need too.
 * @param tags the texts of the tags in the language
 * @param today day of the build, such as `2026-11-22`
 */
export const buildCategoryData = (
  catalogue: Catalogue,
  category: string,
  tags: TagTexts,
  locale: Locale,
  today: string,
): CategoryData => ({
  ...buildComparedCategory(catalogue, category, locale),
  source: buildSource(
    {...catalogue, services: catalogue.services.filter((one) => one.category === category)},
    tags,
    locale,
  ),
  sayings: buildSayings(catalogue, category, locale),
  costs: buildCategoryCosts(catalogue, category, locale, today),
});

/**
 * Services with the values that all have, and the filters by these.
 * @param tags the texts of the tags in the language
 */
export function buildSource(catalogue: Catalogue, tags: TagTexts, locale: Locale): Source {
  const {compare} = new Intl.Collator(locale, {numeric: true});
  const byName = <Named extends {readonly slug: string; readonly name: string}>(
    named: readonly Named[],
  ): Named[] =>
    [...named].sort(
      (one, other) => compare(one.name, other.name) || (one.slug < other.slug ? -1 : 1),
    );
  const namesOf = (named: Parameters<typeof byName>[0]): Readonly<Record<string, string>> =>
    Object.fromEntries(byName(named).map(({slug, name}) => [slug, name]));
  const services = byName(
    catalogue.services.map((service) => buildComparedService(service, catalogue, tags, locale)),
  );
  return {
    locale,
    services,
    names: {
      tag: namesOf(
        services.flatMap((service) =>
          service.tags.map((slug, index) => ({slug, name: service.tagLabels[index]!})),
        ),
      ),
      company: {
        ...namesOf(services.flatMap(({company}) => company ?? [])),
        [NO_COMPANY]: NO_COMPANY_PAGE[locale],
      },
    },
    filters: buildGeneralFilters(catalogue, locale),
  };
}

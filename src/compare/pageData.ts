/** The data of the comparison page. Runs when the site is built. */
import {
  buildComparedService,
  buildGeneralFilters,
  type Catalogue,
  type TagTexts,
} from '../catalogue';
import type {Locale} from '../catalogue/vocabulary';
import {NO_COMPANY, type Source} from './offer';

const NO_COMPANY_PAGE = {en: 'No company page', ja: '企業ページなし'};

/**
 * Everything that the page shows before it has loaded a category.
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
    categories: Object.fromEntries(
      Object.entries(catalogue.categories.categories).map(([key, {label}]) => [key, label[locale]]),
    ),
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

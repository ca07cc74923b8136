/** The values of the records as sections of their pages. */
import {buildAttributeGroups, buildServiceSummary, type Catalogue, localize} from '../catalogue';
import {
  buildCompanyRows,
  buildFactRows,
  type FactRow,
  hostOf,
  isTold,
  plainText,
  stateOf,
  valueAnchor,
} from '../catalogue/browser';
import type {Locale} from '../catalogue/vocabulary';
import type {ExtractedPage} from './extraction';

type Section = ExtractedPage['sections'][number];

/** The values of all services and companies that have an answer or a note, by route of the page. */
export const valueSections = (
  catalogue: Catalogue,
  locale: Locale,
): ReadonlyMap<string, readonly Section[]> =>
  new Map([
    ...catalogue.services.map((service) => {
      const groups = buildAttributeGroups(service, catalogue.categories, locale);
      const general = buildFactRows(buildServiceSummary(service, catalogue, locale), locale);
      const rows = [...groups.flatMap((group) => group.rows), ...general];
      return [`services/${service.slug}`, sectionsOf(rows)] as const;
    }),
    ...catalogue.companies.map((company) => {
      const rows = buildCompanyRows(localize(company, locale), locale);
      return [`companies/${company.slug}`, sectionsOf(rows)] as const;
    }),
  ]);

const sectionsOf = (rows: readonly FactRow[]): Section[] =>
  rows.filter(isTold).map(({field, label, value, note, source, checked, dated}) => ({
    title: label,
    hash: `#${valueAnchor(field)}`,
    text: note === null ? '' : plainText(note),
    value: {
      answer: value,
      source: source === null ? null : hostOf(source),
      date: stateOf({checked, dated}),
    },
  }));

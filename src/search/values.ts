/** The values of the records as sections of their pages. */
import {buildAttributeGroups, buildServiceSummary, type Catalogue, localize} from '../catalogue';
import {
  buildCompanyRows,
  buildFactRows,
  type FactRow,
  formatShortDate,
  hostOf,
  isTold,
  LIST_COMMA,
  plainText,
  stateOf,
  valueAnchor,
} from '../catalogue/browser';
import type {Locale} from '../catalogue/vocabulary';
import type {ExtractedPage} from './extraction';

type Section = ExtractedPage['sections'][number];

/** The values of all services and companies that have an answer or a note, by path of the page. */
export const valueSections = (
  catalogue: Catalogue,
  locale: Locale,
): ReadonlyMap<string, readonly Section[]> =>
  new Map([
    ...catalogue.services.map((service) => {
      const groups = buildAttributeGroups(service, catalogue.categories, locale);
      const general = buildFactRows(buildServiceSummary(service, catalogue, locale), locale);
      const rows = [...groups.flatMap((group) => group.rows), ...general];
      return [`/services/${service.slug}`, sectionsOf(rows, locale)] as const;
    }),
    ...catalogue.companies.map((company) => {
      const rows = buildCompanyRows(localize(company, locale), locale);
      return [`/companies/${company.slug}`, sectionsOf(rows, locale)] as const;
    }),
  ]);

const sectionsOf = (rows: readonly FactRow[], locale: Locale): Section[] =>
  rows.filter(isTold).map((row) => ({
    title: row.label,
    hash: `#${valueAnchor(row.field)}`,
    text: row.note === null ? '' : plainText(row.note),
    value: {answer: row.value, origin: originOf(row, locale)},
  }));

function originOf({source, checked, dated}: FactRow, locale: Locale): string {
  const state = stateOf({checked, dated});
  const day = state === null ? [] : [formatShortDate(state, locale)];
  return source === null ? '' : [hostOf(source), ...day].join(LIST_COMMA[locale]);
}

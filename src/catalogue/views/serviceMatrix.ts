/** Compact table of services in one language, serializable as JSON. */
import type {Catalogue} from '../load';
import type {Service} from '../record/schema';
import {type Answer, type Locale, PRICING_MODELS, SHORT_LABELS, shortLabel} from '../vocabulary';
import {markedLast} from './lifecycle';
import {formatDate} from './dates';
import {buildFactRows, type FactRow, shortLicense} from './rows';
import {buildServiceSummary, type ServiceSummary} from './summary';
import type {ServiceBadges} from './views';

/** A table of services, without notes and sources. */
export type ServiceMatrix = {
  readonly columns: readonly Pick<FactRow, 'field' | 'label'>[];
  /** One row for each service; services that aren't active are last. */
  readonly rows: readonly {
    readonly slug: string;
    readonly name: string;
    readonly lifecycle: ServiceBadges['lifecycle'];
    /** One cell for each column. */
    readonly cells: readonly {
      readonly text: string;
      readonly answer: Answer | null;
      readonly isUncompared: boolean;
    }[];
  }[];
  /** Labels of fields that are unknown for all services and therefore have no column. */
  readonly unknown: readonly string[];
};

export function buildServiceMatrix(
  services: readonly Service[],
  catalogue: Catalogue,
  locale: Locale,
): ServiceMatrix {
  const all = markedLast(services).map((service) => {
    const summary = buildServiceSummary(service, catalogue, locale);
    return {summary, facts: buildFactRows(summary, locale)};
  });
  const fields = all[0]?.facts ?? [];
  const columns = fields.filter(({field}) =>
    all.some(({facts}) => facts.some((fact) => fact.field === field && fact.answer !== 'unknown')),
  );
  return {
    columns: columns.map(({field, label}) => ({field, label})),
    rows: all.map(({summary, facts}) => {
      const {slug, name, lifecycle} = summary;
      const {state, since, ends} = lifecycle;
      return {
        slug,
        name,
        lifecycle: {state, since, ends},
        cells: facts
          .filter(({field}) => columns.some((column) => column.field === field))
          .map((fact) => ({
            text: shortText(summary, fact, locale),
            answer: fact.answer ?? null,
            isUncompared: fact.basis === 'general-knowledge',
          })),
      };
    }),
    unknown: fields.filter((fact) => !columns.includes(fact)).map(({label}) => label),
  };
}

/** Short form of a value: licences as identifiers, dates as years, and short labels. */
function shortText(
  {license, firstReleased, pricingModel}: ServiceSummary,
  {field, value, answer}: FactRow,
  locale: Locale,
): string {
  switch (field) {
    case 'license':
      return shortLicense(license.value, locale);
    case 'firstReleased':
      return answer === 'unknown' ? value : formatDate(firstReleased.value.slice(0, 4), locale);
    case 'pricingModel':
      return shortLabel(pricingModel.value, PRICING_MODELS, locale);
    default:
      return answer === undefined ? value : (SHORT_LABELS[answer]?.[locale] ?? value);
  }
}

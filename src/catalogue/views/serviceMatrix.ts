/** Compact table of services in one language, serializable as JSON. */
import type {Catalogue} from '../load';
import type {Service} from '../record/schema';
import {
  ANSWERS,
  type Field,
  type JapanQuestion,
  LICENSE_CLASSES,
  type Locale,
  PRICING_MODELS,
  SELF_HOSTING,
  shortLabel,
} from '../vocabulary';
import {markedLast} from './lifecycle';
import {formatDate} from './dates';
import {buildFactRows, type FactRow} from './rows';
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
      /** The value if it is one of {@link ANSWERS}. */
      readonly answer: keyof typeof ANSWERS | null;
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
    all.some(({summary}) => valueIn(summary, field) !== 'unknown'),
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
          .map((fact) => {
            const value = valueIn(summary, fact.field);
            return {
              text: shortText(value, fact, locale),
              answer: value in ANSWERS ? (value as keyof typeof ANSWERS) : null,
              isUncompared: fact.basis === 'general-knowledge',
            };
          }),
      };
    }),
    unknown: fields.filter((fact) => !columns.includes(fact)).map(({label}) => label),
  };
}

/** The value of a field in the record. */
function valueIn({japan, ...claims}: ServiceSummary, field: string): string {
  const question = field.replace('japan.', '');
  return (question in japan ? japan[question as JapanQuestion] : claims[field as Field]).value;
}

/** Short form of a value: licences as identifiers, dates as years, and short labels. */
function shortText(value: string, {field, value: text}: FactRow, locale: Locale): string {
  switch (field) {
    case 'license':
      return value in LICENSE_CLASSES ? text : value;
    case 'firstReleased':
      return value === 'unknown' ? text : formatDate(value.slice(0, 4), locale);
    case 'pricingModel':
      return shortLabel(value as keyof typeof PRICING_MODELS, PRICING_MODELS, locale);
    case 'selfHosting':
      return shortLabel(value as keyof typeof ANSWERS, SELF_HOSTING, locale);
    default:
      return shortLabel(value as keyof typeof ANSWERS, ANSWERS, locale);
  }
}

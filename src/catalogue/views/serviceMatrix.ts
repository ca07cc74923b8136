/** Compact table of services in one language, serializable as JSON. */
import type {Catalogue} from '../load';
import type {Service} from '../record/schema';
import {COMPARED_FIELDS} from '../fields';
import type {Answer, Locale} from '../vocabulary';
import {markedLast} from './lifecycle';
import {buildFactRows, claimOf, type FactRow, shortValue} from './rows';
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
            text: shortText(summary, fact.field, locale),
            answer: fact.answer ?? null,
            isUncompared: fact.basis === 'general-knowledge',
          })),
      };
    }),
    unknown: fields.filter((fact) => !columns.includes(fact)).map(({label}) => label),
  };
}

function shortText(summary: ServiceSummary, path: string, locale: Locale): string {
  const definition = COMPARED_FIELDS.find(({field}) => field === path)!;
  return shortValue(definition, claimOf(summary, definition.field).value, locale);
}

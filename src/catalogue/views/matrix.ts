/** Static tables of services in one language, serializable as JSON. */
import {COMPARED_FIELDS} from '../fields';
import {tileOf} from '../kinds';
import type {Catalogue} from '../load';
import type {Service} from '../record/schema';
import type {Answer, Locale} from '../vocabulary';
import {buildAttributeGroups} from './attributes';
import {markedLast, type ShortLifecycle, shortLifecycle} from './lifecycle';
import {buildFactRows, claimOf, type FactRow, groupRows, shortValue} from './rows';
import {buildServiceSummary, type ServiceSummary} from './summary';

/** A value in a table, without its note and source. */
type Cell = {
  readonly text: string;
  /** The answer, including `unknown` and `not-applicable`; `null` for other values. */
  readonly answer: Answer | null;
  /** Whether the value was not compared with its source. */
  readonly isUncompared: boolean;
};

const cellOf = ({value, answer, basis}: FactRow): Cell => ({
  text: value,
  answer: answer ?? null,
  isUncompared: basis === 'general-knowledge',
});

/** A row head. */
type Subject = {
  readonly label: string;
  /** Explanation of the value; `null` if the label suffices. */
  readonly about: string | null;
};

/** The services of a category (columns) and their comparable values (rows). */
export type CategoryMatrix = {
  readonly category: string;
  readonly services: readonly ({
    readonly slug: string;
    readonly name: string;
    /** Path of its tile below the base URL. */
    readonly icon: string;
  } & ShortLifecycle)[];
  readonly groups: readonly {
    readonly key: string;
    readonly label: string;
    readonly rows: readonly (Subject & {
      readonly field: string;
      /** One value for each service, in the order of `services`. */
      readonly values: readonly (Cell & {
        /** Whether the value has a source. */
        readonly isKnown: boolean;
      })[];
    })[];
  }[];
  /** Values that are unknown for all services and therefore have no row. */
  readonly unknown: readonly Subject[];
};

export function buildCategoryMatrix(
  catalogue: Catalogue,
  category: string,
  locale: Locale,
): CategoryMatrix {
  const {categories} = catalogue;
  const services = markedLast(catalogue.services.filter((one) => one.category === category));
  const columns = services.map((service) => [
    ...buildAttributeGroups(service, categories, locale),
    ...groupRows(buildFactRows(buildServiceSummary(service, catalogue, locale), locale), locale),
  ]);
  const groups = (columns[0] ?? []).map(({key, label, rows}, group) => ({
    key,
    label,
    rows: rows.map(({field, label: head}, row) => ({
      field,
      label: head,
      about: categories.attributes[field.replace('attributes.', '')]?.about[locale] ?? null,
      values: columns.map((ofService) => {
        const value = ofService[group]!.rows[row]!;
        return {...cellOf(value), isKnown: value.source !== null};
      }),
    })),
  }));
  const isUnknown = ({values}: (typeof groups)[number]['rows'][number]): boolean =>
    values.every(({answer}) => answer === 'unknown');
  return {
    category,
    services: services.map(({slug, name, lifecycle}) => ({
      ...{slug, name: name[locale], icon: tileOf('service', slug)},
      ...shortLifecycle(lifecycle),
    })),
    groups: groups
      .map((group) => ({...group, rows: group.rows.filter((row) => !isUnknown(row))}))
      .filter(({rows: {length}}) => length > 0),
    unknown: groups
      .flatMap(({rows}) => rows)
      .filter(isUnknown)
      .map(({label, about}) => ({label, about})),
  };
}

/** A table of services, without notes and sources. */
export type ServiceMatrix = {
  readonly columns: readonly Pick<FactRow, 'field' | 'label'>[];
  /** One row for each service; services that aren't active are last. */
  readonly rows: readonly {
    readonly slug: string;
    readonly name: string;
    readonly lifecycle: ShortLifecycle;
    /** One cell for each column. */
    readonly cells: readonly Cell[];
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
      return {
        slug,
        name,
        lifecycle: shortLifecycle(lifecycle),
        cells: facts
          .filter(({field}) => columns.some((column) => column.field === field))
          .map((fact) => ({...cellOf(fact), text: shortText(summary, fact.field, locale)})),
      };
    }),
    unknown: fields.filter((fact) => !columns.includes(fact)).map(({label}) => label),
  };
}

function shortText(summary: ServiceSummary, path: string, locale: Locale): string {
  const definition = COMPARED_FIELDS.find(({field}) => field === path)!;
  return shortValue(definition, claimOf(summary, definition.field).value, locale);
}

/** Static tables of services in one language, serializable as JSON. */
import {COMPARED_FIELDS} from '../fields';
import type {Catalogue} from '../load';
import type {Service} from '../record/schema';
import type {Answer, Locale} from '../vocabulary';
import {buildAttributeGroups} from './attributes';
import {markedLast} from './lifecycle';
import {buildFactRows, claimOf, type FactRow, groupRows, type RowGroup, shortValue} from './rows';
import {buildServiceSummary, linkTo, type ServiceLink} from './summary';

/** A value in a table, without its note and source. */
type Cell = {
  readonly text: string;
  /** The answer, including `unknown` and `not-applicable`; `null` for other values. */
  readonly answer: Answer | null;
  /** Whether the value was not compared with its source. */
  readonly isUncompared: boolean;
  /** Whether the value has a source. */
  readonly isKnown: boolean;
};

/** A field with its values. */
type MatrixRow = {
  readonly field: string;
  readonly label: string;
  /** Explanation of the field; `null` if the label suffices. */
  readonly about: string | null;
  /** One value for each service, in the order of the services. */
  readonly values: readonly Cell[];
};

/** Services and their comparable values. */
export type ServiceMatrix = {
  /** Services that aren't active are last. */
  readonly services: readonly ServiceLink[];
  readonly groups: readonly {
    readonly key: string;
    readonly label: string;
    readonly rows: readonly MatrixRow[];
  }[];
  /** Fields that are unknown for all services and therefore have no row. */
  readonly unknown: readonly Pick<MatrixRow, 'label' | 'about'>[];
};

export type CategoryMatrix = ServiceMatrix & {readonly category: string};

/** The services of a category with all their values. */
export const buildCategoryMatrix = (
  catalogue: Catalogue,
  category: string,
  locale: Locale,
): CategoryMatrix => ({
  category,
  ...buildMatrix(
    catalogue.services.filter((service) => service.category === category),
    catalogue,
    locale,
    (service) => [
      ...buildAttributeGroups(service, catalogue.categories, locale),
      ...groupRows(buildFactRows(buildServiceSummary(service, catalogue, locale), locale), locale),
    ],
  ),
});

/** Services of several categories with the short forms of the values that all services have. */
export const buildServiceMatrix = (
  services: readonly Service[],
  catalogue: Catalogue,
  locale: Locale,
): ServiceMatrix =>
  buildMatrix(services, catalogue, locale, (service) => {
    const rows = buildFactRows(buildServiceSummary(service, catalogue, locale), locale);
    return [{key: 'general', label: '', rows: rows.map((row) => shorten(row, service, locale))}];
  });

function shorten(row: FactRow, service: Service, locale: Locale): FactRow {
  const definition = COMPARED_FIELDS.find(({field}) => field === row.field)!;
  const {value} = claimOf(service, definition.field);
  return {...row, value: shortValue(definition, value, locale)};
}

function buildMatrix(
  unsorted: readonly Service[],
  {categories}: Catalogue,
  locale: Locale,
  groupsOf: (service: Service) => readonly RowGroup[],
): ServiceMatrix {
  const services = markedLast(unsorted);
  const columns = services.map(groupsOf);
  const groups = (columns[0] ?? []).map(({key, label, rows}, group) => ({
    key,
    label,
    rows: rows.map(({field, label: head}, row): MatrixRow => ({
      field,
      label: head,
      about: categories.attributes[field.replace('attributes.', '')]?.about[locale] ?? null,
      values: columns.map((column) => cellOf(column[group]!.rows[row]!)),
    })),
  }));
  const isUnknown = ({values}: MatrixRow): boolean =>
    values.every(({answer}) => answer === 'unknown');
  return {
    services: services.map((service) => linkTo(service, locale)),
    groups: groups
      .map((group) => ({...group, rows: group.rows.filter((row) => !isUnknown(row))}))
      .filter(({rows: {length}}) => length > 0),
    unknown: groups
      .flatMap(({rows}) => rows)
      .filter(isUnknown)
      .map(({label, about}) => ({label, about})),
  };
}

const cellOf = ({value, answer, basis, source}: FactRow): Cell => ({
  text: value,
  answer: answer ?? null,
  isUncompared: basis === 'general-knowledge',
  isKnown: source !== null,
});

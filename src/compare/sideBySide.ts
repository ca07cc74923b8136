/** Compares a few services field by field. Pure; runs in the browser. */
import {buildAllRows} from '../catalogue/browser';
import {ANSWERS, GENERAL_GROUPS, type Locale} from '../catalogue/vocabulary';
import type {ComparedColumns, ComparedService, ComparedValue} from './pageData';

/** One field of all compared services. */
export type ComparedRow = {
  readonly field: string;
  readonly label: string;
  /** One for each service, in the order of the services. */
  readonly cells: readonly ComparedValue[];
};

/** The result of {@link sideBySide}. */
export type Comparison = ReturnType<typeof sideBySide>;

/** Fields shown before the attributes of the category; all other general fields follow these. */
const FIRST = ['lifecycle', 'freeTier', 'pricingModel'];

/** The category that all services share; `undefined` if there is none. */
export function commonCategory(
  services: readonly Pick<ComparedService, 'category'>[],
): string | undefined {
  const [category, ...others] = new Set(services.map((service) => service.category));
  return others.length === 0 ? category : undefined;
}

/** Input of a comparison. */
export type Sides = {
  readonly services: readonly ComparedService[];
  /** The attributes of the common category; `undefined` without one or until they are loaded. */
  readonly columns?: ComparedColumns | undefined;
};

/**
 * Compares the services field by field. "Unknown" is a value like any other, so it differs from
 * "no". Two answers "with conditions" also differ if their notes do, since the notes state the
 * conditions.
 */
export function sideBySide({services, columns}: Sides, locale: Locale) {
  const values = services.map((service) => groupsOf(service, columns, locale));
  const groups = (values[0] ?? []).map(({label, rows}, group) => ({
    label,
    rows: rows.map(({field, label: name}, row): ComparedRow => ({
      field,
      label: name,
      cells: values.map((column) => column[group]!.rows[row]!),
    })),
  }));
  const rows = groups.flatMap((group) => group.rows);
  const isUnknown = ({cells}: ComparedRow): boolean =>
    cells.every(({value}) => value === ANSWERS.unknown[locale]);
  const differs = ({cells}: ComparedRow): boolean =>
    new Set(
      cells.map(({value, note}) =>
        value === ANSWERS.partial[locale] ? `${value}\n${note ?? ''}` : value,
      ),
    ).size > 1;
  return {
    /** All fields, in the order of their groups. */
    rows,
    /** The fields in which the services differ; no group is empty, and the first has no label. */
    differing: groups
      .map((group) => ({...group, rows: group.rows.filter(differs)}))
      .filter((group) => group.rows.length > 0),
    /** The fields in which they do not differ, except those in `unknown`. */
    alike: rows.filter((row) => !differs(row) && !isUnknown(row)),
    /** The fields that are unknown for all services. */
    unknown: rows.filter(isUnknown),
  };
}

/** All rows of a comparison: those that differ, then those that do not, then the unknown ones. */
export const rowsOf = ({differing, alike, unknown}: Comparison): ComparedRow[] => [
  ...differing.flatMap(({rows}) => rows),
  ...alike,
  ...unknown,
];

type ValueGroup = {readonly label: string | null; readonly rows: readonly ComparedValue[]};

/** The values of a service by group. Groups and rows have the same order for all services. */
function groupsOf(
  service: ComparedService,
  {attributes = [], groups = {}}: Partial<ComparedColumns> = {},
  locale: Locale,
): ValueGroup[] {
  const rows = buildAllRows(service, locale);
  const first = FIRST.map((field) => rows.find((row) => row.field === field)!);
  const others = rows.filter(({field}) => !FIRST.includes(field));
  const own = Object.entries(groups).map(([key, label]) => {
    const names = attributes.filter(({group}) => group === key).map(({field}) => field);
    return {label, rows: (service.attributes ?? []).filter(({field}) => names.includes(field))};
  });
  const general = (['general', 'japan'] as const).map((key) => ({
    label: GENERAL_GROUPS[key][locale],
    rows: others.filter(({field}) => field.startsWith('japan.') === (key === 'japan')),
  }));
  return [{label: null, rows: first}, ...own, ...general];
}

/** The names as a list in a sentence, such as "A, B, and C". */
export const listNames = (services: readonly {readonly name: string}[], locale: Locale): string =>
  new Intl.ListFormat(locale, {type: 'conjunction'}).format(services.map(({name}) => name));

/** The services as tables for spreadsheets and databases (CSV), with a column for each field. */
import {writeCsv} from '../csv';
import type {Category, Service} from './documents';

type Attribute = Category['attributes'][number];
type Value = Service['values'][number];

/**
 * Columns: for each name the cell in a row. `null` is an empty cell.
 * @typeParam Row a service
 */
type Columns<Row> = Readonly<Record<string, (row: Row) => string | null>>;

/** Separates the terms of a list in a cell. */
const join = (terms: readonly string[]): string => terms.join('; ');

/** A value without a number or a text in two languages: a word, terms, or the state. */
const wordsOf = ({state, value}: Value): string =>
  Array.isArray(value) ? join(value) : typeof value === 'string' ? value : state;

const textOf = (one: Value, locale: 'en' | 'ja'): string =>
  one.value !== null && typeof one.value === 'object' && 'en' in one.value
    ? one.value[locale]
    : wordsOf(one);

/** The number of a value and its unit, such as `GB` or `USD/GB-month`. */
function amountOf({value}: Value): {readonly amount: string; readonly unit: string} | undefined {
  if (value === null || typeof value !== 'object' || !('amount' in value)) {
    return undefined;
  }
  const unit = 'unit' in value ? value.unit : `${value.currency}/${value.per}`;
  return {amount: value.amount.toString(), unit};
}

/**
 * The columns of a field, which follow from its type alone. A number has its unit in a column of its
 * own; where there is no number, it says so: `unknown`, `unlimited`.
 */
function columnsOf({field, type}: Attribute): Columns<{readonly values: readonly Value[]}> {
  const valueIn = (row: {readonly values: readonly Value[]}) =>
    row.values.find((value) => value.field === field)!;
  switch (type) {
    case 'amount':
    case 'price':
      return {
        [field]: (row) => amountOf(valueIn(row))?.amount ?? null,
        [`${field}.unit`]: (row) => amountOf(valueIn(row))?.unit ?? wordsOf(valueIn(row)),
      };
    case 'text':
      return {
        [field]: (row) => textOf(valueIn(row), 'en'),
        [`${field}.ja`]: (row) => textOf(valueIn(row), 'ja'),
      };
    default:
      return {[field]: (row) => wordsOf(valueIn(row))};
  }
}

function tableOf<Row extends Category['services'][number]>(
  rows: readonly Row[],
  fields: readonly Attribute[],
  others: Columns<Row> = {},
): string {
  const columns: Columns<Row> = {
    slug: ({slug}) => slug,
    name: ({name}) => name.en,
    'name.ja': ({name}) => name.ja,
    ...others,
    'lifecycle.state': ({lifecycle}) => lifecycle.state,
    'lifecycle.since': ({lifecycle}) => lifecycle.since,
    'lifecycle.ends': ({lifecycle}) => lifecycle.ends,
    ...Object.fromEntries(fields.flatMap((field) => Object.entries(columnsOf(field)))),
    url: ({url}) => url.en,
    'url.ja': ({url}) => url.ja,
  };
  return writeCsv([
    Object.keys(columns),
    ...rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row) ?? '')),
  ]);
}

/** All services, with the fields by which those of every category are compared. */
export const servicesCsv = (
  services: readonly Service[],
  [first, ...others]: readonly Category[],
): string =>
  tableOf(
    services,
    first?.attributes.filter(({field}) =>
      others.every(({attributes}) => attributes.some((one) => one.field === field)),
    ) ?? [],
    {
      description: ({description}) => description.en,
      'description.ja': ({description}) => description.ja,
      kind: ({kind}) => kind,
      category: ({category}) => category,
      tags: ({tags}) => join(tags),
      vendor: ({vendor}) => vendor.en,
      'vendor.ja': ({vendor}) => vendor.ja,
      company: ({company}) => company?.slug ?? null,
      licenseClass: ({licenseClass}) => licenseClass,
      updated: ({updated}) => updated,
      document: ({document}) => document,
    },
  );

/** The services of a category, with all fields by which they are compared. */
export const categoryCsv = ({attributes, services}: Category): string =>
  tableOf(services, attributes);

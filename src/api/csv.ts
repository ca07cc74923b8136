/** The services as tables for spreadsheets and databases (CSV), with a column for each field. */
import {writeCsv} from '../csv';
import type {Attribute, Category, Service, Value} from './schemas';

/**
 * A column: its name and its cell in a row. `null` is an empty cell.
 * @typeParam Row a service
 */
type Column<Row> = readonly [name: string, cellOf: (row: Row) => string | null];

/** Separates the terms of a list in a cell. */
const join = (terms: readonly string[]): string => terms.join('; ');

const inBoth = <Row>(
  name: string,
  textOf: (row: Row) => {readonly en: string; readonly ja: string},
): Column<Row>[] => [
  [name, (row) => textOf(row).en],
  [`${name}.ja`, (row) => textOf(row).ja],
];

/** A value without a number or a text in two languages: a word, terms, or the state. */
const wordsOf = ({state, value}: Value): string =>
  Array.isArray(value) ? join(value) : typeof value === 'string' ? value : state;

const hasAmount = ({value}: Value) =>
  value !== null && typeof value === 'object' && 'amount' in value ? value : undefined;

const hasText = ({value}: Value) =>
  value !== null && typeof value === 'object' && 'en' in value ? value : undefined;

/**
 * The columns of a field, which follow from its type alone. A number has its unit in a column of its
 * own, such as `GB` or `USD/GB-month`; where there is no number, it says so: `unknown`, `unlimited`.
 */
function columnsOf<Row extends {readonly values: readonly Value[]}>({
  field,
  type,
}: Attribute): Column<Row>[] {
  const valueOf = ({values}: Row) => values.find((value) => value.field === field)!;
  if (type === 'amount' || type === 'price') {
    const unitOf = (row: Row) => {
      const number = hasAmount(valueOf(row));
      if (number === undefined) {
        return wordsOf(valueOf(row));
      }
      return 'unit' in number ? number.unit : `${number.currency}/${number.per}`;
    };
    return [
      [field, (row) => hasAmount(valueOf(row))?.amount.toString() ?? null],
      [`${field}.unit`, unitOf],
    ];
  }
  if (type === 'text') {
    return inBoth(field, (row) => {
      const words = wordsOf(valueOf(row));
      return hasText(valueOf(row)) ?? {en: words, ja: words};
    });
  }
  return [[field, (row) => wordsOf(valueOf(row))]];
}

function tableOf<Row extends Category['services'][number]>(
  rows: readonly Row[],
  fields: readonly Attribute[],
  others: readonly Column<Row>[] = [],
): string {
  const columns: Column<Row>[] = [
    ['slug', ({slug}) => slug],
    ...inBoth<Row>('name', ({name}) => name),
    ...others,
    ...(['state', 'since', 'ends'] as const).map((key): Column<Row> => [
      `lifecycle.${key}`,
      ({lifecycle}) => lifecycle[key],
    ]),
    ...fields.flatMap((field) => columnsOf<Row>(field)),
    ...inBoth<Row>('url', ({url}) => url),
  ];
  return writeCsv([
    columns.map(([name]) => name),
    ...rows.map((row) => columns.map(([, cellOf]) => cellOf(row) ?? '')),
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
    [
      ...inBoth<Service>('description', ({description}) => description),
      ['kind', ({kind}) => kind],
      ['category', ({category}) => category],
      ['tags', ({tags}) => join(tags)],
      ...inBoth<Service>('vendor', ({vendor}) => vendor),
      ['company', ({company}) => company?.slug ?? null],
      ['licenseClass', ({licenseClass}) => licenseClass],
      ['updated', ({updated}) => updated],
      ['document', ({document}) => document],
    ],
  );

/** The services of a category, with all fields by which they are compared. */
export const categoryCsv = ({attributes, services}: Category): string =>
  tableOf(services, attributes);

/** Chooses the columns of the comparison table, and builds its cells. Pure; runs in the browser. */
import {formatNumber} from '../catalogue/costs';
import {ANSWERS, type Answer, type Locale, SHORT_LABELS} from '../catalogue/vocabulary';
import type {ListedService, ListedValue, Offer} from './offer';
import type {Column} from './pageData';
import type {Selection} from './selection';

/** Columns with a smaller share of known values are hidden. */
const LEAST_KNOWN = 0.1;

/** The columns of a table. */
export type Columns = ReturnType<typeof chooseColumns>;

/**
 * The columns to show: the default ones, those with a filter, and the one that sorts, without those
 * of which hardly any value is known.
 */
export function chooseColumns(
  {columns, first, services, locale}: Pick<Offer, 'columns' | 'first' | 'services' | 'locale'>,
  {chosen, sort}: Pick<Selection, 'chosen' | 'sort'>,
) {
  const asked = [...Object.keys(chosen), sort.by];
  const known = [...new Set([...first, ...asked])]
    .flatMap((name) => columns.find((column) => column.name === name) ?? [])
    .filter(
      ({name, field}) =>
        asked.includes(name) ||
        services.filter(({values}) => isKnown(values[field])).length >=
          services.length * LEAST_KNOWN,
    );
  const isAlike = (column: Column): boolean =>
    services.length > 1 &&
    !asked.includes(column.name) &&
    new Set(services.map((service) => cellOf(service, column, locale).text)).size === 1;
  return {
    shown: known.filter((column) => !isAlike(column)),
    /** Columns in which all services have one value, which a sentence says instead. */
    alike: known.filter(isAlike),
  };
}

const isKnown = (value: ListedValue | undefined): value is ListedValue =>
  value !== undefined && value.answer !== 'unknown';

/** A value as the table shows it. */
export type Cell = {
  readonly text: string;
  /** Answer shown with a sign; `null` unless the column has answers or the value is unknown. */
  readonly answer: Answer | null;
  /** Whether the text is a number in the unit of the head. */
  readonly isNumber: boolean;
  /** The value with its note and source; `null` if it is unknown. */
  readonly value: ListedValue | null;
};

/** The cell of a service in a column. */
export function cellOf(
  {values}: ListedService,
  {field, order, measures}: Column,
  locale: Locale,
): Cell {
  const value = values[field];
  if (!isKnown(value)) {
    return {text: ANSWERS.unknown[locale], answer: 'unknown', isNumber: false, value: null};
  }
  const {quantity} = value;
  if (
    measures.length > 0 &&
    typeof quantity?.amount === 'number' &&
    (quantity.measure === null || quantity.measure === measures[0]!.name)
  ) {
    return {text: formatNumber(quantity.amount, locale), answer: null, isNumber: true, value};
  }
  const [word, ...others] = value.words ?? [];
  const label = word === undefined || others.length > 0 ? undefined : SHORT_LABELS[word];
  return {
    text: label?.[locale] ?? value.short ?? value.value,
    answer: order?.includes('yes') ? (value.answer ?? null) : null,
    isNumber: false,
    value,
  };
}

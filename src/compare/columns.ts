/** Chooses the columns of the comparison table, and builds its cells. Pure; runs in the browser. */
import {ANSWERS, type Answer, type Locale, SHORT_LABELS} from '../catalogue/vocabulary';
import type {Column, ListedService, ListedValue, Offer} from './offer';

/** General columns shown by default on either side of the attributes of a category. */
const BEFORE_ATTRIBUTES = ['lifecycle'];
const AFTER_ATTRIBUTES = ['free', 'license', 'region'];
/** The column that a narrow window shows by default if no category is chosen. */
const FIRST_FIELD = 'pricing';

/** The part of the selection that decides which columns are shown. */
type Choice = {
  readonly hasAllColumns: boolean;
  /** Keys of the groups that are hidden while all columns are shown. */
  readonly folded: readonly string[];
  readonly sort: {readonly by: string};
};

/** Columns with a smaller share of known values are hidden by default. */
const LEAST_KNOWN = 0.1;

/**
 * The columns to show for these services. By default these are the first attributes of the
 * category and some general columns (without a category, all of these), plus the sort column.
 * `leftOut` has the default columns that are hidden because hardly any value is known or because
 * there is no room; other attributes of the category are in neither list.
 */
export function chooseColumns(
  {columns, first}: Pick<Offer, 'columns' | 'first'>,
  services: readonly ListedService[],
  {hasAllColumns, folded, sort}: Choice,
): {readonly shown: readonly Column[]; readonly leftOut: readonly Column[]} {
  if (hasAllColumns) {
    return {shown: columns.filter(({group}) => !folded.includes(group)), leftOut: []};
  }
  const names =
    first === null
      ? columns.map(({name}) => name)
      : [...BEFORE_ATTRIBUTES, ...first, ...AFTER_ATTRIBUTES];
  const candidates = [...new Set([...names, sort.by])].flatMap((name) =>
    columns.filter((column) => column.name === name),
  );
  const isHardlyKnown = ({field}: Column): boolean =>
    services.length > 0 &&
    services.filter(({values}) => isKnown(values[field])).length < services.length * LEAST_KNOWN;
  const isShown = (column: Column): boolean =>
    column.name === sort.by || !(column.isLater || isHardlyKnown(column));
  return {
    shown: candidates.filter(isShown),
    leftOut: candidates.filter((column) => !isShown(column)),
  };
}

const isKnown = (value: ListedValue | undefined): value is ListedValue =>
  value !== undefined && value.answer !== 'unknown';

/**
 * Name of the one column that a narrow window shows: `field` if it is among the columns shown,
 * else the first attribute, the price, or the first column.
 */
export const fieldOf = (shown: readonly Column[], field: string | null): string =>
  (
    shown.find(({name}) => name === field) ??
    shown.find(({about}) => about !== null) ??
    shown.find(({name}) => name === FIRST_FIELD) ??
    shown[0]
  )?.name ?? FIRST_FIELD;

/** A value as the table shows it. */
export type Cell = {
  readonly text: string;
  /** Answer shown with a sign; `null` unless the column has answers or the value is unknown. */
  readonly answer: Answer | null;
  /** Whether the value is general knowledge that has not been compared with its source yet. */
  readonly isUncompared: boolean;
};

/** The cell of a service in a column. */
export function cellOf({values}: ListedService, {field, order}: Column, locale: Locale): Cell {
  const value = values[field];
  if (!isKnown(value)) {
    return {text: ANSWERS.unknown[locale], answer: 'unknown', isUncompared: false};
  }
  const [word, ...others] = value.words ?? [];
  const label = word === undefined || others.length > 0 ? undefined : SHORT_LABELS[word];
  return {
    text: label?.[locale] ?? value.short ?? value.value,
    answer: order?.includes('yes') ? (value.answer ?? null) : null,
    isUncompared: value.basis === 'general-knowledge',
  };
}

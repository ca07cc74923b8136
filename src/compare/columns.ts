/**
 * The columns of the comparison table: the general fields of all services and the attributes of a
 * category. Chooses the columns to show and builds their cells. Pure; runs in the browser.
 */
import {
  buildAllRows,
  claimOf,
  type ComparedColumns,
  type ComparedService,
  type ComparedValue,
  type FactRow,
  type Measure,
  shortValue,
} from '../catalogue/browser';
import {COMPARED_FIELDS, type ComparedField} from '../catalogue/fields';
import {ANSWERS, GENERAL_GROUPS, type Locale, SHORT_LABELS} from '../catalogue/vocabulary';

/** Sort and filter key of a value: vocabulary words or a quantity if it has one, else its text. */
type Comparable = Pick<ComparedValue, 'words' | 'quantity'> & {readonly text: string};

/** A column of the table, with its texts in one language. */
export type Column = {
  /** Identifier in the query of the URL. */
  readonly name: string;
  /** Path of the field in a record, such as `japan.region`. */
  readonly field: string;
  readonly head: string;
  /** What the values of an attribute mean; `null` for general columns. */
  readonly about: string | null;
  /** Key of the group, as in {@link groupsOf}. */
  readonly group: string;
  readonly better: 'lower' | 'higher' | null;
  readonly order: readonly string[] | undefined;
  readonly measures: readonly Measure[];
};

const word = (value: string): Comparable => ({text: value, words: [value]});

/** The key of a field: a date in milliseconds since the epoch, a word, or an identifier. */
function keyOf(service: ComparedService, {field, type, words}: ComparedField): Comparable {
  const {value} = claimOf(service, field);
  if (value === 'unknown' || (words !== null && value in words)) {
    return word(value);
  }
  return type === 'date'
    ? {text: value, quantity: {amount: Date.parse(value), measure: 'date'}}
    : {text: value};
}

/** The fields of services in all categories, by the name of their column. */
const GENERAL: Readonly<Record<string, ComparedField>> = Object.fromEntries(
  COMPARED_FIELDS.map((field) => [field.parameter, field]),
);
/** Names of the general columns, in display order. */
export const GENERAL_NAMES = Object.keys(GENERAL);

/** General columns shown by default on either side of the attributes of a category. */
const BEFORE_ATTRIBUTES = ['lifecycle'];
const AFTER_ATTRIBUTES = ['free', 'license', 'region'];
/** The column that a narrow window shows by default if no category is chosen. */
const FIRST_FIELD = 'pricing';

/** The attributes of the category, if there is one, followed by the general columns. */
export function columnsOf(category: ComparedColumns | undefined, locale: Locale): Column[] {
  const own = (category?.attributes ?? []).map(
    ({key, label, about, group, better, words, measures = []}): Column => ({
      ...{name: key, field: `attributes.${key}`, head: label, about, group, better, measures},
      // Services rarely share the same terms, so only answers have an order.
      order: words && 'yes' in words ? Object.keys(words) : undefined,
    }),
  );
  const general = COMPARED_FIELDS.map((definition): Column => {
    const {
      parameter: name,
      field,
      group,
      type,
      words,
      order = Object.keys(words ?? {}),
    } = definition;
    return {
      ...{name, field, head: (definition.head ?? definition)[locale], about: null, group},
      ...{better: null, order: type === 'answer' || type === 'word' ? order : undefined},
      measures: [],
    };
  });
  return [...own, ...general];
}

/** Labels of the column groups by key, in display order. */
export const groupsOf = (
  category: ComparedColumns | undefined,
  locale: Locale,
): Readonly<Record<string, string>> => ({
  ...category?.groups,
  general: GENERAL_GROUPS.general[locale],
  japan: GENERAL_GROUPS.japan[locale],
});

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
  category: ComparedColumns | undefined,
  services: readonly ComparedService[],
  {hasAllColumns, folded, sort}: Choice,
  locale: Locale,
): {readonly shown: readonly Column[]; readonly leftOut: readonly Column[]} {
  const columns = columnsOf(category, locale);
  if (hasAllColumns) {
    return {shown: columns.filter(({group}) => !folded.includes(group)), leftOut: []};
  }
  const first = category
    ? [...BEFORE_ATTRIBUTES, ...category.first, ...AFTER_ATTRIBUTES].map((name) =>
        columns.find((column) => column.name === name)!,
      )
    : columns;
  const isHardlyKnown = (column: Column): boolean =>
    services.length > 0 &&
    services.filter((service) => !isUnknown(service, column)).length <
      services.length * LEAST_KNOWN;
  const isShown = (column: Column): boolean =>
    column.name === sort.by || !(GENERAL[column.name]?.isLater ?? isHardlyKnown(column));
  const sorted = columns.filter(
    ({name}) => name === sort.by && !first.some((one) => one.name === name),
  );
  return {
    shown: [...first.filter(isShown), ...sorted],
    leftOut: first.filter((column) => !isShown(column)),
  };
}

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

/** The sort and filter key of a service in a column; `unknown` if it has no value there. */
export function comparableOf(service: ComparedService, {name, field}: Column): Comparable {
  const general = GENERAL[name];
  if (general) {
    return keyOf(service, general);
  }
  const value = service.attributes?.find((one) => one.field === field);
  return value ? {...value, text: value.value} : word('unknown');
}

const isUnknown = (service: ComparedService, column: Column): boolean =>
  comparableOf(service, column).words?.[0] === 'unknown';

/** All values of a service with their notes and sources, the attributes of its category first. */
export const factsOf = (service: ComparedService, locale: Locale): readonly FactRow[] => [
  ...(service.attributes ?? []),
  ...buildAllRows(service, locale),
];

/** A value as the table shows it. */
export type Cell = {
  readonly text: string;
  /** Answer shown with a sign; `null` unless the column has answers or the value is unknown. */
  readonly answer: keyof typeof ANSWERS | null;
  /** Whether the value is general knowledge that has not been compared with its source yet. */
  readonly isUncompared: boolean;
};

/** The cells of a service, one for each column. */
export function cellsOf(
  service: ComparedService,
  columns: readonly Column[],
  locale: Locale,
): Cell[] {
  const facts = factsOf(service, locale);
  return columns.map((column) => {
    const {words} = comparableOf(service, column);
    const fact = facts.find(({field}) => field === column.field);
    const [first] = words?.length === 1 ? words : [];
    const answer =
      first !== undefined && first in ANSWERS && (first === 'unknown' || isAnswer(column))
        ? (first as keyof typeof ANSWERS)
        : null;
    return {
      text: shortText(service, column, first, locale) ?? fact?.value ?? ANSWERS.unknown[locale],
      answer,
      isUncompared: fact?.basis === 'general-knowledge' && answer !== 'unknown',
    };
  });
}

const isAnswer = ({order}: Column): boolean => order?.includes('yes') ?? false;

/** The short form of a value, as far as it has one; a date is shortened to its year. */
function shortText(
  service: ComparedService,
  {name}: Column,
  word: string | undefined,
  locale: Locale,
): string | undefined {
  const general = GENERAL[name];
  if (word !== undefined || !general) {
    return word === undefined ? undefined : SHORT_LABELS[word]?.[locale];
  }
  const {value} = claimOf(service, general.field);
  return general.type === 'date' ? value.slice(0, 4) : shortValue(general, value, locale);
}

/** What a reader of the comparison can choose from, and its table. Pure; runs in the browser. */
import {buildAllRows, claimOf} from '../catalogue/browser';
import {currencyWord, formatNumber, inMoney, type Money} from '../catalogue/costs';
import {COMPARED_FIELDS, MENUS} from '../catalogue/fields';
import {ANSWERS, type Locale, type Localized, SHORT_LABELS} from '../catalogue/vocabulary';
import {fill} from '../fill';
import {NO_COMPANY} from '../site/addresses';
import type {Column, ComparedService, ComparedValue, Source} from './pageData';

export type ListedService = ComparedService & {
  /** Its values by field, those of its category first. */
  readonly values: Readonly<Record<string, ComparedValue>>;
};

/** What services can be filtered by, with its texts in one language: words, or a range of numbers. */
export type Filter = {
  /** Parameter in the query of the URL. */
  readonly name: string;
  /** Key of the menu that contains it, as in the menus of an {@link Offer}. */
  readonly menu: string;
  readonly label: string;
  /** Labels of all words, in display order; a range has none. */
  readonly words: Readonly<Record<string, string>>;
  readonly wordsOf: (service: ListedService) => readonly string[];
  /** The column of a range, which has measures. */
  readonly column?: Column;
};

export type Offer = ReturnType<typeof buildOffer>;

/** @param money the reader's currency, for the prices of a category */
export function buildOffer(source: Source, money?: Money) {
  const {locale, services, names, filters} = source;
  const {attributes, groups, first} = source.columns ?? {attributes: [], groups: {}};
  const labels = (of: Readonly<Record<string, Localized>>) =>
    Object.fromEntries(Object.entries(of).map(([key, label]) => [key, label[locale]]));
  const general = COMPARED_FIELDS.map(
    ({parameter, field, group, menu, type, words, order, ...label}): Column => ({
      ...{name: parameter, field, head: (label.head ?? label)[locale], label: label[locale]},
      ...{group: menu ?? group, measures: [], words: menu && words ? labels(words) : undefined},
      // Licences are sorted by their identifiers.
      order: type === 'license' || !words ? undefined : (order ?? Object.keys(words)),
    }),
  );
  const withCurrency = (label: string): string =>
    money ? fill(label, {currency: currencyWord(money.currency, locale)}) : label;
  const own = attributes.map(({measures, ...column}) => ({
    ...column,
    measures: measures.map(({name, label}) => ({name, label: withCurrency(label)})),
  }));
  const columns: readonly Column[] = [...own, ...general];
  const filterOf = (column: Column): Filter => ({
    ...{name: column.name, menu: column.group, label: column.label ?? column.head},
    words: column.words ?? {},
    wordsOf: ({values}) => values[column.field]?.words ?? [],
    ...(column.measures.length > 0 && {column}),
  });
  return {
    locale,
    services: services.map((service): ListedService => ({
      ...service,
      values: valuesOf(service, money, locale),
    })),
    names,
    /** The attributes of the category, followed by the general columns. */
    columns,
    first: first
      ? [...first.slice(0, -1), 'region', ...first.slice(-1), 'free']
      : COMPARED_FIELDS.filter(({isLater}) => !isLater).map(({parameter}) => parameter),
    /** Those by words first. */
    filters: [
      ...(['tag', 'company'] as const).map((name): Filter => ({
        ...{name, menu: name, label: MENUS[name][locale], words: names[name]},
        wordsOf: ({tags, company}) => (name === 'tag' ? tags : [company?.slug ?? NO_COMPANY]),
      })),
      ...general.filter(({words}) => words).map(filterOf),
      ...filters.map(({key, label, group, words, values}): Filter => ({
        ...{name: key, menu: group, label, words},
        wordsOf: ({slug}) => values[slug] ?? [],
      })),
      ...own
        .filter(({name, words}) => words && !filters.some(({key}) => key === name))
        .map(filterOf),
      ...columns.filter(({measures}) => measures.length > 0).map(filterOf),
    ],
    menus: {...groups, ...labels(MENUS)},
  };
}

function valuesOf(service: ComparedService, money: Money | undefined, locale: Locale) {
  const attributes = service.attributes?.map((value) => converted(value, money!)) ?? [];
  const rows = buildAllRows(service, locale);
  const general = COMPARED_FIELDS.map(({field, type, words}, index): ComparedValue => {
    const {value} = claimOf(service, field);
    const row = rows[index]!;
    if (type === 'license') {
      const short = value in words! ? {} : {short: value};
      return {...row, ...short, words: [service.license.class]};
    }
    if (type === 'date' && value !== 'unknown') {
      const quantity = {amount: Date.parse(value), measure: 'date'};
      return {...row, short: value.slice(0, 4), quantity};
    }
    return {...row, words: [value]};
  });
  return Object.fromEntries([...attributes, ...general].map((value) => [value.field, value]));
}

/** A price in the reader's currency; what cannot be converted has no quantity. */
function converted(value: ComparedValue, money: Money): ComparedValue {
  const {quantity, ...rest} = value;
  if (quantity?.currency === undefined || quantity.amount === 'unlimited') {
    return value;
  }
  const amount = inMoney(quantity.amount, quantity.currency, money);
  return amount === undefined ? rest : {...rest, quantity: {...quantity, amount}};
}

/** Columns with a smaller share of known values are hidden. */
const LEAST_KNOWN = 0.1;

/** The default columns with enough known values, those with a filter, and the one that sorts. */
export function chooseColumns(
  {columns, first, services, locale}: Pick<Offer, 'columns' | 'first' | 'services' | 'locale'>,
  {chosen, sort}: {readonly chosen: object; readonly sort: {readonly by: string}},
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

const isKnown = (value: ComparedValue | undefined): value is ComparedValue =>
  value !== undefined && value.answer !== 'unknown';

export type Cell = ReturnType<typeof cellOf>;

/**
 * The cell of a service in a column: its text, the answer that it shows with a sign, whether it is a
 * number in the unit of the head, and the value with its note and source; `null` if it is unknown.
 */
export function cellOf({values}: ListedService, column: Column, locale: Locale) {
  const {field, order, measures} = column;
  const value = values[field];
  if (!isKnown(value)) {
    return {
      text: ANSWERS.unknown[locale],
      answer: 'unknown' as const,
      isNumber: false,
      value: null,
    };
  }
  const {quantity} = value;
  if (
    measures.length > 0 &&
    typeof quantity?.amount === 'number' &&
    (quantity.measure === null || quantity.measure === measures[0]!.name)
  ) {
    return {text: formatNumber(quantity.amount), answer: null, isNumber: true, value};
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

/** What a reader of the comparison can choose from. Pure; runs in the browser. */
import {buildAllRows, claimOf} from '../catalogue/browser';
import {currencyWord, inMoney, type Money} from '../catalogue/costs';
import {COMPARED_FIELDS, type ComparedField, MENUS} from '../catalogue/fields';
import type {Locale} from '../catalogue/vocabulary';
import {fill} from '../fill';
import type {Column, ComparedService, ComparedValue, Source} from './pageData';

/** A value of the table. */
export type ListedValue = ComparedValue & {
  /** Its short form, such as the year of a date, unless its words have one. */
  readonly short?: string;
};

/** A service of the table. */
export type ListedService = ComparedService & {
  /** Its values by field, those of its category first. */
  readonly values: Readonly<Record<string, ListedValue>>;
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

/** The data that a reader can choose from. */
export type Offer = ReturnType<typeof buildOffer>;

/** Key of services whose vendor has no company page, in the names of companies. */
export const NO_COMPANY = '-';

/** General columns of a category that are shown by default. */
const REGION = 'region';
const AFTER_ATTRIBUTES = ['free'];

/** @param money the reader's currency, for the prices of a category */
export function buildOffer(source: Source, money?: Money) {
  const {locale, services, names, filters} = source;
  const {attributes, groups, first} = source.columns ?? {attributes: [], groups: {}};
  const labels = (of: Readonly<Record<string, Readonly<Record<Locale, string>>>>) =>
    Object.fromEntries(Object.entries(of).map(([key, label]) => [key, label[locale]]));
  const general = COMPARED_FIELDS.map(
    ({parameter, field, group, type, words, ...definition}): Column => ({
      ...{
        name: parameter,
        field,
        head: (definition.head ?? definition)[locale],
        about: null,
        group,
      },
      ...{better: null, measures: [], isLater: definition.isLater ?? false},
      order:
        type === 'answer' || type === 'word'
          ? (definition.order ?? Object.keys(words ?? {}))
          : undefined,
    }),
  );
  const withCurrency = (label: string): string =>
    money ? fill(label, {currency: currencyWord(money.currency, locale)}) : label;
  /** The attributes of the category, followed by the general columns. */
  const columns = [
    ...attributes.map(({measures, ...column}) => ({
      ...column,
      measures: measures.map(({name, label}) => ({name, label: withCurrency(label)})),
    })),
    ...general,
  ];
  return {
    locale,
    services: services.map((service): ListedService => ({
      ...service,
      values: valuesOf(service, money, locale),
    })),
    columns,
    /** Names of the columns that are shown by default. */
    first: first
      ? [...first.slice(0, -1), REGION, ...first.slice(-1), ...AFTER_ATTRIBUTES]
      : general.filter(({isLater}) => !isLater).map(({name}) => name),
    /** Those by words first. */
    filters: [
      ...(['tag', 'company'] as const).map((name): Filter => ({
        ...{name, menu: name, label: MENUS[name][locale], words: names[name]},
        wordsOf: ({tags, company}) => (name === 'tag' ? tags : [company?.slug ?? NO_COMPANY]),
      })),
      ...COMPARED_FIELDS.flatMap(({parameter, menu, field, words, ...label}): Filter[] =>
        menu === null
          ? []
          : [
              {
                ...{name: parameter, menu, label: label[locale], words: labels(words ?? {})},
                wordsOf: ({license, values}) =>
                  field === 'license' ? [license.class] : (values[field]!.words ?? []),
              },
            ],
      ),
      ...filters.map(({key, label, group, words, values}): Filter => ({
        ...{name: key, menu: group, label, words},
        wordsOf: ({slug}) => values[slug] ?? [],
      })),
      ...attributes.flatMap(({name, field, head: label, group: menu, words}): Filter[] =>
        words === undefined || filters.some(({key}) => key === name)
          ? []
          : [{name, menu, label, words, wordsOf: ({values}) => values[field]?.words ?? []}],
      ),
      ...columns
        .filter(({measures}) => measures.length > 0)
        .map((column): Filter => ({
          ...{name: column.name, menu: column.group, label: column.head, words: {}, column},
          wordsOf: () => [],
        })),
    ],
    /** Labels of the menus of filters by key, in display order. */
    menus: {...groups, ...labels(MENUS)},
  };
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

function valuesOf(service: ComparedService, money: Money | undefined, locale: Locale) {
  const attributes = service.attributes?.map((value) => converted(value, money!)) ?? [];
  const rows = buildAllRows(service, locale);
  const general = COMPARED_FIELDS.map((definition, index) => ({
    ...rows[index]!,
    ...comparableOf(service, definition),
  }));
  const values: readonly ListedValue[] = [...attributes, ...general];
  return Object.fromEntries(values.map((value) => [value.field, value]));
}

/** What a general value is sorted and filtered by: a word, or a date in milliseconds since 1970. */
function comparableOf(
  service: ComparedService,
  {field, type, words}: ComparedField,
): Pick<ListedValue, 'words' | 'quantity' | 'short'> {
  const {value} = claimOf(service, field);
  if (value === 'unknown' || (words !== null && value in words)) {
    return {words: [value]};
  }
  return type === 'date'
    ? {short: value.slice(0, 4), quantity: {amount: Date.parse(value), measure: 'date'}}
    : {short: value};
}

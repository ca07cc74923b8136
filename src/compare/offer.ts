/** What a reader of the comparison can choose from. Pure; runs in the browser. */
import {
  buildAllRows,
  claimOf,
  type ComparedAttribute,
  type ComparedCategory,
  type ComparedService,
  type ComparedValue,
  type GeneralFilter,
  type Measure,
} from '../catalogue/browser';
import {currencyWord, inMoney, type Money} from '../catalogue/costs';
import {COMPARED_FIELDS, type ComparedField, MENUS} from '../catalogue/fields';
import type {Locale} from '../catalogue/vocabulary';
import {fill} from '../fill';

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

/** A column of the table, with its texts in one language. */
export type Column = {
  /** Identifier in the query of the URL. */
  readonly name: string;
  /** Path of the field in a record, such as `japan.region`. */
  readonly field: string;
  readonly head: string;
  /** What the values of an attribute mean; `null` for general columns. */
  readonly about: string | null;
  readonly better: ComparedAttribute['better'];
  /** Words in sort order; `undefined` if the column is sorted by its texts or numbers. */
  readonly order: readonly string[] | undefined;
  /** The measures of an attribute with numbers; the table shows numbers of the first. */
  readonly measures: readonly Measure[];
  /** Key of the menu with its range. */
  readonly group: string;
  /** Whether the column is hidden by default, because not all fit into a wide window. */
  readonly isLater: boolean;
};

/** A filter by vocabulary words, tags or companies, with its texts in one language. */
export type Facet = {
  /** Parameter in the query of the URL. */
  readonly name: string;
  /** Key of the menu that contains it, as in the menus of an {@link Offer}. */
  readonly menu: string;
  readonly label: string;
  /** Labels of all possible values, in display order. */
  readonly words: Readonly<Record<string, string>>;
  readonly valuesOf: (service: ListedService) => readonly string[];
};

/** Labels of the tags and companies by slug, in display order. */
type Names = Readonly<Record<'tag' | 'company', Readonly<Record<string, string>>>>;

/** The data of a page in one language. */
export type Source = {
  readonly locale: Locale;
  /** The services, sorted by name. */
  readonly services: readonly ComparedService[];
  readonly names: Names;
  /** The attributes whose filters every category has. */
  readonly filters: readonly GeneralFilter[];
};

/** The data that a reader can choose from. */
export type Offer = Pick<Source, 'locale'> & {
  readonly services: readonly ListedService[];
  /** The attributes of the category, followed by the general columns. */
  readonly columns: readonly Column[];
  /** Names of the columns that are shown by default. */
  readonly first: readonly string[];
  readonly facets: readonly Facet[];
  /** Labels of the menus of filters by key, in display order. */
  readonly menus: Readonly<Record<string, string>>;
};

/** Key of services whose vendor has no company page, in the names of companies. */
export const NO_COMPANY = '-';

/** General columns of a category that are shown by default. */
const REGION = 'region';
const AFTER_ATTRIBUTES = ['free'];

const GENERAL_COLUMNS = {en: columnsIn('en'), ja: columnsIn('ja')};

/** @param own the category with the reader's currency; `undefined` for services of all categories */
export function buildOffer(
  {locale, services, names, filters}: Source,
  own?: {readonly category: ComparedCategory; readonly money: Money},
): Offer {
  const {attributes, groups, first} = own?.category.columns ?? {attributes: [], groups: {}};
  const labels = (of: Readonly<Record<string, Readonly<Record<Locale, string>>>>) =>
    Object.fromEntries(Object.entries(of).map(([key, label]) => [key, label[locale]]));
  const general = GENERAL_COLUMNS[locale];
  const toColumn = ({key, label, words, measures = [], ...rest}: ComparedAttribute): Column => ({
    ...rest,
    ...{name: key, field: fieldOf(key), head: label, isLater: false},
    // Services rarely share the same terms, so only answers have an order.
    order: words && 'yes' in words ? Object.keys(words) : undefined,
    measures: measures.map((measure) => ({
      ...measure,
      label: own
        ? fill(measure.label, {currency: currencyWord(own.money.currency, locale)})
        : measure.label,
    })),
  });
  return {
    locale,
    services: services.map((service) => ({
      ...service,
      values: valuesOf(
        service,
        (own?.category.values[service.slug] ?? []).map((value) => converted(value, own!.money)),
        locale,
      ),
    })),
    columns: [...attributes.map(toColumn), ...general],
    first: first
      ? [...first.slice(0, -1), REGION, ...first.slice(-1), ...AFTER_ATTRIBUTES]
      : general.filter(({isLater}) => !isLater).map(({name}) => name),
    facets: [
      ...(['tag', 'company'] as const).map((name): Facet => ({
        ...{name, menu: name, label: MENUS[name][locale], words: names[name]},
        valuesOf: ({tags, company}) => (name === 'tag' ? tags : [company?.slug ?? NO_COMPANY]),
      })),
      ...COMPARED_FIELDS.flatMap(({parameter, menu, field, words, ...label}): Facet[] =>
        menu === null
          ? []
          : [
              {
                ...{name: parameter, menu, label: label[locale], words: labels(words ?? {})},
                valuesOf: ({license, values}) =>
                  field === 'license' ? [license.class] : (values[field]!.words ?? []),
              },
            ],
      ),
      ...filters.map(({key, label, group, words, values}): Facet => ({
        ...{name: key, menu: group, label, words},
        valuesOf: ({slug}) => values[slug] ?? [],
      })),
      ...attributes.flatMap(({key, label, group, words}): Facet[] =>
        words === undefined || filters.some((filter) => filter.key === key)
          ? []
          : [
              {
                ...{name: key, menu: group, label, words},
                valuesOf: ({values}) => values[fieldOf(key)]?.words ?? [],
              },
            ],
      ),
    ],
    menus: {...groups, ...labels(MENUS)},
  };
}

const fieldOf = (key: string): string => `attributes.${key}`;

/** A price in the reader's currency; what cannot be converted has no quantity. */
function converted(value: ComparedValue, money: Money): ComparedValue {
  const {quantity, ...rest} = value;
  if (quantity?.currency === undefined || quantity.amount === 'unlimited') {
    return value;
  }
  const amount = inMoney(quantity.amount, quantity.currency, money);
  return amount === undefined ? rest : {...rest, quantity: {...quantity, amount}};
}

function columnsIn(locale: Locale): Column[] {
  return COMPARED_FIELDS.map((definition) => {
    const {parameter: name, field, group, type, words, isLater = false} = definition;
    const {order = Object.keys(words ?? {})} = definition;
    return {
      ...{name, field, head: (definition.head ?? definition)[locale], about: null, group},
      ...{better: null, measures: [], isLater},
      order: type === 'answer' || type === 'word' ? order : undefined,
    };
  });
}

function valuesOf(
  service: ComparedService,
  attributes: readonly ComparedValue[],
  locale: Locale,
): ListedService['values'] {
  const rows = buildAllRows(service, locale);
  const general = COMPARED_FIELDS.map((definition, index) => ({
    ...rows[index]!,
    ...comparableOf(service, definition),
  }));
  return Object.fromEntries([...attributes, ...general].map((value) => [value.field, value]));
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

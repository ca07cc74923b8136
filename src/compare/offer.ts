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
import {COMPARED_FIELDS, type ComparedField, MENUS} from '../catalogue/fields';
import {GENERAL_GROUPS, type Locale} from '../catalogue/vocabulary';

/** A value of the table. */
export type ListedValue = ComparedValue & {
  /** Its short form, such as the year of a date, unless its words have one. */
  readonly short?: string;
};

/** A service of the table. */
export type ListedService = ComparedService & {
  /** Its values by field, those of the loaded category first. */
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
  /** Key of the group, as in the groups of an {@link Offer}. */
  readonly group: string;
  readonly better: ComparedAttribute['better'];
  /** Words in sort order; `undefined` if the column is sorted by its texts or numbers. */
  readonly order: readonly string[] | undefined;
  /** The measures of an attribute with numbers, which can be filtered by a range. */
  readonly measures: readonly Measure[];
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

/** The data of the page in one language. */
export type Source = {
  readonly locale: Locale;
  /** All services, sorted by name. */
  readonly services: readonly ComparedService[];
  /** Labels of the categories by key. */
  readonly categories: Readonly<Record<string, string>>;
  readonly names: Names;
  /** The attributes whose filters every category has. */
  readonly filters: readonly GeneralFilter[];
};

/** The data that a reader can choose from. */
export type Offer = Omit<Source, 'services' | 'names'> & {
  readonly services: readonly ListedService[];
  /** Whether the values of the chosen category are loaded. */
  readonly isLoaded: boolean;
  /** The attributes of the chosen category, followed by the general columns. */
  readonly columns: readonly Column[];
  /** Names of the attributes that are shown by default; `null` without a category. */
  readonly first: readonly string[] | null;
  /** Labels of the groups of columns by key, in display order. */
  readonly groups: Readonly<Record<string, string>>;
  readonly facets: readonly Facet[];
  /** Labels of the menus of filters by key, in display order. */
  readonly menus: Readonly<Record<string, string>>;
};

/** Key of services whose vendor has no company page, in the names of companies. */
export const NO_COMPANY = '-';

const GENERAL_COLUMNS = {en: columnsIn('en'), ja: columnsIn('ja')};
/** Names of the general columns, in display order. */
export const GENERAL_NAMES = COMPARED_FIELDS.map(({parameter}) => parameter);
/** Names of the filters that every category has, apart from those by attributes. */
export const GENERAL_FACETS = [
  ...['tag', 'company'],
  ...COMPARED_FIELDS.filter(({menu}) => menu !== null).map(({parameter}) => parameter),
];

/** @param category the values of the chosen category; `undefined` until they are loaded */
export function buildOffer(source: Source, category: ComparedCategory | undefined): Offer {
  const {locale, services, names, filters} = source;
  const attributes = category?.columns.attributes ?? [];
  const own = category?.columns.groups ?? {};
  const labels = (of: Readonly<Record<string, Readonly<Record<Locale, string>>>>) =>
    Object.fromEntries(Object.entries(of).map(([key, label]) => [key, label[locale]]));
  return {
    ...source,
    services: services.map((service) => ({
      ...service,
      values: valuesOf(service, category?.values[service.slug] ?? [], locale),
    })),
    isLoaded: category !== undefined,
    columns: [...attributes.map(toColumn), ...GENERAL_COLUMNS[locale]],
    first: category?.columns.first ?? null,
    groups: {...own, ...labels(GENERAL_GROUPS)},
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
    menus: {...own, ...labels(MENUS)},
  };
}

const fieldOf = (key: string): string => `attributes.${key}`;

const toColumn = ({key, label, words, measures = [], ...rest}: ComparedAttribute): Column => ({
  ...rest,
  ...{name: key, field: fieldOf(key), head: label, measures, isLater: false},
  // Services rarely share the same terms, so only answers have an order.
  order: words && 'yes' in words ? Object.keys(words) : undefined,
});

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

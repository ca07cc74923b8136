/**
 * Filtering and sorting of the service list: categories, facets with counts, numeric ranges, the
 * text filter and the sort orders. Pure; runs in the browser.
 */
import {
  claimOf,
  type ComparedAttribute,
  type ComparedColumns,
  type ComparedService,
  markedLast,
  type Quantity,
} from '../catalogue/browser';
import {COMPARED_FIELDS} from '../catalogue/fields';
import type {Locale, Localized} from '../catalogue/vocabulary';
import {type Column, columnsOf, comparableOf} from './columns';

/** The data that a reader can choose from. */
export type Offer = {
  /** All services. Those of the chosen category have `attributes` once these are loaded. */
  readonly services: readonly ComparedService[];
  /** Keys of the categories. */
  readonly categories: readonly string[];
  /** The columns of the chosen category; `undefined` without one or until they are loaded. */
  readonly columns: ComparedColumns | undefined;
};

/** A filter by vocabulary words, tags or companies. */
export type Facet = {
  /** Parameter in the query of the URL. */
  readonly name: string;
  /** Key of the menu that contains it: a group of attributes, or one of `MENUS`. */
  readonly menu: string;
  /** `null` for tags and companies, which are no fields of the records; the page labels them. */
  readonly label: Localized | string | null;
  /** All possible values with their labels; `null` if they are collected from the services. */
  readonly vocabulary: Readonly<Record<string, Localized | string>> | null;
  readonly valuesOf: (service: ComparedService) => readonly string[];
};

/** Value for services whose vendor has no company page; not a valid slug. */
const NO_COMPANY = '-';

/** The facets of services in all categories. */
const GENERAL: readonly Facet[] = [
  {name: 'tag', menu: 'tag', label: null, vocabulary: null, valuesOf: ({tags}) => tags},
  {
    ...{name: 'company', menu: 'company', label: null, vocabulary: null},
    valuesOf: ({company}) => [company?.slug ?? NO_COMPANY],
  },
  ...COMPARED_FIELDS.flatMap((definition): Facet[] => {
    const {parameter, menu, words, field, type} = definition;
    return menu === null
      ? []
      : [
          {
            ...{name: parameter, menu, label: definition, vocabulary: words},
            valuesOf: (service) => [
              type === 'license' ? service.license.class : claimOf(service, field).value,
            ],
          },
        ];
  }),
];

/** The general facets, followed by those of the chosen category. */
export const facetsOf = ({columns}: Pick<Offer, 'columns'>): Facet[] => [
  ...GENERAL,
  ...(columns?.attributes ?? []).flatMap(({key, label, group, words}) =>
    words ? [{name: key, menu: group, label, vocabulary: words, valuesOf: wordsIn(key)}] : [],
  ),
];

const wordsIn = (key: string) => (service: ComparedService) => valueIn(service, key)?.words ?? [];

const valueIn = ({attributes = []}: ComparedService, key: string) =>
  attributes.find(({field}) => field === `attributes.${key}`);

/** The attributes that can be filtered by a range. */
export const rangesOf = ({columns}: Pick<Offer, 'columns'>): readonly ComparedAttribute[] =>
  (columns?.attributes ?? []).filter(({measures = []}) => measures.length > 0);

/** Inclusive bounds as the reader typed them; an empty string is no bound. */
export type Range = {
  readonly min: string;
  readonly max: string;
  /** Name of the measure (currency or unit) of the bounds. */
  readonly measure: string;
};

/** All filters of the list, combined with AND. */
export type Filters = {
  readonly category: string | null;
  /** Chosen values by facet name, combined with OR. A facet without a choice is left out. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** By key of the attribute. A range without bounds is left out if its measure is the first. */
  readonly ranges: Readonly<Record<string, Range>>;
  /** Words separated by whitespace, all of which must occur in the text of a service. */
  readonly query: string;
};

/** Every value that a facet can have. */
export const valuesOfFacet = (
  {vocabulary, valuesOf}: Facet,
  services: readonly ComparedService[],
): string[] =>
  vocabulary === null ? [...new Set(services.flatMap(valuesOf))] : Object.keys(vocabulary);

/** The services of a category; all of them for `null`. */
export const inCategory = (
  {services}: Pick<Offer, 'services'>,
  category: string | null,
): readonly ComparedService[] =>
  category === null ? services : services.filter((service) => service.category === category);

/**
 * The services of the category that match all filters: in each facet one of the chosen values,
 * a number within each range, and all words of the query.
 * @param except a facet to ignore, so that its options can be counted
 */
export function filterServices(
  offer: Offer,
  {category, facets, ranges, query}: Filters,
  except?: Facet,
): ComparedService[] {
  const used = facetsOf(offer).filter(
    ({name}) => name !== except?.name && facets[name] !== undefined,
  );
  return inCategory(offer, category).filter(
    (service) =>
      matchesQuery(service, query) &&
      used.every(({name, valuesOf}) =>
        valuesOf(service).some((value) => facets[name]!.includes(value)),
      ) &&
      Object.entries(ranges).every(([key, range]) =>
        matchesRange(valueIn(service, key)?.quantity, range),
      ),
  );
}

/**
 * Whether a quantity is in a range. Unknown quantities and those in another measure match no range
 * with a bound.
 */
function matchesRange(quantity: Quantity | undefined, {min, max, measure}: Range): boolean {
  if (min === '' && max === '') {
    return true;
  }
  if (quantity === undefined || (quantity.measure !== null && quantity.measure !== measure)) {
    return false;
  }
  const amount = numberOf(quantity);
  return (min === '' || amount >= Number(min)) && (max === '' || amount <= Number(max));
}

const numberOf = ({amount}: Quantity): number => (amount === 'unlimited' ? Infinity : amount);

function matchesQuery(service: ComparedService, query: string): boolean {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return true;
  }
  const {slug, name, vendor, company, aliases, tagLabels, license} = service;
  const text = normalize(
    [slug, name, vendor, company?.name ?? '', license.value, ...aliases, ...tagLabels].join('\n'),
  );
  return words.every((word) => text.includes(word));
}

const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A value of a facet that the reader can choose. */
export type FacetOption = {
  readonly value: string;
  /** `null` for services without a company page; the caller supplies the text. */
  readonly label: string | null;
  /** Number of services with the value that match all other filters. */
  readonly count: number;
  readonly isChosen: boolean;
};

/**
 * The options of a facet in the order of its vocabulary, or by label without one. Options without
 * a match are left out unless they are chosen, since the reader must be able to clear them.
 */
export function listOptions(
  facet: Facet,
  offer: Offer,
  filters: Filters,
  locale: Locale,
): FacetOption[] {
  const counts = new Map<string, number>();
  for (const value of filterServices(offer, filters, facet).flatMap(facet.valuesOf)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const chosen = filters.facets[facet.name] ?? [];
  const options = valuesOfFacet(facet, offer.services)
    .map((value) => ({
      value,
      label: labelOfValue(facet, value, offer, locale),
      count: counts.get(value) ?? 0,
      isChosen: chosen.includes(value),
    }))
    .filter(({count, isChosen}) => count > 0 || isChosen);
  if (facet.vocabulary !== null) {
    return options;
  }
  const collator = new Intl.Collator(locale);
  return options.sort((one, other) =>
    one.label === null || other.label === null
      ? Number(one.label === null) - Number(other.label === null)
      : collator.compare(one.label, other.label),
  );
}

/** The label of a value of a facet; `null` for services without a company page. */
export function labelOfValue(
  {name, vocabulary}: Facet,
  value: string,
  {services}: Pick<Offer, 'services'>,
  locale: Locale,
): string | null {
  if (vocabulary !== null) {
    return inLocale(vocabulary[value] ?? value, locale);
  }
  if (name === 'company') {
    return services.find(({company}) => company?.slug === value)?.company?.name ?? null;
  }
  const tagged = services.find(({tags}) => tags.includes(value));
  return tagged?.tagLabels[tagged.tags.indexOf(value)] ?? value;
}

/** A text in a language; texts that are not localised are returned unchanged. */
export const inLocale = (text: Localized | string, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];

/** `by` is the name of a column, or one of {@link NAMES}. */
export type Sort = {readonly by: string; readonly isDescending: boolean};
/** By name, with discontinued and other marked services last. */
export const DEFAULT_SORT: Sort = {by: 'name', isDescending: false};
/** Sort keys that are no columns. */
export const NAMES = ['name', 'vendor'] as const;

/** Words that replace a value. They sort after all values in both directions, in this order. */
const NO_VALUES = ['on-request', 'not-applicable', 'unknown'];

/**
 * The services in sort order. Unknown values come last in both directions; ties are sorted by name
 * and slug, ascending.
 */
export function sortServices(
  services: readonly ComparedService[],
  sort: Sort,
  {columns}: Pick<Offer, 'columns'>,
  locale: Locale,
): ComparedService[] {
  const collator = new Intl.Collator(locale, {numeric: true});
  const direction = sort.isDescending ? -1 : 1;
  const byName = (one: ComparedService, other: ComparedService) =>
    collator.compare(one.name, other.name) || (one.slug < other.slug ? -1 : 1);
  if (sort.by === 'name') {
    const sorted = [...services].sort((one, other) => direction * byName(one, other));
    return sort.isDescending ? sorted : markedLast(sorted);
  }
  const column = columnsOf(columns, locale).find(({name}) => name === sort.by);
  const byValue = column
    ? compareIn(column, direction, collator)
    : (one: ComparedService, other: ComparedService) =>
        direction * collator.compare(one.vendor, other.vendor);
  return [...services].sort((one, other) => byValue(one, other) || byName(one, other));
}

/** A comparator for `Array.prototype.sort` that compares services by a column. */
function compareIn(column: Column, direction: 1 | -1, collator: Intl.Collator) {
  const {order, measures} = column;
  return (one: ComparedService, other: ComparedService): number => {
    const [a, b] = [comparableOf(one, column), comparableOf(other, column)];
    const [lack, otherLack] = [a, b].map(({words}) =>
      words?.length === 1 ? NO_VALUES.indexOf(words[0]!) : -1,
    ) as [number, number];
    if (lack !== otherLack || lack >= 0) {
      return lack - otherLack;
    }
    if (a.quantity && b.quantity) {
      return (
        groupOf(a.quantity) - groupOf(b.quantity) || direction * difference(a.quantity, b.quantity)
      );
    }
    return (
      direction *
      (order
        ? order.indexOf(a.words![0]!) - order.indexOf(b.words![0]!)
        : collator.compare(a.text, b.text))
    );
  };

  /**
   * Groups quantities by measure, since different currencies or units are not comparable. Zero and
   * unlimited, which have no measure, come at the two ends.
   */
  function groupOf({amount, measure}: Quantity): number {
    return measure === null
      ? direction * (amount === 'unlimited' ? 1 : -1) * (measures.length + 1)
      : measures.findIndex(({name}) => name === measure);
  }
}

/** Difference of two amounts; 0 if both are unlimited, where subtraction would give `NaN`. */
const difference = (one: Quantity, other: Quantity): number =>
  one.amount === other.amount ? 0 : numberOf(one) - numberOf(other);

/** Filtering and sorting of the services of an offer. Pure; runs in the browser. */
import {markedLast} from '../catalogue/browser';
import type {Filter, ListedService, ListedValue, Offer} from './offer';
import type {Column, Quantity} from './pageData';

/** Inclusive bounds as the reader typed them; an empty string is no bound. */
export type Range = {
  readonly min: string;
  readonly max: string;
  /** Name of the measure of the bounds. */
  readonly measure: string;
};

/** All filters of the list, combined with AND. */
export type Filters = {
  /**
   * What is chosen, by name of the filter and as in the URL: words, combined with OR, as `no,yes`,
   * or a range. A filter without a choice is left out.
   */
  readonly chosen: Readonly<Record<string, string>>;
  /** Words separated by whitespace, all of which must occur in the text of a service. */
  readonly query: string;
};

const RANGE = /^(\d{1,15}(?:\.\d{0,9})?)?\.\.(\d{1,15}(?:\.\d{0,9})?)?(?:,(.*))?$/;

/** Parses a range such as `1..2` or `..5,gb-month`; without the name, it is in the first measure. */
export function parseRange(text: string, {measures}: Column): Range | undefined {
  const [match, min = '', max = '', name] = RANGE.exec(text) ?? [];
  const measure = name === undefined ? measures[0] : measures.find((one) => one.name === name);
  return match === undefined || measure === undefined
    ? undefined
    : {min, max, measure: measure.name};
}

/** Inverse of {@link parseRange}; empty without bounds in the first measure. */
export function writeRange({min, max, measure}: Range, {measures}: Column): string {
  const isFirst = measure === measures[0]!.name;
  return isFirst && min + max === '' ? '' : `${min}..${max}${isFirst ? '' : `,${measure}`}`;
}

/** A choice with its known words sorted, or its range; empty if nothing is chosen. */
export function normalizeChoice({words, column}: Filter, choice: string): string {
  if (column) {
    const range = parseRange(choice, column);
    return range ? writeRange(range, column) : '';
  }
  const known = choice.split(',').filter((word) => Object.hasOwn(words, word));
  return [...new Set(known)].sort().join(',');
}

/**
 * The services that match all filters: of each one of the chosen words or a number within the range,
 * and all words of the query.
 * @param except a filter to ignore, so that its options can be counted
 */
export function filterServices(
  offer: Pick<Offer, 'services' | 'filters'>,
  {chosen, query}: Filters,
  except?: Filter,
): ListedService[] {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  const others = offer.filters.filter((filter) => filter !== except);
  return offer.services.filter(
    (service) =>
      words.every((word) => textOf(service).includes(word)) &&
      unmet(service, others, chosen).length === 0,
  );
}

/** The filters that a service does not match. */
export const unmet = (
  service: ListedService,
  filters: readonly Filter[],
  chosen: Filters['chosen'],
): Filter[] =>
  filters.filter(({name, wordsOf, column}) => {
    const choice = chosen[name];
    return (
      choice !== undefined &&
      !(column
        ? isWithin(service.values[column.field]?.quantity, parseRange(choice, column)!)
        : wordsOf(service).some((word) => choice.split(',').includes(word)))
    );
  });

/**
 * Whether a quantity is in a range. Unknown quantities and those in another measure match no range
 * with a bound.
 */
function isWithin(quantity: Quantity | undefined, {min, max, measure}: Range): boolean {
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

/** The text of a service in which words are searched. */
function textOf(service: ListedService): string {
  const {slug, name, vendor, company, aliases, tagLabels, license} = service;
  return normalize(
    [slug, name, vendor, company?.name ?? '', license.value, ...aliases, ...tagLabels].join('\n'),
  );
}

const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * The options of a filter in display order: all that a service has, so that a menu does not change
 * while it is open.
 */
export function listOptions(filter: Filter, offer: Offer, filters: Filters) {
  const found = filterServices(offer, filters, filter).map(filter.wordsOf);
  const chosen = filters.chosen[filter.name]?.split(',') ?? [];
  const existing = offer.services.flatMap(filter.wordsOf);
  return Object.entries(filter.words)
    .filter(([value]) => existing.includes(value) || chosen.includes(value))
    .map(([value, label]) => ({
      ...{value, label, isChosen: chosen.includes(value)},
      /** Number of services with the value that match all other filters. */
      count: found.filter((values) => values.includes(value)).length,
    }));
}

/** `by` is the name of a column, or one of {@link NAMES}. */
export type Sort = {readonly by: string; readonly isDescending: boolean};
/** By name, with discontinued and other marked services last. */
export const BY_NAME: Sort = {by: 'name', isDescending: false};
/** Sort keys that are no columns; `month` is the price of a month. */
export const NAMES: readonly string[] = ['name', 'vendor', 'month'];

/** Words that replace a value. They sort after all values in both directions, in this order. */
const NO_VALUES = ['on-request', 'not-applicable', 'unknown'];

/**
 * The services in sort order. Unknown values come last in both directions; equal values leave the
 * order as it is.
 * @param services sorted by name
 * @param priced slugs of services by price, and of those whose price is not known
 */
export function sortServices(
  services: readonly ListedService[],
  {by, isDescending}: Sort,
  {columns, locale}: Pick<Offer, 'columns' | 'locale'>,
  priced: {readonly known: readonly string[]; readonly others: readonly string[]},
): ListedService[] {
  if (by === 'month') {
    const order = [
      ...(isDescending ? [...priced.known].reverse() : priced.known),
      ...priced.others,
    ];
    return [...services].sort((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug));
  }
  if (by === 'name') {
    return isDescending ? [...services].reverse() : markedLast(services);
  }
  const direction = isDescending ? -1 : 1;
  const column = columns.find(({name}) => name === by);
  const {compare} = new Intl.Collator(locale, {numeric: true});
  if (column === undefined) {
    return [...services].sort((one, other) => direction * compare(one.vendor, other.vendor));
  }
  const {field, order, measures} = column;
  return [...services].sort(({values: {[field]: one}}, {values: {[field]: other}}) => {
    const [lack, otherLack] = [lackOf(one), lackOf(other)];
    if (lack !== otherLack || one === undefined || other === undefined || lack >= 0) {
      return lack - otherLack;
    }
    if (one.quantity && other.quantity) {
      // Different units are not comparable. Zero and unlimited, which have no
      // measure, come at the two ends.
      const groupOf = ({amount, measure}: Quantity): number =>
        measure === null
          ? direction * (amount === 'unlimited' ? 1 : -1) * (measures.length + 1)
          : measures.findIndex(({name}) => name === measure);
      return (
        groupOf(one.quantity) - groupOf(other.quantity) ||
        // Two unlimited ones have no difference.
        direction * (numberOf(one.quantity) - numberOf(other.quantity) || 0)
      );
    }
    return (
      direction *
      (order
        ? order.indexOf(one.words![0]!) - order.indexOf(other.words![0]!)
        : compare(one.value, other.value))
    );
  });
}

/** Place among {@link NO_VALUES} of the word that replaces a value; -1 if there is a value. */
const lackOf = (value: ListedValue | undefined): number =>
  NO_VALUES.indexOf(value === undefined ? 'unknown' : (value.words?.join() ?? ''));

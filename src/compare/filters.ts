/** Filtering and sorting of the services of an offer. Pure; runs in the browser. */
import {markedLast} from '../catalogue/browser';
import type {Filter, ListedService, Offer} from './offer';
import type {ComparedValue, Quantity} from './pageData';
import {type Range, rangeOf, type Selection, type Sort, wordsIn} from './selection';

type Filters = Pick<Selection, 'chosen' | 'query'>;

/**
 * The services that match all filters: of each one of the chosen words or a number within the range,
 * and all words of the query.
 * @param except a filter to ignore, so that its options can be counted
 */
export function filterServices(
  {services, filters, names}: Pick<Offer, 'services' | 'filters' | 'names'>,
  selection: Filters,
  except?: Filter,
): ListedService[] {
  const words = normalize(selection.query).split(/\s+/).filter(Boolean);
  const others = filters.filter((filter) => filter !== except);
  const textOf = ({slug, name, vendor, company, aliases, tags, license}: ListedService) => {
    const labels = tags.map((tag) => names.tag[tag]);
    return [slug, name, vendor, company?.name, license.value, ...aliases, ...labels].join('\n');
  };
  return services.filter(
    (service) =>
      words.every((word) => normalize(textOf(service)).includes(word)) &&
      unmet(service, others, selection).length === 0,
  );
}

const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

export const unmet = (
  service: ListedService,
  filters: readonly Filter[],
  selection: Pick<Selection, 'chosen'>,
): Filter[] =>
  filters.filter(
    (filter) =>
      filter.name in selection.chosen &&
      !(filter.column
        ? isWithin(service.values[filter.column.field]?.quantity, rangeOf(selection, filter))
        : filter.wordsOf(service).some((word) => wordsIn(selection, filter).includes(word))),
  );

/** Unknown quantities and those in another measure match no range with a bound. */
function isWithin(quantity: Quantity | undefined, {min, max, measure}: Range): boolean {
  if (min + max === '') {
    return true;
  }
  if (quantity === undefined || ![null, measure].includes(quantity.measure)) {
    return false;
  }
  const amount = numberOf(quantity);
  return amount >= Number(min) && (max === '' || amount <= Number(max));
}

const numberOf = ({amount}: Quantity): number => (amount === 'unlimited' ? Infinity : amount);

/** In display order, all that a service has, so that a menu does not change while it is open. */
export function listOptions(filter: Filter, offer: Offer, selection: Filters) {
  const found = filterServices(offer, selection, filter).map(filter.wordsOf);
  const chosen = wordsIn(selection, filter);
  const existing = [...chosen, ...offer.services.flatMap(filter.wordsOf)];
  return Object.entries(filter.words)
    .filter(([value]) => existing.includes(value))
    .map(([value, label]) => ({
      ...{value, label, isChosen: chosen.includes(value)},
      /** Number of services with the value that match all other filters. */
      count: found.filter((values) => values.includes(value)).length,
    }));
}

/** Words that replace a value. They sort after all values in both directions, in this order. */
const NO_VALUES = ['on-request', 'not-applicable', 'unknown'];

/**
 * Unknown values come last in both directions; equal values leave the order as it is.
 * @param services sorted by name
 * @param priced slugs of services by price, and of those whose price is not known
 */
export function sortServices(
  services: readonly ListedService[],
  {by, isDescending}: Sort,
  {columns, locale}: Pick<Offer, 'columns' | 'locale'>,
  priced: Readonly<Record<'known' | 'others', readonly string[]>> = {known: [], others: []},
): ListedService[] {
  if (by === 'name') {
    return isDescending ? [...services].reverse() : markedLast(services);
  }
  if (by === 'month') {
    const known = isDescending ? [...priced.known].reverse() : priced.known;
    const order = [...known, ...priced.others];
    return [...services].sort((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug));
  }
  const direction = isDescending ? -1 : 1;
  const column = columns.find(({name}) => name === by);
  const {compare} = new Intl.Collator(locale, {numeric: true});
  if (column === undefined) {
    return [...services].sort((one, other) => direction * compare(one.vendor, other.vendor));
  }
  const {field, order, measures} = column;
  // Different units are not comparable. Zero and unlimited come at the two ends.
  const placeOf = ({amount, measure}: Quantity): number =>
    measure === null
      ? direction * (amount === 'unlimited' ? Infinity : -Infinity)
      : measures.findIndex(({name}) => name === measure);
  return [...services].sort(({values: {[field]: one}}, {values: {[field]: other}}) => {
    const [lack, otherLack] = [lackOf(one), lackOf(other)];
    if (lack !== otherLack || one === undefined || other === undefined || lack >= 0) {
      return lack - otherLack;
    }
    if (one.quantity && other.quantity) {
      return (
        placeOf(one.quantity) - placeOf(other.quantity) ||
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
const lackOf = (value: ComparedValue | undefined): number =>
  NO_VALUES.indexOf(value === undefined ? 'unknown' : (value.words?.join() ?? ''));

/**
 * Which services the list shows, and in which order: categories, facets with the counts of their
 * options, ranges of numbers, the text filter, the orders. Pure, and small enough for the browser.
 */
import {
  type ComparedAttribute,
  type ComparedColumns,
  type ComparedService,
  markedLast,
  type Quantity,
} from '../catalogue/browser';
import {
  ANSWERS,
  FIELDS,
  JAPAN_QUESTIONS,
  LICENSE_CLASSES,
  LIFECYCLE_STATES,
  type Locale,
  type Localized,
  OTHER_FIELDS,
  PRICING_MODELS,
  SELF_HOSTING,
} from '../catalogue/vocabulary';
import {type Column, columnsOf, comparableOf} from './columns';

/** What a list is made of. */
export type Offer = {
  /** With the values of the category, if one is chosen and as soon as they are there. */
  readonly services: readonly ComparedService[];
  /** Keys of the categories. */
  readonly categories: readonly string[];
  /** The columns of the category chosen, as soon as they are there. */
  readonly columns: ComparedColumns | undefined;
};

/** One of the filters by words. */
export type Facet = {
  /** Name in the address of the page. */
  readonly name: string;
  /** Key of the menu in which it stands: a group of attributes, or one of {@link MENUS}. */
  readonly menu: string;
  /** `null` for what is no field of the records; the page names it. */
  readonly label: Localized | string | null;
  /** All possible words with their labels; `null` if they are those that the services have. */
  readonly vocabulary: Readonly<Record<string, Localized | string>> | null;
  readonly valuesOf: (service: ComparedService) => readonly string[];
};

/** The menus of these facets; one of attributes with the same key is the same menu. */
export const MENUS = ['tag', 'company', 'license', 'price', 'japan', 'lifecycle'] as const;

/** Value of a service whose vendor has no page in the catalogue. No slug looks like this. */
const NO_COMPANY = '-';

type GeneralFacet = Omit<Facet, 'name'> & {readonly menu: (typeof MENUS)[number]};

const japan = (question: keyof typeof JAPAN_QUESTIONS): GeneralFacet => ({
  menu: 'japan',
  label: JAPAN_QUESTIONS[question],
  vocabulary: ANSWERS,
  valuesOf: (service) => [service.japan[question].value],
});

/** The facets that all services have, by their name in the address. */
const GENERAL: Readonly<Record<string, GeneralFacet>> = {
  tag: {menu: 'tag', label: null, vocabulary: null, valuesOf: ({tags}) => tags},
  company: {
    menu: 'company',
    label: null,
    vocabulary: null,
    valuesOf: ({company}) => [company?.slug ?? NO_COMPANY],
  },
  license: {
    menu: 'license',
    label: FIELDS.license,
    vocabulary: LICENSE_CLASSES,
    valuesOf: ({license}) => [license.class],
  },
  lifecycle: {
    menu: 'lifecycle',
    label: OTHER_FIELDS.lifecycle,
    vocabulary: LIFECYCLE_STATES,
    valuesOf: ({lifecycle}) => [lifecycle.state],
  },
  pricing: {
    menu: 'price',
    label: FIELDS.pricingModel,
    vocabulary: PRICING_MODELS,
    valuesOf: ({pricingModel}) => [pricingModel.value],
  },
  free: {
    menu: 'price',
    label: FIELDS.freeTier,
    vocabulary: ANSWERS,
    valuesOf: ({freeTier}) => [freeTier.value],
  },
  hosting: {
    menu: 'license',
    label: FIELDS.selfHosting,
    vocabulary: SELF_HOSTING,
    valuesOf: ({selfHosting}) => [selfHosting.value],
  },
  region: japan('region'),
  yen: japan('billingInYen'),
  interface: japan('userInterface'),
  documentation: japan('documentation'),
  support: japan('support'),
};
/** All facets: those that all services have, and those of the category. */
export const facetsOf = ({columns}: Pick<Offer, 'columns'>): Facet[] => [
  ...Object.entries(GENERAL).map(([name, facet]) => ({name, ...facet})),
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

/** From and to, as the reader has typed them; empty for no bound. */
export type Range = {
  readonly min: string;
  readonly max: string;
  /** What the numbers are in. */
  readonly measure: string;
};

/** What the list is narrowed down by. */
export type Filters = {
  readonly category: string | null;
  /** Words chosen by facet; a facet without a choice is left out. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** By attribute; one without a bound is left out unless its measure is not the first. */
  readonly ranges: Readonly<Record<string, Range>>;
  /** Words that all have to be in the text of a service. */
  readonly query: string;
};

/** Every value that a facet can have. */
export const valuesOfFacet = (
  {vocabulary, valuesOf}: Facet,
  services: readonly ComparedService[],
): string[] =>
  vocabulary === null ? [...new Set(services.flatMap(valuesOf))] : Object.keys(vocabulary);

/** The services of the category chosen, or all. */
export const inCategory = (
  {services}: Pick<Offer, 'services'>,
  category: string | null,
): readonly ComparedService[] =>
  category === null ? services : services.filter((service) => service.category === category);

/**
 * The services of the category that have one of the words chosen in each facet, a number in each
 * range, and all words of the query.
 * @param except a facet whose choice is ignored
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

/** Whether a number is in a range. What is unknown is in none, and neither is another currency. */
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

/** A value of a facet that a reader may choose. */
export type FacetOption = {
  readonly value: string;
  /** `null` for services whose company has no page; the page has words for that. */
  readonly label: string | null;
  /** Services that have the value, among those that the other filters leave. */
  readonly count: number;
  readonly isChosen: boolean;
};

/** The options of a facet. One without a result is left out, unless it is chosen and has to be undone. */
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

/** The label of a value of a facet; `null` for services whose company has no page. */
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

export const inLocale = (text: Localized | string, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];

/** A column by which the list is sorted, or `name` or `vendor`. */
export type Sort = {readonly by: string; readonly isDescending: boolean};
/** By name; ended services come last in it. */
export const DEFAULT_SORT: Sort = {by: 'name', isDescending: false};
/** What the list can be sorted by beside its columns. */
export const NAMES = ['name', 'vendor'] as const;

/** What stands in the place of a value: below all values in both directions, the unknown last. */
const NO_VALUES = ['on-request', 'not-applicable', 'unknown'];

/** Sorts services; unknown values come last, and names decide between equals. */
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

/** Compares two services by what they have in a column. */
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

  /** Numbers of a currency or unit stand together; nothing and no limit are at the ends of all. */
  function groupOf({amount, measure}: Quantity): number {
    return measure === null
      ? direction * (amount === 'unlimited' ? 1 : -1) * (measures.length + 1)
      : measures.findIndex(({name}) => name === measure);
  }
}

/** Two that have no limit are alike. */
const difference = (one: Quantity, other: Quantity): number =>
  one.amount === other.amount ? 0 : numberOf(one) - numberOf(other);

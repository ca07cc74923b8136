/**
 * Which services the list shows, and in which order: facets with the counts of their options,
 * the text filter, the orders. Pure, and small enough for the browser.
 */
import {type ComparedService, markedLast} from '../catalogue/browser';
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

type FacetDefinition = {
  /** `null` for what is no field of the records; the page names it. */
  readonly label: Localized | null;
  /** All possible values with their labels; `null` if they are those that the services have. */
  readonly vocabulary: Readonly<Record<string, Localized>> | null;
  readonly valuesOf: (service: ComparedService) => readonly string[];
};

/** Value of a service whose vendor has no page in the catalogue. No slug looks like this. */
const NO_COMPANY = '-';

/** The facets by their name in the URL, in the order in which the page shows them. */
export const FACETS = {
  tag: {
    label: null,
    vocabulary: null,
    valuesOf: ({tags}) => tags,
  },
  company: {
    label: null,
    vocabulary: null,
    valuesOf: ({company}) => [company?.slug ?? NO_COMPANY],
  },
  license: {
    label: FIELDS.license,
    vocabulary: LICENSE_CLASSES,
    valuesOf: ({license}) => [license.class],
  },
  lifecycle: {
    label: OTHER_FIELDS.lifecycle,
    vocabulary: LIFECYCLE_STATES,
    valuesOf: ({lifecycle}) => [lifecycle.state],
  },
  pricing: {
    label: FIELDS.pricingModel,
    vocabulary: PRICING_MODELS,
    valuesOf: ({pricingModel}) => [pricingModel.value],
  },
  free: {
    label: FIELDS.freeTier,
    vocabulary: ANSWERS,
    valuesOf: ({freeTier}) => [freeTier.value],
  },
  hosting: {
    label: FIELDS.selfHosting,
    vocabulary: SELF_HOSTING,
    valuesOf: ({selfHosting}) => [selfHosting.value],
  },
  region: {
    label: JAPAN_QUESTIONS.region,
    vocabulary: ANSWERS,
    valuesOf: ({japan}) => [japan.region.value],
  },
  yen: {
    label: JAPAN_QUESTIONS.billingInYen,
    vocabulary: ANSWERS,
    valuesOf: ({japan}) => [japan.billingInYen.value],
  },
  interface: {
    label: JAPAN_QUESTIONS.userInterface,
    vocabulary: ANSWERS,
    valuesOf: ({japan}) => [japan.userInterface.value],
  },
  documentation: {
    label: JAPAN_QUESTIONS.documentation,
    vocabulary: ANSWERS,
    valuesOf: ({japan}) => [japan.documentation.value],
  },
  support: {
    label: JAPAN_QUESTIONS.support,
    vocabulary: ANSWERS,
    valuesOf: ({japan}) => [japan.support.value],
  },
} as const satisfies Readonly<Record<string, FacetDefinition>>;
export type Facet = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as Facet[];
const definitionOf = (facet: Facet): FacetDefinition => FACETS[facet];

/** The orders of the list by their name in the URL. The first is the default; ended services come last in it. */
export const SORTS = ['name', 'vendor', 'newest', 'oldest', 'lifecycle'] as const;
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT: Sort = SORTS[0];

/** What the list is narrowed down by. */
export type Filters = {
  /** Values chosen by facet; a facet without a choice is left out. */
  readonly facets: Readonly<Partial<Record<Facet, readonly string[]>>>;
  /** Words that all have to be in the text of a service. */
  readonly query: string;
};

/** Every value that a facet can have. */
export function valuesOfFacet(facet: Facet, services: readonly ComparedService[]): string[] {
  const {vocabulary, valuesOf} = definitionOf(facet);
  return vocabulary === null ? [...new Set(services.flatMap(valuesOf))] : Object.keys(vocabulary);
}

/**
 * The services that have one of the values chosen in each facet, and all words of the query.
 * @param except a facet whose choice is ignored
 */
export function filterServices(
  services: readonly ComparedService[],
  {facets, query}: Filters,
  except?: Facet,
): ComparedService[] {
  return services.filter(
    (service) =>
      matchesQuery(service, query) &&
      FACET_NAMES.every((facet) => facet === except || matchesFacet(service, facet, facets[facet])),
  );
}

function matchesFacet(
  service: ComparedService,
  facet: Facet,
  chosen: readonly string[] | undefined,
): boolean {
  return (
    chosen === undefined ||
    definitionOf(facet)
      .valuesOf(service)
      .some((value) => chosen.includes(value))
  );
}

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
  /** Services that have the value, among those that the other facets and the query leave. */
  readonly count: number;
  readonly isChosen: boolean;
};

/** The options of a facet. One without a result is left out, unless it is chosen and has to be undone. */
export function listOptions(
  facet: Facet,
  services: readonly ComparedService[],
  filters: Filters,
  locale: Locale,
): FacetOption[] {
  const {vocabulary, valuesOf} = definitionOf(facet);
  const counts = new Map<string, number>();
  for (const value of filterServices(services, filters, facet).flatMap(valuesOf)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const chosen = filters.facets[facet] ?? [];
  const options = valuesOfFacet(facet, services)
    .map((value) => ({
      value,
      label: vocabulary?.[value]?.[locale] ?? labelOfValue(facet, value, services),
      count: counts.get(value) ?? 0,
      isChosen: chosen.includes(value),
    }))
    .filter(({count, isChosen}) => count > 0 || isChosen);
  if (vocabulary !== null) {
    return options;
  }
  const collator = new Intl.Collator(locale);
  return options.sort((one, other) =>
    one.label === null || other.label === null
      ? Number(one.label === null) - Number(other.label === null)
      : collator.compare(one.label, other.label),
  );
}

function labelOfValue(
  facet: Facet,
  value: string,
  services: readonly ComparedService[],
): string | null {
  if (facet === 'company') {
    return services.find(({company}) => company?.slug === value)?.company?.name ?? null;
  }
  const tagged = services.find(({tags}) => tags.includes(value));
  return tagged?.tagLabels[tagged.tags.indexOf(value)] ?? value;
}

/** Ended services first: readers who sort by lifecycle look for what to avoid. */
const BY_LIFECYCLE = ['sunset', 'maintenance', 'restricted', 'renamed', 'active'] as const;

/** Sorts services; unknown values come last, and names decide between equals. */
export function sortServices(
  services: readonly ComparedService[],
  sort: Sort,
  locale: Locale,
): ComparedService[] {
  const collator = new Intl.Collator(locale, {numeric: true});
  const byName = (one: ComparedService, other: ComparedService) =>
    collator.compare(one.name, other.name) || (one.slug < other.slug ? -1 : 1);
  const byRelease = (one: ComparedService, other: ComparedService, direction: 1 | -1) => {
    const [a, b] = [one.firstReleased.value, other.firstReleased.value];
    if (a === 'unknown' || b === 'unknown') {
      return Number(a === 'unknown') - Number(b === 'unknown');
    }
    return a === b ? 0 : direction * (a < b ? -1 : 1);
  };
  const orders: Record<Sort, (one: ComparedService, other: ComparedService) => number> = {
    name: () => 0,
    vendor: (one, other) => collator.compare(one.vendor, other.vendor),
    newest: (one, other) => byRelease(one, other, -1),
    oldest: (one, other) => byRelease(one, other, 1),
    lifecycle: (one, other) =>
      BY_LIFECYCLE.indexOf(one.lifecycle.state) - BY_LIFECYCLE.indexOf(other.lifecycle.state),
  };
  const sorted = [...services].sort((one, other) => orders[sort](one, other) || byName(one, other));
  return sort === DEFAULT_SORT ? markedLast(sorted) : sorted;
}

/** The data of the comparison and of the categories. Runs when the site is built. */
import {
  type Attribute,
  attributesOf,
  type AttributeValue,
  buildAttributeGroups,
  buildCategoryCosts,
  buildServiceSummary,
  type Catalogue,
  type Figure,
  localize,
  PER,
  priceWord,
  type Service,
  type ServiceSummary,
  type TagTexts,
  tileOf,
  UNITS,
  unitWord,
} from '../catalogue';
import type {FactRow, InLocale} from '../catalogue/browser';
import {ANSWERS, type Locale, type Localized, NO_AMOUNT} from '../catalogue/vocabulary';
import {NO_COMPANY} from './offer';

type Named = {readonly slug: string; readonly name: string};

const NO_COMPANY_PAGE = {en: 'No company page', ja: '企業ページなし'};

/** A service in the comparison, in one language. */
export type ComparedService = ServiceSummary & {
  readonly aliases: readonly string[];
  /** Path of the tile below the base URL. */
  readonly icon: string;
  /** Labels of the tags, in the order of `tags`. */
  readonly tagLabels: readonly string[];
  /** Attribute values, in the data of its category only. */
  readonly attributes?: readonly ComparedValue[];
  /** The lists "Good for" and "Watch out for", in the data of its category only. */
  readonly sayings?: InLocale<Pick<Service, 'goodFor' | 'watchOut'>>;
};

/** A number that can be compared with others of the same measure. */
export type Quantity = {
  /** Amount in the unit of the measure; for dates, milliseconds since 1970. */
  readonly amount: number | 'unlimited';
  /** Name of the measure; `null` for 0 and `unlimited`, which are comparable with all measures. */
  readonly measure: string | null;
  /** ISO 4217 code, if it is a price. */
  readonly currency?: string;
};

/** An attribute value with the data for sorting and filtering. */
export type ComparedValue = FactRow & {
  /** The answer or the terms; or the word that replaces a value, such as `unknown`. */
  readonly words?: readonly string[];
  readonly quantity?: Quantity;
};

/**
 * Unit of the numbers of an attribute, or what its prices are for, which has the currency
 * `{currency}` in its label. Different measures are never compared.
 */
type Measure = {readonly name: string; readonly label: string};

/** A column of the table, with its texts in one language. */
export type Column = {
  /** Identifier in the query of the URL. */
  readonly name: string;
  /** Path of the field in a record, such as `japan.region`. */
  readonly field: string;
  readonly head: string;
  /** What the values of an attribute mean; `null` for general columns. */
  readonly about: string | null;
  readonly better: Attribute['better'];
  /** For attributes with answers or terms: labels of all words. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** Words in sort order; without them, the column is sorted by its texts or numbers. */
  readonly order?: readonly string[] | undefined;
  /** Measures of the numbers of an attribute, most frequent first; the table shows the first. */
  readonly measures: readonly Measure[];
  /** Key of the menu with its range. */
  readonly group: string;
  /** Whether the column is hidden by default, because not all fit into a wide window. */
  readonly isLater?: boolean;
};

/** The attributes of a category. */
export type ComparedColumns = ReturnType<typeof buildColumns>;

/** Services with what a reader can choose from, and their attributes if all have the same. */
export type Source = ReturnType<typeof buildSource> & {readonly columns?: ComparedColumns};

/** The data of a category, with the values of its services. */
export type CategoryData = ReturnType<typeof buildCategoryData>;

/**
 * The data of the page of a category, which its services side by side need too.
 * @param tags the texts of the tags in the language
 * @param today day of the build, such as `2026-11-22`
 */
export function buildCategoryData(
  catalogue: Catalogue,
  category: string,
  tags: TagTexts,
  locale: Locale,
  today: string,
) {
  const own = catalogue.services.filter((service) => service.category === category);
  const source = buildSource({...catalogue, services: own}, tags, locale);
  return {
    ...source,
    services: source.services.map((service): ComparedService => {
      const record = own.find(({slug}) => slug === service.slug)!;
      const {goodFor, watchOut} = localize(record, locale);
      const attributes = valuesOf(record, own, catalogue, locale);
      return {...service, attributes, sayings: {goodFor, watchOut}};
    }),
    columns: buildColumns(own, category, catalogue, locale),
    costs: buildCategoryCosts(catalogue, category, locale, today),
  };
}

/**
 * Services with the values that all have, and the filters by these.
 * @param tags the texts of the tags in the language
 */
export function buildSource(catalogue: Catalogue, tags: TagTexts, locale: Locale) {
  const {compare} = new Intl.Collator(locale, {numeric: true});
  const byName = (one: Named, other: Named) =>
    compare(one.name, other.name) || (one.slug < other.slug ? -1 : 1);
  const namesOf = (named: readonly Named[]): Readonly<Record<string, string>> =>
    Object.fromEntries([...named].sort(byName).map(({slug, name}) => [slug, name]));
  const services = catalogue.services
    .map((service): ComparedService => ({
      ...buildServiceSummary(service, catalogue, locale),
      aliases: service.aliases,
      icon: tileOf('service', service.slug),
      tagLabels: service.tags.map((tag) => tags[tag]?.label ?? tag),
    }))
    .sort(byName);
  const names: Readonly<Record<'tag' | 'company', Readonly<Record<string, string>>>> = {
    tag: namesOf(
      services.flatMap(({tags: own, tagLabels}) =>
        own.map((slug, index) => ({slug, name: tagLabels[index]!})),
      ),
    ),
    company: {
      ...namesOf(services.flatMap(({company}) => company ?? [])),
      [NO_COMPANY]: NO_COMPANY_PAGE[locale],
    },
  };
  return {
    locale,
    services,
    /** Labels of the tags and companies by slug, in display order. */
    names,
    /** The attributes by which services of all categories can be filtered. */
    filters: Object.entries(catalogue.categories.attributes)
      .filter(([, {isGeneralFilter}]) => isGeneralFilter)
      .map(([key, definition]) => ({
        ...{key, label: definition.label[locale], group: definition.group},
        words: wordsOf(definition, locale) ?? {},
        /** The words of each service that has the attribute, by slug. */
        values: Object.fromEntries(
          catalogue.services.flatMap(({slug, attributes}) =>
            attributes[key] ? [[slug, [attributes[key].value].flat() as readonly string[]]] : [],
          ),
        ),
      })),
  };
}

function buildColumns(
  own: readonly Service[],
  category: string,
  {categories}: Catalogue,
  locale: Locale,
) {
  const attributes = attributesOf(categories, category);
  const used = new Set(attributes.map(([, {group}]) => group));
  return {
    /** Labels of the groups by key, in the order of the columns. */
    groups: labelsOf(
      Object.entries(categories.groups).filter(([key]) => used.has(key)),
      locale,
    ),
    attributes: attributes.map(([name, definition]): Column => {
      const {label, about, better, group, type} = definition;
      return {
        ...{name, field: `attributes.${name}`, head: label[locale], about: about[locale]},
        ...{better, group, words: wordsOf(definition, locale)},
        // Services rarely share the same terms, so only answers have an order.
        order: type === 'answer' ? Object.keys(ANSWERS) : undefined,
        measures: measuresOf(own, name, locale),
      };
    }),
    /** Names of the columns that are shown by default. */
    first: categories.categories[category]!.columns,
  };
}

/** Labels by key in one language. */
const labelsOf = (
  labels: readonly (readonly [key: string, label: Localized])[],
  locale: Locale,
): Readonly<Record<string, string>> =>
  Object.fromEntries(labels.map(([key, label]) => [key, label[locale]]));

/** Labels of all words of answers and terms; `undefined` for other attributes. */
function wordsOf({type, terms}: Attribute, locale: Locale): Column['words'] {
  const {'not-applicable': none, unknown} = ANSWERS;
  const words = {answer: ANSWERS, terms: {...terms, 'not-applicable': none, unknown}};
  return type === 'answer' || type === 'terms'
    ? labelsOf(Object.entries(words[type]), locale)
    : undefined;
}

/** The measures of the values of an attribute, most frequent first. */
function measuresOf(own: readonly Service[], name: string, locale: Locale): Measure[] {
  const values = own.map(({attributes}) => attributes[name]!.value);
  const measured = values.filter(isFigure).map((value) => measureOf(value, values, locale));
  return byFrequency(
    measured.filter(({amount}) => amount !== 0).map(({measure}) => measure.name),
  ).map((name) => measured.find(({measure}) => measure.name === name)!.measure);
}

const isFigure = (value: AttributeValue): value is Figure =>
  typeof value === 'object' && 'amount' in value;

/** The different words, most frequent first. */
const byFrequency = (words: readonly string[]): string[] =>
  [...new Set(words)].sort(
    (one, other) =>
      words.filter((word) => word === other).length - words.filter((word) => word === one).length,
  );

/** Significant digits to keep when a number is converted to another unit. */
const DIGITS = 4;

/**
 * Converts an amount or price to the unit of its kind that is most frequent in its row.
 * @param row the values of all services of the category
 */
function measureOf(value: Figure, row: readonly AttributeValue[], locale: Locale) {
  const isAmount = 'unit' in value;
  const sizes: Readonly<Record<string, {kind: string; size: number}>> = isAmount ? UNITS : PER;
  const unitOf = (one: Figure): string => ('unit' in one ? one.unit : one.per);
  const own = sizes[unitOf(value)]!;
  const units = row.filter(isFigure).map(unitOf);
  const [unit] = byFrequency(units.filter((one) => sizes[one]!.kind === own.kind));
  const ratio = own.size / sizes[unit!]!.size;
  const factor = isAmount ? ratio : 1 / ratio;
  const label = isAmount
    ? unitWord(unit as keyof typeof UNITS, locale)
    : priceWord(unit as keyof typeof PER, locale);
  return {
    amount: factor === 1 ? value.amount : Number((value.amount * factor).toPrecision(DIGITS)),
    measure: {name: unit!.toLowerCase(), label},
  };
}

/** The attribute values of a service, beside those of all services of its category. */
function valuesOf(
  service: Service,
  own: readonly Service[],
  {categories}: Catalogue,
  locale: Locale,
): ComparedValue[] {
  // Definitions and rows are both in the order of the groups.
  const rows = buildAttributeGroups(service, categories, locale).flatMap((group) => group.rows);
  return attributesOf(categories, service.category).map(([key], index) => ({
    ...rows[index]!,
    ...comparable(
      service.attributes[key]!.value,
      own.map(({attributes}) => attributes[key]!.value),
      locale,
    ),
  }));
}

/**
 * The data by which a value is sorted and filtered.
 * @param row the values of all services of the category
 */
function comparable(
  value: AttributeValue,
  row: readonly AttributeValue[],
  locale: Locale,
): Pick<ComparedValue, 'words' | 'quantity'> {
  if (value === 'unlimited') {
    return {quantity: {amount: value, measure: null}};
  }
  if (typeof value === 'string') {
    return value in ANSWERS || value in NO_AMOUNT
      ? {words: [value]}
      : {quantity: {amount: Date.parse(value), measure: 'date'}};
  }
  if (Array.isArray(value)) {
    return {words: value as readonly string[]};
  }
  if (!isFigure(value)) {
    return {};
  }
  const {amount, measure} = measureOf(value, row, locale);
  return {
    quantity: {
      ...{amount, measure: amount === 0 ? null : measure.name},
      ...('currency' in value && {currency: value.currency}),
    },
  };
}

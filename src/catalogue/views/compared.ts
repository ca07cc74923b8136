/** Data of the comparison page in one language, serializable as JSON. */
import {buildAttributeGroups} from './attributes';
import type {FactRow} from './rows';
import {tileOf} from '../kinds';
import type {Catalogue} from '../load';
import {type Attribute, attributesOf, type AttributeValue} from '../record/categories';
import type {InLocale} from '../record/localize';
import type {Service, TagTexts} from '../record/schema';
import {PER, type PerName, priceWord, UNITS, unitWord, type UnitName} from '../units';
import {buildServiceSummary, type ServiceSummary} from './summary';
import {ANSWERS, type Locale, NO_AMOUNT} from '../vocabulary';

/** A service in the comparison. */
export type ComparedService = ServiceSummary & {
  readonly aliases: readonly string[];
  /** Path of the tile below the base URL. */
  readonly icon: string;
  /** Labels of the tags, in the order of `tags`. */
  readonly tagLabels: readonly string[];
  /** Attribute values, if the page has loaded those of its category. */
  readonly attributes?: readonly ComparedValue[];
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

/** Attribute values of all services of a category, by slug. */
export type AttributesBySlug = Readonly<Record<string, readonly ComparedValue[]>>;

/**
 * Unit of the numbers of an attribute, or what its prices are for, which has the currency
 * `{currency}` in its label. Different measures are never compared.
 */
export type Measure = {readonly name: string; readonly label: string};

/** An attribute as a column of the comparison. */
export type ComparedAttribute = {
  readonly key: string;
  readonly label: string;
  readonly about: string;
  /** Key of the group. */
  readonly group: string;
  readonly better: Attribute['better'];
  /** For answers and terms: labels of all words. */
  readonly words?: Readonly<Record<string, string>>;
  /** For amounts and prices: measures of the existing values, most frequent first. */
  readonly measures?: readonly Measure[];
};

/** An attribute by which the list of all services can be filtered. */
export type GeneralFilter = Pick<ComparedAttribute, 'key' | 'label' | 'group'> & {
  /** Labels of all words. */
  readonly words: Readonly<Record<string, string>>;
  /** The words of each service that has the attribute, by slug. */
  readonly values: Readonly<Record<string, readonly string[]>>;
};

/** Columns of the comparison for a category. */
export type ComparedColumns = {
  /** Labels of the groups by key, in the order of the columns. */
  readonly groups: Readonly<Record<string, string>>;
  readonly attributes: readonly ComparedAttribute[];
  /** Keys of the attributes that are shown by default. */
  readonly first: readonly string[];
};

/** The data of a category that the comparison loads on demand. */
export type ComparedCategory = {
  readonly columns: ComparedColumns;
  readonly values: AttributesBySlug;
};

/** The attributes that filter the list of all services, in the order of their definitions. */
export const buildGeneralFilters = (
  {services, categories}: Pick<Catalogue, 'services' | 'categories'>,
  locale: Locale,
): GeneralFilter[] =>
  Object.entries(categories.attributes)
    .filter(([, {isGeneralFilter}]) => isGeneralFilter)
    .map(([key, definition]) => ({
      ...{key, label: definition.label[locale], group: definition.group},
      words: wordsOf(definition, locale) ?? {},
      values: Object.fromEntries(
        services.flatMap(({slug, attributes}) => {
          const claim = attributes[key];
          return claim ? [[slug, comparable(claim.value, [claim.value], locale).words ?? []]] : [];
        }),
      ),
    }));

export const buildComparedCategory = (
  catalogue: Pick<Catalogue, 'services' | 'categories'>,
  category: string,
  locale: Locale,
): ComparedCategory => ({
  columns: buildColumns(catalogue, category, locale),
  values: buildValues(catalogue, category, locale),
});

function buildColumns(
  catalogue: Pick<Catalogue, 'services' | 'categories'>,
  category: string,
  locale: Locale,
): ComparedColumns {
  const {services, categories} = catalogue;
  const own = services.filter((service) => service.category === category);
  const attributes = attributesOf(categories, category);
  const used = new Set(attributes.map(([, {group}]) => group));
  return {
    groups: Object.fromEntries(
      Object.entries(categories.groups)
        .filter(([key]) => used.has(key))
        .map(([key, label]) => [key, label[locale]]),
    ),
    attributes: attributes.map(([key, definition]) => {
      const words = wordsOf(definition, locale);
      return {
        key,
        label: definition.label[locale],
        about: definition.about[locale],
        group: definition.group,
        better: definition.better,
        ...(words && {words}),
        ...measuresOf(
          definition,
          own.map((service) => service.attributes[key]!.value),
          locale,
        ),
      };
    }),
    first: categories.categories[category]!.columns,
  };
}

/** Labels of all words of answers and terms; `undefined` for other attributes. */
function wordsOf({type, terms}: Attribute, locale: Locale): ComparedAttribute['words'] {
  const {'not-applicable': none, unknown} = ANSWERS;
  const words =
    type === 'answer'
      ? ANSWERS
      : type === 'terms'
        ? {...terms, 'not-applicable': none, unknown}
        : undefined;
  return (
    words && Object.fromEntries(Object.entries(words).map(([word, label]) => [word, label[locale]]))
  );
}

/** The measures of the values of an attribute, most frequent first. */
function measuresOf(
  definition: Attribute,
  values: readonly AttributeValue[],
  locale: Locale,
): Pick<ComparedAttribute, 'measures'> {
  if (definition.type !== 'amount' && definition.type !== 'price') {
    return {};
  }
  const found = byFrequency(
    values.flatMap((value) => {
      const measured = measureOf(value, values, locale);
      return measured && measured.amount !== 0 ? [measured.measure.name] : [];
    }),
  );
  const measures = values.flatMap((value) => measureOf(value, values, locale)?.measure ?? []);
  return {measures: found.map((name) => measures.find((measure) => measure.name === name)!)};
}

/** The different words, most frequent first. */
const byFrequency = <Word extends string>(words: readonly Word[]): Word[] =>
  [...new Set(words)].sort(
    (one, other) =>
      words.filter((word) => word === other).length - words.filter((word) => word === one).length,
  );

/** Significant digits to keep when a number is converted to another unit. */
const DIGITS = 4;

/**
 * Converts an amount or price to the unit of its kind that is most frequent in its row; `undefined`
 * for other values.
 * @param row the values of all services of the category
 */
function measureOf(
  value: AttributeValue,
  row: readonly AttributeValue[],
  locale: Locale,
): {readonly amount: number; readonly measure: Measure; readonly currency?: string} | undefined {
  if (typeof value !== 'object' || !('amount' in value)) {
    return undefined;
  }
  const scaled = (factor: number) =>
    factor === 1 ? value.amount : Number((value.amount * factor).toPrecision(DIGITS));
  if ('unit' in value) {
    const units = row.flatMap((one) =>
      typeof one === 'object' && 'unit' in one && UNITS[one.unit].kind === UNITS[value.unit].kind
        ? [one.unit]
        : [],
    );
    const unit = byFrequency<UnitName>(units)[0]!;
    return {
      amount: scaled(UNITS[value.unit].size / UNITS[unit].size),
      measure: {name: unit.toLowerCase(), label: unitWord(unit, locale)},
    };
  }
  const bases = row.flatMap((one) =>
    typeof one === 'object' && 'per' in one && PER[one.per].kind === PER[value.per].kind
      ? [one.per]
      : [],
  );
  const base = byFrequency<PerName>(bases)[0]!;
  return {
    amount: scaled(PER[base].size / PER[value.per].size),
    measure: {name: base.toLowerCase(), label: priceWord(base, locale)},
    currency: value.currency,
  };
}

function buildValues(
  {services, categories}: Pick<Catalogue, 'services' | 'categories'>,
  category: string,
  locale: Locale,
): AttributesBySlug {
  const definitions = attributesOf(categories, category);
  const own = services.filter((service) => service.category === category);
  const valuesOf = (service: Service): ComparedValue[] => {
    // Definitions and rows are both in the order of the groups.
    const rows = buildAttributeGroups(service, categories, locale).flatMap((group) => group.rows);
    return definitions.map(([key], index) => ({
      ...rows[index]!,
      ...comparable(
        service.attributes[key]!.value,
        own.map(({attributes}) => attributes[key]!.value),
        locale,
      ),
    }));
  };
  return Object.fromEntries(own.map((service) => [service.slug, valuesOf(service)]));
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
  const measured = measureOf(value, row, locale);
  if (measured === undefined) {
    return {};
  }
  const {amount, measure, currency} = measured;
  return {
    quantity: {
      ...{amount, measure: amount === 0 ? null : measure.name},
      ...(currency !== undefined && {currency}),
    },
  };
}

/** The lists "Good for" and "Watch out for" of a service. */
export type Sayings = InLocale<Pick<Service, 'goodFor' | 'watchOut'>>;

/** The lists of all services of a category, by slug. */
export type SayingsBySlug = Readonly<Record<string, Sayings>>;

export const buildSayings = (
  {services}: Pick<Catalogue, 'services'>,
  category: string,
  locale: Locale,
): SayingsBySlug =>
  Object.fromEntries(
    services
      .filter((service) => service.category === category)
      .map(({slug, goodFor, watchOut}) => [
        slug,
        {
          goodFor: goodFor.map((line) => line[locale]),
          watchOut: watchOut.map((line) => line[locale]),
        },
      ]),
  );

/**
 * Builds the data of a service for the comparison.
 * @param tags the texts of the tags in the language
 */
export function buildComparedService(
  service: Service,
  catalogue: Catalogue,
  tags: TagTexts,
  locale: Locale,
): ComparedService {
  return {
    ...buildServiceSummary(service, catalogue, locale),
    aliases: service.aliases,
    icon: tileOf('service', service.slug),
    tagLabels: service.tags.map((tag) => tags[tag]?.label ?? tag),
  };
}

/** What the comparison shows of services, in one language and ready to be sent as JSON. */
import {buildAttributeGroups} from './attributes';
import type {FactRow} from './rows';
import {tileOf} from '../kinds';
import type {Catalogue} from '../load';
import {type Attribute, attributesOf, type AttributeValue} from '../record/categories';
import type {Service, TagTexts} from '../record/schema';
import {PER, type PerName, priceWord, UNITS, unitWord, type UnitName} from '../units';
import {buildServiceSummary, type ServiceSummary} from './views';
import {ANSWERS, type Locale, NO_AMOUNT} from '../vocabulary';

/** What the comparison needs of a service. */
export type ComparedService = ServiceSummary & {
  readonly aliases: readonly string[];
  /** Path of its tile below the base URL. */
  readonly icon: string;
  /** Labels of the tags, in the order of `tags`. */
  readonly tagLabels: readonly string[];
  /** Values of the attributes of its category, where the page has loaded them. */
  readonly attributes?: readonly ComparedValue[];
};

/** A number that can be compared with others of its measure. */
export type Quantity = {
  /** In the unit of the measure. */
  readonly amount: number | 'unlimited';
  /** `null` for what is the same in all measures: nothing, and what has no limit. */
  readonly measure: string | null;
};

/** A value of an attribute, and what sorting and filtering need of it. */
export type ComparedValue = FactRow & {
  /** Of an answer and of terms, and where a word stands in the place of a value. */
  readonly words?: readonly string[];
  readonly quantity?: Quantity;
};

/** Values of the attributes of all services of a category, by slug. */
export type AttributesBySlug = Readonly<Record<string, readonly ComparedValue[]>>;

/** What numbers of an attribute are in. Numbers in other currencies or units are never compared. */
export type Measure = {readonly name: string; readonly label: string};

/** An attribute as a column of the comparison. */
export type ComparedAttribute = {
  readonly key: string;
  readonly label: string;
  readonly about: string;
  /** Key of its group. */
  readonly group: string;
  readonly better: Attribute['better'];
  /** Of an answer and of terms, all words with their labels. */
  readonly words?: Readonly<Record<string, string>>;
  /** Of an amount and of a price, those that values have; the most frequent first. */
  readonly measures?: readonly Measure[];
};

/** The attributes of a category as columns. */
export type ComparedColumns = {
  /** Labels by key, in the order of the columns. */
  readonly groups: Readonly<Record<string, string>>;
  readonly attributes: readonly ComparedAttribute[];
  /** Keys of the attributes that are shown at first. */
  readonly first: readonly string[];
};

/** What the comparison loads of a category. */
export type ComparedCategory = {
  readonly columns: ComparedColumns;
  readonly values: AttributesBySlug;
};

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
    attributes: attributes.map(([key, definition]) => ({
      key,
      label: definition.label[locale],
      about: definition.about[locale],
      group: definition.group,
      better: definition.better,
      ...wordsOf(definition, locale),
      ...measuresOf(
        definition,
        own.map((service) => service.attributes[key]!.value),
        locale,
      ),
    })),
    first: categories.categories[category]!.columns,
  };
}

function wordsOf({type, terms}: Attribute, locale: Locale): Pick<ComparedAttribute, 'words'> {
  const {'not-applicable': none, unknown} = ANSWERS;
  const words =
    type === 'answer'
      ? ANSWERS
      : type === 'terms'
        ? {...terms, 'not-applicable': none, unknown}
        : undefined;
  return words
    ? {
        words: Object.fromEntries(
          Object.entries(words).map(([word, label]) => [word, label[locale]]),
        ),
      }
    : {};
}

function measuresOf(
  definition: Attribute,
  values: readonly AttributeValue[],
  locale: Locale,
): Pick<ComparedAttribute, 'measures'> {
  if (definition.type !== 'amount' && definition.type !== 'price') {
    return {};
  }
  const counts = new Map<string, {measure: Measure; count: number}>();
  for (const value of values) {
    const measured = measureOf(value, definition, locale);
    if (measured && measured.amount !== 0) {
      const {measure} = measured;
      counts.set(measure.name, {measure, count: (counts.get(measure.name)?.count ?? 0) + 1});
    }
  }
  return {
    measures: [...counts.values()]
      .sort((one, other) => other.count - one.count)
      .map(({measure}) => measure),
  };
}

/** Digits that a number keeps when it is brought into another unit. */
const DIGITS = 12;

/** A number in the first unit of its definition that counts the same; `undefined` for other values. */
function measureOf(
  value: AttributeValue,
  {units = [], per = []}: Pick<Attribute, 'units' | 'per'>,
  locale: Locale,
): {readonly amount: number; readonly measure: Measure} | undefined {
  if (typeof value !== 'object' || !('amount' in value)) {
    return undefined;
  }
  const scaled = (factor: number) => Number((value.amount * factor).toPrecision(DIGITS));
  if ('unit' in value) {
    const {kind, size} = UNITS[value.unit];
    const unit = units.find((name: UnitName) => UNITS[name].kind === kind)!;
    return {
      amount: scaled(size / UNITS[unit].size),
      measure: {name: unit.toLowerCase(), label: unitWord(unit, locale)},
    };
  }
  const {currency} = value;
  const {kind, size} = PER[value.per];
  const base = per.find((name: PerName) => PER[name].kind === kind)!;
  return {
    amount: scaled(PER[base].size / size),
    measure: {
      name: `${currency}-${base}`.toLowerCase(),
      label: priceWord(currency, base, locale),
    },
  };
}

const buildValues = (
  {services, categories}: Pick<Catalogue, 'services' | 'categories'>,
  category: string,
  locale: Locale,
): AttributesBySlug =>
  Object.fromEntries(
    services
      .filter((service) => service.category === category)
      .map((service) => {
        // Both are in the order of the groups.
        const definitions = attributesOf(categories, category);
        const rows = buildAttributeGroups(service, categories, locale).flatMap(
          (group) => group.rows,
        );
        return [
          service.slug,
          definitions.map(([key, definition], index) => ({
            ...rows[index]!,
            ...comparable(service.attributes[key]!.value, definition, locale),
          })),
        ];
      }),
  );

/** What a value is compared by. */
function comparable(
  value: AttributeValue,
  definition: Attribute,
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
  const measured = measureOf(value, definition, locale);
  if (measured === undefined) {
    return {};
  }
  const {amount, measure} = measured;
  return {quantity: {amount, measure: amount === 0 ? null : measure.name}};
}

/**
 * Builds what the comparison needs of a service.
 * @param tags the tags in the language of the page
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

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
  isFigure,
  localize,
  PER,
  priceWord,
  type Service,
  type ServiceSummary,
  type TagTexts,
  UNITS,
  unitWord,
} from '../catalogue';
import type {FactRow, InLocale} from '../catalogue/browser';
import {ANSWERS, type Locale, NO_AMOUNT} from '../catalogue/vocabulary';
import {groupBy} from '../groupBy';
import {NO_COMPANY} from '../site/addresses';

const NO_COMPANY_PAGE = {en: 'No company page', ja: '企業ページなし'};

/** A service in the comparison, in one language; its own values are in the data of its category. */
export type ComparedService = ServiceSummary & {
  readonly aliases: readonly string[];
  readonly attributes?: readonly ComparedValue[];
} & Partial<InLocale<Pick<Service, 'goodFor' | 'watchOut'>>>;

/** A number that can be compared with others of the same measure. */
export type Quantity = {
  /** Amount in the unit of the measure; for dates, milliseconds since 1970. */
  readonly amount: number | 'unlimited';
  /** Name of the measure; `null` for 0 and `unlimited`, which are comparable with all measures. */
  readonly measure: string | null;
  /** ISO 4217 code, if it is a price. */
  readonly currency?: string;
};

export type ComparedValue = FactRow & {
  /** The answer or the terms; or the word that replaces a value, such as `unknown`. */
  readonly words?: readonly string[];
  readonly quantity?: Quantity;
  /** Its short form, such as the year of a date, unless its words have one. */
  readonly short?: string;
};

/** A column of the table, with its texts in one language. */
export type Column = {
  /** Identifier in the query of the URL. */
  readonly name: string;
  /** Path of the field in a record, such as `japan.region`. */
  readonly field: string;
  readonly head: string;
  /** Its name beside a filter, if that is not `head`. */
  readonly label?: string;
  readonly about?: string;
  readonly better?: Attribute['better'];
  /** Labels of all words by which it is filtered. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** Words in sort order; without them, the column is sorted by its texts or numbers. */
  readonly order?: readonly string[] | undefined;
  /**
   * Units of the numbers of an attribute, or what its prices are for, which have the currency
   * `{currency}` in their labels; most frequent first. Different measures are never compared.
   */
  readonly measures: readonly Readonly<Record<'name' | 'label', string>>[];
  /** Key of the menu with its filter. */
  readonly group: string;
};

/** Services with what a reader can choose from, and their attributes if all have the same. */
export type Source = ReturnType<typeof buildSource> & {
  readonly columns?: CategoryData['columns'];
};

export type CategoryData = ReturnType<typeof buildCategoryData>;

/** The data of the page of a category, which its services side by side need too. */
export function buildCategoryData(
  catalogue: Catalogue,
  category: string,
  tags: TagTexts,
  locale: Locale,
  today: string,
) {
  const {categories} = catalogue;
  const own = catalogue.services.filter((service) => service.category === category);
  const source = buildSource({...catalogue, services: own}, tags, locale);
  const definitions = attributesOf(categories, category).map(([name, definition]) => ({
    ...{name, definition},
    comparison: compareValues(
      own.map(({attributes}) => attributes[name]!.value),
      locale,
    ),
  }));
  return {
    ...source,
    services: source.services.map((service): ComparedService => {
      const record = own.find(({slug}) => slug === service.slug)!;
      const {goodFor, watchOut} = localize(record, locale);
      // Definitions and rows are both in the order of the groups.
      const rows = buildAttributeGroups(record, categories, locale).flatMap((group) => group.rows);
      const attributes = definitions.map(({name, comparison}, index) => ({
        ...rows[index]!,
        ...comparison.comparableOf(record.attributes[name]!.value),
      }));
      return {...service, attributes, goodFor, watchOut};
    }),
    columns: {
      groups: localize(categories.groups, locale),
      attributes: definitions.map(({name, definition, comparison}): Column => {
        const {label: head, about, better, group, type} = localize(definition, locale);
        return {
          ...{name, field: `attributes.${name}`, head, about, better, group},
          words: wordsOf(definition, locale),
          // Services rarely share the same terms, so only answers have an order.
          order: type === 'answer' ? Object.keys(ANSWERS) : undefined,
          measures: comparison.measures,
        };
      }),
      first: categories.categories[category]!.columns,
    },
    costs: buildCategoryCosts(catalogue, category, locale, today),
  };
}

/** Services with the values that all have, and the filters by these. */
export function buildSource(catalogue: Catalogue, tags: TagTexts, locale: Locale) {
  const {compare} = new Intl.Collator(locale, {numeric: true});
  type Named = Readonly<Record<'slug' | 'name', string>>;
  const byName = (one: Named, other: Named) =>
    compare(one.name, other.name) || (one.slug < other.slug ? -1 : 1);
  const namesOf = (named: readonly Named[]): Readonly<Record<string, string>> =>
    Object.fromEntries([...named].sort(byName).map(({slug, name}) => [slug, name]));
  const services = catalogue.services
    .map((service): ComparedService => ({
      ...buildServiceSummary(service, catalogue, locale),
      aliases: service.aliases,
    }))
    .sort(byName);
  const used = services.flatMap((service) => service.tags);
  return {
    locale,
    services,
    /** Labels of the tags and companies by slug, in display order. */
    names: {
      tag: namesOf(used.map((slug) => ({slug, name: tags[slug]?.label ?? slug}))),
      company: Object.assign(namesOf(services.flatMap(({company}) => company ?? [])), {
        [NO_COMPANY]: NO_COMPANY_PAGE[locale],
      }),
    },
    /** The attributes by which services of all categories can be filtered. */
    filters: Object.entries(catalogue.categories.attributes)
      .filter(([, {isGeneralFilter}]) => isGeneralFilter)
      .map(([key, definition]) => ({
        ...{key, label: definition.label[locale], group: definition.group},
        words: wordsOf(definition, locale) ?? {},
        values: Object.fromEntries(
          catalogue.services.flatMap(({slug, attributes}) =>
            attributes[key] ? [[slug, [attributes[key].value].flat() as readonly string[]]] : [],
          ),
        ),
      })),
  };
}

/** Labels of all words of answers and terms; `undefined` for other attributes. */
function wordsOf({type, terms}: Attribute, locale: Locale): Column['words'] {
  const {'not-applicable': none, unknown} = ANSWERS;
  const words = {answer: ANSWERS, terms: {...terms, 'not-applicable': none, unknown}};
  return type === 'answer' || type === 'terms' ? localize(words[type], locale) : undefined;
}

const byFrequency = <Unit extends {readonly name: string}>(units: readonly Unit[]): Unit[] =>
  [...groupBy(units, ({name}) => name).values()]
    .sort((one, other) => other.length - one.length)
    .map(([unit]) => unit!);

const unitOf = (figure: Figure, locale: Locale) =>
  'unit' in figure
    ? {...UNITS[figure.unit], name: figure.unit, label: unitWord(figure.unit, locale)}
    : {...PER[figure.per], name: figure.per, label: priceWord(figure.per, locale)};

/** Significant digits to keep when a number is converted to another unit. */
const DIGITS = 4;

/** What the values of an attribute are sorted and filtered by, and the measures of its numbers. */
function compareValues(values: readonly AttributeValue[], locale: Locale) {
  const figures = values.filter(isFigure);
  const units = byFrequency<ReturnType<typeof unitOf>>(
    figures.map((figure) => unitOf(figure, locale)),
  );
  /** An amount or price in the unit of its kind that is most frequent. */
  const convert = (figure: Figure) => {
    const own = unitOf(figure, locale);
    const {name, label, size} = units.find(({kind}) => kind === own.kind)!;
    const factor = 'unit' in figure ? own.size / size : size / own.size;
    return {
      amount: factor === 1 ? figure.amount : Number((figure.amount * factor).toPrecision(DIGITS)),
      measure: {name: name.toLowerCase(), label},
    };
  };
  const comparableOf = (value: AttributeValue): Pick<ComparedValue, 'words' | 'quantity'> => {
    if (value === 'unlimited') {
      return {quantity: {amount: value, measure: null}};
    }
    if (typeof value === 'string') {
      return value in ANSWERS || value in NO_AMOUNT
        ? {words: [value]}
        : {quantity: {amount: Date.parse(value), measure: 'date'}};
    }
    if (!isFigure(value)) {
      return Array.isArray(value) ? {words: value as readonly string[]} : {};
    }
    const {amount, measure} = convert(value);
    return {
      quantity: {
        ...{amount, measure: amount === 0 ? null : measure.name},
        ...('currency' in value && {currency: value.currency}),
      },
    };
  };
  const measured = figures.map(convert).filter(({amount}) => amount !== 0);
  return {comparableOf, measures: byFrequency(measured.map(({measure}) => measure))};
}

/**
 * Schemas of `services/categories.yml`, which defines the categories and the attributes by which
 * their services are compared, of the attribute values in records, and of `services/rates.yml`.
 */
import * as z from 'zod';
import {QUANTITIES} from '../costs/estimate';
import {MENUS} from '../fields';
import {ANSWERS, ATTRIBUTE_TYPES, type Localized} from '../vocabulary';
import {
  amountForm,
  type Figure,
  PER,
  type PerName,
  priceForm,
  readFigure,
  type UnitName,
  UNITS,
} from '../units';
import {listSome} from '../rules/problems';
import {
  claimOf,
  Currency,
  dateLike,
  enumOf,
  figureLike,
  inBoth,
  leftOut,
  LocalizedName,
  LocalizedSchema,
  orNoAnswer,
  PartialDate,
  refuse,
  refuseRepeats,
  Sentence,
  severalOf,
  Slug,
  textLike,
  Url,
} from './values';

const Label = inBoth(Sentence);

/** Keys that belong to attributes of one type only, by that type. */
const TYPE_KEYS = {amount: 'units', price: 'per', terms: 'terms'} as const;

const AttributeSchema = z
  .strictObject({
    group: z.string().describe('Key of the group that it is shown in.'),
    label: Label.describe('Heading of its row or column.'),
    about: LocalizedSchema.describe('One sentence that explains it.'),
    type: z.enum(ATTRIBUTE_TYPES).describe('What its values are.'),
    units: severalOf(enumOf(UNITS), 'must contain at least one unit')
      .optional()
      .describe('For the type "amount": allowed units.'),
    per: severalOf(enumOf(PER)).optional().describe('For the type "price": allowed billing units.'),
    terms: z
      .record(Slug, Label)
      .refine((terms) => Object.keys(terms).length > 0, 'must contain at least one value')
      .optional()
      .describe('For the type "terms": allowed terms, each with its label.'),
    quantity: z
      .enum(QUANTITIES)
      .optional()
      .describe('The quantity of plans that it is the amount of, whose limits it then names.'),
    better: z
      .enum(['lower', 'higher'])
      .nullable()
      .describe('Which direction is better for the user, or null.'),
    shelfLifeDays: z
      .number()
      .int('must be a whole number of days')
      .positive('must be more than 0')
      .nullable()
      .describe('For how many days a check stays valid; null if no further check is needed.'),
    categories: z
      .union([z.literal('all'), severalOf(Slug, 'must contain at least one category, or be "all"')])
      .describe('The categories whose services have this attribute, or "all".'),
    isGeneralFilter: z
      .boolean()
      .default(false)
      .describe('For answers and terms: whether the list of all services can be filtered by it.'),
  })
  .superRefine((definition, context) => {
    const {type, isGeneralFilter, group} = definition;
    for (const [owner, key] of Object.entries(TYPE_KEYS)) {
      const value = definition[key];
      if (value !== undefined && type !== owner) {
        const message = `is not allowed when the type is "${type}"; it belongs to "${owner}"`;
        refuse(context, [key], message, value);
      } else if (value === undefined && type === owner) {
        refuse(context, ['type'], `needs the key "${key}" beside it`, type);
      }
    }
    if (isGeneralFilter && type !== 'answer' && type !== 'terms') {
      const message = `is not allowed when the type is "${type}"; it belongs to "answer" and "terms"`;
      refuse(context, ['isGeneralFilter'], message);
    }
    if (isGeneralFilter && !Object.hasOwn(MENUS, group)) {
      const message = 'must be a menu of the comparison when "isGeneralFilter" is true';
      refuse(context, ['group'], message, group, Object.keys(MENUS));
    }
  });

/** `services/categories.yml` */
export const CategoriesSchema = z
  .strictObject({
    categories: z.record(
      Slug,
      z.strictObject({
        label: Label.describe('Name of the category.'),
        page: textLike(
          /^\/docs\/[a-z0-9/-]+$/,
          'the path of a documentation page, such as "/docs/categories/storage"',
        ),
        columns: z
          .array(Slug)
          .superRefine(refuseRepeats())
          .default([])
          .describe('Attributes that the comparison shows by default, in display order.'),
      }),
    ),
    groups: z.record(Slug, Label),
    attributes: z.record(Slug, AttributeSchema),
  })
  .superRefine((definitions, context) => {
    const {categories, groups, attributes} = definitions;
    const refuseUnknown = (
      path: PropertyKey[],
      key: string,
      allowed: readonly string[],
      what: string,
    ) => {
      if (!allowed.includes(key)) {
        refuse(context, path, `must be ${what}`, key, allowed);
      }
    };
    for (const [key, {columns}] of Object.entries(categories)) {
      const own = attributesOf(definitions, key).map(([name]) => name);
      columns.forEach((column, index) => {
        const path = ['categories', key, 'columns', index];
        refuseUnknown(path, column, own, `an attribute of "${key}"`);
      });
    }
    for (const [key, {group, categories: named}] of Object.entries(attributes)) {
      const path = ['attributes', key];
      refuseUnknown([...path, 'group'], group, Object.keys(groups), 'a key of "groups"');
      (named === 'all' ? [] : named).forEach((category, index) => {
        const at = [...path, 'categories', index];
        refuseUnknown(at, category, Object.keys(categories), 'a key of "categories"');
      });
    }
  });
export type Categories = z.output<typeof CategoriesSchema>;
export type Attribute = z.output<typeof AttributeSchema>;

/** The attributes of a category, sorted by group, in the order in which records list them. */
export function attributesOf(
  {groups, attributes}: Pick<Categories, 'groups' | 'attributes'>,
  category: string,
): readonly (readonly [key: string, definition: Attribute])[] {
  const order = Object.keys(groups);
  return Object.entries(attributes)
    .filter(([, {categories}]) => categories === 'all' || categories.includes(category))
    .sort(([, a], [, b]) => order.indexOf(a.group) - order.indexOf(b.group));
}

/** Schema of an amount as it is written, such as `5 TiB`. */
const amountIn = (units: readonly UnitName[]) =>
  figureLike(
    amountForm(units),
    `an amount such as "5 ${units[0]!}" (units: ${listSome(units)})`,
  ).transform(readFigure);

/** Schema of a price as it is written, such as `0.015 USD/GB-month`. */
const pricePer = (per: readonly PerName[]) =>
  figureLike(priceForm(per), `a price such as "0.015 USD/${per[0]!}" (units: ${listSome(per)})`)
    .refine(
      (text) => Currency.safeParse(text.split(/[ /]/)[1]).success,
      'must have the ISO 4217 code of a current currency',
    )
    .transform(readFigure);

/** Schema of the values of an attribute. */
function valueSchema({type, units = [], per = [], terms = {}}: Attribute): z.ZodType {
  switch (type) {
    case 'answer':
      return enumOf(ANSWERS);
    case 'amount':
      return orNoAnswer(z.union([z.literal('unlimited'), amountIn(units)]));
    case 'price':
      return orNoAnswer(z.union([z.literal('on-request'), pricePer(per)]));
    case 'terms':
      return orNoAnswer(severalOf(z.enum(Object.keys(terms) as [string])));
    case 'text':
      return orNoAnswer(LocalizedSchema);
    case 'date':
      return orNoAnswer(PartialDate);
  }
}

/** Value of an attribute: an answer, `unknown` or a date; terms; an amount; a price; or a text. */
export type AttributeValue = string | readonly string[] | Figure | Localized;

/** A claim with any value. */
const AttributeClaim = claimOf(
  z.unknown().transform((value) => readFigure(value) as AttributeValue),
);

/** Attributes of a record whose category isn't known; the values are not validated. */
export const AnyAttributes = z.record(Slug, AttributeClaim);

/** Attributes of all categories, with any value; for the JSON Schema used by editors. */
export const allAttributesSchema = ({attributes}: Categories) =>
  z.partialRecord(z.enum(Object.keys(attributes)), AttributeClaim);

/** The schemas of attributes that several categories have. */
const claims = new WeakMap<Attribute, z.ZodType>();

/** Attributes of a category: all of them are required and no others are allowed. */
export function attributesSchema(categories: Categories, category: string) {
  const own = attributesOf(categories, category);
  const shape: Record<string, z.ZodType> = {};
  for (const [key, definition] of own) {
    shape[key] =
      claims.get(definition) ?? claimOf(valueSchema(definition)).describe(definition.about.en);
    claims.set(definition, shape[key]);
  }
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' &&
      issue.keys.every((key) => Object.hasOwn(categories.attributes, key))
        ? `is an attribute of another category, not of "${category}"; remove it`
        : undefined,
  });
}

/**
 * The category whose attributes a record has, if it is another one than it names: if it has only
 * attributes of that category, several of which its own lacks.
 * @param category the category that the record names
 */
export function categoryOf(
  categories: Categories,
  category: string,
  given: object,
): string | undefined {
  const keys = Object.keys(given).filter((key) => Object.hasOwn(categories.attributes, key));
  const strayIn = (name: string): number => {
    const own = attributesOf(categories, name).map(([key]) => key);
    return keys.filter((key) => !own.includes(key)).length;
  };
  return strayIn(category) <= 2
    ? undefined
    : Object.keys(categories.categories).find((other) => strayIn(other) === 0);
}

const Rate = z.strictObject({
  jpy: z.number().positive('must be more than 0').describe('Yen for one unit of the currency.'),
  on: dateLike(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-11-20').describe(
    'Day on which the rate applied.',
  ),
  publisher: LocalizedName.describe('Who publishes the rate.'),
  source: Url.describe('URL of the page that shows it.'),
  by: leftOut(z.enum(['third-party'])).describe(
    'Only if the rate was not read on the page itself, but in a third party’s copy of it.',
  ),
});

/** `services/rates.yml`: the exchange rates to yen, by ISO 4217 code. */
export const RatesSchema = z.strictObject({rates: z.record(Currency, Rate)});
export type Rates = z.output<typeof RatesSchema>['rates'];

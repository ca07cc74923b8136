/** Schemas of `services/categories.yml`, of attributes in records, and of `services/rates.yml`. */
import * as z from 'zod';
import {MENUS} from '../fields';
import {ANSWERS, ATTRIBUTE_TYPES, type Localized} from '../vocabulary';
import {amountForm, type Figure, PER, priceForm, QUANTITIES, readFigure, UNITS} from '../units';
import {listSome} from '../problems';
import {
  anyOf,
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
    group: z.string(),
    label: Label,
    about: LocalizedSchema,
    type: z.enum(ATTRIBUTE_TYPES),
    units: severalOf(enumOf(UNITS), 'must contain at least one unit').optional(),
    per: severalOf(enumOf(PER)).optional(),
    terms: z
      .record(Slug, Label)
      .refine((terms) => Object.keys(terms).length > 0, 'must contain at least one value')
      .optional(),
    /** The quantity of plans that it is the amount of, whose limits it then names. */
    quantity: z.enum(QUANTITIES).optional(),
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
    categories: z.union([
      z.literal('all'),
      severalOf(Slug, 'must contain at least one category, or be "all"'),
    ]),
    /** Whether the list of all services can be filtered by it. */
    isGeneralFilter: z.boolean().default(false),
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

export const CategoriesSchema = z
  .strictObject({
    categories: z.record(
      Slug,
      z.strictObject({
        label: Label,
        page: textLike(
          /^\/docs\/[a-z0-9/-]+$/,
          'the path of a documentation page, such as "/docs/categories/storage"',
        ),
        /** Attributes that the comparison shows by default, in display order. */
        columns: anyOf(Slug),
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

const isOf = ({categories}: Attribute, category: string): boolean =>
  categories === 'all' || categories.includes(category);

/** The attributes of a category, sorted by group, in the order in which records list them. */
export function attributesOf(
  {groups, attributes}: Pick<Categories, 'groups' | 'attributes'>,
  category: string,
): readonly (readonly [key: string, definition: Attribute])[] {
  const order = Object.keys(groups);
  return Object.entries(attributes)
    .filter(([, attribute]) => isOf(attribute, category))
    .sort(([, a], [, b]) => order.indexOf(a.group) - order.indexOf(b.group));
}

const VALUES: Readonly<Record<Attribute['type'], (attribute: Attribute) => z.ZodType>> = {
  answer: () => enumOf(ANSWERS),
  amount: ({units = []}) => {
    const what = `an amount such as "5 ${units[0]!}" (units: ${listSome(units)})`;
    const amount = figureLike(amountForm(units), what).transform(readFigure);
    return orNoAnswer(z.union([z.literal('unlimited'), amount]));
  },
  price: ({per = []}) => {
    const what = `a price such as "0.015 USD/${per[0]!}" (units: ${listSome(per)})`;
    const price = figureLike(priceForm(per), what)
      .refine(
        (text) => Currency.safeParse(text.split(/[ /]/)[1]).success,
        'must have the ISO 4217 code of a current currency',
      )
      .transform(readFigure);
    return orNoAnswer(z.union([z.literal('on-request'), price]));
  },
  terms: ({terms = {}}) => orNoAnswer(severalOf(z.enum(Object.keys(terms) as [string]))),
  text: () => orNoAnswer(LocalizedSchema),
  date: () => orNoAnswer(PartialDate),
};

/** Value of an attribute: an answer, `unknown` or a date; terms; an amount; a price; or a text. */
export type AttributeValue = string | readonly string[] | Figure | Localized;

const AttributeClaim = claimOf(
  z.unknown().transform((value) => readFigure(value) as AttributeValue),
);

/** Attributes of a record whose category isn't known; the values are not validated. */
export const AnyAttributes = z.record(Slug, AttributeClaim);

/** Attributes of all categories, with any value; for the JSON Schema used by editors. */
export const allAttributesSchema = ({attributes}: Categories) =>
  z.partialRecord(z.enum(Object.keys(attributes)), AttributeClaim);

/** Attributes of a category: all of them are required and no others are allowed. */
export function attributesSchema(categories: Categories, category: string) {
  const shape = attributesOf(categories, category).map(([key, definition]) => {
    const claim = claimOf(VALUES[definition.type](definition));
    return [key, claim.describe(definition.about.en)] as const;
  });
  return z.strictObject(Object.fromEntries(shape), {
    error: (issue) =>
      issue.code === 'unrecognized_keys' &&
      issue.keys.every((key) => Object.hasOwn(categories.attributes, key))
        ? `is an attribute of another category, not of "${category}"; remove it`
        : undefined,
  }) as unknown as typeof AnyAttributes;
}

/**
 * The category whose attributes a record has, if it is another one than it names: if it has only
 * attributes of that category, several of which its own lacks.
 */
export function categoryOf(
  {categories, attributes}: Categories,
  category: string,
  given: object,
): string | undefined {
  const own = Object.entries(attributes).filter(([key]) => Object.hasOwn(given, key));
  const strayIn = (name: string) => own.filter(([, attribute]) => !isOf(attribute, name)).length;
  return strayIn(category) <= 2
    ? undefined
    : Object.keys(categories).find((other) => strayIn(other) === 0);
}

/** `services/rates.yml`: the exchange rates to yen, by ISO 4217 code. */
export const RatesSchema = z.strictObject({
  rates: z.record(
    Currency,
    z.strictObject({
      jpy: z.number().positive('must be more than 0').describe('Yen for one unit of the currency.'),
      on: dateLike(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-11-20').describe(
        'Day on which the rate applied.',
      ),
      publisher: LocalizedName,
      source: Url,
      by: leftOut(z.enum(['third-party'])).describe(
        'Only if the rate was not read on the page itself, but in a third party’s copy of it.',
      ),
    }),
  ),
});
export type Rates = z.output<typeof RatesSchema>['rates'];

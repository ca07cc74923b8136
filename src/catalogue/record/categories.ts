/**
 * Categories, and the attributes by which their services are compared, as `services/categories.yml`
 * defines them; and the schema of the values that a record has to give for its category.
 */
import * as z from 'zod';
import {ANSWERS, ATTRIBUTE_TYPES, DIRECTIONS, type Localized} from '../vocabulary';
import {PER, type PerName, UNITS, type UnitName} from '../units';
import {claimOf, orNoAnswer} from './claims';
import {FOREIGN} from './shape';
import {
  Amount,
  BESIDE_OTHER_PROBLEMS,
  Currency,
  enumOf,
  inBoth,
  LocalizedSchema,
  PartialDate,
  refuseRepeats,
  Sentence,
  Slug,
  textLike,
} from './values';

const Label = inBoth(Sentence, Sentence);

/** A word of a vocabulary: one name where both languages write the same. */
const Term = z.union([Sentence.transform((name) => ({en: name, ja: name})), Label]);

/** Keys that only definitions of one type have. */
const TYPE_KEYS = {amount: 'units', price: 'per', terms: 'terms'} as const;

const AttributeSchema = z
  .strictObject({
    group: z.string().describe('Key of the group in which it is shown.'),
    label: Label.describe('Head of its row or column.'),
    about: LocalizedSchema.describe('One sentence that explains it.'),
    type: enumOf(ATTRIBUTE_TYPES).describe('What its values are.'),
    units: z
      .array(enumOf(UNITS))
      .min(1, 'must hold at least one unit')
      .superRefine(refuseRepeats(null, (unit) => unit))
      .optional()
      .describe('Of an amount: the units it may be in.'),
    per: z
      .array(enumOf(PER))
      .min(1, 'must hold at least one word')
      .superRefine(refuseRepeats(null, (per) => per))
      .optional()
      .describe('Of a price: what it may be per.'),
    terms: z
      .record(Slug, Term)
      .refine((terms) => Object.keys(terms).length > 0, 'must hold at least one word')
      .optional()
      .describe('Of a list of terms: the words it may hold, each with its name.'),
    better: enumOf(DIRECTIONS)
      .nullable()
      .describe('Which direction is better for a reader, or null.'),
    shelfLifeDays: z
      .number()
      .int('must be a whole number of days')
      .positive('must be more than 0')
      .nullable()
      .describe('For how many days a check is relied on; null for what does not age.'),
    categories: z
      .union([
        z.literal('all'),
        z
          .array(Slug)
          .min(1, 'must hold at least one category, or be "all"')
          .superRefine(refuseRepeats(null, (category: string) => category)),
      ])
      .describe('The categories whose services have it.'),
  })
  .superRefine((definition, context) => {
    const {type} = definition;
    for (const [owner, key] of Object.entries(TYPE_KEYS)) {
      const isThere = definition[key] !== undefined;
      if (isThere !== (type === owner) && type in ATTRIBUTE_TYPES) {
        context.addIssue({
          code: 'custom',
          path: [isThere ? key : 'type'],
          input: isThere ? definition[key] : type,
          message: isThere
            ? `must not be there when the type is "${type}"; it belongs to "${owner}"`
            : `needs the key "${key}" beside it`,
        });
      }
    }
  }, BESIDE_OTHER_PROBLEMS);

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
          .superRefine(refuseRepeats(null, (key: string) => key))
          .default([])
          .describe('The attributes that the comparison shows at first, in its order.'),
      }),
    ),
    groups: z.record(Slug, Label),
    attributes: z.record(Slug, AttributeSchema),
  })
  .superRefine((definitions, context) => {
    const {categories, groups, attributes} = definitions;
    for (const [key, {columns}] of Object.entries(categories)) {
      const own = attributesOf(definitions, key).map(([name]) => name);
      columns.forEach((column, index) => {
        if (!own.includes(column)) {
          context.addIssue({
            code: 'custom',
            path: ['categories', key, 'columns', index],
            input: column,
            message: `must be an attribute of "${key}"`,
            params: {allowed: own},
          });
        }
      });
    }
    for (const [key, attribute] of Object.entries(attributes)) {
      const path = ['attributes', key];
      if (!(attribute.group in groups)) {
        context.addIssue({
          code: 'custom',
          path: [...path, 'group'],
          input: attribute.group,
          message: 'must be a key of "groups"',
          params: {allowed: Object.keys(groups)},
        });
      }
      const named = attribute.categories === 'all' ? [] : attribute.categories;
      named.forEach((category, index) => {
        if (!(category in categories)) {
          context.addIssue({
            code: 'custom',
            path: [...path, 'categories', index],
            input: category,
            message: 'must be a key of "categories"',
            params: {allowed: Object.keys(categories)},
          });
        }
      });
    }
  });
export type Categories = z.output<typeof CategoriesSchema>;
export type Attribute = z.output<typeof AttributeSchema>;

/** The attributes of a category, group by group, in the order in which records write them. */
export function attributesOf(
  {groups, attributes}: Pick<Categories, 'groups' | 'attributes'>,
  category: string,
): readonly (readonly [key: string, definition: Attribute])[] {
  const order = Object.keys(groups);
  return Object.entries(attributes)
    .filter(([, {categories}]) => categories === 'all' || categories.includes(category))
    .sort(([, a], [, b]) => order.indexOf(a.group) - order.indexOf(b.group));
}

const amountIn = (units: readonly UnitName[]) =>
  z.strictObject({
    amount: Amount.describe('The number.'),
    unit: z.enum(units as [UnitName]).describe('What it is counted in.'),
  });

const pricePer = (per: readonly PerName[]) =>
  z.strictObject({
    amount: Amount.describe('The price; 0 for what is free of charge.'),
    currency: Currency.describe('ISO 4217 code.'),
    per: z.enum(per as [PerName]).describe('What is paid so much for.'),
  });

/** What the values of an attribute may be. */
function valueSchema({type, units = [], per = [], terms = {}}: Attribute): z.ZodType {
  switch (type) {
    case 'answer':
      return enumOf(ANSWERS);
    case 'amount':
      return orNoAnswer(z.union([z.literal('unlimited'), amountIn(units)]));
    case 'price':
      return orNoAnswer(z.union([z.literal('on-request'), pricePer(per)]));
    case 'terms':
      return orNoAnswer(
        z
          .array(z.enum(Object.keys(terms) as [string]))
          .min(1, 'must hold at least one word')
          .superRefine(refuseRepeats(null, (term) => term)),
      );
    case 'text':
      return orNoAnswer(LocalizedSchema);
    case 'date':
      return orNoAnswer(PartialDate);
  }
}

/** A value of an attribute: a word or date, terms, an amount, a price, or a text. */
export type AttributeValue =
  | string
  | readonly string[]
  | {readonly amount: number; readonly unit: UnitName}
  | {readonly amount: number; readonly currency: string; readonly per: PerName}
  | Localized;

const AttributeClaim = claimOf(z.unknown() as unknown as z.ZodType<AttributeValue>);

/** The values of a record of which no category is known. */
export const AnyAttributes = z.record(Slug, AttributeClaim);

/** The values of records of all categories, none of which has to be there. */
export const allAttributesSchema = ({attributes}: Categories) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(attributes).map(([key, definition]) => [
        key,
        claimOf(valueSchema(definition)).optional().describe(definition.about.en),
      ]),
    ),
  );

/** The values that a record of a category has to give: all of them, and no others. */
export function attributesSchema(categories: Categories, category: string) {
  const own = attributesOf(categories, category);
  const shape = Object.fromEntries(
    own.map(([key, definition]) => [
      key,
      claimOf(valueSchema(definition)).describe(definition.about.en),
    ]),
  );
  return z.strictObject(shape).register(FOREIGN, {
    remark(key) {
      const other = categories.attributes[key];
      return other === undefined || other.categories === 'all'
        ? undefined
        : `belongs to services of the category ${other.categories.join(', ')}, not to "${category}"; remove it`;
    },
  });
}

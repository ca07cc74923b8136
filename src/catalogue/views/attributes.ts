/** Attribute values as labelled rows in one language; the data is serializable as JSON. */
import {fill} from '../../fill';
import {groupBy} from '../../groupBy';
import {
  type Attribute,
  attributesOf,
  type AttributeValue,
  type Categories,
} from '../record/categories';
import type {Service} from '../record/schema';
import {formatNumber} from '../numbers';
import {formatAmount, formatMoney, formatPrice, isFigure, QUANTITY_WORDS} from '../units';
import {ANSWERS, type Locale, type Localized, NO_AMOUNT} from '../vocabulary';
import {formatDate} from '../dates';
import {buildRow, LIST_COMMA} from '../rows';

export const attributeField = (key: string): string => `attributes.${key}`;

const LIMITED: Localized = {en: 'Up to the amount of {name}', ja: '{name}の量まで'};

/** The attribute values of a service by group, in the order of `services/categories.yml`. */
export function buildAttributeGroups(service: Service, categories: Categories, locale: Locale) {
  const rowOf = ([key, definition]: readonly [string, Attribute]) => {
    const claim = service.attributes[key]!;
    const {label, shelfLifeDays} = definition;
    const noted = {...claim, note: claim.note?.[locale] ?? null};
    // A plan may limit an unlimited amount by another quantity.
    const limits = claim.value === 'unlimited' ? service.plans.flatMap((plan) => plan.limits) : [];
    const other = limits
      .filter(({quantity}) => quantity === definition.quantity)
      .find(({atMost}) => typeof atMost === 'string')?.atMost;
    const text =
      typeof other === 'string'
        ? fill(LIMITED[locale], {name: QUANTITY_WORDS[other].name[locale]})
        : formatValue(claim.value, definition, locale);
    return buildRow(attributeField(key), {...label, shelfLifeDays}, noted, text, locale);
  };
  const own = groupBy(attributesOf(categories, service.category), ([, {group}]) => group);
  return Object.entries(categories.groups).flatMap(([key, label]) => {
    const rows = own.get(key)?.map(rowOf);
    return rows ? [{key, label: label[locale], rows}] : [];
  });
}

export function formatValue(
  value: AttributeValue,
  {type, terms = {}}: Pick<Attribute, 'type' | 'terms'>,
  locale: Locale,
): string {
  if (typeof value === 'string') {
    const words: Localized | undefined = {...ANSWERS, ...NO_AMOUNT}[value];
    return words ? words[locale] : type === 'date' ? formatDate(value, locale) : value;
  }
  if (Array.isArray(value)) {
    return value.map((term: string) => terms[term]?.[locale] ?? term).join(LIST_COMMA[locale]);
  }
  if ('per' in value) {
    return formatPrice(value, locale);
  }
  return 'unit' in value
    ? formatAmount(value.amount, value.unit, locale)
    : (value as Localized)[locale];
}

/** `$9.05 → $9.70 per user per month`: what both have in common, such as the unit, stands once. */
export function formatChange(
  before: AttributeValue,
  after: AttributeValue,
  definition: Pick<Attribute, 'type' | 'terms'>,
  locale: Locale,
): string {
  const [old, now] = [before, after].map((value) => formatValue(value, definition, locale));
  const [from, to] = [before, after].map((value) =>
    !isFigure(value)
      ? ''
      : locale === 'en' && 'currency' in value
        ? formatMoney(value.amount, value.currency, locale)
        : formatNumber(value.amount),
  );
  return from !== '' && old!.replace(from!, to!) === now
    ? now.replace(to!, `${from} → ${to}`)
    : `${old} → ${now}`;
}

import type {Locale, Localized} from '../vocabulary';

/** `Value` with each localized text replaced by a string. */
export type InLocale<Value> = Value extends Localized
  ? string
  : Value extends readonly (infer Item)[]
    ? InLocale<Item>[]
    : Value extends object
      ? {[Key in keyof Value]: InLocale<Value[Key]>}
      : Value;

/** Changes each item of a list or value of a group of keys; other values stay as they are. */
export const mapValues = (value: unknown, change: (item: unknown) => unknown): unknown =>
  Array.isArray(value)
    ? value.map(change)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)]))
      : value;

/** Replaces each localized text in a value, at any depth, by its text in one language. */
export function localize<Value>(value: Value, locale: Locale): InLocale<Value> {
  const pick = (part: unknown): unknown =>
    isLocalized(part) ? part[locale] : mapValues(part, pick);
  return pick(value) as InLocale<Value>;
}

const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && 'en' in value && 'ja' in value;

/** The words and code of a text in order; code without its backticks. */
export const spansOf = (text: string) =>
  text
    .split(/`([^`]+)`/)
    .map((part, index) => ({text: part, isCode: index % 2 === 1}))
    .filter((span) => span.text !== '');

/** A text without the backticks, for places where code can't be formatted. */
export const plainText = (text: string): string => text.replace(/`([^`]+)`/g, '$1');

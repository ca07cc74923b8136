import type {Locale, Localized} from '../vocabulary';

/** `Value` with each localized text replaced by a string. */
export type InLocale<Value> = Value extends Localized
  ? string
  : Value extends readonly (infer Item)[]
    ? InLocale<Item>[]
    : Value extends object
      ? {[Key in keyof Value]: InLocale<Value[Key]>}
      : Value;

/** Replaces each localized text in a value, at any depth, by its text in one language. */
export function localize<Value>(value: Value, locale: Locale): InLocale<Value> {
  return pick(value, locale) as InLocale<Value>;
}

function pick(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => pick(item, locale));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (isLocalized(value)) {
    return value[locale];
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pick(item, locale)]));
}

function isLocalized(value: object): value is Localized {
  return 'en' in value && 'ja' in value;
}

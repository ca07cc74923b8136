import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  others: {en: '{answer}: {fields}', ja: '{answer}：{fields}'},
} as const satisfies Readonly<Record<string, Localized>>;

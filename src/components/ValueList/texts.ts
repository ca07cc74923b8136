import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  others: {en: '{answer}: ', ja: '{answer}：'},
} as const satisfies Readonly<Record<string, Localized>>;

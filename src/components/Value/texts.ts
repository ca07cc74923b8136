import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  unknown: {en: 'Not known for any of these: {fields}.', ja: 'すべて不明：{fields}'},
} as const satisfies Readonly<Record<string, Localized>>;

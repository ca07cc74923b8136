import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  label: {en: 'On this page', ja: 'このページの内容'},
} as const satisfies Readonly<Record<string, Localized>>;

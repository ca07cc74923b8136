import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  added: {en: 'Added {date}', ja: '{date}に追加'},
} as const satisfies Readonly<Record<string, Localized>>;

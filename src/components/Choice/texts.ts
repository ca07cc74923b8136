import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  goodForTitle: {en: 'Good for', ja: '向いている用途'},
  watchOutTitle: {en: 'Watch out for', ja: '注意点'},
} as const satisfies Readonly<Record<string, Localized>>;

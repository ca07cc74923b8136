import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  markLabel: {en: 'Source {number}', ja: '出典{number}'},
} as const satisfies Readonly<Record<string, Localized>>;

import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  compare: {en: 'Compare with {count} others', ja: 'ほかの{count}件と比較'},
} as const satisfies Readonly<Record<string, Localized>>;

import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  alternativesTitle: {en: 'Alternatives', ja: '代替サービス'},
  linkOne: {en: 'Compare with {name}', ja: '{name}と比較'},
  linkShort: {en: 'Compare', ja: '比較'},
} as const satisfies Readonly<Record<string, Localized>>;

import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  linkAlternatives: {en: 'Compare with alternatives', ja: '代わりのサービスと比較'},
} as const satisfies Readonly<Record<string, Localized>>;

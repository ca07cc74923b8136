import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  services: {en: 'Services', ja: 'サービス'},
  companies: {en: 'Companies', ja: '企業'},
} as const satisfies Readonly<Record<string, Localized>>;

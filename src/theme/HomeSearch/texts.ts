import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  searchLabel: {en: 'Find a service, a company or a subject', ja: 'サービス名、企業名、分野で探す'},
} as const satisfies Readonly<Record<string, Localized>>;

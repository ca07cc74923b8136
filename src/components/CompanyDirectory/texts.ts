import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  directoryCountries: {en: 'By country', ja: '国で絞り込む'},
  directoryAnyCountry: {en: 'All', ja: 'すべて'},
  directoryCompany: {en: 'Company', ja: '企業'},
  directoryServices: {en: 'Services', ja: 'サービス'},
} as const satisfies Readonly<Record<string, Localized>>;

import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  factsTitle: {en: 'At a glance', ja: '基本情報'},
  factsKind: {en: 'Kind', ja: '種類'},
  factsVendor: {en: 'Vendor', ja: '提供元'},
} as const satisfies Readonly<Record<string, Localized>>;

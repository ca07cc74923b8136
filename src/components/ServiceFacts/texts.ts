import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  valuesTitle: {en: 'Values: {category}', ja: '比較項目：{category}'},
  valuesMore: {en: 'All {count} values', ja: 'すべての項目（{count}件）'},
  factsTitle: {en: 'At a glance', ja: '基本情報'},
  factsKind: {en: 'Kind', ja: '種類'},
  factsVendor: {en: 'Vendor', ja: '提供元'},
} as const satisfies Readonly<Record<string, Localized>>;

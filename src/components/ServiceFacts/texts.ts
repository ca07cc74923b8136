import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  title: {en: 'All values', ja: 'すべての項目'},
  legend: {en: '° not yet verified.', ja: '°は未照合です。'},
  more: {en: 'All {count} values', ja: 'すべての項目（{count}件）'},
  general: {en: 'At a glance', ja: '基本情報'},
  kind: {en: 'Kind', ja: '種類'},
  vendor: {en: 'Vendor', ja: '提供元'},
} as const satisfies Readonly<Record<string, Localized>>;

import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  sources: {en: 'Notes and sources', ja: '注記と出典'},
  more: {en: 'Notes and sources of {name}', ja: '{name}の注記と出典'},
  legendUncompared: {en: '° not yet verified', ja: '° 未照合'},
  legendMore: {en: '› notes and sources', ja: '› 注記と出典'},
  unknown: {en: 'Not known for any: {fields}', ja: 'すべて不明：{fields}'},
  service: {en: 'Service', ja: 'サービス'},
} as const satisfies Readonly<Record<string, Localized>>;

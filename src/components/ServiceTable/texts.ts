import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  sources: {en: 'Notes and sources', ja: '注記と出典'},
  more: {en: 'Notes and sources of {name}', ja: '{name}の注記と出典'},
  legend: {en: '› notes and sources', ja: '› 注記と出典'},
  service: {en: 'Service', ja: 'サービス'},
} as const satisfies Readonly<Record<string, Localized>>;

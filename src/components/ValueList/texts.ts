import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  source: {en: ', source', ja: '、出典'},
  unknown: {en: 'Not known yet:', ja: 'まだ不明：'},
  notApplicable: {en: 'Not applicable:', ja: '該当しない：'},
  legend: {
    en: 'Each value opens its source. ° not yet verified.',
    ja: '値を開くと出典が出ます。°は未照合です。',
  },
} as const satisfies Readonly<Record<string, Localized>>;

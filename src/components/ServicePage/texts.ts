import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  jump: {en: 'Sections', ja: '各節へ'},
  usage: {en: 'A month with {usage}.', ja: '{usage}の月額です。'},
  inJapan: {
    en: 'The others can keep data in Japan.',
    ja: 'ほかは国内に保存できるサービスです。',
  },
  change: {
    en: 'Change the usage, see the calculation and all services',
    ja: '使用量の変更、計算の内訳、すべてのサービス',
  },
  compare: {en: 'Compare with {count} others', ja: 'ほかの{count}件と比較'},
} as const satisfies Readonly<Record<string, Localized>>;

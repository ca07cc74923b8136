import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  use: {en: 'Your monthly usage', ja: '1か月の使用量'},
  examples: {en: 'Examples', ja: '例'},
  clear: {en: 'Clear', ja: '消去'},
  rate: {en: 'Your exchange rate (JPY per USD)', ja: '換算レート（1ドルあたりの円）'},
  table: {
    en: 'Per month, with the cheapest plan that applies',
    ja: '月額（条件に合う最も安いプラン）',
  },
  service: {en: 'Service', ja: 'サービス'},
  results: {
    en: 'Per month for {usage}, with the cheapest plan that applies:',
    ja: '{usage}の月額（条件に合う最も安いプラン）：',
  },
  converted: {en: 'about {sum} at your rate', ja: '入力したレートで約{sum}'},
  inYen: {en: 'about {sum}', ja: '約{sum}'},
  lines: {en: 'How it is calculated', ja: '計算の内訳'},
  nothing: {en: 'This usage is free of charge.', ja: 'この使用量では料金がかかりません。'},
} as const satisfies Readonly<Record<string, Localized>>;

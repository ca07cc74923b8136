import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  usage: {en: 'What you use in a month', ja: '1か月の使用量'},
  unit: {en: 'Unit: {name}', ja: '{name}の単位'},
  japan: {en: 'Must stay in Japan', ja: '国内保存が必要'},
  inJapan: {en: 'Japan', ja: '国内'},
  currency: {en: 'Currency', ja: '通貨'},
  more: {en: 'More', ja: 'その他'},
  examples: {en: 'Examples', ja: '例'},
  rate: {en: 'Your exchange rate (JPY per USD)', ja: '換算レート（1ドルあたりの円）'},
  kept: {
    en: 'Kept in this browser and in the URL only.',
    ja: 'このブラウザーとURLにだけ保存されます。',
  },
  lines: {en: 'How {name} is calculated', ja: '{name}の計算の内訳'},
  part: {en: 'a part has no known price', ja: '一部の料金が不明'},
  nothing: {en: 'This usage is free of charge.', ja: 'この使用量では料金がかかりません。'},
  from: {en: 'From {date}', ja: '{date}から'},
  ends: {en: 'Ends {date}', ja: '{date}終了'},
  each: {en: '{sum} per user', ja: '1人あたり{sum}'},
  atRate: {
    en: 'Converted at your rate of {rate} JPY per USD.',
    ja: '入力したレート（1ドル＝{rate}円）で換算しています。',
  },
  forUsage: {en: 'Per month for {usage}.', ja: '{usage}の月額です。'},
} as const satisfies Readonly<Record<string, Localized>>;

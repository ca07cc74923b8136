import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  value: {en: 'Field', ja: '比較項目'},
  compare: {en: 'Compare these {count}', ja: 'この{count}件を比較'},
  legend: {
    en: 'Open a value to see its conditions and source. The order is not a ranking.',
    ja: '値を開くと、条件と出典が表示されます。並び順は評価の順ではありません。',
  },
  about: {en: 'What the fields mean', ja: '比較項目の説明'},
} as const satisfies Readonly<Record<string, Localized>>;

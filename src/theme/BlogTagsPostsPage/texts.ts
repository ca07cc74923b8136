import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  title: {en: '{tag}: {count} service|{tag}: {count} services', ja: '{tag}：{count}件'},
  relatedLabel: {en: 'Related tags', ja: '関連するタグ'},
  tableTitle: {en: 'Side by side', ja: '表で比較'},
  tableCaption: {
    en: 'Comparison of the services tagged “{tag}”',
    ja: '「{tag}」タグのサービスの比較',
  },
  compare: {en: 'Compare these {count}', ja: 'この{count}件を比較'},
  guide: {en: '{category}: what to look at', ja: '{category}の選び方を読む'},
} as const satisfies Readonly<Record<string, Localized>>;

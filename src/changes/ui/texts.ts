import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  filterAll: {en: 'All', ja: 'すべて'},
  noScript: {
    en: 'The filters need JavaScript. The list below is complete without it.',
    ja: '絞り込みにはJavaScriptが必要です。下の一覧はJavaScriptなしでもすべて読めます。',
  },
  filterCategory: {en: 'Category', ja: 'カテゴリー'},
  filterKind: {en: 'Kind', ja: '種類'},
  facetTag: {en: 'Tag', ja: 'タグ'},
  count: {en: 'Changes: {count}', ja: '{count}件'},
  ahead: {en: 'Upcoming', ja: '今後の予定'},
  year: {en: '{year}', ja: '{year}年'},
  earlier: {en: 'Earlier', ja: 'それ以前'},
  earlierText: {
    en: 'This page shows this year, last year and what is ahead. Earlier events are on these pages:',
    ja: 'このページには昨年以降の分を載せています。それ以前の出来事は、次の各ページにあります。',
  },
  earlierCount: {en: '({count})', ja: '（{count}件）'},
} as const satisfies Readonly<Record<string, Localized>>;

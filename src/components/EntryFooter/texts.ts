import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  added: {en: 'Added {date}', ja: '{date}に追加'},
  neighbours: {en: 'Blog post page navigation', ja: '前後のサービス'},
  newer: {en: 'Newer post', ja: '新しいサービス'},
  older: {en: 'Older post', ja: '以前のサービス'},
} as const satisfies Readonly<Record<string, Localized>>;

import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  follow: {en: 'Follow: {links}', ja: '購読：{links}'},
  title: {en: 'Changes', ja: '変更と予定'},
  earlier: {en: 'Earlier: {count}', ja: 'それ以前：{count}件'},
  all: {en: 'All changes', ja: 'すべての変更と予定'},
} as const satisfies Readonly<Record<string, Localized>>;

import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  pageTitle: {en: 'Page Error', ja: 'ページのエラー'},
  title: {en: 'This page crashed', ja: 'ページの表示中にエラーが発生しました'},
} as const satisfies Readonly<Record<string, Localized>>;

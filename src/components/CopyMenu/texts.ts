import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  copy: {en: 'Copy', ja: 'コピー'},
  markdown: {en: 'Page as Markdown', ja: 'ページ（Markdown）'},
  json: {en: 'Data as JSON', ja: 'データ（JSON）'},
  link: {en: 'Link to this page', ja: 'このページへのリンク'},
  badge: {en: 'Badge (Markdown)', ja: 'バッジ（Markdown）'},
  done: {en: 'Copied', ja: 'コピーしました'},
} as const satisfies Readonly<Record<string, Localized>>;

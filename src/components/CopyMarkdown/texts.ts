import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  copyMarkdown: {en: 'Copy as Markdown', ja: 'Markdownをコピー'},
  done: {en: 'Copied', ja: 'コピーしました'},
} as const satisfies Readonly<Record<string, Localized>>;

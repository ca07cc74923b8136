import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  noticeTitle: {en: 'About the translation', ja: '翻訳について'},
  noticeMissing: {
    en: 'This page has not been translated yet and is shown in English.',
    ja: 'このページはまだ翻訳されていないため、英語で表示しています。',
  },
  noticeOnlyJapanese: {
    en: 'This page has not been translated yet and is shown in Japanese.',
    ja: 'このページはまだ翻訳されていないため、日本語で表示しています。',
  },
  noticeOutdated: {
    en: 'The English page has changed since this translation was made. {link}',
    ja: 'この翻訳の作成後に、英語版のページが更新されています。{link}',
  },
  noticeLink: {en: 'Read it in English', ja: '英語版を読む'},
} as const satisfies Readonly<Record<string, Localized>>;

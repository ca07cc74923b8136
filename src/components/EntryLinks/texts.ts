import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  homepage: {en: 'Website', ja: '公式サイト'},
  docs: {en: 'Documentation', ja: 'ドキュメント'},
  pricing: {en: 'Prices', ja: '料金'},
  blog: {en: 'Company blog', ja: '企業ブログ'},
  source: {en: 'Source code', ja: 'ソースコード'},
  social: {en: 'Social account', ja: 'SNSアカウント'},
  status: {en: 'Status page', ja: '稼働状況'},
} as const satisfies Readonly<Record<string, Localized>>;

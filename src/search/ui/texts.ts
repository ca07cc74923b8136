import type {Localized} from '@site/src/catalogue/vocabulary';
import {fill} from '../../fill';
import {locale} from '../../languages/locale';

export const TEXTS = {
  search: {en: 'Search', ja: '検索'},
  clear: {en: 'Clear', ja: '消去'},
  all: {en: 'See all results', ja: 'すべての結果を見る'},
  within: {en: 'See all results within "{context}"', ja: '「{context}」のすべての結果を見る'},
  outside: {en: 'See all results outside "{context}"', ja: '「{context}」以外のすべての結果を見る'},

  none: {en: 'No results', ja: '結果が見つかりません。'},
  one: {en: '1 result', ja: '1件の結果'},
  many: {en: '{count} results', ja: '{count}件の結果'},
  searching: {en: 'Searching…', ja: '検索しています…'},

  unbuilt: {
    en: 'The development server has no search index. Run “npm run preview” to search.',
    ja: '開発サーバーには検索用のインデックスがありません。検索するには「npm run preview」を実行してください。',
  },
  failed: {
    en: 'Search could not be loaded. Check your connection and try again.',
    ja: '検索を読み込めませんでした。通信環境を確認して、もう一度お試しください。',
  },
  partial: {
    en: 'Only names, headings and descriptions were searched, because the full text could not be loaded.',
    ja: '本文を読み込めなかったため、名前、見出し、説明だけを検索しました。',
  },
  retry: {en: 'Retry', ja: '再試行'},

  title: {en: 'Search DevShelf', ja: 'サイト内検索'},
  titleOf: {en: 'Search results for “{query}”', ja: '検索：{query}'},
  context: {en: 'In', ja: '範囲'},
  everywhere: {en: 'Everywhere', ja: 'サイト全体'},
  noScript: {
    en: 'Search needs JavaScript. Without it, browse the list of services or the tags.',
    ja: '検索にはJavaScriptが必要です。無効な場合は、サービス一覧かタグからお探しください。',
  },
  unknownContext: {
    en: 'This site has no section “{context}”. Showing results from the whole site.',
    ja: 'このサイトに「{context}」という範囲はありません。サイト全体の結果を表示しています。',
  },
  unknownVersion: {
    en: 'The documentation has no version “{version}”. Showing results from the current version.',
    ja: 'ドキュメントに「{version}」という版はありません。現在の版の結果を表示しています。',
  },
  nothingFor: {
    en: 'Nothing found for “{query}”.',
    ja: '「{query}」に一致するページはありません。',
  },
  hint: {
    en: 'Check the spelling, or try fewer or more general words.',
    ja: '表記を確かめるか、語を減らすか、より一般的な語でお試しください。',
  },
  tags: {en: 'Popular tags', ja: 'よく使われているタグ'},
  /** Between the heading of a section and its snippet. */
  colon: {en: ': ', ja: '：'},
} as const satisfies Readonly<Record<string, Localized>>;

export const countOf = (count: number): string =>
  fill((count === 0 ? TEXTS.none : count === 1 ? TEXTS.one : TEXTS.many)[locale], {count});

export const parametersOf = (query: string, context = ''): string =>
  new URLSearchParams({...(query && {q: query}), ...(context && {ctx: context})}).toString();

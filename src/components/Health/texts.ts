import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  fold: {en: '{caption} ({count})', ja: '{caption}（{count}件）'},
  age: {en: '{date} ({age})', ja: '{date}（{age}）'},
  number: {en: 'Number', ja: '件数'},
  sourced: {en: 'With a source', ja: '出典あり'},
  oldest: {en: 'Oldest check', ja: '最も古い確認'},
  due: {en: 'Recheck due', ja: '再確認が必要'},
  summaryTotal: {en: 'Values and facts', ja: '値と情報'},
  summaryCompared: {en: 'Verified against the source', ja: '出典と照合済み'},
  floor: {
    en: 'Among the values that can change, the oldest check dates from {date} ({age} ago).',
    ja: '変わりうる情報のうち、確認日が最も古いものは{date}（{age}前）です。',
  },
  summaryCaption: {en: 'All values and facts, as of {date}', ja: '{date}時点のすべての値と情報'},
  state: {en: 'State', ja: '状態'},
  share: {en: 'Share', ja: '割合'},
  subject: {en: 'Topic', ja: '種類'},
  median: {en: 'Median check date', ja: '確認日の中央値'},
  shelfLife: {en: 'Valid for', ja: '確認の有効期間'},
  noLimit: {en: 'no limit', ja: '期限なし'},
  entry: {en: 'Entry', ja: '掲載ページ'},
  firstDue: {en: 'Next check due', ja: '次の再確認日'},
  translations: {
    en: '{current} of {total} pages are up to date in Japanese, {outdated} are outdated and {missing} are missing.',
    ja: '全{total}ページのうち、日本語が最新のページは{current}ページです。更新が追いついていないページは{outdated}ページ、翻訳のないページは{missing}ページです。',
  },
} as const satisfies Readonly<Record<string, Localized>>;

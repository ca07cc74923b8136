import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  empty: {
    en: 'Mark the services you use on their pages, and their changes are listed for you. The list stays in your browser.',
    ja: '利用中のサービスを各ページで登録すると、変更と予定だけをまとめて読めます。登録した内容はブラウザーの外に出ません。',
  },
  mine: {en: 'Changes on my shelf', ja: 'マイシェルフの変更と予定'},
  keep: {en: 'Keep as my shelf', ja: 'マイシェルフにする'},
  feeds: {en: 'Feeds (OPML)', ja: 'フィード（OPML）'},
  calendar: {en: 'Calendar', ja: 'カレンダー'},
  failed: {
    en: 'The calendar could not be loaded. Try again.',
    ja: 'カレンダーを読み込めませんでした。もう一度お試しください。',
  },
} as const satisfies Readonly<Record<string, Localized>>;

import type {Localized} from '@site/src/catalogue/vocabulary';

/** Texts of the list. */
export const TEXTS = {
  list: {en: 'Services', ja: 'サービス'},
  caption: {en: 'Services with their comparable values', ja: 'サービスと比較項目の値'},
  lead: {
    en: 'Pick two to four services to compare them side by side.',
    ja: '2～4件のサービスを選ぶと、並べて比較できます。',
  },
  noScript: {
    en: 'Filters and sorting need JavaScript. Without it, the link at the end of a row leads to the notes and sources.',
    ja: '絞り込みと並べ替えにはJavaScriptが必要です。無効な場合は、行末のリンクから注記と出典を確認できます。',
  },
  failed: {
    en: 'Not all values could be loaded.',
    ja: '一部の値を読み込めませんでした。',
  },
  retry: {en: 'Retry', ja: '再試行'},

  text: {en: 'Name, vendor or tag', ja: '名前、提供元、タグ'},
  count: {en: '({count})', ja: '（{count}）'},
  from: {en: '{label}, from', ja: '{label}（下限）'},
  to: {en: '{label}, to', ja: '{label}（上限）'},
  min: {en: 'from', ja: '下限'},
  max: {en: 'to', ja: '上限'},
  measure: {en: '{label}, unit', ja: '{label}（単位）'},
  chosen: {en: '{label}: {value}', ja: '{label}：{value}'},
  or: {en: ' or ', ja: '、'},
  remove: {en: 'Remove the filter {filter}', ja: '絞り込み「{filter}」を解除'},
  clear: {en: 'Clear', ja: 'クリア'},
  some: {en: '{shown} of {total} services', ja: '{total}件中{shown}件'},
  every: {en: '{total} services', ja: '{total}件'},
  none: {en: 'No services match these filters.', ja: '条件に合うサービスはありません。'},
  without: {en: 'Without {filter} ({count})', ja: '{filter}を外す（{count}件）'},

  sort: {en: 'Sort by', ja: '並べ替え'},
  service: {en: 'Service', ja: 'サービス'},
  name: {en: 'Name', ja: '名前'},
  vendor: {en: 'Vendor', ja: '提供元'},
  newest: {en: 'Newest first', ja: '新しい順'},
  oldest: {en: 'Oldest first', ja: '古い順'},
  ended: {en: 'Ended first', ja: '終了したものから'},
  reversed: {en: '{label}, reversed', ja: '{label}（逆順）'},

  field: {en: 'Value shown', ja: '表示する項目'},
  showAll: {en: 'All {count} values', ja: '全{count}項目'},
  opens: {
    en: '* has conditions; open a value for these and its source',
    ja: '* 条件あり（値を開くと条件と出典を表示）',
  },
  listOpens: {en: '› notes and sources', ja: '› 注記と出典'},
  alike: {en: 'Same for all: {values}.', ja: 'すべて同じ：{values}。'},
  month: {en: 'Your month', ja: '月額'},
  outside: {en: 'Outside your conditions', ja: '条件に合わないサービス'},
  extra: {
    en: '+ {what} (any charge for it is extra)',
    ja: '＋{what}（料金がかかる場合は別途）',
  },
  others: {en: 'More', ja: 'その他'},
  done: {en: 'Show {count} services', ja: '{count}件を表示'},
  categories: {en: 'Categories with prices and all values', ja: 'カテゴリー別の料金と比較'},
  notes: {en: 'Notes and sources of {name}', ja: '{name}の注記と出典'},
  notesHead: {en: 'Notes', ja: '注記'},

  pick: {en: 'Compare {name}', ja: '{name}を比較に加える'},
  picks: {en: 'Selected services', ja: '選んだサービス'},
  unpick: {en: 'Remove {name} from the comparison', ja: '{name}を比較から外す'},
  compare: {en: 'Compare {count} side by side', ja: '{count}件を並べて比較'},
  more: {en: 'You can add {count} more', ja: 'あと{count}件選べます'},
  full: {
    en: 'You can compare up to {max} services. Remove one to add another.',
    ja: '比較できるのは{max}件までです。別のサービスを選ぶには、どれかを外してください。',
  },
} as const satisfies Readonly<Record<string, Localized>>;

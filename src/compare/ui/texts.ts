import type {Localized} from '@site/src/catalogue/vocabulary';

/** Texts of the list. Not in `i18n/ja/code.json`, whose messages are loaded by every page. */
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
    en: 'The values of this category could not be loaded. Check your connection and reload the page.',
    ja: 'このカテゴリーの値を読み込めませんでした。通信環境を確認して、ページを再読み込みしてください。',
  },

  category: {en: 'Category', ja: 'カテゴリー'},
  all: {en: 'All services', ja: 'すべて'},

  text: {en: 'Name, vendor or tag', ja: '名前、提供元、タグ'},
  filters: {en: 'Filters', ja: '絞り込み'},
  tag: {en: 'Tag', ja: 'タグ'},
  company: {en: 'Company', ja: '企業'},
  noCompany: {en: 'No company page', ja: '企業ページなし'},
  license: {en: 'Licence and hosting', ja: 'ライセンス・運用'},
  price: {en: 'Price', ja: '料金'},
  lifecycle: {en: 'State', ja: '状態'},
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
  groups: {en: 'Groups of columns', ja: '列のグループ'},
  leftOut: {en: 'Left out: {fields}.', ja: '省略した項目：{fields}。'},
  showThem: {en: 'Show them', ja: '表示する'},
  showAll: {en: 'Show all {count} values', ja: '全{count}項目を表示'},
  showLess: {en: 'Show fewer values', ja: '項目を減らす'},
  signs: {en: 'Signs:', ja: '記号：'},
  yes: {en: 'yes', ja: 'あり'},
  partial: {en: 'with conditions', ja: '条件付き'},
  no: {en: 'no', ja: 'なし'},
  unknown: {en: 'unknown, not a “no”', ja: '不明（「なし」ではありません）'},
  uncompared: {en: '° not yet verified', ja: '° 未照合'},
  opens: {en: '› notes and sources', ja: '› 注記と出典'},
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

/** Replaces each `{name}` in a text by the value of that name, which must exist. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

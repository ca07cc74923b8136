import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  changesTitle: {en: 'Upcoming and recent changes', ja: '今後と最近の変更'},
  shelvesTitle: {en: 'Services by category', ja: 'カテゴリー別のサービス'},
  shelfAll: {en: 'All {count}', ja: '全{count}件'},
  shelfCompareLabel: {en: 'Compare: {category}', ja: '比較する：{category}'},
  shelfCompare: {en: 'Compare', ja: '比較する'},
  waysServices: {en: 'All {totalPosts} services', ja: '全{totalPosts}件のサービス'},
  linkHome: {en: 'Compare services', ja: 'サービスを比較する'},
  waysTags: {en: 'By tag', ja: 'タグから探す'},
  waysCategories: {en: 'By category', ja: 'カテゴリーから探す'},
  waysCompanies: {en: 'By company', ja: '企業から探す'},
  waysLabel: {en: 'Browse the catalogue', ja: 'カタログの探し方'},
  recentTitle: {en: 'Recently added', ja: '新しく追加したサービス'},
  companiesTitle: {en: 'Companies', ja: '企業'},
  lead: {
    en: 'Compare {services} services on the same points. Each of the {sourced} values and facts has a source, and {compared} have been verified against it. What isn’t known is labelled “Unknown”. {health}',
    ja: '{services}件のサービスを同じ項目で比べられます。値と情報{sourced}件にはすべて出典があり、うち{compared}件は出典と照合済みです。分からない項目は「不明」と表示しています。{health}',
  },
  leadHealth: {en: 'State of the data', ja: 'データの状態'},
} as const satisfies Readonly<Record<string, Localized>>;

/** Headings and words in Markdown files and `llms.txt`, in both languages. */
import {type Localized, RECORD_HEADINGS} from '../catalogue/vocabulary';

export const TEXTS = {
  ...RECORD_HEADINGS,
  allPages: {en: 'All pages of the site: ', ja: 'サイトの全ページ：'},
  onPage: {en: 'This part is on the page only.', ja: 'この部分はページでご覧ください。'},
  fromPrice: {en: 'from {price}', ja: '{price}から'},
  priceNotVerified: {en: 'price not verified', ja: '料金は未照合'},
  ends: {en: 'ends on {date}', ja: '{date}に終了'},
  since: {en: 'since {date}', ja: '{date}から'},
  checkedOn: {en: 'Checked on {date}', ja: '{date}確認'},
  values: {en: 'Values', ja: '比較項目'},
  item: {en: 'Item', ja: '項目'},
  perMonth: {en: ' a month {who}', ja: '（月額、{who}）'},
  plans: {en: 'Plans', ja: '料金プラン'},
  alternatives: {en: 'Alternatives', ja: '代替サービス'},
  timeline: {en: 'Timeline', ja: '年表'},
  figure: {en: 'Figure', ja: '図'},
  facts: {en: 'More facts', ja: 'その他の情報'},
  services: {en: 'Services', ja: 'サービス'},
  companies: {en: 'Companies', ja: '企業'},
  documentation: {en: 'Documentation', ja: 'ドキュメント'},
  data: {en: 'Data', ja: 'データ'},
  licensed: {
    en: 'The data and texts are licensed under CC BY 4.0. Each statement has a source and a check date; "Unknown" doesn’t mean "No".',
    ja: 'データと文章のライセンスはCC BY 4.0です。各情報には出典と確認日が付いています。「不明」は「なし」という意味ではありません。',
  },
  api: {
    en: 'Summary of all services; each entry links to its full document',
    ja: 'すべてのサービスの概要（各項目から詳細のドキュメントをたどれます）',
  },
  changes: {en: 'Changes and upcoming dates', ja: '変更と予定'},
  calendar: {en: 'Dated changes as a calendar', ja: '日付のある変更のカレンダー'},
  openapi: {en: 'OpenAPI description of the API', ja: 'APIのOpenAPI定義'},
  guide: {en: 'How to use the API, feeds and calendar', ja: 'API、フィード、カレンダーの使い方'},
} as const satisfies Readonly<Record<string, Localized>>;

/**
 * Labels of the exported documents and of the table they are made from. Messages in
 * `i18n/ja/code.json` are loaded by every page, so the comparison page gets the labels of its
 * locale with its route data instead. Browser code must import only the type from here.
 */
import {localize} from '../catalogue';
import {type Locale, type Localized, RECORD_HEADINGS} from '../catalogue/vocabulary';

const TEXTS = {
  ...RECORD_HEADINGS,
  field: {en: 'Field', ja: '比較項目'},
  service: {en: 'Service', ja: 'サービス'},
  basis: {en: 'Basis', ja: '根拠'},
  checkedOn: {en: 'checked {date}', ja: '{date}確認'},
  via: {en: 'Via', ja: '参照元'},
  readThrough: {en: 'via {via}', ja: '{via}で確認'},
  dated: {en: 'As of', ja: '資料の時点'},
  asOf: {en: 'as of {date}', ja: '{date}時点の資料'},
  holdsUntil: {en: 'valid until {date}', ja: '{date}まで有効'},
  colon: {en: ': ', ja: '：'},
  title: {en: 'Choose between {names}', ja: '{names}からの選定'},
  status: {en: 'Status', ja: '状態'},
  proposed: {en: 'Proposed', ja: '提案'},
  date: {en: 'Date', ja: '日付'},
  deciders: {en: 'Deciders', ja: '決定者'},
  comparison: {en: 'Comparison', ja: '比較表'},
  toFillIn: {en: '(to be filled in)', ja: '（記入してください）'},
  context: {en: 'Context', ja: '背景'},
  contextQuestion: {
    en: '(What is needed, by when, and with which constraints? To be filled in.)',
    ja: '（必要なこと、期限、制約を記入してください）',
  },
  contextText: {
    en: 'The options were compared using the facts that DevShelf showed on {date}. Each fact has a source. “Unknown” means that no answer was found, not that the answer is no.',
    ja: '選択肢は、DevShelfが{date}に掲載していた情報をもとに比較しました。各情報に出典を付けています。「不明」は調べても答えが見つかっていないことを示し、「なし」とは異なります。',
  },
  options: {en: 'Options considered', ja: '検討した選択肢'},
  vendor: {en: 'Vendor', ja: '提供元'},
  kind: {en: 'Kind', ja: '種類'},
  differences: {en: 'Where they differ', ja: '異なる点'},
  noDifference: {
    en: 'No difference in the fields compared.',
    ja: '比較した項目に違いはありません。',
  },
  estimate: {en: 'Estimated cost per month', ja: '月額の見積もり'},
  usage: {en: 'Monthly usage', ja: '1か月の使用量'},
  rate: {en: 'Your exchange rate (JPY per USD)', ja: '入力した換算レート（1ドルあたりの円）'},
  catalogueRate: {en: 'Exchange rate', ja: '換算レート'},
  perMonth: {en: 'Per month', ja: '月額'},
  plan: {en: 'Plan', ja: 'プラン'},
  calculation: {en: 'Calculation', ja: '計算の内訳'},
  unknowns: {en: 'Unknown values', ja: '不明な項目'},
  noUnknowns: {en: 'No values were unknown.', ja: '不明な項目はありません。'},
  unchecked: {
    en: 'Not yet verified',
    ja: '未照合の項目',
  },
  due: {
    en: 'Recheck due',
    ja: '再確認が必要な項目',
  },
  decision: {en: 'Decision', ja: '決定'},
  decisionQuestion: {
    en: '(Which option, and why? To be filled in.)',
    ja: '（選んだものと理由を記入してください）',
  },
  consequences: {en: 'Consequences', ja: '影響'},
  easier: {en: 'What becomes easier', ja: '容易になること'},
  harder: {en: 'What becomes harder', ja: '難しくなること'},
  revisit: {en: 'When to review this decision', ja: '見直す時期'},
} as const satisfies Readonly<Record<string, Localized>>;

/** The labels in one language. `{name}` is a placeholder for the value of that name. */
export type ExportTexts = Readonly<Record<keyof typeof TEXTS, string>>;

/** The labels of the exports in a language. */
export const exportTexts = (locale: Locale): ExportTexts => localize(TEXTS, locale);

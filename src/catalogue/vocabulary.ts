/**
 * The closed vocabularies of the records, each value with its label in both languages.
 *
 * The type of a value is derived from its table, so a new value cannot exist without
 * labels, and no list of values is kept twice. This module has no dependency: it is the
 * part of the catalogue that browser code may import.
 */

import type {Locale} from './locales';

export {DEFAULT_LOCALE, type Locale, LOCALES} from './locales';

/** One text in every language of the site. */
export type Localized = Readonly<Record<Locale, string>>;

type Labels = Readonly<Record<string, Localized>>;

/** Labels of what is checked from time to time; `null` for what does not age. */
type Aging = Readonly<Record<string, Localized & {readonly shelfLifeDays: number | null}>>;

/** What kind of thing an entry is. */
export const KINDS = {
  'cloud-service': {en: 'Cloud service', ja: 'クラウドサービス'},
  'open-source': {en: 'Open source software', ja: 'オープンソースソフトウェア'},
  both: {en: 'Cloud service and software', ja: 'クラウドサービスとソフトウェア'},
} as const satisfies Labels;

/** Where an entry stands in its life. */
export const LIFECYCLE_STATES = {
  active: {en: 'Active', ja: '提供中'},
  restricted: {en: 'Restricted', ja: '限定提供'},
  maintenance: {en: 'Maintenance only', ja: '保守のみ'},
  sunset: {en: 'Ended or ending', ja: '終了・終了予定'},
  renamed: {en: 'Renamed', ja: '名称変更'},
} as const satisfies Labels;
export type LifecycleState = keyof typeof LIFECYCLE_STATES;

/** What the licence lets one do, as the Open Source Definition draws the line. */
export const LICENSE_CLASSES = {
  'open-source': {en: 'Open source', ja: 'オープンソース'},
  'source-available': {en: 'Source available', ja: 'ソース公開（OSSではない）'},
  proprietary: {en: 'Proprietary', ja: 'プロプライエタリ'},
  unknown: {en: 'Unknown', ja: '不明'},
} as const satisfies Labels;

/** How the vendor charges. */
export const PRICING_MODELS = {
  free: {en: 'Free of charge', ja: '無料'},
  freemium: {en: 'Free plan and paid plans', ja: '無料プランと有料プラン'},
  subscription: {en: 'Subscription', ja: 'サブスクリプション（月額・年額）'},
  usage: {en: 'Pay per use', ja: '従量課金'},
  quote: {en: 'By quotation', ja: '個別見積もり'},
  unknown: {en: 'Unknown', ja: '不明'},
} as const satisfies Labels;

/** Answers to a yes-or-no question; "unknown" is never to be read as "no". */
export const ANSWERS = {
  yes: {en: 'Yes', ja: 'あり'},
  partial: {en: 'With conditions', ja: '条件付き'},
  no: {en: 'No', ja: 'なし'},
  'not-applicable': {en: 'Not applicable', ja: '該当しない'},
  unknown: {en: 'Unknown', ja: '不明'},
} as const satisfies Labels;

/** The answers to whether a service can be self-hosted; Japanese asks whether it is possible. */
export const SELF_HOSTING = {
  ...ANSWERS,
  yes: {en: 'Yes', ja: '可'},
  no: {en: 'No', ja: '不可'},
} as const satisfies Labels;

/** Words that are shorter in tables and rows. */
const SHORT: Labels = {
  partial: {en: 'Partly', ja: '条件付き'},
  'not-applicable': {en: 'n/a', ja: '対象外'},
  freemium: {en: 'Free + paid plans', ja: '無料＋有料プラン'},
  subscription: {en: 'Subscription', ja: 'サブスクリプション'},
};

/** The label of a word, or a shorter one where there is one. */
export const shortLabel = <Word extends string>(
  word: Word,
  labels: Readonly<Record<Word, Localized>>,
  locale: Locale,
): string => (SHORT[word] ?? labels[word])[locale];

/** Subjects by which the page of all tags groups them, in its order. */
export const TAG_GROUPS = {
  hosting: {en: 'Storage and hosting', ja: 'ストレージとホスティング'},
  testing: {en: 'Testing', ja: 'テスト'},
  ai: {en: 'AI', ja: 'AI'},
  work: {en: 'Project work', ja: 'プロジェクトの進行'},
  code: {en: 'Code and repositories', ja: 'コードとリポジトリ'},
  interfaces: {en: 'Interfaces and languages', ja: 'インターフェースと言語'},
  other: {en: 'Other', ja: 'その他'},
} as const satisfies Labels;
export type TagGroup = keyof typeof TAG_GROUPS;

/** How a claim is known. */
export const BASES = {
  primary: {en: 'Confirmed in the vendor’s material', ja: '提供元の資料で確認'},
  secondary: {en: 'Confirmed in a third party’s material', ja: '第三者の資料で確認'},
  'general-knowledge': {en: 'Not yet verified', ja: '出典との照合は未実施'},
} as const satisfies Labels;

/** What the values of an attribute are. */
export const ATTRIBUTE_TYPES = {
  answer: {en: 'Answer', ja: '回答'},
  amount: {en: 'Amount', ja: '量'},
  price: {en: 'Price', ja: '価格'},
  terms: {en: 'Terms', ja: '語句'},
  text: {en: 'Text', ja: '文'},
  date: {en: 'Date', ja: '日付'},
} as const satisfies Labels;

/** Which direction of an attribute is better for a reader. */
export const DIRECTIONS = {
  lower: {en: 'Lower is better', ja: '小さいほど有利'},
  higher: {en: 'Higher is better', ja: '大きいほど有利'},
} as const satisfies Labels;

/** What stands in the place of an amount or a price. */
export const NO_AMOUNT = {
  unlimited: {en: 'Unlimited', ja: '無制限'},
  'on-request': {en: 'By quotation', ja: '個別見積もり'},
} as const satisfies Labels;

/** Who pays the price of a month. */
export const PRICE_BASES = {
  account: {en: 'per account', ja: 'アカウントごと'},
  user: {en: 'per user', ja: 'ユーザーごと'},
} as const satisfies Labels;

/** Why a plan ends at a limit. */
export const LIMIT_REASONS = {
  'not-offered': {en: 'not offered', ja: '提供なし'},
  'price-unknown': {en: 'price unknown', ja: '料金不明'},
} as const satisfies Labels;

/**
 * What a fact is about, and for how many days a check of it can be relied on.
 * `null` means that such a fact does not age.
 */
export const TOPICS = {
  overview: {en: 'Overview', ja: '概要', shelfLifeDays: 365},
  feature: {en: 'Feature', ja: '機能', shelfLifeDays: 365},
  interface: {en: 'Interface', ja: 'インターフェース', shelfLifeDays: 365},
  region: {en: 'Region', ja: 'リージョン', shelfLifeDays: 365},
  price: {en: 'Price', ja: '料金', shelfLifeDays: 90},
  limit: {en: 'Limit', ja: '制限', shelfLifeDays: 180},
  license: {en: 'Licence', ja: 'ライセンス', shelfLifeDays: 180},
  security: {en: 'Security', ja: 'セキュリティ', shelfLifeDays: 180},
  lifecycle: {en: 'Lifecycle', ja: '提供状況', shelfLifeDays: 90},
  organization: {en: 'Organisation', ja: '組織', shelfLifeDays: 365},
  history: {en: 'History', ja: '沿革', shelfLifeDays: null},
} as const satisfies Aging;
export type Topic = keyof typeof TOPICS;

/**
 * The comparable values of a service, in the order in which panels and tables show them, and
 * for how many days a check of each can be relied on (`null`: such a value does not age).
 */
export const FIELDS = {
  license: {en: 'Licence', ja: 'ライセンス', shelfLifeDays: 180},
  pricingModel: {en: 'Pricing model', ja: '料金体系', shelfLifeDays: 90},
  freeTier: {en: 'Free tier', ja: '無料枠', shelfLifeDays: 90},
  selfHosting: {en: 'Self-hosting', ja: 'セルフホスト', shelfLifeDays: 180},
  api: {en: 'API', ja: 'API', shelfLifeDays: 365},
  firstReleased: {en: 'First released', ja: '提供開始', shelfLifeDays: null},
} as const satisfies Aging;
export type Field = keyof typeof FIELDS;

/** The same for what is shown of a lifecycle and of a company. */
export const OTHER_FIELDS = {
  lifecycle: {en: 'Lifecycle', ja: '提供状況', shelfLifeDays: 90},
  plans: {en: 'Plans', ja: '料金プラン', shelfLifeDays: 90},
  country: {en: 'Country', ja: '国', shelfLifeDays: 365},
  headquarters: {en: 'Head office', ja: '本社所在地', shelfLifeDays: 365},
  founded: {en: 'Founded', ja: '設立', shelfLifeDays: null},
} as const satisfies Aging;

/** The questions that matter most to readers in Japan. */
export const JAPAN_QUESTIONS = {
  region: {en: 'Region in Japan', ja: '国内リージョン', shelfLifeDays: 365},
  billingInYen: {en: 'Billing in yen', ja: '日本円での請求', shelfLifeDays: 180},
  userInterface: {en: 'Japanese user interface', ja: '日本語の画面', shelfLifeDays: 180},
  documentation: {en: 'Japanese documentation', ja: '日本語のドキュメント', shelfLifeDays: 180},
  support: {en: 'Japanese support', ja: '日本語サポート', shelfLifeDays: 180},
} as const satisfies Aging;
export type JapanQuestion = keyof typeof JAPAN_QUESTIONS;

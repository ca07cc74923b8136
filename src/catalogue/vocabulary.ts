/**
 * The closed vocabularies of the records, each value with its label in both languages.
 *
 * The type of a value is derived from its table, so a new value cannot exist without
 * labels, and no list of values is kept twice. This module has no dependency: it is the
 * part of the catalogue that browser code may import.
 */

/** The languages of the site; the first is the default. */
export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** One text in every language of the site. */
export type Localized = Readonly<Record<Locale, string>>;

type Labels = Readonly<Record<string, Localized>>;

/** What kind of thing an entry is. */
export const KINDS = {
  'cloud-service': {en: 'Cloud service', ja: 'クラウドサービス'},
  'open-source': {en: 'Open source software', ja: 'オープンソースソフトウェア'},
  both: {en: 'Cloud service and software', ja: 'クラウドサービスとソフトウェア'},
} as const satisfies Labels;
export type Kind = keyof typeof KINDS;

/** Where an entry stands in its life. */
export const LIFECYCLE_STATES = {
  active: {en: 'Active', ja: '提供中'},
  restricted: {en: 'Restricted', ja: '利用制限あり'},
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
export type LicenseClass = keyof typeof LICENSE_CLASSES;

/** How the vendor charges. */
export const PRICING_MODELS = {
  free: {en: 'Free of charge', ja: '無料'},
  freemium: {en: 'Free plan and paid plans', ja: '無料プランと有料プラン'},
  subscription: {en: 'Subscription', ja: '定額制'},
  usage: {en: 'Pay per use', ja: '従量課金'},
  quote: {en: 'By quotation', ja: '個別見積もり'},
  unknown: {en: 'Unknown', ja: '不明'},
} as const satisfies Labels;
export type PricingModel = keyof typeof PRICING_MODELS;

/** Answers to a yes-or-no question; "unknown" is never to be read as "no". */
export const ANSWERS = {
  yes: {en: 'Yes', ja: 'あり'},
  partial: {en: 'With conditions', ja: '条件付き'},
  no: {en: 'No', ja: 'なし'},
  'not-applicable': {en: 'Not applicable', ja: '対象外'},
  unknown: {en: 'Unknown', ja: '不明'},
} as const satisfies Labels;
export type Answer = keyof typeof ANSWERS;

/** How a claim is known. */
export const BASES = {
  primary: {en: 'Read in the vendor’s own material', ja: '提供元の資料で確認'},
  secondary: {en: 'Read in a third party’s material', ja: '第三者の資料で確認'},
  'general-knowledge': {en: 'Not yet compared with its source', ja: '出典との照合は未実施'},
} as const satisfies Labels;
export type Basis = keyof typeof BASES;

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
} as const satisfies Readonly<Record<string, Localized & {readonly shelfLifeDays: number | null}>>;
export type Topic = keyof typeof TOPICS;

/** The questions that matter most to readers in Japan. */
export const JAPAN_QUESTIONS = {
  region: {en: 'Region in Japan', ja: '国内リージョン'},
  billingInYen: {en: 'Billing in yen', ja: '日本円での請求'},
  userInterface: {en: 'Japanese user interface', ja: '日本語の画面'},
  documentation: {en: 'Japanese documentation', ja: '日本語のドキュメント'},
  support: {en: 'Japanese support', ja: '日本語サポート'},
} as const satisfies Labels;
export type JapanQuestion = keyof typeof JAPAN_QUESTIONS;

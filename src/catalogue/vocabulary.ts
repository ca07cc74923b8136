/** The closed vocabularies of the records with their labels. Browser code can import this. */
import type {Locale} from '../site/locales';

export {DEFAULT_LOCALE, type Locale, LOCALES} from '../site/locales';

export type Localized = Readonly<Record<Locale, string>>;

type Labels = Readonly<Record<string, Localized>>;

/**
 * Label of a value that is re-checked. A check stays valid for `shelfLifeDays` days; `null` means
 * that the value never needs another check.
 */
export type Aging = Localized & {readonly shelfLifeDays: number | null};

export const KINDS = {
  'cloud-service': {en: 'Cloud service', ja: 'クラウドサービス'},
  'open-source': {en: 'Open source software', ja: 'オープンソースソフトウェア'},
  both: {en: 'Cloud service and software', ja: 'クラウドサービスとソフトウェア'},
} as const satisfies Labels;

/** Readers who sort by lifecycle look for what to avoid, so ended services have the first rank. */
export const LIFECYCLE_STATES = {
  active: {en: 'Active', ja: '提供中', rank: 4},
  restricted: {en: 'Restricted', ja: '限定提供', rank: 2},
  maintenance: {en: 'Maintenance only', ja: '保守のみ', rank: 1},
  sunset: {en: 'Ended or ending', ja: '終了・終了予定', rank: 0},
  renamed: {en: 'Renamed', ja: '名称変更', rank: 3},
} as const satisfies Readonly<Record<string, Localized & {readonly rank: number}>>;
export type LifecycleState = keyof typeof LIFECYCLE_STATES;

/** Classes of licences; `open-source` follows the Open Source Definition. */
export const LICENSE_CLASSES = {
  'open-source': {en: 'Open source', ja: 'オープンソース'},
  'source-available': {en: 'Source available', ja: 'ソース公開（OSSではない）'},
  proprietary: {en: 'Proprietary', ja: 'プロプライエタリ'},
  unknown: {en: 'Unknown', ja: '不明'},
} as const satisfies Labels;

export const PRICING_MODELS = {
  free: {en: 'Free of charge', ja: '無料'},
  freemium: {en: 'Free plan and paid plans', ja: '無料プランと有料プラン'},
  subscription: {en: 'Subscription', ja: 'サブスクリプション（月額・年額）'},
  usage: {en: 'Pay per use', ja: '従量課金'},
  quote: {en: 'By quotation', ja: '個別見積もり'},
  unknown: {en: 'Unknown', ja: '不明'},
} as const satisfies Labels;

/** Answers to a yes-or-no question. Never treat `unknown` as `no`. */
export const ANSWERS = {
  yes: {en: 'Yes', ja: 'あり'},
  partial: {en: 'With conditions', ja: '条件付き'},
  no: {en: 'No', ja: 'なし'},
  'not-applicable': {en: 'Not applicable', ja: '該当しない'},
  unknown: {en: 'Unknown', ja: '不明'},
} as const satisfies Labels;
export type Answer = keyof typeof ANSWERS;

/** Whether a value is an answer, such as `unknown`, which any field can have. */
export const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' && Object.hasOwn(ANSWERS, value);

/** Answers to "Can it be self-hosted?", for which Japanese uses 可 and 不可. */
export const SELF_HOSTING = {
  ...ANSWERS,
  yes: {en: 'Yes', ja: '可'},
  no: {en: 'No', ja: '不可'},
} as const satisfies Labels;

/** Shorter labels for tables and rows. */
export const SHORT_LABELS: Labels = {
  partial: {en: 'Partly', ja: '条件付き'},
  'not-applicable': {en: 'n/a', ja: '対象外'},
  freemium: {en: 'Free + paid plans', ja: '無料＋有料プラン'},
  subscription: {en: 'Subscription', ja: 'サブスクリプション'},
};

/** Groups of tags in display order. */
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

export const BASES = {
  primary: {en: 'Confirmed in the vendor’s material', ja: '提供元の資料で確認'},
  secondary: {en: 'Confirmed in a third party’s material', ja: '第三者の資料で確認'},
  'general-knowledge': {en: 'Not yet verified', ja: '未照合'},
} as const satisfies Labels;

export const ATTRIBUTE_TYPES = ['answer', 'amount', 'price', 'terms', 'text', 'date'] as const;

/** Values that can replace an amount or a price. */
export const NO_AMOUNT = {
  unlimited: {en: 'Unlimited', ja: '無制限'},
  'on-request': {en: 'By quotation', ja: '個別見積もり'},
} as const satisfies Labels;

/** What the monthly base price of a plan applies to. */
export const PRICE_BASES = {
  account: {en: 'flat', ja: '定額'},
  user: {en: 'per user', ja: 'ユーザーごと'},
} as const satisfies Labels;

/** Why an estimate can't go beyond a limit of a plan. */
export const LIMIT_REASONS = {
  'not-offered': {en: 'not offered', ja: '提供なし'},
  'price-unknown': {en: 'price unknown', ja: '料金不明'},
} as const satisfies Labels;

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
} as const satisfies Readonly<Record<string, Aging>>;
export type Topic = keyof typeof TOPICS;

/** Headings of the groups of values that services of all categories have. */
export const GENERAL_GROUPS = {
  general: {en: 'General', ja: '全般'},
  japan: {en: 'Japan', ja: '日本での利用'},
} as const satisfies Labels;

/** Headings of lists and columns that pages and documents made from records share. */
export const RECORD_HEADINGS = {
  goodFor: {en: 'Choose it if', ja: '選ぶとよい場合'},
  watchOut: {en: 'Not if', ja: '向かない場合'},
  value: {en: 'Value', ja: '値'},
  note: {en: 'Note', ja: '注記'},
  source: {en: 'Source', ja: '出典'},
  checked: {en: 'Checked', ja: '確認日'},
} as const satisfies Labels;

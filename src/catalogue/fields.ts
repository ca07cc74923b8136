/**
 * The fields of records that are compared or re-checked, each declared once: rows, columns, filters,
 * badges, shelf lives and the API follow from these tables. Small enough for the browser.
 */
import {
  type Aging,
  ANSWERS,
  GENERAL_GROUPS,
  LICENSE_CLASSES,
  LIFECYCLE_STATES,
  type LifecycleState,
  type Localized,
  PRICING_MODELS,
  SELF_HOSTING,
} from './vocabulary';

/** The menus with filters. A group of attributes with the same key shares the menu. */
export const MENUS = {
  tag: {en: 'Tag', ja: 'タグ'},
  company: {en: 'Company', ja: '企業'},
  license: {en: 'Licence and hosting', ja: 'ライセンス・運用'},
  price: {en: 'Price', ja: '料金'},
  japan: GENERAL_GROUPS.japan,
  lifecycle: {en: 'State', ja: '状態'},
} as const satisfies Readonly<Record<string, Localized>>;

/** A field of services that lists and tables compare. */
type Comparable = Aging & {
  /** A licence is an SPDX identifier or a word; `words` are the classes of licences. */
  readonly type: 'answer' | 'word' | 'license' | 'date';
  /** All values with their labels, in display order; `null` for dates. */
  readonly words: Readonly<Record<string, Localized>> | null;
  /** All words in sort order if it is not that of `words`. */
  readonly order?: readonly string[];
  /** Name of its column and filter in the query of the URL. */
  readonly parameter: string;
  /** Short label above its column. */
  readonly head?: Localized;
  /** The menu with its filter; `null` for no filter. */
  readonly menu: keyof typeof MENUS | null;
  /** Whether its column is hidden by default, because not all fit into a wide window. */
  readonly isLater?: true;
};

const STATES_BY_RANK = (Object.keys(LIFECYCLE_STATES) as LifecycleState[]).sort(
  (one, other) => LIFECYCLE_STATES[one].rank - LIFECYCLE_STATES[other].rank,
);

const JAPAN = {type: 'answer', words: ANSWERS, menu: 'japan'} as const;

/** The values that every service has, by their path in its record, in display order. */
export const FIELDS = {
  // The value of a lifecycle is its state.
  lifecycle: {
    ...{en: 'Lifecycle', ja: '提供状況', shelfLifeDays: 90},
    ...{type: 'word', words: LIFECYCLE_STATES, order: STATES_BY_RANK},
    ...{parameter: 'lifecycle', head: {en: 'State', ja: '状態'}, menu: 'lifecycle'},
  },
  license: {
    ...{en: 'Licence', ja: 'ライセンス', shelfLifeDays: 180},
    ...{type: 'license', words: LICENSE_CLASSES, parameter: 'license', menu: 'license'},
  },
  pricingModel: {
    ...{en: 'Pricing model', ja: '料金体系', shelfLifeDays: 90},
    ...{type: 'word', words: PRICING_MODELS, parameter: 'pricing', menu: 'price'},
    head: {en: 'Price', ja: '料金'},
  },
  freeTier: {
    ...{en: 'Free tier', ja: '無料枠', shelfLifeDays: 90},
    ...{type: 'answer', words: ANSWERS, parameter: 'free', menu: 'price'},
  },
  selfHosting: {
    ...{en: 'Self-hosting', ja: 'セルフホスト', shelfLifeDays: 180},
    ...{type: 'answer', words: SELF_HOSTING, parameter: 'hosting', menu: 'license'},
  },
  api: {
    ...{en: 'API', ja: 'API', shelfLifeDays: 365},
    ...{type: 'answer', words: ANSWERS, parameter: 'api', menu: null},
  },
  firstReleased: {
    ...{en: 'First released', ja: '提供開始', shelfLifeDays: null},
    ...{type: 'date', words: null, parameter: 'released', menu: null},
    head: {en: 'Released', ja: '提供開始'},
  },
  'japan.region': {
    ...{en: 'Region in Japan', ja: '国内リージョン', shelfLifeDays: 365},
    ...{...JAPAN, parameter: 'region'},
  },
  'japan.billingInYen': {
    ...{en: 'Billing in yen', ja: '日本円での請求', shelfLifeDays: 180},
    ...{...JAPAN, parameter: 'yen', head: {en: 'Billing in yen', ja: '円での請求'}},
  },
  'japan.userInterface': {
    ...{en: 'Japanese user interface', ja: '日本語の画面', shelfLifeDays: 180},
    ...{...JAPAN, parameter: 'interface', head: {en: 'Japanese UI', ja: '日本語の画面'}},
    isLater: true,
  },
  'japan.documentation': {
    ...{en: 'Japanese documentation', ja: '日本語のドキュメント', shelfLifeDays: 180},
    ...{...JAPAN, parameter: 'documentation', head: {en: 'Japanese docs', ja: '日本語の文書'}},
  },
  'japan.support': {
    ...{en: 'Japanese support', ja: '日本語サポート', shelfLifeDays: 180},
    ...{...JAPAN, parameter: 'support', isLater: true},
  },
} as const satisfies Readonly<Record<string, Comparable>>;

export type FieldPath = keyof typeof FIELDS;
type QuestionOf<Path> = Path extends `japan.${infer Question}` ? Question : never;
export type JapanQuestion = QuestionOf<FieldPath>;
/** Keys of the questions that matter to developers in Japan. */
export const JAPAN_QUESTIONS = Object.keys(FIELDS).flatMap(
  (path) => path.split('japan.')[1] ?? [],
) as JapanQuestion[];
/** Key of any other value but the lifecycle. */
export type Field = Exclude<FieldPath, 'lifecycle' | `japan.${string}`>;

/** The values that each row of a list of services shows, in display order. */
export const BADGES = ['pricingModel', 'freeTier', 'license'] as const satisfies readonly Field[];

export const COMPARED_FIELDS = Object.entries<Comparable>(FIELDS).map(([path, definition]) => ({
  ...definition,
  field: path as FieldPath,
  group: path.startsWith('japan.') ? ('japan' as const) : ('general' as const),
}));
export type ComparedField = (typeof COMPARED_FIELDS)[number];

/** The plans of a service, each of which is re-checked. */
export const PLANS = {en: 'Plans', ja: '料金プラン', shelfLifeDays: 90} as const satisfies Aging;

/** The fields that every company has, in display order. */
export const COMPANY_FIELDS = {
  country: {en: 'Country', ja: '国', shelfLifeDays: 365, type: 'country'},
  headquarters: {en: 'Head office', ja: '本社所在地', shelfLifeDays: 365, type: 'text'},
  founded: {en: 'Founded', ja: '設立', shelfLifeDays: null, type: 'date'},
} as const satisfies Readonly<Record<string, Aging & {type: 'country' | 'text' | 'date'}>>;
export type CompanyField = keyof typeof COMPANY_FIELDS;

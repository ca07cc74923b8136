/**
 * The fields of records that are compared or re-checked, each declared once: rows, columns, filters,
 * badges, shelf lives and the API follow from these tables. Small enough for the browser.
 */
import {
  ANSWERS,
  GENERAL_GROUPS,
  LICENSE_CLASSES,
  LIFECYCLE_STATES,
  type LifecycleState,
  type Localized,
  PRICING_MODELS,
  SELF_HOSTING,
} from './vocabulary';

/** Labels of a field, and the days for which a check stays valid; `null` if it never expires. */
export type Aging = Localized & {readonly shelfLifeDays: number | null};

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

/** The lifecycle of a service, whose value is its state. */
export const LIFECYCLE = {
  ...{en: 'Lifecycle', ja: '提供状況', shelfLifeDays: 90},
  ...{type: 'word', words: LIFECYCLE_STATES, order: STATES_BY_RANK},
  ...{parameter: 'lifecycle', head: {en: 'State', ja: '状態'}, menu: 'lifecycle'},
} as const satisfies Comparable;

/** The fields that every service has, in the order in which panels and tables show them. */
export const FIELDS = {
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
} as const satisfies Readonly<Record<string, Comparable>>;
export type Field = keyof typeof FIELDS;

/** The fields that each row of a list of services shows, in display order. */
export const BADGES = ['pricingModel', 'freeTier', 'license'] as const satisfies readonly Field[];

const QUESTION = {type: 'answer', words: ANSWERS, menu: 'japan'} as const;

/** Questions about a service that matter to developers in Japan. */
export const JAPAN_QUESTIONS = {
  region: {
    ...{en: 'Region in Japan', ja: '国内リージョン', shelfLifeDays: 365},
    ...{...QUESTION, parameter: 'region'},
  },
  billingInYen: {
    ...{en: 'Billing in yen', ja: '日本円での請求', shelfLifeDays: 180},
    ...{...QUESTION, parameter: 'yen', head: {en: 'Billing in yen', ja: '円での請求'}},
  },
  userInterface: {
    ...{en: 'Japanese user interface', ja: '日本語の画面', shelfLifeDays: 180},
    ...{...QUESTION, parameter: 'interface', head: {en: 'Japanese UI', ja: '日本語の画面'}},
    isLater: true,
  },
  documentation: {
    ...{en: 'Japanese documentation', ja: '日本語のドキュメント', shelfLifeDays: 180},
    ...{...QUESTION, parameter: 'documentation'},
    head: {en: 'Japanese docs', ja: '日本語の文書'},
  },
  support: {
    ...{en: 'Japanese support', ja: '日本語サポート', shelfLifeDays: 180},
    ...{...QUESTION, parameter: 'support', isLater: true},
  },
} as const satisfies Readonly<Record<string, Comparable>>;
export type JapanQuestion = keyof typeof JAPAN_QUESTIONS;

/** Path of a field in the record of a service. */
export type FieldPath = Field | 'lifecycle' | `japan.${JapanQuestion}`;

/** A field of services with its path and the group of {@link GENERAL_GROUPS} that it belongs to. */
export type ComparedField = Comparable & {
  readonly field: FieldPath;
  readonly group: 'general' | 'japan';
};

/** All fields of services, in display order. */
export const COMPARED_FIELDS: readonly ComparedField[] = [
  {...LIFECYCLE, field: 'lifecycle', group: 'general'},
  ...(Object.keys(FIELDS) as Field[]).map((field): ComparedField => ({
    ...FIELDS[field],
    ...{field, group: 'general'},
  })),
  ...(Object.keys(JAPAN_QUESTIONS) as JapanQuestion[]).map((question): ComparedField => ({
    ...JAPAN_QUESTIONS[question],
    ...{field: `japan.${question}`, group: 'japan'},
  })),
];

/** The plans of a service, each of which is re-checked. */
export const PLANS = {en: 'Plans', ja: '料金プラン', shelfLifeDays: 90} as const satisfies Aging;

/** The fields that every company has, in display order. */
export const COMPANY_FIELDS = {
  country: {en: 'Country', ja: '国', shelfLifeDays: 365, type: 'country'},
  headquarters: {en: 'Head office', ja: '本社所在地', shelfLifeDays: 365, type: 'text'},
  founded: {en: 'Founded', ja: '設立', shelfLifeDays: null, type: 'date'},
} as const satisfies Readonly<Record<string, Aging & {type: 'country' | 'text' | 'date'}>>;
export type CompanyField = keyof typeof COMPANY_FIELDS;

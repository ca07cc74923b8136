/**
 * The columns of the matrix: what all services have, and the attributes of a category; which of
 * them are shown, and what a service has in each. Pure, and small enough for the browser.
 */
import {
  buildAllRows,
  type ComparedColumns,
  type ComparedService,
  type ComparedValue,
  type FactRow,
  GENERAL_GROUPS,
  type Measure,
} from '../catalogue/browser';
import {
  ANSWERS,
  FIELDS,
  JAPAN_QUESTIONS,
  LICENSE_CLASSES,
  type Locale,
  type Localized,
  PRICING_MODELS,
} from '../catalogue/vocabulary';

/** What a value is sorted and filtered by. */
type Comparable = Pick<ComparedValue, 'words' | 'quantity'> & {readonly text: string};

type GeneralColumn = {
  /** As the record writes it. */
  readonly field: string;
  readonly head: Localized;
  readonly group: 'general' | 'japan';
  readonly valueOf: (service: ComparedService) => Comparable;
  /** All words from the first to the last; without it, the text decides. */
  readonly order?: readonly string[];
  /** Whether it is shown on demand only, as more columns have no room in a wide window. */
  readonly isLater?: true;
};

export type Column = {
  /** In the address of the page. */
  readonly name: string;
  readonly field: string;
  readonly head: string;
  /** What the values mean; `null` where the head says it. */
  readonly about: string | null;
  readonly group: string;
  readonly better: 'lower' | 'higher' | null;
  readonly order: readonly string[] | undefined;
  readonly measures: readonly Measure[];
};

const word = (value: string): Comparable => ({text: value, words: [value]});

/** A date, and words as they are. */
const dated = (value: string): Comparable =>
  value === 'unknown'
    ? word(value)
    : {text: value, quantity: {amount: Date.parse(value), measure: 'date'}};

const ANSWER_ORDER = Object.keys(ANSWERS);

/** Ended services first: readers who sort by lifecycle look for what to avoid. */
const LIFECYCLE_ORDER = ['sunset', 'maintenance', 'restricted', 'renamed', 'active'];

const question = (name: keyof typeof JAPAN_QUESTIONS, head: Localized): GeneralColumn => ({
  field: `japan.${name}`,
  head,
  group: 'japan',
  valueOf: ({japan}) => word(japan[name].value),
  order: ANSWER_ORDER,
});

/** The columns that services of all categories have, by their name in the address. */
const GENERAL: Readonly<Record<string, GeneralColumn>> = {
  lifecycle: {
    field: 'lifecycle',
    head: {en: 'State', ja: '状態'},
    group: 'general',
    valueOf: ({lifecycle}) => word(lifecycle.state),
    order: LIFECYCLE_ORDER,
  },
  license: {
    field: 'license',
    head: FIELDS.license,
    group: 'general',
    valueOf: ({license: {value}}) => (value === 'unknown' ? word(value) : {text: value}),
  },
  pricing: {
    field: 'pricingModel',
    head: {en: 'Price', ja: '料金'},
    group: 'general',
    valueOf: ({pricingModel}) => word(pricingModel.value),
    order: Object.keys(PRICING_MODELS),
  },
  free: {
    field: 'freeTier',
    head: FIELDS.freeTier,
    group: 'general',
    valueOf: ({freeTier}) => word(freeTier.value),
    order: ANSWER_ORDER,
  },
  hosting: {
    field: 'selfHosting',
    head: FIELDS.selfHosting,
    group: 'general',
    valueOf: ({selfHosting}) => word(selfHosting.value),
    order: ANSWER_ORDER,
  },
  api: {
    field: 'api',
    head: FIELDS.api,
    group: 'general',
    valueOf: ({api}) => word(api.value),
    order: ANSWER_ORDER,
  },
  released: {
    field: 'firstReleased',
    head: {en: 'Released', ja: '提供開始'},
    group: 'general',
    valueOf: ({firstReleased}) => dated(firstReleased.value),
  },
  region: question('region', JAPAN_QUESTIONS.region),
  yen: question('billingInYen', {en: 'Billing in yen', ja: '円での請求'}),
  interface: {
    ...question('userInterface', {en: 'Japanese UI', ja: '日本語の画面'}),
    isLater: true,
  },
  documentation: question('documentation', {en: 'Japanese docs', ja: '日本語の文書'}),
  support: {
    ...question('support', {en: 'Japanese support', ja: '日本語サポート'}),
    isLater: true,
  },
};
export const GENERAL_NAMES = Object.keys(GENERAL);

/** Beside the attributes of a category that are shown at first. */
const BEFORE_ATTRIBUTES = ['lifecycle'];
const AFTER_ATTRIBUTES = ['free', 'license', 'region'];
/** What a narrow window shows at first, where there is no category. */
const FIRST_FIELD = 'pricing';

/** All columns of a category, or those of all services, group by group. */
export function columnsOf(category: ComparedColumns | undefined, locale: Locale): Column[] {
  const own = (category?.attributes ?? []).map(
    ({key, label, about, group, better, words, measures = []}): Column => ({
      ...{name: key, field: `attributes.${key}`, head: label, about, group, better, measures},
      // Services rarely have the same terms, so only answers have an order.
      order: words && 'yes' in words ? Object.keys(words) : undefined,
    }),
  );
  const general = Object.entries(GENERAL).map(([name, {field, head, group, order}]): Column => ({
    ...{name, field, head: head[locale], about: null, group, better: null, order},
    measures: [],
  }));
  return [...own, ...general];
}

/** Labels of the groups of columns, in their order. */
export const groupsOf = (
  category: ComparedColumns | undefined,
  locale: Locale,
): Readonly<Record<string, string>> => ({
  ...category?.groups,
  general: GENERAL_GROUPS.general[locale],
  japan: GENERAL_GROUPS.japan[locale],
});

/** What a reader has chosen of the columns. */
type Choice = {
  readonly hasAllColumns: boolean;
  /** Groups that are not shown although all columns are. */
  readonly folded: readonly string[];
  readonly sort: {readonly by: string};
};

/** A column of which less than this share is known is left out at first. */
const LEAST_KNOWN = 0.1;

/**
 * The columns to show for these services, and those that are left out: hardly anything is known,
 * or there is no room. Those that a category does not show at first are not named.
 */
export function chooseColumns(
  category: ComparedColumns | undefined,
  services: readonly ComparedService[],
  {hasAllColumns, folded, sort}: Choice,
  locale: Locale,
): {readonly shown: readonly Column[]; readonly leftOut: readonly Column[]} {
  const columns = columnsOf(category, locale);
  if (hasAllColumns) {
    return {shown: columns.filter(({group}) => !folded.includes(group)), leftOut: []};
  }
  const first = category
    ? [...BEFORE_ATTRIBUTES, ...category.first, ...AFTER_ATTRIBUTES].map((name) =>
        columns.find((column) => column.name === name)!,
      )
    : columns;
  const isHardlyKnown = (column: Column): boolean =>
    services.length > 0 &&
    services.filter((service) => !isUnknown(service, column)).length <
      services.length * LEAST_KNOWN;
  const isShown = (column: Column): boolean =>
    column.name === sort.by || !(GENERAL[column.name]?.isLater ?? isHardlyKnown(column));
  const sorted = columns.filter(
    ({name}) => name === sort.by && !first.some((one) => one.name === name),
  );
  return {
    shown: [...first.filter(isShown), ...sorted],
    leftOut: first.filter((column) => !isShown(column)),
  };
}

/** The one column beside the names that a narrow window shows. */
export const fieldOf = (shown: readonly Column[], field: string | null): string =>
  (
    shown.find(({name}) => name === field) ??
    shown.find(({about}) => about !== null) ??
    shown.find(({name}) => name === FIRST_FIELD) ??
    shown[0]
  )?.name ?? FIRST_FIELD;

/** What a value is sorted and filtered by. */
export function comparableOf(service: ComparedService, {name, field}: Column): Comparable {
  const general = GENERAL[name];
  if (general) {
    return general.valueOf(service);
  }
  const value = service.attributes?.find((one) => one.field === field);
  return value ? {...value, text: value.value} : word('unknown');
}

const isUnknown = (service: ComparedService, column: Column): boolean =>
  comparableOf(service, column).words?.[0] === 'unknown';

/** All values of a service with their notes and sources: those of its category, then the others. */
export const factsOf = (service: ComparedService, locale: Locale): readonly FactRow[] => [
  ...(service.attributes ?? []),
  ...buildAllRows(service, locale),
];

/** A value as the matrix shows it. */
export type Cell = {
  readonly text: string;
  /** The sign that it has, if it is an answer or nothing is known. */
  readonly answer: keyof typeof ANSWERS | null;
  readonly isUncompared: boolean;
};

/** Words that are shorter in a matrix. */
const SHORT: Readonly<Record<string, Localized>> = {
  partial: {en: 'Partly', ja: '条件付き'},
  'not-applicable': {en: 'n/a', ja: '対象外'},
  freemium: {en: 'Free + paid plans', ja: '無料＋有料プラン'},
  subscription: {en: 'Subscription', ja: 'サブスクリプション'},
};

/** What a service has in these columns. */
export function cellsOf(
  service: ComparedService,
  columns: readonly Column[],
  locale: Locale,
): Cell[] {
  const facts = factsOf(service, locale);
  return columns.map((column) => {
    const {words} = comparableOf(service, column);
    const fact = facts.find(({field}) => field === column.field);
    const [first] = words?.length === 1 ? words : [];
    const answer =
      first !== undefined && first in ANSWERS && (first === 'unknown' || isAnswer(column))
        ? (first as keyof typeof ANSWERS)
        : null;
    const short = first === undefined ? undefined : SHORT[first]?.[locale];
    return {
      text: short ?? shortText(service, column, locale) ?? fact?.value ?? ANSWERS.unknown[locale],
      answer,
      isUncompared: fact?.basis === 'general-knowledge' && answer !== 'unknown',
    };
  });
}

const isAnswer = ({order}: Column): boolean => order?.includes('yes') ?? false;

/** Licences by their identifier alone, and dates by their year. */
function shortText(
  {license, firstReleased}: ComparedService,
  {name}: Column,
  locale: Locale,
): string | undefined {
  switch (name) {
    case 'license':
      return license.value in LICENSE_CLASSES
        ? LICENSE_CLASSES[license.value as keyof typeof LICENSE_CLASSES][locale]
        : license.value;
    case 'released':
      return firstReleased.value === 'unknown' ? undefined : firstReleased.value.slice(0, 4);
    default:
      return undefined;
  }
}

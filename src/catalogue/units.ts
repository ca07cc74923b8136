/**
 * The units of amounts and prices, and the quantities of plans, worded in English and Japanese. The
 * lists are closed, so services are compared alike and readers see the same words everywhere.
 */
import {formatNumber, inDecimals} from './numbers';
import type {Locale, Localized} from './vocabulary';

type Measured = Localized & {
  /** What is measured or paid for. Figures of the same kind (and currency) can be compared. */
  readonly kind: string;
  /** Size of one unit in the base unit of its kind, such as bytes or seconds. */
  readonly size: number;
};

/** In the wording of an amount, `{n}` is replaced by the number; `one` is for exactly 1. */
type Unit = Measured & {readonly one?: string};

/** A unit with the same wording in both languages. */
const symbol = (words: string, kind: string, size: number): Unit => ({
  ...{en: `{n}${words}`, ja: `{n}${words}`},
  ...{kind, size},
});

/** A countable thing, whose English plural ends in "s"; most can only be compared with themselves. */
const counted = (many: string, ja: string, kind = many.slice(0, -1), size = 1): Unit => ({
  ...{en: `{n} ${many}`, one: `{n} ${many.slice(0, -1)}`, ja: `{n}${ja}`},
  ...{kind, size},
});

/** Units of amounts, keyed by the name that records use. */
export const UNITS = {
  percent: symbol('%', 'share', 1),
  KB: symbol(' KB', 'data', 1e3),
  MB: symbol(' MB', 'data', 1e6),
  MiB: symbol(' MiB', 'data', 2 ** 20),
  GB: symbol(' GB', 'data', 1e9),
  GiB: symbol(' GiB', 'data', 2 ** 30),
  TB: symbol(' TB', 'data', 1e12),
  TiB: symbol(' TiB', 'data', 2 ** 40),
  ms: symbol(' ms', 'time', 1e-3),
  s: counted('seconds', '秒', 'time', 1),
  minutes: counted('minutes', '分', 'time', 60),
  'build-minutes': counted('build minutes', '分'),
  hours: counted('hours', '時間', 'time', 3600),
  days: counted('days', '日', 'time', 86_400),
  months: counted('months', 'か月', 'time', 2_629_800),
  years: counted('years', '年', 'time', 31_557_600),
  users: counted('users', '人'),
  buckets: counted('buckets', '個'),
  runs: counted('runs', '回'),
  tests: counted('tests', '件'),
  credits: counted('credits', 'クレジット'),
  requests: counted('requests', 'リクエスト'),
  files: counted('files', 'ファイル'),
  builds: counted('builds', '回'),
  domains: counted('domains', '個'),
  rules: counted('rules', '件'),
  issues: counted('issues', '件'),
  projects: counted('projects', '件'),
  reviews: counted('reviews', '件'),
  browsers: counted('browsers', '個'),
} as const satisfies Readonly<Record<string, Unit>>;
export type UnitName = keyof typeof UNITS;

/**
 * Billing units of prices, keyed by the name that records use. Their wording follows the price in
 * English, `$0.015 per GB-month`, and precedes it in Japanese, 「1 GB・月あたり0.015ドル」.
 */
export const PER = {
  'GB-month': {en: 'per GB-month', ja: '1 GB・月あたり', kind: 'stored', size: 1},
  'TB-month': {en: 'per TB-month', ja: '1 TB・月あたり', kind: 'stored', size: 1000},
  'bucket-month': {en: 'per bucket per month', ja: '1バケット・月あたり', kind: 'bucket', size: 1},
  GB: {en: 'per GB', ja: '1 GBあたり', kind: 'transferred', size: 1},
  '1000-requests': {en: 'per 1,000 requests', ja: '1,000回あたり', kind: 'request', size: 1e3},
  '10000-requests': {en: 'per 10,000 requests', ja: '1万回あたり', kind: 'request', size: 1e4},
  '100000-requests': {en: 'per 100,000 requests', ja: '10万回あたり', kind: 'request', size: 1e5},
  'million-requests': {
    ...{en: 'per million requests', ja: '100万回あたり'},
    ...{kind: 'request', size: 1e6},
  },
  month: {en: 'per month', ja: '月額', kind: 'account', size: 1},
  'account-month': {en: 'per account per month', ja: '1アカウント月額', kind: 'account', size: 1},
  'user-month': {en: 'per user per month', ja: '1人月額', kind: 'user', size: 1},
  'user-year': {en: 'per user per year', ja: '1人年額', kind: 'user', size: 12},
  'target-month': {en: 'per test target per month', ja: '1対象月額', kind: 'target', size: 1},
  '1000-credits': {en: 'per 1,000 credits', ja: '1,000クレジットあたり', kind: 'credit', size: 1e3},
} as const satisfies Readonly<Record<string, Measured>>;
export type PerName = keyof typeof PER;

/** Words for a number of something, which replaces `{n}`; `one` follows a 1 in English. */
export type Counted = Localized & {readonly one: string};

type QuantityWords = {
  /** Label of the input, with unit. */
  readonly label: Localized;
  /** Name within a sentence. */
  readonly name: Localized;
  readonly amount: Counted;
  /** What a charge is for, if it is not worded like an amount. */
  readonly charged?: Counted;
};

/** A quantity that is counted; `charged` is its singular in prices. */
function countable(label: string, ja: string, counter: string, charged: string): QuantityWords {
  const plural = label.toLowerCase();
  return {
    label: {en: label, ja: `${ja}（${counter}）`},
    name: {en: plural, ja},
    amount: {one: plural.slice(0, -1), en: `{n} ${plural}`, ja: `${ja}{n}${counter}`},
    charged: {one: charged, en: `{n} ${charged}s`, ja: `{n}${counter}`},
  };
}

const USAGE = {
  storedGb: {
    label: {en: 'Storage (GB)', ja: '保存量（GB）'},
    name: {en: 'storage', ja: '保存'},
    amount: {one: 'GB stored', en: '{n} GB stored', ja: '保存{n} GB'},
    charged: {one: 'GB-month', en: '{n} GB-months', ja: '{n} GB・月'},
  },
  egressGb: {
    label: {en: 'Transfer out (GB)', ja: '下り転送量（GB）'},
    name: {en: 'transfer out', ja: '下り転送'},
    amount: {one: 'GB out', en: '{n} GB out', ja: '下り転送{n} GB'},
    charged: {one: 'GB', en: '{n} GB', ja: '{n} GB'},
  },
  writeRequests: countable('Write requests', '書き込み', '回', 'write'),
  readRequests: countable('Read requests', '読み取り', '回', 'read'),
  users: {
    label: {en: 'Users', ja: '人数（人）'},
    name: {en: 'users', ja: '人数'},
    amount: {one: 'user', en: '{n} users', ja: '{n}人'},
  },
  requests: countable('Requests', 'リクエスト', '回', 'request'),
  cpuMs: {
    label: {en: 'CPU time (ms)', ja: 'CPU時間（ms）'},
    name: {en: 'CPU time', ja: 'CPU時間'},
    amount: {one: 'ms of CPU time', en: '{n} ms of CPU time', ja: 'CPU時間{n} ms'},
  },
  builds: countable('Builds', 'ビルド', '回', 'build'),
  buildMinutes: countable('Build minutes', 'ビルド時間', '分', 'build minute'),
  testRuns: countable('Test runs', 'テスト実行', '回', 'test run'),
  credits: {
    label: {en: 'Credits', ja: 'クレジット'},
    name: {en: 'credits', ja: 'クレジット'},
    amount: {one: 'credit', en: '{n} credits', ja: '{n}クレジット'},
  },
} satisfies Readonly<Record<string, QuantityWords>>;

/** A quantity that plans charge for, per month. Its name is also that of a query parameter. */
export type Quantity = keyof typeof USAGE;
export const QUANTITIES = Object.keys(USAGE) as [Quantity, ...Quantity[]];
export const QUANTITY_WORDS: Readonly<Record<Quantity, QuantityWords>> = USAGE;

/** Usage per month, 0 by default. `storedGb` is the average of stored gigabytes (10^9 bytes). */
export type Usage = Readonly<Partial<Record<Quantity, number>>>;

/** A price with its ISO 4217 currency and what it is for. */
type PriceFigure = {readonly amount: number; readonly currency: string; readonly per: PerName};

/** An amount with its unit, or a price. */
export type Figure = {readonly amount: number; readonly unit: UnitName} | PriceFigure;

export const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'amount' in value;

const NUMBER = '(?:0|[1-9]\\d*)(?:\\.\\d+)?';

/** An amount as records write it, in one of these units: `5 TiB`. */
export const amountForm = (units: readonly string[]): RegExp =>
  new RegExp(`^${NUMBER} (?:${units.join('|')})$`);

/** A price as records write it, per one of these: `0.015 USD/GB-month`, with an ISO 4217 code. */
export const priceForm = (per: readonly string[]): RegExp =>
  new RegExp(`^${NUMBER} [A-Z]{3}/(?:${per.join('|')})$`);

export const FIGURE = new RegExp(
  `${amountForm(Object.keys(UNITS)).source}|${priceForm(Object.keys(PER)).source}`,
);

/** An amount or price of any unit, read from a text in its form; other values stay as they are. */
export function readFigure(value: unknown): unknown {
  if (typeof value !== 'string' || !FIGURE.test(value)) {
    return value;
  }
  const [amount, unit, per] = value.split(/[ /]/);
  return per === undefined
    ? {amount: Number(amount), unit}
    : {amount: Number(amount), currency: unit, per};
}

const SIGNS: Readonly<Record<string, string>> = {$: 'USD', '€': 'EUR', '¥': 'JPY', 円: 'JPY'};

/**
 * An amount or price in the form that records use, if it is only the form that differs: full-width
 * characters, separators of thousands, spaces, the sign of a currency before or after the number.
 */
export function inPlainForm(text: string): string {
  const [, before = '', number = '', after = '', rest = ''] =
    /^([$€¥]?) *([\d,.]+) *([$€¥円]?) *(.*)$/.exec(text.normalize('NFKC').trim()) ?? [];
  const plain = number.replace(/,(?=\d{3}(?!\d))/g, '');
  return `${plain} ${SIGNS[before + after] ?? ''}${rest}`.replace(/ *\/ */g, '/');
}

/** Currencies that texts write as a sign or word instead of the ISO 4217 code. */
const CURRENCIES: Readonly<Record<string, Localized & {readonly decimals: number}>> = {
  JPY: {en: '¥', ja: '円', decimals: 0},
  USD: {en: '$', ja: 'ドル', decimals: 2},
  EUR: {en: '€', ja: 'ユーロ', decimals: 2},
};

export const FREE = {en: 'Free of charge', ja: '無料'} as const;

/** Formats an amount with its unit: `1,000 buckets`, 「1,000個」. */
export function formatAmount(amount: number, unit: UnitName, locale: Locale): string {
  const words: Unit = UNITS[unit];
  const pattern = locale === 'en' && amount === 1 ? (words.one ?? words.en) : words[locale];
  return pattern.replace('{n}', formatCount(amount, locale));
}

/** Formats money with as many digits as it needs, at most 12: `$14.85`, 「14.85ドル」. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const number = formatNumber(amount, currency === 'JPY' || Number.isInteger(amount) ? 0 : 2);
  const word = CURRENCIES[currency]?.[locale];
  const isBefore = word !== undefined && locale === 'en';
  return isBefore ? word + number : number + (word ?? ` ${currency}`);
}

/**
 * Formats a total with the decimals of its currency, whole amounts without: `$127.60`, `$20`.
 * @throws RangeError if `currency` doesn't have the form of an ISO 4217 code
 */
export function formatSum(amount: number, currency: string, locale: Locale): string {
  const decimals =
    CURRENCIES[currency]?.decimals ??
    new Intl.NumberFormat('en', {style: 'currency', currency}).resolvedOptions()
      .maximumFractionDigits!;
  // Moving the point in the decimal form rounds 1.005 up, which is stored as a little less.
  const rounded = Math.round(Number(`${inDecimals(amount)}e${decimals}`)) / 10 ** decimals;
  return formatMoney(Number.isInteger(amount) ? amount : rounded, currency, locale);
}

const MYRIAD = 10_000;

/** Formats a count: `30,000,000`, 「3,000万」. Japanese has 万 and 億 for multiples of 10,000. */
export function formatCount(count: number, locale: Locale): string {
  if (locale === 'en' || count < MYRIAD || count % MYRIAD !== 0) {
    return formatNumber(count);
  }
  const [high, low] = [Math.floor(count / MYRIAD ** 2), (count / MYRIAD) % MYRIAD];
  const parts = [high > 0 && `${formatNumber(high)}億`, low > 0 && `${formatNumber(low)}万`];
  return parts.filter(Boolean).join('');
}

/** Formats a price; 0 is "Free of charge": `$0.015 per GB-month`, 「1 GB・月あたり0.015ドル」. */
export function formatPrice({amount, currency, per}: PriceFigure, locale: Locale): string {
  if (amount === 0) {
    return FREE[locale];
  }
  const money = formatMoney(amount, currency, locale);
  return locale === 'ja' ? PER[per].ja + money : `${money} ${PER[per].en}`;
}

/** The unit on its own, as the label of a number input: `GB`, 「人」. */
export const unitWord = (unit: UnitName, locale: Locale): string =>
  UNITS[unit][locale].replace('{n}', '').trim();

/** The same for a price, short and with `{currency}`: `{currency}/GB-month`, 「{currency}／GB・月」. */
export const priceWord = (per: PerName, locale: Locale): string =>
  locale === 'ja'
    ? `{currency}／${PER[per].ja.replaceAll(/^1 |あたり$|額$/g, '')}`
    : `{currency}/${PER[per].en.replace(/^per /, '')}`;

export const currencyWord = (currency: string, locale: Locale): string =>
  CURRENCIES[currency]?.[locale] ?? currency;

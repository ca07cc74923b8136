/** Wording of estimates: usage, lines, and obstacles. */
import {
  type Charge,
  type Line,
  type Obstacle,
  type Plan,
  QUANTITIES,
  type Quantity,
  QUANTITY_WORDS,
  type Usage,
} from './estimate';
import {fill} from '../../fill';
import {formatCount, formatMoney, formatSum, FREE} from '../units';
import {formatDate} from '../views/dates';
import {BETWEEN_SENTENCES, IN_BRACKETS, LIST_COMMA} from '../views/rows';
import type {Locale, Localized} from '../vocabulary';
import type {ComparedCost, Money, YenRate} from './results';

/** Remarks shown with every estimate. */
const REMARKS = [
  {
    en: 'The cheapest plan that applies on {date} and doesn’t end within 90 days, if there is one.',
    ja: '{date}時点で条件を満たす最も安いプランの料金です。90日以内に終わるプランは、ほかにない場合だけ計算の対象にします。',
  },
  {
    en: 'Not included: taxes that are not part of a price, support, discounts, add-ons, minimum storage durations and changes during the month. Empty fields count as zero.',
    ja: '料金に含まれていない税、サポート、割引、追加機能、最低保存期間、月内の増減は計算に入れていません。空欄は0とみなします。',
  },
] as const satisfies readonly Localized[];

/**
 * The day that an estimate applies to, and what it leaves out.
 * @param day such as `2026-11-22`
 */
export const describeScope = (day: string, locale: Locale): string =>
  REMARKS.map((remark) => fill(remark[locale], {date: formatDate(day, locale)})).join(
    BETWEEN_SENTENCES[locale],
  );

const RATE = {
  en: 'Converted at {one} = {yen} ({date}, {publisher}{copy}).',
  ja: '{one}＝{yen}（{date}、{publisher}{copy}）で換算しています。',
} as const satisfies Localized;

const IN_COPY = {en: ', confirmed in a third party’s material', ja: '、第三者の資料で確認'};

/** Names the rate, its day and, unless other words are given for it, its publisher. */
export const describeRate = (
  {currency, jpy, on, by, publisher}: YenRate,
  locale: Locale,
  publisherWords = publisher,
): string =>
  fill(RATE[locale], {
    one: formatMoney(1, currency, locale),
    yen: formatMoney(jpy, 'JPY', locale),
    date: formatDate(on, locale),
    publisher: publisherWords,
    copy: by === null ? '' : IN_COPY[locale],
  });

/** Name of a plan with the conditions from its note: `Free (250 issues)`. */
export const describePlan = (
  {name, note}: {readonly name: string; readonly note: string | null},
  locale: Locale,
): string => (note === null ? name : name + fill(IN_BRACKETS[locale], {text: note}));

/** Formats an amount of a quantity: `1,000 GB stored`, 「保存1,000 GB」. */
export function describeAmount(quantity: Quantity, amount: number, locale: Locale): string {
  const words = QUANTITY_WORDS[quantity].amount;
  const pattern = locale === 'en' && amount === 1 ? (words.one ?? words.en) : words[locale];
  return fill(pattern, {n: formatCount(amount, locale)});
}

const PER_USER = {en: '{money} per user', ja: '1人{money}'} as const satisfies Localized;

/** The monthly base price of a plan: `$5`, `$24 per user`, 「1人24ドル」. */
export function describeBase(
  {amount, per}: NonNullable<Plan['base']>,
  currency: string,
  locale: Locale,
): string {
  const money = formatMoney(amount, currency, locale);
  return per === 'user' ? fill(PER_USER[locale], {money}) : money;
}

/** What a charge is for: `per GB-month`, `per 1,000 requests`; `{n}` is replaced by the number. */
const CHARGED: Readonly<Record<Quantity, Localized & {readonly one: string}>> = {
  storedGb: {one: 'GB-month', en: '{n} GB-months', ja: '{n} GB・月'},
  egressGb: {one: 'GB', en: '{n} GB', ja: '{n} GB'},
  writeRequests: {one: 'write', en: '{n} writes', ja: '{n}回'},
  readRequests: {one: 'read', en: '{n} reads', ja: '{n}回'},
  users: {one: 'user', en: '{n} users', ja: '{n}人'},
  requests: {one: 'request', en: '{n} requests', ja: '{n}回'},
  cpuMs: {one: 'ms of CPU time', en: '{n} ms of CPU time', ja: 'CPU時間{n} ms'},
  builds: {one: 'build', en: '{n} builds', ja: '{n}回'},
  buildMinutes: {one: 'build minute', en: '{n} build minutes', ja: '{n}分'},
  testRuns: {one: 'test run', en: '{n} test runs', ja: '{n}回'},
  credits: {one: 'credit', en: '{n} credits', ja: '{n}クレジット'},
};

/** Names of the binary units by which some vendors charge, by their gigabytes (10^9 bytes). */
const BINARY_UNITS: ReadonlyMap<number, string> = new Map([
  [2 ** 30 / 1e9, 'GiB'],
  [2 ** 40 / 1e9, 'TiB'],
]);

/** Formats a number of gigabytes in the unit of a charge, at most two decimals if it is binary. */
const formatUnits = (n: number, per: number, locale: Locale): string =>
  formatCount(BINARY_UNITS.has(per) ? Math.round((n / per) * 100) / 100 : n, locale);

/** An amount of what is charged for: `10 GB`, `100 GiB`, `1 write`, 「100万回」. */
export function describeUnits(
  {quantity, per}: Pick<Charge, 'quantity' | 'per'>,
  n: number,
  locale: Locale,
): string {
  const {one, ...words} = CHARGED[quantity];
  const number = formatUnits(n, per, locale);
  const text = locale === 'en' && number === '1' ? `1 ${one}` : fill(words[locale], {n: number});
  return text.replace(/-months?$|・月$/, '').replace('GB', BINARY_UNITS.get(per) ?? 'GB');
}

/**
 * A price of a charge with what it is for: `$4.50 per million writes`, 「100万回あたり4.5ドル」. A price
 * of 0 is free of charge.
 */
export function describePrice(
  {quantity, per}: Pick<Charge, 'quantity' | 'per'>,
  price: number,
  currency: string,
  locale: Locale,
): string {
  if (price === 0) {
    return FREE[locale];
  }
  const money = formatMoney(price, currency, locale);
  const binary = BINARY_UNITS.get(per);
  const words = CHARGED[quantity];
  const n = binary ? '1' : formatCount(per, locale);
  if (locale === 'ja') {
    return `${fill(words.ja, {n}).replace('GB', binary ?? 'GB')}あたり${money}`;
  }
  const unit = per === 1 || binary ? words.one : fill(words.en, {n});
  return `${money} per ${unit.replace('GB', binary ?? 'GB').replace('1,000,000', 'million')}`;
}

export const describeUsage = (usage: Usage, locale: Locale): string =>
  QUANTITIES.flatMap((quantity) => {
    const amount = usage[quantity];
    return amount ? [describeAmount(quantity, amount, locale)] : [];
  }).join(LIST_COMMA[locale]);

const REASONS = {
  none: {en: 'No price in this catalogue', ja: '料金の情報なし'},
  quoted: {en: 'By quotation', ja: '個別見積もり'},
  'price-unknown': {en: 'price beyond {amount} unknown', ja: '{amount}を超える料金が不明'},
  'not-offered': {en: 'no plan above {amount}', ja: '{amount}超は対象外'},
  'no-price': {en: 'no price for {name} known', ja: '{name}の料金が不明'},
} as const satisfies Readonly<Record<string, Localized>>;

/** Conclusions from the reasons. */
const VERDICTS = {
  'cannot-be-estimated': {en: 'Cannot be estimated: {reasons}', ja: '見積もれません：{reasons}'},
  'not-offered': {en: 'Not offered: {reasons}', ja: '対応プランなし：{reasons}'},
} as const satisfies Readonly<Record<string, Localized>>;

/**
 * Why a service can't be estimated.
 * @param obstacles empty if the service has no plans
 * @param isShort whether to give the reasons only, without the conclusion
 */
export function describeReason(
  obstacles: readonly Obstacle[],
  locale: Locale,
  {isShort = false}: {readonly isShort?: boolean} = {},
): string {
  if (obstacles.length === 0) {
    return REASONS.none[locale];
  }
  const reasons = obstacles.map((one) => describeObstacle(one, locale)).join(LIST_COMMA[locale]);
  if (isShort || obstacles.some(({kind}) => kind === 'quoted')) {
    return reasons;
  }
  const verdict = obstacles.some(({kind}) => kind === 'not-offered')
    ? 'not-offered'
    : 'cannot-be-estimated';
  return fill(VERDICTS[verdict][locale], {reasons});
}

function describeObstacle(obstacle: Obstacle, locale: Locale): string {
  const reason = REASONS[obstacle.kind][locale];
  if (obstacle.kind === 'quoted') {
    return reason;
  }
  const {quantity} = obstacle;
  const amount = 'atMost' in obstacle ? describeAmount(quantity, obstacle.atMost, locale) : '';
  return fill(reason, {name: QUANTITY_WORDS[quantity].name[locale], amount});
}

const LINES = {
  account: {en: 'Monthly price', ja: '月額料金'},
  line: {en: '{what}: {parts} = {sum}', ja: '{what}：{parts} = {sum}'},
  whole: {en: '{what}: {sum}', ja: '{what}：{sum}'},
  free: {en: '{what}: free of charge', ja: '{what}：無料'},
  included: {en: '{n} free', ja: '{n}まで無料'},
  tier: {en: '{n} at {price}', ja: '{n} × {price}'},
  tierPer: {en: '{n} at {price} per {per}', ja: '{n}（{per}あたり{price}）'},
} as const satisfies Readonly<Record<string, Localized>>;

/** Explains a line of an estimate; `null` if it is neither used nor charged. */
export function describeLine(
  {of, used, included, amount, tiers}: Line,
  {base, currency}: Pick<Plan, 'base' | 'currency'>,
  locale: Locale,
): string | null {
  if (amount === 0 && (used === 0 || of === 'base')) {
    return null;
  }
  const sum = formatSum(amount, currency, locale);
  const what =
    of !== 'base'
      ? describeAmount(of, used, locale)
      : base?.per === 'user'
        ? describeAmount('users', used, locale)
        : LINES.account[locale];
  if (of === 'base' && base?.per === 'account') {
    return fill(LINES.whole[locale], {what, sum});
  }
  if (amount === 0) {
    return fill(LINES.free[locale], {what});
  }
  const count = (n: number, per: number): string => {
    const binary = BINARY_UNITS.get(per);
    return formatUnits(n, per, locale) + (binary ? ` ${binary}` : '');
  };
  const parts = [
    ...(included > 0 ? [fill(LINES.included[locale], {n: count(included, tiers[0]!.per)})] : []),
    ...tiers.map(({units, price, per}) =>
      fill(LINES[per === 1 || BINARY_UNITS.has(per) ? 'tier' : 'tierPer'][locale], {
        n: count(units, per),
        per: formatCount(per, locale),
        price: formatMoney(price, currency, locale),
      }),
    ),
  ];
  return fill(LINES.line[locale], {what, parts: parts.join(LIST_COMMA[locale]), sum});
}

/**
 * The sum of a cost in the reader's currency, with `≥` if only a part of it is known; `null` without
 * a sum.
 * @param isBare whether to leave out the currency, as below a head that names it
 */
export function describeSum(
  cost: ComparedCost,
  {currency}: Pick<Money, 'currency'>,
  locale: Locale,
  {isBare = false}: {readonly isBare?: boolean} = {},
): string | null {
  if (cost.sum === null) {
    return null;
  }
  const text = formatSum(cost.sum, currency, locale);
  return ('total' in cost ? '' : '≥ ') + (isBare ? text.replace(/[^\d.,]/g, '') : text);
}

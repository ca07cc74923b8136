/** Wording of estimates: usage, lines, and obstacles. */
import {
  type Charge,
  type ComparedCost,
  type Line,
  type Money,
  type Obstacle,
  type Plan,
  type YenRate,
} from './estimate';
import {fill} from '../../fill';
import {
  type Counted,
  formatCount,
  formatMoney,
  formatSum,
  FREE,
  QUANTITIES,
  type Quantity,
  QUANTITY_WORDS,
  type Usage,
} from '../units';
import {formatDate} from '../dates';
import {IN_BRACKETS, LIST_COMMA} from '../rows';
import type {Locale, Localized} from '../vocabulary';

const SCOPE = {
  en: 'The cheapest plan that applies on {date} and doesn’t end within 90 days, if there is one. Not included: taxes that are not part of a price, support, discounts, add-ons, minimum storage durations and changes during the month. Empty fields count as zero.',
  ja: '{date}時点で条件を満たす最も安いプランの料金です。90日以内に終わるプランは、ほかにない場合だけ計算の対象にします。料金に含まれていない税、サポート、割引、追加機能、最低保存期間、月内の増減は計算に入れていません。空欄は0とみなします。',
} as const satisfies Localized;

/** The day that an estimate applies to, and what it leaves out. */
export const describeScope = (day: string, locale: Locale): string =>
  fill(SCOPE[locale], {date: formatDate(day, locale)});

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

const wordsFor = ({one, ...words}: Counted, n: string, locale: Locale): string =>
  locale === 'en' && n === '1' ? `1 ${one}` : fill(words[locale], {n});

/** Formats an amount of a quantity: `1,000 GB stored`, 「保存1,000 GB」. */
export const describeAmount = (quantity: Quantity, amount: number, locale: Locale): string =>
  wordsFor(QUANTITY_WORDS[quantity].amount, formatCount(amount, locale), locale);

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

/** Names of the binary units by which some vendors charge, by their gigabytes (10^9 bytes). */
const BINARY_UNITS: ReadonlyMap<number, string> = new Map([
  [2 ** 30 / 1e9, 'GiB'],
  [2 ** 40 / 1e9, 'TiB'],
]);

/** Formats a number of gigabytes in the unit of a charge, at most two decimals if it is binary. */
const formatUnits = (n: number, per: number, locale: Locale): string =>
  formatCount(BINARY_UNITS.has(per) ? Math.round((n / per) * 100) / 100 : n, locale);

type Charged = Pick<Charge, 'quantity' | 'per'>;

/** Words for a number of what is charged for, in the binary unit of the charge if it has one. */
function countCharged({quantity, per}: Charged, n: string, locale: Locale): string {
  const {amount, charged = amount} = QUANTITY_WORDS[quantity];
  return wordsFor(charged, n, locale).replace('GB', BINARY_UNITS.get(per) ?? 'GB');
}

/** An amount of what is charged for: `10 GB`, `100 GiB`, `1 write`, 「100万回」. */
export const describeUnits = (charge: Charged, n: number, locale: Locale): string =>
  countCharged(charge, formatUnits(n, charge.per, locale), locale).replace(/-months?$|・月$/, '');

/** A price of a charge with what it is for: `$4.50 per million writes`, 「100万回あたり4.5ドル」. */
export function describePrice(charge: Charged, price: number, currency: string, locale: Locale) {
  if (price === 0) {
    return FREE[locale];
  }
  const money = formatMoney(price, currency, locale);
  const n = BINARY_UNITS.has(charge.per) ? '1' : formatCount(charge.per, locale);
  const unit = countCharged(charge, n, locale);
  return locale === 'ja'
    ? `${unit}あたり${money}`
    : `${money} per ${unit.replace(/^1 /, '').replace('1,000,000', 'million')}`;
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

const NOT_OFFERED: Localized = {en: 'Not offered: {reasons}', ja: '対応プランなし：{reasons}'};
const UNKNOWN: Localized = {en: 'Cannot be estimated: {reasons}', ja: '見積もれません：{reasons}'};

/**
 * Why a service can't be estimated.
 * @param obstacles empty if the service has no plans
 * @param isShort whether to leave out the conclusion
 */
export function describeReason(
  obstacles: readonly Obstacle[],
  locale: Locale,
  {isShort = false}: {readonly isShort?: boolean} = {},
): string {
  if (obstacles.length === 0) {
    return REASONS.none[locale];
  }
  const reasons = obstacles
    .map((obstacle) =>
      fill(REASONS[obstacle.kind][locale], {
        name: 'quantity' in obstacle ? QUANTITY_WORDS[obstacle.quantity].name[locale] : '',
        amount:
          'atMost' in obstacle ? describeAmount(obstacle.quantity, obstacle.atMost, locale) : '',
      }),
    )
    .join(LIST_COMMA[locale]);
  if (isShort || obstacles.some(({kind}) => kind === 'quoted')) {
    return reasons;
  }
  const isRefused = obstacles.some(({kind}) => kind === 'not-offered');
  return fill((isRefused ? NOT_OFFERED : UNKNOWN)[locale], {reasons});
}

const LINES = {
  account: {en: 'Monthly price: {sum}', ja: '月額料金：{sum}'},
  line: {en: '{what}: {parts} = {sum}', ja: '{what}：{parts} = {sum}'},
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
  if (of === 'base' && base?.per === 'account') {
    return fill(LINES.account[locale], {sum});
  }
  const what = describeAmount(of === 'base' ? 'users' : of, used, locale);
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
 * The sum of a cost, with `≥` if only a part of it is known; `null` without a sum.
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

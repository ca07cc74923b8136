import {expect, it} from 'vitest';
import {
  formatAmount,
  formatCount,
  formatMoney,
  formatPrice,
  formatSum,
} from '@site/src/catalogue/units';
import {LOCALES} from '@site/src/catalogue/vocabulary';

it.each([
  [99.999999999, 'percent', '99.999999999%', '99.999999999%'],
  [1000, 'buckets', '1,000 buckets', '1,000個'],
  [1, 'build-minutes', '1 build minute', '1分'],
  [0, 'users', '0 users', '0人'],
  [1.5, 'hours', '1.5 hours', '1.5時間'],
] as const)('the amount of %d %s is "%s" and 「%s」', (amount, unit, ...texts) => {
  expect(LOCALES.map((locale) => formatAmount(amount, unit, locale))).toEqual(texts);
});

// A currency without a translation keeps its code.
it.each([
  [14.85, 'USD', '$14.85', '14.85ドル', '$14.85'],
  [2227.5, 'JPY', '¥2,227.5', '2,227.5円', '¥2,228'],
  [5, 'EUR', '€5', '5ユーロ', '€5'],
  [0, 'USD', '$0', '0ドル', '$0'],
  [1e21, 'USD', `$1${',000'.repeat(7)}`, `1${',000'.repeat(7)}ドル`, `$1${',000'.repeat(7)}`],
  [20, 'CHF', '20 CHF', '20 CHF', '20 CHF'],
])('%d %s are "%s" and 「%s」, and "%s" to pay', (amount, currency, en, ja, sum) => {
  expect(formatMoney(amount, currency, 'en')).toBe(en);
  expect(formatMoney(amount, currency, 'ja')).toBe(ja);
  expect(formatSum(amount, currency, 'en')).toBe(sum);
});

it.each([
  [1000, '1,000', '1,000'],
  [100_000, '100,000', '10万'],
  [51_200_001, '51,200,001', '51,200,001'],
  [123_450_000, '123,450,000', '1億2,345万'],
])('the count of %d is "%s" and 「%s」', (count, ...texts) => {
  expect(LOCALES.map((locale) => formatCount(count, locale))).toEqual(texts);
});

it.each([
  [0.0000004, 'USD', 'GB', '$0.0000004 per GB', '1 GBあたり0.0000004ドル'],
  [2700, 'JPY', 'month', '¥2,700 per month', '月額2,700円'],
  [7, 'CHF', 'user-month', '7 CHF per user per month', '1人月額7 CHF'],
  [0, 'USD', 'GB', 'Free of charge', '無料'],
] as const)('the price of %d %s per %s is "%s" and 「%s」', (amount, currency, per, ...texts) => {
  expect(LOCALES.map((locale) => formatPrice({amount, currency, per}, locale))).toEqual(texts);
});

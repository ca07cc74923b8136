import {describe, expect, it} from 'vitest';
import {
  formatAmount,
  formatCount,
  formatMoney,
  formatPrice,
  formatSum,
} from '@site/src/catalogue/units';

describe('an amount', () => {
  it.each([
    [5, 'TiB', '5 TiB', '5 TiB'],
    [99.9, 'percent', '99.9%', '99.9%'],
    // All nines of a durability are shown.
    [99.999999999, 'percent', '99.999999999%', '99.999999999%'],
    [1000, 'buckets', '1,000 buckets', '1,000個'],
    [1, 'buckets', '1 bucket', '1個'],
    [0, 'users', '0 users', '0人'],
    [1.5, 'hours', '1.5 hours', '1.5時間'],
    [1, 'days', '1 day', '1日'],
    [1, 'build-minutes', '1 build minute', '1分'],
    [3, 'months', '3 months', '3か月'],
  ] as const)('of %d %s is "%s" and 「%s」', (amount, unit, en, ja) => {
    expect(formatAmount(amount, unit, 'en')).toBe(en);
    expect(formatAmount(amount, unit, 'ja')).toBe(ja);
  });
});

describe('a sum of money', () => {
  it.each([
    [14.85, 'USD', '14.85 USD', '14.85ドル'],
    [16_000, 'JPY', '16,000 JPY', '16,000円'],
    [5, 'EUR', '5 EUR', '5ユーロ'],
    // A currency without a translation keeps its code.
    [9.5, 'CHF', '9.5 CHF', '9.5 CHF'],
  ])('of %d %s is "%s" and 「%s」', (amount, currency, en, ja) => {
    expect(formatMoney(amount, currency, 'en')).toBe(en);
    expect(formatMoney(amount, currency, 'ja')).toBe(ja);
  });
});

describe('an amount to pay', () => {
  it.each([
    [127.6, 'USD', '127.60 USD', '127.60ドル'],
    [16_000, 'JPY', '16,000 JPY', '16,000円'],
    [2227.5, 'JPY', '2,228 JPY', '2,228円'],
    [20, 'CHF', '20.00 CHF', '20.00 CHF'],
  ])('of %d %s is "%s" and 「%s」', (amount, currency, en, ja) => {
    expect(formatSum(amount, currency, 'en')).toBe(en);
    expect(formatSum(amount, currency, 'ja')).toBe(ja);
  });
});

describe('a count', () => {
  it.each([
    [1000, '1,000', '1,000'],
    [50_000, '50,000', '50,000'],
    [100_000, '100,000', '10万'],
    [51_200_001, '51,200,001', '51,200,001'],
    [30_000_000, '30,000,000', '3,000万'],
    [100_000_000, '100,000,000', '1億'],
    [123_450_000, '123,450,000', '1億2,345万'],
  ])('of %d is "%s" and 「%s」', (count, en, ja) => {
    expect(formatCount(count, 'en')).toBe(en);
    expect(formatCount(count, 'ja')).toBe(ja);
  });
});

describe('a price', () => {
  it.each([
    [0.015, 'USD', 'GB-month', '0.015 USD per GB-month', '1 GB・月あたり0.015ドル'],
    [0.0000004, 'USD', 'GB', '0.0000004 USD per GB', '1 GBあたり0.0000004ドル'],
    [2700, 'JPY', 'month', '2,700 JPY per month', '月額2,700円'],
    [7, 'CHF', 'user-month', '7 CHF per user and month', '1人月額7 CHF'],
  ] as const)('of %d %s per %s is "%s" and 「%s」', (amount, currency, per, en, ja) => {
    expect(formatPrice({amount, currency, per}, 'en')).toBe(en);
    expect(formatPrice({amount, currency, per}, 'ja')).toBe(ja);
  });

  it('of zero is free of charge', () => {
    const free = {amount: 0, currency: 'USD', per: 'GB'} as const;
    expect(formatPrice(free, 'en')).toBe('Free of charge');
    expect(formatPrice(free, 'ja')).toBe('無料');
  });
});

/**
 * What a reader has told about themselves, as the query of a URL: `?storedGb=2000&currency=JPY`.
 * Shared addresses and the browser keep it in the same form. Pure; runs in the browser.
 */
import {queryOf} from '../site/addresses';
import {
  CURRENCIES,
  type Currency,
  type Money,
  OWN_CURRENCY,
  QUANTITIES,
  type Quantity,
  type Usage,
} from '../catalogue/costs';
import type {Locale} from '../catalogue/vocabulary';

export type Reader = {
  /** Per month; what is missing is 0. */
  readonly usage: Usage;
  readonly currency: Currency;
  /** Yen per dollar, as entered by the reader. */
  readonly rate: number | undefined;
  /** Whether data must stay in Japan. */
  readonly inJapan: boolean;
};

/** Names of all query parameters. */
export const PARAMETERS: readonly string[] = [...QUANTITIES, 'rate', 'currency', 'japan'];

/** A decimal number as number inputs return it, limited to a plausible length. */
const NUMBER = /^\d{1,15}(?:\.\d{0,6})?$/;

const numberOf = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name) ?? '';
  return NUMBER.test(text) ? Number(text) : undefined;
};

/**
 * What an address says, else what the browser has kept, else the defaults. An address that says
 * anything says all: what is missing in it is not used.
 * @param search query of the URL
 * @param kept the same, as the browser has kept it
 * @param usage the default usage, with the quantities that the page asks for
 */
export function readReader(
  search: string,
  kept: string,
  {usage, quantities}: {readonly usage: Usage; readonly quantities: readonly Quantity[]},
  locale: Locale,
): Reader {
  const address = new URLSearchParams(search);
  const query = PARAMETERS.some((name) => address.has(name)) ? address : new URLSearchParams(kept);
  const rate = numberOf(query, 'rate');
  return {
    usage: quantities.some((name) => query.has(name))
      ? Object.fromEntries(quantities.map((name) => [name, numberOf(query, name) ?? 0]))
      : usage,
    currency: CURRENCIES.find((one) => one === query.get('currency')) ?? OWN_CURRENCY[locale],
    rate: rate === 0 ? undefined : rate,
    inJapan: query.get('japan') === '1',
  };
}

/**
 * The query with what a reader has told; other parameters stay.
 * @param quantities those that the page asks for; the others stay
 */
export function writeReader(
  search: string,
  {usage, currency, rate, inJapan}: Reader,
  quantities: readonly Quantity[],
  locale: Locale,
): string {
  const query = new URLSearchParams(search);
  const used = quantities.filter((name) => (usage[name] ?? 0) > 0);
  // An address without any quantity would mean the default usage.
  const named = used.length > 0 ? used : quantities.slice(0, 1);
  const amountOf = (name: Quantity) => (named.includes(name) ? (usage[name] ?? 0) : undefined);
  const told: Readonly<Record<string, string | number | undefined>> = {
    ...Object.fromEntries(quantities.map((name) => [name, amountOf(name)])),
    currency: currency === OWN_CURRENCY[locale] ? undefined : currency,
    rate,
    japan: inJapan ? 1 : undefined,
  };
  for (const [name, value] of Object.entries(told)) {
    if (value === undefined) {
      query.delete(name);
    } else {
      query.set(name, String(value));
    }
  }
  return queryOf(query);
}

export const isUsage = (usage: Usage, example: Usage, quantities: readonly Quantity[]): boolean =>
  quantities.every((name) => (usage[name] ?? 0) === (example[name] ?? 0));

export const moneyOf = (
  {currency, rate}: Pick<Reader, 'currency' | 'rate'>,
  {rates}: Pick<Money, 'rates'>,
): Money => ({currency, rates, typed: rate});

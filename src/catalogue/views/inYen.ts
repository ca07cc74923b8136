/** Amounts in yen at the exchange rates of the catalogue, which Japanese pages add. */
import type {YenRate} from '../costs';
import type {Catalogue} from '../load';
import {localize} from '../record/localize';
import {formatMoney} from '../units';

/** The rate of a currency in Japanese; `undefined` for yen and for currencies without a rate. */
export function yenRate({rates}: Pick<Catalogue, 'rates'>, currency: string): YenRate | undefined {
  const rate = rates[currency];
  return rate && {currency, ...localize(rate, 'ja')};
}

/** An amount in yen with three digits, as a rate of another day is not more exact: 「約2,350円」. */
export const inYen = (amount: number, {jpy}: Pick<YenRate, 'jpy'>): string =>
  `約${formatMoney(Number((amount * jpy).toPrecision(3)), 'JPY', 'ja')}`;

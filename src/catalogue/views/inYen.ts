/** Amounts in yen at the exchange rates of the catalogue, which Japanese pages add. */
import {inMoney, type YenRate} from '../costs';
import type {Catalogue} from '../load';
import {localize} from '../record/localize';
import {formatMoney} from '../units';

/** The rate of a currency in Japanese; `undefined` for yen and for currencies without a rate. */
export function yenRate({rates}: Pick<Catalogue, 'rates'>, currency: string): YenRate | undefined {
  const rate = rates[currency];
  return rate && {currency, ...localize(rate, 'ja')};
}

/** An amount in yen: 「約2,350円」. */
export function inYen(amount: number, rate: YenRate): string {
  const yen = inMoney(amount, rate.currency, {currency: 'JPY', rates: [rate], typed: undefined});
  return `約${formatMoney(yen!, 'JPY', 'ja')}`;
}

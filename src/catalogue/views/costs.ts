/** Data for cost estimates of a category in one language. */
import {inMoney, staysInJapan, type YenRate} from '../costs';
import {EXAMPLES, STARTS} from '../costs/examples';
import {QUANTITIES} from '../costs/estimate';
import type {Catalogue} from '../load';
import {localize} from '../record/localize';
import type {Service} from '../record/schema';
import type {Locale} from '../vocabulary';
import {markedLast} from './lifecycle';
import {formatMoney} from '../units';

/** A service with its plans in one language. */
export const priced = (
  {slug, name, japan, plans}: Pick<Service, 'slug' | 'name' | 'japan' | 'plans'>,
  locale: Locale,
) => ({
  slug,
  name: name[locale],
  /** Whether its data can stay in Japan; `false` if that is unknown. */
  inJapan: staysInJapan(japan.region.value),
  plans: localize(plans, locale),
});

/** @param today day of the build, such as `2026-11-22` */
export function buildCategoryCosts(
  catalogue: Catalogue,
  category: string,
  locale: Locale,
  today: string,
) {
  const services = markedLast(catalogue.services.filter((one) => one.category === category));
  const plans = services.flatMap((service) => service.plans);
  const charged = new Set(
    plans.flatMap(({base, charges}) => [
      ...(base?.per === 'user' ? ['users'] : []),
      ...charges.map(({quantity}) => quantity),
    ]),
  );
  return {
    /** Day of the build, which is used until the current day is known. */
    builtOn: today,
    /** Quantities that the plans charge for. */
    quantities: QUANTITIES.filter((quantity) => charged.has(quantity)),
    /** All rates of the catalogue. */
    rates: Object.entries(localize(catalogue.rates, locale)).map(([currency, rate]) => ({
      currency,
      ...rate,
    })),
    examples: [STARTS[category] ?? [], EXAMPLES[category] ?? []]
      .flat()
      .filter(({label}, index, all) => all.findIndex((one) => one.label.en === label.en) === index)
      .map(({label, usage}) => ({label: label[locale], usage})),
    services: services.map((service) => priced(service, locale)),
  };
}

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

/** Data for cost estimates of a category in one language. */
import {type Currency, inMoney, staysInJapan, type YenRate} from '../costs';
import {EXAMPLES, STARTS} from '../costs/examples';
import {QUANTITIES} from '../costs/estimate';
import type {Catalogue} from '../load';
import {localize} from '../record/localize';
import type {Service} from '../record/schema';
import type {Locale, Localized} from '../vocabulary';
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

const ABOUT: Localized = {en: 'about ', ja: '約'};

/** The currency of the readers of a language. */
const CURRENCY_OF = {en: 'USD', ja: 'JPY'} as const satisfies Readonly<Record<Locale, Currency>>;

/**
 * The rate for prices in a currency that readers of a language don't think in: for all others than
 * yen in Japanese, for yen in English; `undefined` for other prices.
 */
export function rateFor(
  {rates}: Pick<Catalogue, 'rates'>,
  price: string,
  locale: Locale,
): YenRate | undefined {
  const foreign = price === 'JPY' ? CURRENCY_OF[locale] : price;
  const rate = locale === 'en' && foreign === price ? undefined : rates[foreign];
  return rate && {currency: foreign, ...localize(rate, locale)};
}

/** An amount in the currency of a language: 「約2,350円」, "about $14.90". */
export function converted(amount: number, price: string, rate: YenRate, locale: Locale): string {
  const currency = CURRENCY_OF[locale];
  const sum = inMoney(amount, price, {currency, rates: [rate], typed: undefined});
  return ABOUT[locale] + formatMoney(sum!, currency, locale);
}

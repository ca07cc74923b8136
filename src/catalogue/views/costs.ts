/** Data for cost estimates of a category in one language. */
import {
  inMoney,
  OWN_CURRENCY,
  QUANTITIES,
  type Quantity,
  staysInJapan,
  type YenRate,
} from '../costs';
import {EXAMPLES, STARTS} from '../costs/examples';
import type {Catalogue} from '../load';
import type {Rates} from '../record/categories';
import {localize} from '../record/localize';
import type {Service} from '../record/schema';
import type {Locale, Localized} from '../vocabulary';
import {markedLast} from './rows';
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

/** All rates of the catalogue. */
const ratesIn = (rates: Rates, locale: Locale): YenRate[] =>
  Object.entries(localize(rates, locale)).map(([currency, rate]) => ({currency, ...rate}));

/** @param today day of the build, such as `2026-11-22` */
export function buildCategoryCosts(
  catalogue: Catalogue,
  category: string,
  locale: Locale,
  today: string,
) {
  const services = markedLast(catalogue.services.filter((one) => one.category === category));
  const plans = services.flatMap((service) => service.plans);
  const isCharged = (quantity: Quantity): boolean =>
    plans.some(({charges}) => charges.some((charge) => charge.quantity === quantity)) ||
    (quantity === 'users' && plans.some(({base}) => base?.per === 'user'));
  return {
    /** Day of the build, which is used until the current day is known. */
    builtOn: today,
    /** Quantities that the plans charge for. */
    quantities: QUANTITIES.filter(isCharged),
    rates: ratesIn(catalogue.rates, locale),
    examples: [STARTS[category] ?? [], EXAMPLES[category] ?? []]
      .flat()
      .filter(({label}, index, all) => all.findIndex((one) => one.label.en === label.en) === index)
      .map(({label, usage}) => ({label: label[locale], usage})),
    services: services.map((service) => priced(service, locale)),
  };
}

const ABOUT: Localized = {en: 'about ', ja: '約'};

/**
 * Writes amounts in the currency that readers of a language think in, 「約2,350円」 or "about $14.90":
 * those of all other currencies than yen in Japanese, those of yen in English.
 */
export function conversionsFor(catalogue: Pick<Catalogue, 'rates'>, locale: Locale) {
  const currency = OWN_CURRENCY[locale];
  const known = ratesIn(catalogue.rates, locale);
  /** The rates that were used. */
  const rates = new Set<YenRate>();
  /** `undefined` for what is free or needs no conversion. */
  const convert = (amount: number, price: string): string | undefined => {
    const isAsked = (price === 'JPY') === (locale === 'en');
    const foreign = price === 'JPY' ? currency : price;
    const rate = known.find((one) => one.currency === foreign);
    if (!isAsked || !rate || amount === 0) {
      return undefined;
    }
    rates.add(rate);
    const sum = inMoney(amount, price, {currency, rates: [rate], typed: undefined});
    return ABOUT[locale] + formatMoney(sum!, currency, locale);
  };
  return {rates, convert};
}

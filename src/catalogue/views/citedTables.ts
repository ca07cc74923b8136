/** The tables and lists that articles show from records, in one language. */
import {fill} from '../../fill';
import {costsOf, describeReason, formatSum, type YenRate} from '../costs';
import {EXAMPLES} from '../costs/examples';
import {type Charge, type Plan, QUANTITIES, QUANTITY_WORDS} from '../costs/estimate';
import {describeBase, describePrice, describeUnits} from '../costs/words';
import type {Catalogue} from '../load';
import {localize} from '../record/localize';
import type {Service} from '../record/schema';
import type {Provenance} from '../record/values';
import {type Answer, type Locale, type Localized, NO_AMOUNT} from '../vocabulary';
import {buildAttributeGroups} from './attributes';
import {convert, priced} from './costs';
import {formatDate} from './dates';
import {buildFactRows, type FactRow, LIST_COMMA, valueAnchor} from './rows';

/** A cell: a text with an optional link and a smaller text below it. */
export type Cell = {
  readonly text: string;
  /** Route, or only its hash. */
  readonly to?: string;
  readonly note?: string;
};

/** A table; the first cell of each row is its header. */
export type RecordTable = {
  readonly caption: string;
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  /** Where the values come from, each source once. */
  readonly sources: readonly Provenance[];
  /** The rates that its converted amounts use. */
  readonly rates: readonly YenRate[];
};

/** Values with their labels. */
export type RecordList = ReturnType<typeof buildJapanList>;

const TEXTS = {
  plans: {en: 'Plans of {name}', ja: '{name}の料金プラン'},
  plan: {en: 'Plan', ja: 'プラン'},
  item: {en: 'Charge', ja: '項目'},
  base: {en: 'Per month', ja: '月額'},
  from: {en: 'from {date}', ja: '{date}から'},
  until: {en: 'until {date}', ja: '{date}まで'},
  free: {en: '{amount} free', ja: '{amount}まで無料'},
  included: {en: '{amount} included', ja: '{amount}を含む'},
  beyondFree: {en: ', then {price}', ja: '、超過分は{price}'},
  minimum: {en: '; at least {amount}', ja: '（最低{amount}分）'},
  tier: {en: '{price} up to {amount}', ja: '{amount}まで{price}'},
  beyond: {en: ', then {price}', ja: '、以降{price}'},
  atMost: {en: 'at most {amount}', ja: '{amount}まで'},
  unknownBeyond: {en: '{amount}; price beyond unknown', ja: '{amount}（超過分の料金は不明）'},
  anyNumber: {en: 'any number', ja: '無制限'},
  notIncluded: {en: 'not included', ja: '対象外'},
  asMuch: {en: 'at most as much as {name}', ja: '{name}量まで'},
  none: {en: '–', ja: '–'},
  examples: {en: 'Cost of a month', ja: '1か月の料金'},
  use: {en: 'Use', ja: '使い方'},
} as const satisfies Readonly<Record<string, Localized>>;

/** Amounts in the currency of a language, which pages add below others, and the rates used. */
function conversionsFor(catalogue: Pick<Catalogue, 'rates'>, locale: Locale) {
  const rates = new Map<string, YenRate>();
  /** Nothing if an amount is free or needs no conversion. */
  const noteOf = (amount: number, currency: string): {readonly note?: string} => {
    const sum = convert(amount, currency, catalogue, locale);
    if (sum) {
      rates.set(currency, sum.rate);
    }
    return sum ? {note: sum.text} : {};
  };
  return {rates, noteOf};
}
type Conversions = ReturnType<typeof conversionsFor>;

/**
 * The plans of a service with their prices, those to come with their day; `null` if it has none. A
 * single plan has a row for each charge.
 */
export function buildPlanTable(
  service: Service,
  catalogue: Pick<Catalogue, 'rates'>,
  locale: Locale,
): RecordTable | null {
  const {plans} = service;
  if (plans.length === 0) {
    return null;
  }
  const conversions = conversionsFor(catalogue, locale);
  const hasBase = plans.some(({base}) => base === null || base.amount > 0) || plans.length > 1;
  const quantities = QUANTITIES.filter((quantity) =>
    plans.some((plan) => tells(plan, quantity) || (plans.length === 1 && chargeOf(plan, quantity))),
  );
  const head = [
    {text: TEXTS.plan[locale]},
    ...(hasBase ? [{text: TEXTS.base[locale]}] : []),
    ...quantities.map((quantity) => ({text: capitalized(QUANTITY_WORDS[quantity].name[locale])})),
  ];
  const rows = plans.map((plan): Cell[] => [
    {text: plan.name[locale], ...termOf(plan, locale)},
    ...(hasBase ? [baseOf(plan, conversions, locale)] : []),
    ...quantities.map((quantity) => cellOf(plan, quantity, conversions, locale)),
  ]);
  const [only] = rows;
  const table =
    rows.length > 1
      ? {head, rows}
      : {
          head: [{text: TEXTS.item[locale]}, only![0]!],
          rows: head.slice(1).map((label, index) => [label, only![index + 1]!]),
        };
  return {
    ...table,
    caption: fill(TEXTS.plans[locale], {name: service.name[locale]}),
    sources: distinct(plans),
    rates: [...conversions.rates.values()],
  };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const chargeOf = ({charges}: Plan, quantity: Charge['quantity']): Charge | undefined =>
  charges.find((charge) => charge.quantity === quantity);

/** Whether a plan says more about a quantity than that it is free. */
const tells = (plan: Plan, quantity: Charge['quantity']): boolean =>
  plan.limits.some((limit) => limit.quantity === quantity) ||
  (chargeOf(plan, quantity)?.tiers.some(({price}) => price > 0) ?? false) ||
  (chargeOf(plan, quantity)?.included ?? 0) > 0;

/** The condition of a plan and the days on which it is sold. */
function termOf(
  {note, from, until}: Service['plans'][number],
  locale: Locale,
): {readonly note?: string} {
  const parts = [
    ...(from === null ? [] : [fill(TEXTS.from[locale], {date: formatDate(from, locale)})]),
    ...(until === null ? [] : [fill(TEXTS.until[locale], {date: formatDate(until, locale)})]),
    ...(note === null ? [] : [note[locale]]),
  ];
  return parts.length === 0 ? {} : {note: parts.join(locale === 'ja' ? '。' : '. ')};
}

function baseOf({base, currency}: Plan, conversions: Conversions, locale: Locale): Cell {
  if (base === null) {
    return {text: NO_AMOUNT['on-request'][locale]};
  }
  return {text: describeBase(base, currency, locale), ...conversions.noteOf(base.amount, currency)};
}

/** What a plan charges for a quantity: its price, free amount and limit. */
function cellOf(
  plan: Plan,
  quantity: Charge['quantity'],
  conversions: Conversions,
  locale: Locale,
): Cell {
  const charge = chargeOf(plan, quantity);
  const limit = plan.limits.find((one) => one.quantity === quantity);
  if (limit !== undefined) {
    const {atMost, because} = limit;
    if (atMost === 0) {
      return {text: TEXTS.notIncluded[locale]};
    }
    const unit = {quantity, per: charge?.per ?? 1};
    const amount = typeof atMost === 'number' ? describeUnits(unit, atMost, locale) : '';
    return {
      text:
        typeof atMost === 'number'
          ? fill(TEXTS[because === 'price-unknown' ? 'unknownBeyond' : 'atMost'][locale], {amount})
          : fill(TEXTS.asMuch[locale], {name: QUANTITY_WORDS[atMost].name[locale]}),
    };
  }
  if (charge === undefined) {
    return {text: TEXTS.none[locale]};
  }
  const {currency} = plan;
  const {included, minimum, tiers} = charge;
  const [first, ...others] = tiers.map(({price}) => describePrice(charge, price, currency, locale));
  const prices = tiers.length === 1 ? first! : tiersOf(charge, [first!, ...others], locale);
  const isFree = tiers.every(({price}) => price === 0);
  if (isFree && included === 0 && UNLIMITED.includes(quantity)) {
    return {text: TEXTS.anyNumber[locale]};
  }
  const isPaid = plan.base !== null && plan.base.amount > 0;
  const free = fill(TEXTS[isPaid ? 'included' : 'free'][locale], {
    amount: describeUnits(charge, included, locale),
  });
  const text =
    included === 0
      ? prices
      : isFree
        ? free
        : free + fill(TEXTS.beyondFree[locale], {price: prices});
  const least =
    minimum > 0
      ? fill(TEXTS.minimum[locale], {amount: describeUnits(charge, minimum, locale)})
      : '';
  const notes = tiers.flatMap(({price}) => conversions.noteOf(price, currency).note ?? []);
  return {
    text: text + least,
    ...(notes.length > 0 ? {note: notes.join(LIST_COMMA[locale])} : {}),
  };
}

/** Quantities that a plan with a fixed price doesn't give for free, but without a limit. */
const UNLIMITED: readonly Charge['quantity'][] = ['users', 'testRuns', 'builds'];

/** The prices of tiers: `$0.025 per GB-month up to 50 TB, then …`. */
const tiersOf = (charge: Charge, prices: readonly string[], locale: Locale): string =>
  charge.tiers
    .map(({upTo}, index) =>
      upTo === null
        ? fill(TEXTS.beyond[locale], {price: prices[index]!})
        : (index === 0 ? '' : LIST_COMMA[locale]) +
          fill(TEXTS.tier[locale], {
            price: prices[index]!,
            amount: describeUnits(charge, upTo, locale),
          }),
    )
    .join('');

/** The sources of plans, each once. */
function distinct(plans: readonly Provenance[]): Provenance[] {
  const keyOf = ({source, via, checked, dated}: Provenance) =>
    [source, via, checked, dated].join(' ');
  return [...new Map(plans.map((plan) => [keyOf(plan), plan])).values()].map(
    ({source, via, basis, checked, dated}) => ({source, via, basis, checked, dated, until: null}),
  );
}

/** The cost of a month for the examples of the category; `null` if it has none. */
export function buildExampleTable(
  services: readonly Service[],
  catalogue: Pick<Catalogue, 'rates'>,
  locale: Locale,
  today: string,
): RecordTable | null {
  const examples = EXAMPLES[services[0]!.category];
  if (examples === undefined) {
    return null;
  }
  const conversions = conversionsFor(catalogue, locale);
  const named = services.map((service) => priced(service, locale));
  return {
    caption: TEXTS.examples[locale],
    head: [
      {text: TEXTS.use[locale]},
      ...named.map(({slug, name}, index) => ({
        text: name,
        ...(index > 0 ? {to: `/services/${slug}`} : {}),
      })),
    ],
    rows: examples.map(({label, usage}) => [
      {text: label[locale]},
      ...costsOf({services: named}, usage, today).map((cost): Cell =>
        'total' in cost
          ? {
              text: formatSum(cost.total, cost.plan.currency, locale),
              note: [
                conversions.noteOf(cost.total, cost.plan.currency).note ?? [],
                planOf(cost, today, locale),
              ]
                .flat()
                .join(LIST_COMMA[locale]),
            }
          : {text: describeReason(cost.obstacles, locale, {isShort: true})},
      ),
    ]),
    sources: [],
    rates: [...conversions.rates.values()],
  };
}

/** The plan of a cost, with its first day if that is ahead. */
function planOf(
  {plan: {name, from}}: {readonly plan: {readonly name: string; readonly from: string | null}},
  today: string,
  locale: Locale,
): string {
  return from === null || from <= today
    ? name
    : name + LIST_COMMA[locale] + fill(TEXTS.from[locale], {date: formatDate(from, locale)});
}

/** Attributes on buying from Japan that stand with the general questions. */
const JAPAN_ATTRIBUTES = ['data-location', 'support-hours'];

/** What a team in Japan asks: place of data, payment, invoice, tax, contract and language. */
export function buildJapanList(
  service: Service,
  {categories}: Pick<Catalogue, 'categories'>,
  locale: Locale,
) {
  const {facts: _facts, plans: _plans, attributes: _attributes, ...summary} = service;
  const general = buildFactRows(localize(summary, locale), locale);
  const groups = buildAttributeGroups(service, categories, locale);
  const attributes = groups.flatMap(({key, rows}) =>
    rows.filter(
      ({field}) => key === 'japan' || JAPAN_ATTRIBUTES.some((one) => field.endsWith(`.${one}`)),
    ),
  );
  const rows = [...general.filter(({field}) => field.startsWith('japan.')), ...attributes];
  const isKnown = ({answer, note}: FactRow) => answer !== 'unknown' || note !== null;
  const applies = ({answer, note}: FactRow) => answer !== 'not-applicable' || note !== null;
  return {
    items: rows
      .filter((row) => isKnown(row) && applies(row))
      .map(({field, label, value, answer, note}): Cell & {label: string; answer?: Answer} => ({
        ...{label, text: value, to: `#${valueAnchor(field)}`},
        ...(answer ? {answer} : {}),
        ...(note === null ? {} : {note}),
      })),
    /** Labels of what is unknown. */
    unknown: rows.filter((row) => !isKnown(row)).map(({label}) => label),
  };
}

/** The tables and lists that articles show from records. */
import {fill} from '../../fill';
import {costsOf, describeReason, formatSum, QUANTITIES, QUANTITY_WORDS} from '../costs';
import {EXAMPLES} from '../costs/examples';
import type {Charge, Plan} from '../costs/estimate';
import {describeBase, describePrice, describeUnits} from '../costs/words';
import {localize} from '../record/localize';
import type {Service} from '../record/schema';
import type {Provenance} from '../record/sources';
import {type Answer, type Locale, type Localized, NO_AMOUNT} from '../vocabulary';
import {buildAttributeGroups} from './attributes';
import type {Citing} from './cited';
import {priced} from './costs';
import {formatDate} from './dates';
import {buildFactRows, type FactRow, LIST_COMMA, provenanceOf, valueAnchor} from './rows';

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
  beyond: {en: 'then {price}', ja: '以降{price}'},
  atMost: {en: 'at most {amount}', ja: '{amount}まで'},
  unknownBeyond: {en: '{amount}; price beyond unknown', ja: '{amount}（超過分の料金は不明）'},
  anyNumber: {en: 'any number', ja: '無制限'},
  notIncluded: {en: 'not included', ja: '対象外'},
  asMuch: {en: 'at most as much as {name}', ja: '{name}量まで'},
  none: {en: '–', ja: '–'},
  examples: {en: 'Cost of a month', ja: '1か月の料金'},
  use: {en: 'Use', ja: '使い方'},
} as const satisfies Readonly<Record<string, Localized>>;

/**
 * The plans of a service with their prices, those to come with their day; `null` if it has none. A
 * single plan has a row for each charge.
 */
export function buildPlanTable(citing: Citing): RecordTable | null {
  const {service, locale} = citing;
  const {plans} = service;
  if (plans.length === 0) {
    return null;
  }
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
    {text: plan.name[locale], note: termOf(plan, locale)},
    ...(hasBase ? [baseOf(plan, citing)] : []),
    ...quantities.map((quantity) => cellOf(plan, quantity, citing)),
  ]);
  const [only] = rows;
  const table =
    rows.length > 1
      ? {head, rows}
      : {
          head: [{text: TEXTS.item[locale]}, only![0]!],
          rows: head.slice(1).map((label, index) => [label, only![index + 1]!]),
        };
  const sources = plans.map((plan) => ({...provenanceOf(plan), until: null}));
  return {
    ...table,
    caption: fill(TEXTS.plans[locale], {name: service.name[locale]}),
    sources: [...new Map(sources.map((one) => [JSON.stringify(one), one])).values()],
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
function termOf({note, from, until}: Service['plans'][number], locale: Locale): string | undefined {
  const days = Object.entries({from, until}).flatMap(([key, date]) =>
    date === null
      ? []
      : [fill(TEXTS[key as 'from' | 'until'][locale], {date: formatDate(date, locale)})],
  );
  const parts = [...days, note?.[locale] ?? []].flat();
  return parts.join(locale === 'ja' ? '。' : '. ') || undefined;
}

const baseOf = ({base, currency}: Plan, {convert, locale}: Citing): Cell =>
  base === null
    ? {text: NO_AMOUNT['on-request'][locale]}
    : {text: describeBase(base, currency, locale), note: convert(base.amount, currency)};

/** What a plan charges for a quantity: its price, free amount and limit. */
function cellOf(plan: Plan, quantity: Charge['quantity'], {convert, locale}: Citing): Cell {
  const {base, currency} = plan;
  const charge = chargeOf(plan, quantity);
  const limit = plan.limits.find((one) => one.quantity === quantity);
  if (limit?.atMost === 0) {
    return {text: TEXTS.notIncluded[locale]};
  }
  if (typeof limit?.atMost === 'string') {
    return {text: fill(TEXTS.asMuch[locale], {name: QUANTITY_WORDS[limit.atMost].name[locale]})};
  }
  if (limit) {
    const amount = describeUnits({quantity, per: charge?.per ?? 1}, limit.atMost, locale);
    const text = TEXTS[limit.because === 'price-unknown' ? 'unknownBeyond' : 'atMost'][locale];
    return {text: fill(text, {amount})};
  }
  if (charge === undefined) {
    return {text: TEXTS.none[locale]};
  }
  const {included, minimum, tiers} = charge;
  const isFree = tiers.every(({price}) => price === 0);
  if (isFree && included === 0 && UNLIMITED.includes(quantity)) {
    return {text: TEXTS.anyNumber[locale]};
  }
  const amountOf = (units: number) => ({amount: describeUnits(charge, units, locale)});
  const prices = tiers.map((tier) => {
    const price = describePrice(charge, tier.price, currency, locale);
    return tier.upTo === null
      ? fill(tiers.length > 1 ? TEXTS.beyond[locale] : '{price}', {price})
      : fill(TEXTS.tier[locale], {price, ...amountOf(tier.upTo)});
  });
  const price = prices.join(LIST_COMMA[locale]);
  const isPaid = base !== null && base.amount > 0;
  const free = fill(TEXTS[isPaid ? 'included' : 'free'][locale], amountOf(included));
  const notes = tiers.flatMap((tier) => convert(tier.price, currency) ?? []);
  const parts = [
    included > 0 ? free : price,
    included > 0 && !isFree ? fill(TEXTS.beyondFree[locale], {price}) : '',
    minimum > 0 ? fill(TEXTS.minimum[locale], amountOf(minimum)) : '',
  ];
  return {text: parts.join(''), note: notes.join(LIST_COMMA[locale]) || undefined};
}

/** Quantities that a plan with a fixed price doesn't give for free, but without a limit. */
const UNLIMITED: readonly Charge['quantity'][] = ['users', 'testRuns', 'builds'];

/** The cost of a month for the examples of the category; `null` if it has none. */
export function buildExampleTable(
  services: readonly Service[],
  {convert, locale, today}: Citing,
): RecordTable | null {
  const examples = EXAMPLES[services[0]!.category];
  if (examples === undefined) {
    return null;
  }
  const named = services.map((service) => priced(service, locale));
  /** The name of a plan, with its first day if that is ahead. */
  const planOf = ({name, from}: (typeof named)[number]['plans'][number]): string[] =>
    from === null || from <= today
      ? [name]
      : [name, fill(TEXTS.from[locale], {date: formatDate(from, locale)})];
  return {
    caption: TEXTS.examples[locale],
    head: [
      {text: TEXTS.use[locale]},
      ...named.map(({slug, name}, index) => ({
        text: name,
        to: index > 0 ? `/services/${slug}` : undefined,
      })),
    ],
    rows: examples.map(({label, usage}) => [
      {text: label[locale]},
      ...costsOf({services: named}, usage, today).map((cost): Cell => {
        if (!('total' in cost)) {
          return {text: describeReason(cost.obstacles, locale, {isShort: true})};
        }
        const {total, plan} = cost;
        const notes = [convert(total, plan.currency) ?? [], planOf(plan)].flat();
        return {
          text: formatSum(total, plan.currency, locale),
          note: notes.join(LIST_COMMA[locale]),
        };
      }),
    ]),
    sources: [],
  };
}

/** Attributes on buying from Japan that stand with the general questions. */
const JAPAN_ATTRIBUTES = ['data-location', 'support-hours'];

/** What a team in Japan asks: place of data, payment, invoice, tax, contract and language. */
export function buildJapanList({service, catalogue, locale}: Citing) {
  const groups = buildAttributeGroups(service, catalogue.categories, locale);
  const rows = [
    ...buildFactRows(localize(service, locale), locale).filter(({field}) =>
      field.startsWith('japan.'),
    ),
    ...groups.flatMap((group) =>
      group.rows.filter(
        ({field}) => group.key === 'japan' || JAPAN_ATTRIBUTES.includes(field.split('.')[1]!),
      ),
    ),
  ];
  const lacks = (reason: Answer) => (row: FactRow) => row.answer === reason && row.note === null;
  const isUnknown = lacks('unknown');
  return {
    items: rows
      .filter((row) => !isUnknown(row) && !lacks('not-applicable')(row))
      .map(({field, label, value, answer, note}) => ({
        ...{label, text: value, to: `#${valueAnchor(field)}`, answer},
        note: note ?? undefined,
      })),
    /** Labels of what is unknown. */
    unknown: rows.filter(isUnknown).map(({label}) => label),
  };
}

/**
 * What articles cite from records: a value (`<Value>`), a sum (`<Sum>`), or a table (`<Plans>`,
 * `<Japan>`, `<Examples>`). The check, the build and the Markdown copies use the same texts.
 */
import {fill} from '../../fill';
import {
  type Charge,
  costsOf,
  describeReason,
  formatSum,
  inMoney,
  OWN_CURRENCY,
  type Plan,
  QUANTITIES,
  QUANTITY_WORDS,
  type Usage,
  type YenRate,
} from '../costs';
import {EXAMPLES} from '../costs/examples';
import {describeAmount, describeBase, describePrice, describeUnits} from '../costs/words';
import {entryRoute} from '../kinds';
import {attributesOf} from '../record/categories';
import {localize} from '../record/localize';
import type {Catalogue, Service} from '../record/schema';
import type {Provenance} from '../record/values';
import {suggestion} from '../problems';
import {formatMoney, formatPrice, inPlainForm, isFigure, PER, readFigure} from '../units';
import {type Answer, type Locale, type Localized, NO_AMOUNT} from '../vocabulary';
import {buildAttributeGroups, formatValue} from './attributes';
import {formatDate} from '../dates';
import {buildFactRows, IN_BRACKETS, LIST_COMMA, provenanceOf, valueAnchor} from '../rows';
import {priced, ratesIn} from './views';

/** An element of an article; an attribute without a value is `true`. */
export type CitingElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | true>>;
};

/** Where an article stands, and what it may cite. */
export type CitingPage = {
  readonly catalogue: Catalogue;
  /** Slug of the service that the article is about. */
  readonly slug: string;
  readonly locale: Locale;
  /** Day for which sums are computed, such as `2026-11-22`. */
  readonly today: string;
};

export type CitedText = {
  readonly text: string;
  /** Route of the place that shows the source, or only its hash; `null` for an amount of the author. */
  readonly to: string | null;
  /** Whether the value was never compared with its source. */
  readonly isUncompared: boolean;
};

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

export type RecordList = ReturnType<typeof buildJapanList>;

/** What an element prints; `rates` are those that its converted amounts use. */
export type Cited = ((CitedText | RecordTable) & {readonly rates: readonly YenRate[]}) | RecordList;

export const ratesOf = (cited: Cited): readonly YenRate[] => ('rates' in cited ? cited.rates : []);

/** Thrown if an element cites what isn't there; the message says what would be right. */
export class CitationError extends Error {}

/** What an element cites, and where it stands. */
type Citing = CitingPage &
  Pick<CitingElement, 'attributes'> &
  Pick<ReturnType<typeof conversionsFor>, 'convert'> & {readonly service: Service};

const CITING = {
  Value: (citing: Citing) =>
    citing.attributes.amount === undefined ? citeValue(citing) : citeAmount(citing),
  Sum: citeSum,
  Plans: buildPlanTable,
  Japan: buildJapanList,
  Examples: buildExampleTable,
};

export const isCiting = (name: string): name is keyof typeof CITING => Object.hasOwn(CITING, name);

/** @throws CitationError if the record doesn't have what is cited or the sum can't be estimated */
export function cite({name, attributes}: CitingElement, page: CitingPage): Cited {
  const {catalogue, slug, locale} = page;
  const service = serviceOf(catalogue, String(attributes.service ?? slug));
  const {convert, rates} = conversionsFor(catalogue, locale);
  const citing = {...page, attributes, service, convert};
  const found = CITING[name as keyof typeof CITING](citing);
  if ('items' in found) {
    return found;
  }
  const cited = 'text' in found ? inOwnCurrency(found, citing) : found;
  return {...cited, rates: [...rates]};
}

function fail(message: string): never {
  throw new CitationError(message);
}

function serviceOf({services}: Catalogue, slug: string): Service {
  const slugs = services.map((one) => one.slug);
  return (
    services.find((one) => one.slug === slug) ??
    fail(`there is no service "${slug}"${suggestion(slug, slugs)}`)
  );
}

/** What is found in a record, with the amount that it prints if that is money. */
type Found = CitedText & {
  readonly money?: {readonly amount: number; readonly currency: string} | undefined;
};

/** Adds an amount of money in the currency of the language if it is asked for. */
function inOwnCurrency({money, ...cited}: Found, citing: Citing): CitedText {
  const {attributes, convert, locale} = citing;
  const isAsked = locale === 'ja' ? attributes.yen : attributes.dollars;
  const own = isAsked && money && convert(money.amount, money.currency);
  return own ? {...cited, text: cited.text + fill(IN_BRACKETS[locale], {text: own})} : cited;
}

/** Route of the page of the service, or nothing on that page itself. */
const pageOf = ({service, slug}: Citing): string =>
  service.slug === slug ? '' : entryRoute('service', service.slug);

/** The value at the key of an attribute, or a part of a plan. */
function citeValue(citing: Citing): Found {
  const {service, attributes, catalogue, locale} = citing;
  const key = String(attributes.of ?? '');
  const definitions = new Map(attributesOf(catalogue.categories, service.category));
  const definition = definitions.get(key);
  if (!definition) {
    return citePart(citing, key, [...definitions.keys()]);
  }
  const {value, checked} = service.attributes[key]!;
  if (value === 'unknown') {
    return fail(`the value "${key}" is unknown; say so in words, or leave it out`);
  }
  return {
    text: formatValue(value, definition, locale),
    money: isFigure(value) && 'per' in value ? value : undefined,
    to: `${pageOf(citing)}#${valueAnchor(key)}`,
    isUncompared: checked === null,
  };
}

/**
 * The part of a plan at a key such as `plans.standard.base`, `plans.standard.storedGb` or
 * `plans.standard.storedGb.included`.
 * @param attributes the other keys of the record, to be suggested
 */
function citePart(citing: Citing, key: string, attributes: readonly string[]): Found {
  const {service, locale} = citing;
  const parts = new Map<string, Found>();
  for (const {id, currency, base, charges, checked} of service.plans) {
    const found = {to: `${pageOf(citing)}#what-it-costs`, isUncompared: checked === null};
    if (base) {
      const text = describeBase(base, currency, locale);
      parts.set(`plans.${id}.base`, {...found, text, money: {amount: base.amount, currency}});
    }
    for (const charge of charges) {
      const {quantity, included, tiers} = charge;
      const amount = tiers[0]!.price;
      const text = describePrice(charge, amount, currency, locale);
      parts.set(`plans.${id}.${quantity}`, {...found, text, money: {amount, currency}});
      if (included > 0) {
        const free = describeAmount(quantity, included, locale);
        parts.set(`plans.${id}.${quantity}.included`, {...found, text: free});
      }
    }
  }
  const keys = [...attributes, ...parts.keys()];
  return parts.get(key) ?? fail(`the record has no value "${key}"${suggestion(key, keys)}`);
}

/** The estimate for a month: `$14.85`, 「14.85ドル」. */
function citeSum({service, attributes, catalogue, locale, today}: Citing): Found {
  const usage: Usage = Object.fromEntries(
    QUANTITIES.flatMap((quantity) =>
      typeof attributes[quantity] === 'number' ? [[quantity, attributes[quantity]]] : [],
    ),
  );
  const named = service.plans.find(({id}) => id === attributes.plan);
  if (attributes.plan !== undefined && !named) {
    const id = String(attributes.plan);
    const ids = service.plans.map((plan) => plan.id);
    return fail(`the record has no plan "${id}"${suggestion(id, ids)}`);
  }
  // A plan that the author names costs the same before and after the days on which it is sold.
  const plans = named ? [{...named, from: null, until: null}] : service.plans;
  const [cost] = costsOf({services: [priced({...service, plans}, locale)]}, usage, today);
  if (!cost || !('total' in cost)) {
    const reason = describeReason(cost?.obstacles ?? [], 'en', {isShort: true});
    return fail(`the sum of ${service.slug} can’t be estimated: ${reason}`);
  }
  const {plan, total} = cost;
  const {currency, checked} = plan;
  const query = new URLSearchParams(Object.entries(usage).map(([name, n]) => [name, String(n)]));
  const {page: category} = catalogue.categories.categories[service.category]!;
  return {
    text: formatSum(total, currency, locale),
    money: {amount: total, currency},
    to: `${category}?${query.toString()}`,
    isUncompared: checked === null,
  };
}

/** An amount that the author gives, which the paragraph has to link: `6.95 USD/TB-month`. */
function citeAmount({attributes, locale}: Citing): Found {
  const written = String(attributes.amount);
  const found = {to: null, isUncompared: false};
  const [, number, currency = ''] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(written) ?? [];
  if (number !== undefined) {
    const amount = Number(number);
    return {...found, text: formatMoney(amount, currency, locale), money: {amount, currency}};
  }
  const price = readFigure(written);
  if (isFigure(price) && 'per' in price) {
    return {...found, text: formatPrice(price, locale), money: price};
  }
  const plain = inPlainForm(written);
  const right = plain === written ? '6.95 USD or 6.95 USD/TB-month' : plain;
  return fail(
    `the amount "${written}" is not in the form of records; write it as ${right}, per one of ${Object.keys(PER).join(', ')}`,
  );
}

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

/** The plans with their prices, those to come with their day. A single one has a row per charge. */
function buildPlanTable(citing: Citing): RecordTable {
  const {service, locale} = citing;
  const {plans} = service;
  if (plans.length === 0) {
    return fail('the record has no plans');
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

/** In words if the day is known. */
const dayOf = (bound: 'from' | 'until', date: string | null, locale: Locale): string[] =>
  date === null ? [] : [fill(TEXTS[bound][locale], {date: formatDate(date, locale)})];

/** The condition of a plan and the days on which it is sold. */
function termOf({note, from, until}: Service['plans'][number], locale: Locale): string | undefined {
  const days = [dayOf('from', from, locale), dayOf('until', until, locale)];
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

/** The cost of a month for the examples of the category, beside that of other services. */
function buildExampleTable(citing: Citing): RecordTable {
  const {service, attributes, catalogue, convert, locale, today} = citing;
  const slugs = String(attributes.beside ?? '').split(/,\s*/);
  const beside = slugs.filter(Boolean).map((slug) => serviceOf(catalogue, slug));
  const services = [service, ...beside].map((one) => priced(one, locale));
  const examples =
    EXAMPLES[service.category] ??
    fail(`the category "${service.category}" has no examples; remove <Examples>`);
  return {
    caption: TEXTS.examples[locale],
    head: [
      {text: TEXTS.use[locale]},
      ...services.map(({slug, name}, index) => ({
        text: name,
        to: index > 0 ? `/services/${slug}` : undefined,
      })),
    ],
    rows: examples.map(({label, usage}) => [
      {text: label[locale]},
      ...costsOf({services}, usage, today).map((cost): Cell => {
        if (!('total' in cost)) {
          return {text: describeReason(cost.obstacles, locale, {isShort: true})};
        }
        const {total, plan} = cost;
        const {name, from, currency} = plan;
        const day = from !== null && from > today ? dayOf('from', from, locale) : [];
        const note = [convert(total, currency) ?? [], name, day].flat().join(LIST_COMMA[locale]);
        return {text: formatSum(total, currency, locale), note};
      }),
    ]),
    sources: [],
  };
}

/** Attributes on buying from Japan that stand with the general questions. */
const JAPAN_ATTRIBUTES = ['data-location', 'support-hours'];

/** What a team in Japan asks: place of data, payment, invoice, tax, contract and language. */
function buildJapanList({service, catalogue, locale}: Citing) {
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
  const only = (answer: Answer) => rows.filter((row) => row.answer === answer && row.note === null);
  const unknown = only('unknown');
  const untold = [...unknown, ...only('not-applicable')];
  return {
    items: rows
      .filter((row) => !untold.includes(row))
      .map(({field, label, value, answer, note}) => ({
        ...{label, text: value, to: `#${valueAnchor(field)}`, answer},
        note: note ?? undefined,
      })),
    /** Labels of what is unknown. */
    unknown: unknown.map(({label}) => label),
  };
}

const ABOUT: Localized = {en: 'about ', ja: '約'};

/**
 * Writes amounts in the currency that readers of a language think in, 「約2,350円」 or "about $14.90":
 * those of all other currencies than yen in Japanese, those of yen in English.
 */
function conversionsFor(catalogue: Pick<Catalogue, 'rates'>, locale: Locale) {
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

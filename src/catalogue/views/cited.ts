/**
 * What articles cite from records: a value (`<Value>`), a sum (`<Sum>`), or a table (`<Plans>`,
 * `<Japan>`, `<Examples>`). The check, the build and the Markdown copies use the same texts.
 */
import {fill} from '../../fill';
import {costsOf, describeReason, type YenRate} from '../costs';
import {QUANTITIES, type Usage} from '../costs/estimate';
import {describeAmount, describeBase, describePrice} from '../costs/words';
import {attributesOf} from '../record/categories';
import type {Service} from '../record/schema';
import type {Provenance} from '../record/values';
import {entryRoute} from '../kinds';
import type {Catalogue} from '../load';
import {suggestion} from '../rules/problems';
import {
  formatMoney,
  formatPrice,
  formatSum,
  inPlainForm,
  isFigure,
  PER,
  readFigure,
} from '../units';
import type {Locale} from '../vocabulary';
import {attributeField, formatValue} from './attributes';
import {
  buildExampleTable,
  buildJapanList,
  buildPlanTable,
  type RecordList,
  type RecordTable,
} from './citedTables';
import {convert, priced} from './costs';
import {stateOf} from './freshness';
import {IN_BRACKETS, valueAnchor} from './rows';

/** An element of an article, with its attributes; an attribute without a value is `true`. */
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

/** A text from a record. */
export type CitedText = {
  readonly text: string;
  /** Route of the place that shows the source, or only its hash; `null` for an amount of the author. */
  readonly to: string | null;
  /** Whether the value was never compared with its source. */
  readonly isUncompared: boolean;
  /** The rate that the text uses; `null` if it has no converted amount. */
  readonly rate: YenRate | null;
};

export type Cited = CitedText | RecordTable | RecordList;

/** The exchange rates that a text or table uses. */
export const ratesOf = (cited: Cited): readonly YenRate[] =>
  'rates' in cited ? cited.rates : 'rate' in cited && cited.rate ? [cited.rate] : [];

/** Names of the elements that cite a record. */
const CITING = ['Value', 'Sum', 'Plans', 'Japan', 'Examples'];

/** Whether an element cites a record. */
export const isCiting = (name: string): boolean => CITING.includes(name);

/** Thrown if an element cites what isn't there; the message says what would be right. */
export class CitationError extends Error {}

/** What an element cites, and where it stands. */
type Citing = CitingPage & Pick<CitingElement, 'attributes'> & {readonly service: Service};

/**
 * What an element prints.
 * @throws CitationError if the record doesn't have it or the sum can't be estimated
 */
export function cite({name, attributes}: CitingElement, page: CitingPage): Cited {
  const {catalogue, locale, today} = page;
  const service = serviceOf(catalogue, String(attributes.service ?? page.slug));
  const citing = {...page, attributes, service};
  switch (name) {
    case 'Plans':
      return buildPlanTable(service, catalogue, locale) ?? fail('the record has no plans');
    case 'Japan':
      return buildJapanList(service, catalogue, locale);
    case 'Examples': {
      const beside = String(attributes.beside ?? '')
        .split(/,\s*/)
        .filter(Boolean);
      const services = [service, ...beside.map((one) => serviceOf(catalogue, one))];
      return (
        buildExampleTable(services, catalogue, locale, today) ??
        fail(`the category "${service.category}" has no examples; remove <Examples>`)
      );
    }
    case 'Sum':
      return citeSum(citing);
    default:
      return attributes.amount === undefined
        ? citeValue(citing, String(attributes.of ?? ''))
        : citeAmount(citing, String(attributes.amount));
  }
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

/** An amount of money as a text, followed by that in the currency of the language if it is asked for. */
function textOf(
  text: string,
  amount: number,
  currency: string,
  {attributes: {yen, dollars}, catalogue, locale}: Citing,
): Pick<CitedText, 'text' | 'rate'> {
  const isAsked = Boolean(locale === 'ja' ? yen : dollars);
  const sum = isAsked ? convert(amount, currency, catalogue, locale) : undefined;
  return sum
    ? {text: text + fill(IN_BRACKETS[locale], {text: sum.text}), rate: sum.rate}
    : {text, rate: null};
}

/** Route of the page of the service, or nothing on that page itself. */
const pageOf = ({service, slug}: Citing): string =>
  service.slug === slug ? '' : entryRoute('service', service.slug);

const isUncompared = ({checked, dated}: Provenance): boolean => stateOf({checked, dated}) === null;

/** The value at a key of a record: an attribute, or a part of a plan. */
function citeValue(citing: Citing, key: string): CitedText {
  const {service, catalogue, locale} = citing;
  const definitions = new Map(attributesOf(catalogue.categories, service.category));
  const definition = definitions.get(key);
  if (!definition) {
    return citePart(citing, key, [...definitions.keys()]);
  }
  const claim = service.attributes[key]!;
  const {value} = claim;
  if (value === 'unknown') {
    return fail(`the value "${key}" is unknown; say so in words, or leave it out`);
  }
  const text = formatValue(value, definition, locale);
  return {
    ...(isFigure(value) && 'per' in value
      ? textOf(text, value.amount, value.currency, citing)
      : {text, rate: null}),
    to: `${pageOf(citing)}#${valueAnchor(attributeField(key))}`,
    isUncompared: isUncompared(claim),
  };
}

type Part = readonly [key: string, cited: CitedText];

/**
 * The part of a plan at a key such as `plans.standard.base`, `plans.standard.storedGb` or
 * `plans.standard.storedGb.included`.
 * @param attributes the other keys of the record, to be suggested
 */
function citePart(citing: Citing, key: string, attributes: readonly string[]): CitedText {
  const {service, locale} = citing;
  const parts = service.plans.flatMap((plan): Part[] => {
    const {id, currency, base, charges} = plan;
    const found = {to: `${pageOf(citing)}#what-it-costs`, isUncompared: isUncompared(plan)};
    const price = (text: string, amount: number) => ({
      ...textOf(text, amount, currency, citing),
      ...found,
    });
    const ofCharges = charges.flatMap((charge): Part[] => {
      const {quantity, included, tiers} = charge;
      const first = tiers[0]!.price;
      const text = describePrice(charge, first, currency, locale);
      const free = {text: describeAmount(quantity, included, locale), rate: null, ...found};
      return [
        [`plans.${id}.${quantity}`, price(text, first)],
        ...(included > 0 ? [[`plans.${id}.${quantity}.included`, free] as const] : []),
      ];
    });
    const text = base && describeBase(base, currency, locale);
    return base ? [[`plans.${id}.base`, price(text!, base.amount)], ...ofCharges] : ofCharges;
  });
  const keys = [...attributes, ...parts.map(([name]) => name)];
  return (
    new Map(parts).get(key) ?? fail(`the record has no value "${key}"${suggestion(key, keys)}`)
  );
}

/** The estimate for a month: `$14.85`, 「14.85ドル」. */
function citeSum(citing: Citing): CitedText {
  const {service, attributes, catalogue, locale, today} = citing;
  const usage: Usage = Object.fromEntries(
    QUANTITIES.flatMap((quantity) =>
      typeof attributes[quantity] === 'number' ? [[quantity, attributes[quantity]]] : [],
    ),
  );
  const ids = service.plans.map(({id}) => id);
  const {plan: id} = attributes;
  if (id !== undefined && !ids.includes(String(id))) {
    return fail(`the record has no plan "${id}"${suggestion(String(id), ids)}`);
  }
  // A plan that the author names costs the same before and after the days on which it is sold.
  const plans = service.plans
    .filter((plan) => id === undefined || plan.id === id)
    .map((plan) => (id === undefined ? plan : {...plan, from: null, until: null}));
  const [cost] = costsOf({services: [priced({...service, plans}, locale)]}, usage, today);
  if (!cost || !('total' in cost)) {
    const reason = describeReason(cost?.obstacles ?? [], 'en', {isShort: true});
    return fail(`the sum of ${service.slug} can’t be estimated: ${reason}`);
  }
  const {plan, total} = cost;
  const query = new URLSearchParams(Object.entries(usage).map(([name, n]) => [name, String(n)]));
  const {page: category} = catalogue.categories.categories[service.category]!;
  return {
    ...textOf(formatSum(total, plan.currency, locale), total, plan.currency, citing),
    to: `${category}?${query.toString()}`,
    isUncompared: isUncompared(plan),
  };
}

/** An amount that the author gives, which the paragraph has to link: `6.95 USD/TB-month`. */
function citeAmount(citing: Citing, written: string): CitedText {
  const {locale} = citing;
  const found = {to: null, isUncompared: false};
  const [, number, currency = ''] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(written) ?? [];
  if (number !== undefined) {
    const amount = Number(number);
    const text = formatMoney(amount, currency, locale);
    return {...textOf(text, amount, currency, citing), ...found};
  }
  const price = readFigure(written);
  if (!isFigure(price) || !('per' in price)) {
    const plain = inPlainForm(written);
    const right = plain === written ? '6.95 USD or 6.95 USD/TB-month' : plain;
    return fail(
      `the amount "${written}" is not in the form of records; write it as ${right}, per one of ${Object.keys(PER).join(', ')}`,
    );
  }
  const text = formatPrice(price, locale);
  return {...textOf(text, price.amount, price.currency, citing), ...found};
}

/**
 * What articles cite from records: a value (`<Value>`), a sum (`<Sum>`), or a table (`<Plans>`,
 * `<Japan>`, `<Examples>`). The check, the build and the Markdown copies use the same texts.
 */
import {fill} from '../../fill';
import {costsOf, describeReason, formatSum, QUANTITIES, type Usage, type YenRate} from '../costs';
import {describeAmount, describeBase, describePrice} from '../costs/words';
import {attributesOf} from '../record/categories';
import type {Service} from '../record/schema';
import {entryRoute} from '../kinds';
import type {Catalogue} from '../load';
import {suggestion} from '../rules/problems';
import {formatMoney, formatPrice, inPlainForm, isFigure, PER, readFigure} from '../units';
import type {Locale} from '../vocabulary';
import {formatValue} from './attributes';
import * as tables from './citedTables';
import {conversionsFor, priced} from './costs';
import {IN_BRACKETS, valueAnchor} from './rows';

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

/** A text from a record. */
export type CitedText = {
  readonly text: string;
  /** Route of the place that shows the source, or only its hash; `null` for an amount of the author. */
  readonly to: string | null;
  /** Whether the value was never compared with its source. */
  readonly isUncompared: boolean;
};

/** What an element prints; `rates` are those that its converted amounts use. */
export type Cited =
  ((CitedText | tables.RecordTable) & {readonly rates: readonly YenRate[]}) | tables.RecordList;

export const ratesOf = (cited: Cited): readonly YenRate[] => ('rates' in cited ? cited.rates : []);

/** Thrown if an element cites what isn't there; the message says what would be right. */
export class CitationError extends Error {}

/** What an element cites, and where it stands. */
export type Citing = CitingPage &
  Pick<CitingElement, 'attributes'> &
  Pick<ReturnType<typeof conversionsFor>, 'convert'> & {readonly service: Service};

/** The elements that cite a record. */
const CITING = {
  Value: (citing: Citing) =>
    citing.attributes.amount === undefined ? citeValue(citing) : citeAmount(citing),
  Sum: citeSum,
  Plans: (citing: Citing) => tables.buildPlanTable(citing) ?? fail('the record has no plans'),
  Japan: tables.buildJapanList,
  Examples: (citing: Citing) => {
    const {attributes, catalogue, service} = citing;
    const slugs = String(attributes.beside ?? '').split(/,\s*/);
    const beside = slugs.filter(Boolean).map((slug) => serviceOf(catalogue, slug));
    return (
      tables.buildExampleTable([service, ...beside], citing) ??
      fail(`the category "${service.category}" has no examples; remove <Examples>`)
    );
  },
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

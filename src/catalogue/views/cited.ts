/**
 * What articles cite from records: a value (`<Value>`), a sum (`<Sum>`), or a table (`<Plans>`,
 * `<Japan>`, `<Examples>`). The check, the build and the Markdown copies use the same texts.
 */
import {costsOf, describeReason, type YenRate} from '../costs';
import {QUANTITIES, type Usage} from '../costs/estimate';
import {describeAmount, describeBase, describePrice} from '../costs/words';
import {attributesOf} from '../record/categories';
import type {Service} from '../record/schema';
import type {Provenance} from '../record/sources';
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
import {converted, priced, rateFor} from './costs';
import {stateOf} from './freshness';
import {valueAnchor} from './rows';

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

/**
 * What an element prints.
 * @throws CitationError if the record doesn't have it or the sum can't be estimated
 */
export function cite(element: CitingElement, page: CitingPage): Cited {
  const {catalogue, locale, today} = page;
  const {attributes} = element;
  const slug = String(attributes.service ?? page.slug);
  const service = serviceOf(catalogue, slug);
  switch (element.name) {
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
      return citeSum(service, element, page);
    default:
      return attributes.amount === undefined
        ? citeValue(service, element, page)
        : citeAmount(String(attributes.amount), element, page);
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

/** A text, followed by the amount in the currency of the language if the element asks for it. */
function textOf(
  text: string,
  money: {readonly amount: number; readonly currency: string} | undefined,
  {attributes: {yen, dollars}}: CitingElement,
  {catalogue, locale}: CitingPage,
): Pick<CitedText, 'text' | 'rate'> {
  const isAsked = Boolean(locale === 'ja' ? yen : dollars);
  const rate = isAsked && money ? rateFor(catalogue, money.currency, locale) : undefined;
  if (!rate || !money || money.amount === 0) {
    return {text, rate: null};
  }
  const sum = converted(money.amount, money.currency, rate, locale);
  return {text: locale === 'ja' ? `${text}（${sum}）` : `${text} (${sum})`, rate};
}

/** Route of the page of a service, or nothing on that page itself. */
const pageOf = (slug: string, page: CitingPage): string =>
  slug === page.slug ? '' : `/services/${slug}`;

const isUncompared = ({checked, dated}: Provenance): boolean => stateOf({checked, dated}) === null;

/** The value at a key of a record: an attribute, or a part of a plan. */
function citeValue(service: Service, element: CitingElement, page: CitingPage): CitedText {
  const {catalogue, locale} = page;
  const key = String(element.attributes.of ?? '');
  if (key.startsWith('plans.')) {
    return citePlan(service, key, element, page);
  }
  const definitions = new Map(attributesOf(catalogue.categories, service.category));
  const definition = definitions.get(key);
  const claim = service.attributes[key];
  if (!definition || !claim) {
    const keys = [...definitions.keys(), ...keysOfPlans(service)];
    return fail(`the record has no value "${key}"${suggestion(key, keys)}`);
  }
  if (claim.value === 'unknown') {
    return fail(`the value "${key}" is unknown; say so in words, or leave it out`);
  }
  const {value} = claim;
  const price = isFigure(value) && 'per' in value ? value : undefined;
  return {
    ...textOf(formatValue(value, definition, locale), price, element, page),
    to: `${pageOf(service.slug, page)}#${valueAnchor(attributeField(key))}`,
    isUncompared: isUncompared(claim),
  };
}

/** Keys of the parts of plans: `plans.standard.base`, `plans.standard.storedGb.included`. */
const keysOfPlans = ({plans}: Pick<Service, 'plans'>): string[] =>
  plans.flatMap(({id, base, charges}) => [
    ...(base ? [`plans.${id}.base`] : []),
    ...charges.flatMap(({quantity, included}) => [
      `plans.${id}.${quantity}`,
      ...(included > 0 ? [`plans.${id}.${quantity}.included`] : []),
    ]),
  ]);

function citePlan(
  service: Service,
  key: string,
  element: CitingElement,
  page: CitingPage,
): CitedText {
  const {locale} = page;
  const keys = keysOfPlans(service);
  if (!keys.includes(key)) {
    return fail(`the record has no value "${key}"${suggestion(key, keys)}`);
  }
  const [, id, part, included] = key.split('.');
  const plan = service.plans.find((one) => one.id === id)!;
  const {currency, base, charges} = plan;
  const to = `${pageOf(service.slug, page)}#what-it-costs`;
  const found = {to, isUncompared: isUncompared(plan)};
  if (part === 'base') {
    const text = describeBase(base!, currency, locale);
    return {...textOf(text, {amount: base!.amount, currency}, element, page), ...found};
  }
  const charge = charges.find(({quantity}) => quantity === part)!;
  if (included !== undefined) {
    return {text: describeAmount(charge.quantity, charge.included, locale), rate: null, ...found};
  }
  const {price} = charge.tiers[0]!;
  const text = describePrice(charge, price, currency, locale);
  return {...textOf(text, {amount: price, currency}, element, page), ...found};
}

/** The estimate for a month: `$14.85`, 「14.85ドル」. */
function citeSum(service: Service, element: CitingElement, page: CitingPage): CitedText {
  const {locale, today} = page;
  const {attributes} = element;
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
  const {currency} = cost.plan;
  const query = new URLSearchParams(Object.entries(usage).map(([name, n]) => [name, String(n)]));
  const {page: category} = page.catalogue.categories.categories[service.category]!;
  return {
    ...textOf(
      formatSum(cost.total, currency, locale),
      {amount: cost.total, currency},
      element,
      page,
    ),
    to: `${category}?${query.toString()}`,
    isUncompared: isUncompared(cost.plan),
  };
}

/** An amount that the author gives, which the paragraph has to link: `6.95 USD/TB-month`. */
function citeAmount(written: string, element: CitingElement, page: CitingPage): CitedText {
  const {locale} = page;
  const found = {to: null, isUncompared: false};
  const [, number, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(written) ?? [];
  if (number !== undefined) {
    const money = {amount: Number(number), currency: currency!};
    return {
      ...textOf(formatMoney(money.amount, currency!, locale), money, element, page),
      ...found,
    };
  }
  const price = readFigure(written);
  if (!isFigure(price) || !('per' in price)) {
    const plain = inPlainForm(written);
    const right = plain === written ? '6.95 USD or 6.95 USD/TB-month' : plain;
    return fail(
      `the amount "${written}" is not in the form of records; write it as ${right}, per one of ${Object.keys(PER).join(', ')}`,
    );
  }
  return {...textOf(formatPrice(price, locale), price, element, page), ...found};
}

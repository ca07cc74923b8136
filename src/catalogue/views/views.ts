/** Data of pages, lists and cards in one language, serializable as JSON. */
import {type CategoryCosts, staysInJapan, type YenRate} from '../costs';
import {EXAMPLES, STARTS} from '../costs/examples';
import {BADGES} from '../fields';
import {groupBy} from '../../groupBy';
import {tileOf} from '../kinds';
import {QUANTITIES, type Quantity} from '../units';
import {attributeField, buildAttributeGroups} from './attributes';
import {type CatalogueEvent, eventsOfCompany, eventsOfService} from './events';
import {markedLast, shortLifecycle} from '../rows';
import {hasDay, newestFirst, splitEvents} from './time';
import type {Rates} from '../record/categories';
import {localize} from '../record/localize';
import type {Catalogue, Company, Service} from '../record/schema';
import type {Locale} from '../vocabulary';
import {listClaims} from './statements';

export type ServiceBadges = ReturnType<typeof buildServiceBadges>;
export type ServiceSummary = ReturnType<typeof buildServiceSummary>;
export type ServiceView = ReturnType<typeof buildServiceView>;
export type CompanySummary = ReturnType<typeof buildCompanySummaries>[number];
export type CompanyView = ReturnType<typeof buildCompanyView>;
export type TimelineEvent = ReturnType<typeof toTimeline>;
export type Overview = ReturnType<typeof buildOverview>;

/** A service in the sidebar. */
export type ListedService = {
  readonly title: string;
  readonly permalink: string;
  readonly unlisted: boolean;
  readonly category: string;
  /** Whether the service has ended or is about to. */
  readonly hasEnded: boolean;
};

/** The link to the list of all services, in a sidebar that does not list them. */
export type LinkToAll = Pick<ListedService, 'title' | 'permalink' | 'unlisted'> & {
  /** Number of all services. */
  readonly count: number;
};

/** Fields that matter to every reader, beside those of the category. */
const KEY_FIELDS = ['japan.region', 'japan.billingInYen'];

/**
 * The page of a service.
 * @param lineOf returns the description in the article about a company, which pages show
 */
export function buildServiceView(
  service: Service,
  catalogue: Catalogue,
  locale: Locale,
  lineOf: (slug: string) => string = () => '',
) {
  const today = new Date().toISOString().slice(0, 10);
  const {draft: _draft, plans, alternatives, ...view} = localize(service, locale);
  // A category may have hundreds of services, and each of them has a page with this.
  const shown = [service.slug, ...alternatives.map(({slug}) => slug)];
  const costs = buildCategoryCosts(catalogue, service.category, locale, today, shown);
  const events = eventsOfService(service, catalogue, locale);
  const category = catalogue.categories.categories[service.category]!;
  const company = companyLink(service, catalogue, locale);
  return {
    ...view,
    icon: tileOf('service', service.slug),
    timeline: timelineOf(events),
    /** The change of a price, a plan or the state that a reader has to know now, if there is one. */
    urgent: urgentOf(events, today),
    attributes: buildAttributeGroups(service, catalogue.categories, locale),
    /** Fields of the values beside the article. */
    keyFields: [...category.columns.map(attributeField), ...KEY_FIELDS],
    /** The plans of it and its alternatives; `null` if a month of it can't be priced. */
    costs: plans.length > 0 && costs.examples.length > 0 ? costs : null,
    categoryPage: {label: category.label[locale], path: category.page},
    /** The company with the description from its article; `null` if the catalogue has no page for it. */
    company: company && {...company, line: lineOf(company.slug)},
    alternatives: markedLast(
      alternatives.map(({slug, difference}) => {
        const other = catalogue.services.find((one) => one.slug === slug)!;
        return {...linkTo(other, locale), difference};
      }),
    ),
  };
}

/** What rows of services show in addition to the article. */
export const buildServiceBadges = (service: Service, locale: Locale) => ({
  vendor: service.vendor[locale],
  lifecycle: shortLifecycle(service.lifecycle),
  /** The values of {@link BADGES}, in the same order. */
  values: BADGES.map((field) => service[field].value),
  icon: tileOf('service', service.slug),
});

/** The page of a company. */
export function buildCompanyView(
  company: Company,
  catalogue: Pick<Catalogue, 'services'>,
  locale: Locale,
) {
  const {draft: _draft, ...view} = localize(company, locale);
  return {
    ...view,
    timeline: timelineOf(eventsOfCompany(company, catalogue, locale)),
    icon: tileOf('company', company.slug),
  };
}

const TIMELINE_LENGTH = 6;

/** Days before and after which a change of a price or the state is urgent. */
const URGENT_DAYS = 180;

/** The next such change that was compared with its source or, if none is ahead, the last one. */
function urgentOf(events: readonly CatalogueEvent[], today: string): TimelineEvent | null {
  const {ahead, past} = splitEvents(
    events.filter(
      ({date, topic, isUncompared}) =>
        !isUncompared &&
        (topic === 'price' || topic === 'lifecycle') &&
        hasDay({date}) &&
        Math.abs(Date.parse(date) - Date.parse(today)) <= URGENT_DAYS * 24 * 60 * 60 * 1000,
    ),
    today,
  );
  const [urgent = null] = [...ahead, ...past];
  return urgent && toTimeline(urgent);
}

/** An event on the page of an entry. */
const toTimeline = ({id, date, text, path, isUncompared}: CatalogueEvent) => ({
  ...{id, date, text, path, isUncompared},
});

const timelineOf = (events: readonly CatalogueEvent[]): TimelineEvent[] =>
  newestFirst(events).slice(0, TIMELINE_LENGTH).map(toTimeline);

type Named = {readonly name: string};

/** The directory of companies. */
export function buildCompanySummaries(catalogue: Catalogue, locale: Locale) {
  const {sortBy} = catalogue.directory;
  const {compare} = new Intl.Collator(locale);
  const byName = (a: Named, b: Named): number => compare(a.name, b.name);
  return catalogue.companies
    .map((company) => {
      const {slug, name, icon, country, founded} = buildCompanyView(company, catalogue, locale);
      const services = catalogue.services
        .filter((service) => service.company === slug)
        .map((service) => ({slug: service.slug, name: service.name[locale]}))
        .sort(byName);
      return {slug, name, icon, country, founded, services};
    })
    .sort((a, b) =>
      sortBy === 'founded' ? compare(a.founded.value, b.founded.value) : byName(a, b),
    );
}

/**
 * The home page: totals, the services by category, the companies, and one event per service that was
 * compared with its source: upcoming ones, soonest first, then past ones, latest first.
 * @param changes maximum number of events
 */
export function buildOverview(
  catalogue: Catalogue,
  locale: Locale,
  changes: number,
  today: string,
) {
  const {services, companies, categories} = catalogue;
  const {compare} = new Intl.Collator(locale);
  const byName = (a: Named, b: Named): number => compare(a.name, b.name);
  const claims = listClaims(catalogue);
  const sourced = claims.filter(({state, source}) => state === 'known' && source !== null);
  const events = services.flatMap((service) => eventsOfService(service, catalogue, locale));
  const compared = events.filter(({isUncompared}) => !isUncompared);
  const {ahead, past} = splitEvents(compared, today);
  return {
    totals: {
      services: services.length,
      /** Number of values and facts with a source. */
      sourced: sourced.length,
      /** Number of those that were compared with it. */
      compared: sourced.filter(({checked}) => checked !== null).length,
    },
    shelves: Object.entries(categories.categories)
      .map(([category, {label, page}]) => ({
        ...{category, label: label[locale], page},
        services: markedLast(
          services
            .filter((service) => service.category === category)
            .map((service) => linkTo(service, locale))
            .sort(byName),
        ),
      }))
      .filter((shelf) => shelf.services.length > 0),
    companies: companies
      .map(({slug, name}) => ({slug, name: name[locale], icon: tileOf('company', slug)}))
      .sort(byName),
    /** The next event of each service or, if it has none, the latest past one. */
    changes: [...groupBy([...ahead, ...past], ({slug}) => slug).values()]
      .flatMap(([first]) => first!)
      .slice(0, changes)
      .map(({name, path, text, date}) => ({
        ...{name, text, date},
        path: path.replace(/#.*/, '#timeline'),
      })),
  };
}

/** A service to which lists and tables link, in one language. */
const linkTo = ({slug, name, lifecycle}: Service, locale: Locale) => ({
  slug,
  name: name[locale],
  icon: tileOf('service', slug),
  lifecycle: shortLifecycle(lifecycle),
});

const SUMMARY_FIELDS = [
  ...(['slug', 'name', 'vendor', 'kind', 'tags', 'category', 'lifecycle', 'license'] as const),
  ...(['pricingModel', 'freeTier', 'selfHosting', 'api', 'firstReleased', 'japan'] as const),
];

/** What lists, cards and tables need of a service. */
export function buildServiceSummary(service: Service, catalogue: Catalogue, locale: Locale) {
  const view = localize(service, locale);
  const fields = Object.fromEntries(SUMMARY_FIELDS.map((field) => [field, view[field]]));
  return {
    ...(fields as Pick<typeof view, (typeof SUMMARY_FIELDS)[number]>),
    company: companyLink(service, catalogue, locale),
  };
}

/** The company of a service; `null` if the catalogue has no page for it. */
function companyLink({company: slug}: Service, {companies}: Catalogue, locale: Locale) {
  const company = companies.find((other) => other.slug === slug);
  return company ? {slug: company.slug, name: company.name[locale]} : null;
}

/** A service with its plans in one language. */
export const priced = (
  {slug, name, japan, plans}: Pick<Service, 'slug' | 'name' | 'japan' | 'plans'>,
  locale: Locale,
) => ({
  slug,
  name: name[locale],
  inJapan: staysInJapan(japan.region.value),
  plans: localize(plans, locale),
});

/** All rates of the catalogue. */
export const ratesIn = (rates: Rates, locale: Locale): YenRate[] =>
  Object.entries(localize(rates, locale)).map(([currency, rate]) => ({currency, ...rate}));

/**
 * @param today day of the build, such as `2026-11-22`
 * @param shown slugs of the services whose plans are needed; those of the whole category by default
 */
export function buildCategoryCosts(
  catalogue: Catalogue,
  category: string,
  locale: Locale,
  today: string,
  shown?: readonly string[],
): CategoryCosts {
  const services = markedLast(catalogue.services.filter((one) => one.category === category));
  const plans = services.flatMap((service) => service.plans);
  const isCharged = (quantity: Quantity): boolean =>
    plans.some(({charges}) => charges.some((charge) => charge.quantity === quantity)) ||
    (quantity === 'users' && plans.some(({base}) => base?.per === 'user'));
  return {
    builtOn: today,
    quantities: QUANTITIES.filter(isCharged),
    rates: ratesIn(catalogue.rates, locale),
    examples: [STARTS[category] ?? [], EXAMPLES[category] ?? []]
      .flat()
      .filter(({label}, index, all) => all.findIndex((one) => one.label.en === label.en) === index)
      .map(({label, usage}) => ({label: label[locale], usage})),
    services: services
      .filter(({slug}) => shown?.includes(slug) ?? true)
      .map((service) => priced(service, locale)),
  };
}

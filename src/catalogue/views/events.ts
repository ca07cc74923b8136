/** Derives dated events from the records; there is no separate list of events. */
import {fill} from '../../fill';
import {groupBy} from '../../groupBy';
import {entryRoute, type RecordKind} from '../kinds';
import type {Attribute, AttributeValue, Categories} from '../record/categories';
import type {Provenance} from '../record/values';
import {type Figure, isFigure} from '../units';
import type {Catalogue, Company, Service} from '../record/schema';
import {PLANS} from '../fields';
import type {Locale, Localized, Topic} from '../vocabulary';
import {attributeField, formatChange} from './attributes';
import {formatDate} from '../dates';
import {
  BETWEEN_SENTENCES,
  datesOf,
  IN_BRACKETS,
  LIST_COMMA,
  sourceAnchor,
  valueAnchor,
} from '../rows';
import {type Claim, claimsOfService} from './statements';
import {dayAfter, hasDay} from './time';

export type CatalogueEvent = ReturnType<typeof toEvents>[number];

/** An event without the data of its entry. */
type Happening = {
  /** Path of the statement in the record. */
  readonly key: string;
  /** Id of the element with the statement on the page; `null` for the top of the page. */
  readonly anchor: string | null;
  /** `2026-11-20`, `2026-11` or `2026`. */
  readonly date: string;
  readonly topic: Topic;
  readonly text: string;
  readonly source: string | null;
  readonly checked: string | null;
  /** For an amount or a price that changed. */
  readonly before?: Figure;
  readonly after?: Figure;
};

/** All events, unsorted. What a company and one of its services have in common is told once. */
export function listEvents(catalogue: Catalogue, locale: Locale): CatalogueEvent[] {
  const {services, companies} = catalogue;
  const ofCompanies = companies.flatMap((company) => eventsOfCompany(company, catalogue, locale));
  const told = new Set<CatalogueEvent>();
  const ofServices = services.flatMap((service) =>
    eventsOfService(service, catalogue, locale).map((event) => {
      const same = ofCompanies.filter(
        ({slug, date, topic, source}) =>
          slug === service.company &&
          date === event.date &&
          topic === event.topic &&
          // In a month or year, two different events of a topic are likely.
          (hasDay(event) || source === event.source),
      );
      same.forEach((other) => told.add(other));
      const [first] = same;
      return first ? {...event, company: {name: first.name, path: first.path}} : event;
    }),
  );
  return [...ofServices, ...ofCompanies.filter((event) => !told.has(event))];
}

/**
 * The events of a service, from its facts, its lifecycle, and the dates of values and plans, of which
 * only the first to know a date tells it; and all changes of values.
 */
export function eventsOfService(service: Service, {categories}: Catalogue, locale: Locale) {
  const layers = [
    factHappenings(service, locale),
    lifecycleHappenings(service, locale),
    validityHappenings(service, categories, locale),
  ];
  const told = layers.reduce((known, layer) => {
    const dates = new Set(known.map(({date}) => date));
    return [...known, ...layer.filter(({date}) => !dates.has(date))];
  });
  const changes = changeHappenings(service, categories, locale);
  return toEvents('service', service, [service], [...told, ...changes], locale);
}

export function eventsOfCompany(
  company: Company,
  {services}: Pick<Catalogue, 'services'>,
  locale: Locale,
): CatalogueEvent[] {
  const own = services.filter((service) => service.company === company.slug);
  return toEvents('company', company, own, factHappenings(company, locale), locale);
}

/** @param services the service itself, or those of a company */
function toEvents(
  kind: RecordKind,
  {slug, name, date: written}: Pick<Service | Company, 'slug' | 'name' | 'date'>,
  services: readonly Service[],
  happenings: readonly Happening[],
  locale: Locale,
) {
  const route = entryRoute(kind, slug);
  return happenings.map(({key, anchor, checked, ...happening}) => ({
    /** Stable and unique: `services/backlog#facts.new-plans`. */
    id: `${route.slice(1)}#${key}`,
    ...{kind, slug, name: name[locale]},
    ...happening,
    /** Path of the page of the entry below the base URL, with the anchor of the statement. */
    path: anchor === null ? route : `${route}#${anchor}`,
    /** The company of the service and the path of the same event there, if its record has it too. */
    company: null as {readonly name: string; readonly path: string} | null,
    categories: [...new Set(services.map(({category}) => category))],
    tags: [...new Set(services.flatMap((service) => service.tags))],
    /** Date of the last check, or day on which the entry was written. */
    noted: checked ?? written.slice(0, 10),
    /** Whether the statement was never compared with its source. */
    isUncompared: checked === null,
  }));
}

const factHappenings = ({facts}: Pick<Service, 'facts'>, locale: Locale): Happening[] =>
  facts.flatMap(({id, on, change, topic, text, source, checked}) => {
    const figures = change && {before: change.from, after: change.to};
    const found = {topic, text: text[locale], source, checked, ...figures};
    return on === null ? [] : [{key: `facts.${id}`, anchor: sourceAnchor(id), date: on, ...found}];
  });

const lifecycleHappenings = ({lifecycle}: Service, locale: Locale): Happening[] =>
  datesOf(lifecycle, locale).map(({key, date, sentence}) => ({
    ...{key: `lifecycle.${key}`, anchor: null, date, topic: 'lifecycle'},
    text: [sentence, lifecycle.note?.[locale] ?? []].flat().join(BETWEEN_SENTENCES[locale]),
    ...{source: lifecycle.source, checked: lifecycle.checked},
  }));

const CHANGE = {en: '{label}: {change}', ja: '{label}：{change}'} as const satisfies Localized;

/** A value with its states: earlier ones, oldest first, and that of now, each with its last day. */
type Changing = Pick<Happening, 'topic' | 'anchor'> & {
  readonly field: string;
  readonly label: Localized;
  readonly definition: Pick<Attribute, 'type' | 'terms'>;
  readonly states: readonly (Provenance & {readonly value: AttributeValue})[];
};

/** An event for each earlier value, on the day after its last one, with the source of the next. */
const changesOf = ({field, label, topic, anchor, definition, states}: Changing, locale: Locale) =>
  states.slice(0, -1).map(({value: before, until}, index) => {
    const {value: after, source, checked} = states[index + 1]!;
    const change = formatChange(before, after, definition, locale);
    return {
      key: `was.${field}.${until!}`,
      date: dayAfter(until!),
      text: fill(CHANGE[locale], {label: label[locale], change}),
      ...{anchor, topic, source, checked},
      ...(isFigure(before) && isFigure(after) ? {before, after} : {}),
    };
  });

const TOPIC_OF: Partial<Record<Attribute['type'], Topic>> = {price: 'price', amount: 'limit'};

/** The changes of attributes, then those of the base prices of plans that no attribute tells. */
function changeHappenings(service: Service, {attributes}: Categories, locale: Locale): Happening[] {
  const ofAttributes = Object.entries(service.attributes).flatMap(([key, claim]) => {
    const definition = attributes[key]!;
    const {label, type} = definition;
    const field = attributeField(key);
    const topic = TOPIC_OF[type] ?? 'feature';
    const states = [...(claim.was ?? []), claim];
    return changesOf({field, label, topic, anchor: valueAnchor(field), definition, states}, locale);
  });
  const ofPlans = service.plans.flatMap(({id, name: label, currency, base, ...plan}) => {
    const states = base ? [...(base.was ?? []), {...plan, amount: base.amount}] : [];
    return changesOf(
      {
        ...{field: `plans.${id}.base`, label, topic: 'price', anchor: null},
        definition: {type: 'price'},
        states: states.map(({amount, ...state}) => ({
          ...state,
          value: {amount, currency, per: `${base!.per}-month`},
        })),
      },
      locale,
    );
  });
  const isTold = (event: Happening) =>
    ofAttributes.some(
      ({date, before, after}) =>
        date === event.date &&
        before?.amount === event.before?.amount &&
        after?.amount === event.after?.amount,
    );
  return [...ofAttributes, ...ofPlans.filter((event) => !isTold(event))];
}

/** Sentences about the last day of values and plans, and the first day of plans. */
const VALIDITY = {
  until: {en: 'Valid until {date}: {names}.', ja: '{date}まで有効：{names}。'},
  from: {en: 'On sale from {date}: {names}.', ja: '{date}から販売：{names}。'},
} as const satisfies Readonly<Record<string, Localized>>;

/** A value or plan with its first or last day. */
type Dated = Claim & {readonly bound: keyof typeof VALIDITY; readonly date: string};

/** One event for each date on which values or plans start or end. */
function validityHappenings(service: Service, categories: Categories, locale: Locale): Happening[] {
  const dated = claimsOfService(service, categories)
    .filter(({kind, path}) => kind !== 'fact' && path !== 'lifecycle')
    .flatMap((claim) =>
      (['until', 'from'] as const).flatMap((bound): Dated[] => {
        const date = claim[bound];
        return date === null ? [] : [{...claim, bound, date}];
      }),
    );
  const groups = groupBy(dated, ({bound, date}) => `${bound}.${date}`);
  return [...groups].map(([key, group]) => {
    const {bound, date, source} = group[0]!;
    const value = group.find(({kind}) => kind === 'value');
    const checks = group.flatMap(({checked}) => checked ?? []).sort();
    return {
      ...{key, date, source, checked: checks.at(-1) ?? null},
      anchor: value ? valueAnchor(value.path) : null,
      topic: group.some(({kind}) => kind === 'plan') ? 'price' : 'feature',
      text: fill(VALIDITY[bound][locale], {
        date: formatDate(date, locale),
        names: namesOf(group, locale),
      }),
    };
  });
}

/** Lists the labels of values, followed by the names of plans: `API, Plans (Free, Pro)`. */
function namesOf(group: readonly Dated[], locale: Locale): string {
  const list = (kind: Claim['kind']): string[] =>
    group.filter((dated) => dated.kind === kind).map(({label}) => label[locale]);
  const plans = list('plan').join(LIST_COMMA[locale]);
  const named = plans === '' ? [] : PLANS[locale] + fill(IN_BRACKETS[locale], {text: plans});
  return [...list('value'), named].flat().join(LIST_COMMA[locale]);
}

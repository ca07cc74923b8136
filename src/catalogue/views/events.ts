/**
 * Derives dated events from the records; there is no separate list of events. The functions that
 * browsers need to sort them are in `timeline.ts`.
 */
import {fill} from '../../fill';
import {groupBy} from '../../groupBy';
import {entryRoute, type RecordKind} from '../kinds';
import type {Catalogue} from '../load';
import type {Attribute, AttributeValue} from '../record/categories';
import type {Provenance} from '../record/values';
import {type Figure, isFigure} from '../units';
import type {Company, Service} from '../record/schema';
import {PLANS} from '../fields';
import type {Locale, Localized, Topic} from '../vocabulary';
import {attributeField, formatChange} from './attributes';
import {formatDate} from './dates';
import {
  BETWEEN_SENTENCES,
  IN_BRACKETS,
  LIFECYCLE_DATES,
  LIST_COMMA,
  sourceAnchor,
  valueAnchor,
} from './rows';
import {type Claim, claimsOfService} from './statements';
import {dayAfter} from './timeline';

/** A dated event in one language, serializable as JSON. */
export type CatalogueEvent = ReturnType<typeof eventOf>;

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
  /** For an amount or a price that changed: what it was until that day. */
  readonly before?: Figure;
  /** What it is from then on. */
  readonly after?: Figure;
};

/**
 * The events of all entries, unsorted. If a company and one of its services have the same event,
 * only that of the service is returned.
 */
export function listEvents(catalogue: Catalogue, locale: Locale): CatalogueEvent[] {
  const {services, companies} = catalogue;
  const ofCompanies = new Map(
    companies.map((company) => [company.slug, eventsOfCompany(company, catalogue, locale)]),
  );
  const told = new Set<CatalogueEvent>();
  const ofServices = services.flatMap((service) =>
    eventsOfService(service, catalogue, locale).map((event) => {
      const same = (ofCompanies.get(service.company ?? '') ?? []).filter((other) =>
        isSameNews(event, other),
      );
      same.forEach((other) => told.add(other));
      const [first] = same;
      return first ? {...event, company: {name: first.name, path: first.path}} : event;
    }),
  );
  const rest = [...ofCompanies.values()].flat().filter((event) => !told.has(event));
  return [...ofServices, ...rest];
}

/**
 * Whether an event of a service and one of its company are the same: they have the same date and
 * topic. Two different events in a month or year are likely, so then the source must match too.
 */
const isSameNews = (one: CatalogueEvent, other: CatalogueEvent): boolean =>
  one.date === other.date &&
  one.topic === other.topic &&
  (one.date.length === 10 || one.source === other.source);

/**
 * The events of a service, from its facts, its lifecycle, the dates of values and plans, and
 * earlier values. If a date already has an event from an earlier source, later ones are dropped;
 * a changed value is always told.
 */
export function eventsOfService(
  service: Service,
  {categories}: Pick<Catalogue, 'categories'>,
  locale: Locale,
): CatalogueEvent[] {
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
  return [...told, ...changes].map((happening) =>
    eventOf('service', service, happening, [service.category], service.tags, locale),
  );
}

export function eventsOfCompany(
  company: Company,
  {services}: Pick<Catalogue, 'services'>,
  locale: Locale,
): CatalogueEvent[] {
  const own = services.filter((service) => service.company === company.slug);
  const categories = [...new Set(own.map(({category}) => category))];
  const tags = [...new Set(own.flatMap((service) => service.tags))];
  return factHappenings(company, locale).map((happening) =>
    eventOf('company', company, happening, categories, tags, locale),
  );
}

function eventOf(
  kind: RecordKind,
  {slug, name, date: written}: Pick<Service | Company, 'slug' | 'name' | 'date'>,
  {key, anchor, checked, ...happening}: Happening,
  categories: readonly string[],
  tags: readonly string[],
  locale: Locale,
) {
  const route = entryRoute(kind, slug);
  return {
    /** Stable and unique: `services/backlog#facts.new-plans`. */
    id: `${route.slice(1)}#${key}`,
    ...{kind, slug, name: name[locale]},
    ...happening,
    /** Path of the page of the entry below the base URL, with the anchor of the statement. */
    path: anchor === null ? route : `${route}#${anchor}`,
    /** The company of the service and the path of the same event there, if its record has it too. */
    company: null as {readonly name: string; readonly path: string} | null,
    /** Category and tags of the service, or all those of the services of a company. */
    ...{categories, tags},
    /** Date of the last check, or day on which the entry was written. */
    noted: checked ?? written.slice(0, 10),
    /** Whether the statement was never compared with its source. */
    isUncompared: checked === null,
  };
}

const factHappenings = ({facts}: Pick<Service, 'facts'>, locale: Locale): Happening[] =>
  facts.flatMap(({id, on, change, topic, text, source, checked}) =>
    on === null
      ? []
      : [
          {
            key: `facts.${id}`,
            anchor: sourceAnchor(id),
            date: on,
            topic,
            text: text[locale],
            source,
            checked,
            ...(change && {before: change.from, after: change.to}),
          },
        ],
  );

function lifecycleHappenings({lifecycle}: Service, locale: Locale): Happening[] {
  const {state, since, ends, note, source, checked} = lifecycle;
  const dates = {since, ends};
  return (['since', 'ends'] as const).flatMap((key): Happening[] => {
    const date = dates[key];
    if (state === 'active' || note === null || date === null) {
      return [];
    }
    const sentence = fill(LIFECYCLE_DATES[key][locale], {date: formatDate(date, locale)});
    const text = sentence + BETWEEN_SENTENCES[locale] + note[locale];
    const found = {date, text, source, checked};
    return [{key: `lifecycle.${key}`, anchor: null, topic: 'lifecycle', ...found}];
  });
}

/** A changed value. */
const CHANGE = {en: '{label}: {change}', ja: '{label}：{change}'} as const satisfies Localized;

/** A value now or earlier, with its last day. */
type State = Pick<Provenance, 'until' | 'source' | 'checked'> & {readonly value: AttributeValue};

/** What all changes of a value share. */
type Changing = Pick<Happening, 'topic' | 'anchor'> & {
  readonly field: string;
  readonly label: string;
  readonly definition: Pick<Attribute, 'type' | 'terms'>;
};

/**
 * The events of a value: one for each earlier value, on the day after its last one, with the source
 * of the value that followed.
 * @param states earlier values, oldest first, and the value of now
 */
const changesOf = (
  {field, label, topic, anchor, definition}: Changing,
  states: readonly State[],
  locale: Locale,
): Happening[] =>
  states.slice(0, -1).map(({value: before, until}, index) => {
    const {value: after, source, checked} = states[index + 1]!;
    const change = formatChange(before, after, definition, locale);
    return {
      key: `was.${field}.${until!}`,
      date: dayAfter(until!),
      text: fill(CHANGE[locale], {label, change}),
      ...{anchor, topic, source, checked},
      ...(isFigure(before) && isFigure(after) ? {before, after} : {}),
    };
  });

/** The changes of attributes, then those of the base prices of plans that no attribute tells. */
function changeHappenings(
  service: Service,
  {attributes}: Catalogue['categories'],
  locale: Locale,
): Happening[] {
  const ofAttributes = Object.entries(service.attributes).flatMap(([key, claim]) => {
    const definition = attributes[key]!;
    const {label, type} = definition;
    const field = attributeField(key);
    const topic = type === 'price' ? 'price' : type === 'amount' ? 'limit' : 'feature';
    return changesOf(
      {field, label: label[locale], topic, anchor: valueAnchor(field), definition},
      [...(claim.was ?? []), claim],
      locale,
    );
  });
  const ofPlans = service.plans.flatMap(({id, name, currency, base, ...plan}) => {
    if (base === null) {
      return [];
    }
    const price = (amount: number): Figure => ({amount, currency, per: `${base.per}-month`});
    return changesOf(
      {
        ...{field: `plans.${id}.base`, label: name[locale], topic: 'price', anchor: null},
        definition: {type: 'price'},
      },
      [...(base.was ?? []), {...plan, amount: base.amount}].map(({amount, ...state}) => ({
        ...state,
        value: price(amount),
      })),
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
function validityHappenings(
  service: Service,
  categories: Catalogue['categories'],
  locale: Locale,
): Happening[] {
  const starts = new Map(service.plans.map(({id, from}) => [`plans.${id}`, from]));
  const dated = claimsOfService(service, categories)
    .filter(({kind, path}) => kind !== 'fact' && path !== 'lifecycle')
    .flatMap((claim): Dated[] => {
      const from = starts.get(claim.path) ?? null;
      return [
        ...(claim.until === null ? [] : [{...claim, bound: 'until' as const, date: claim.until}]),
        ...(from === null ? [] : [{...claim, bound: 'from' as const, date: from}]),
      ];
    });
  const groups = groupBy(dated, ({bound, date}) => `${bound}.${date}`);
  return [...groups].map(([key, group]) => {
    const {bound, date, source} = group[0]!;
    const value = group.find(({kind}) => kind === 'value');
    return {
      key,
      anchor: value ? valueAnchor(value.path) : null,
      date,
      topic: group.some(({kind}) => kind === 'plan') ? 'price' : 'feature',
      text: fill(VALIDITY[bound][locale], {
        date: formatDate(date, locale),
        names: namesOf(group, locale),
      }),
      source,
      checked:
        group
          .flatMap((claim) => claim.checked ?? [])
          .sort()
          .at(-1) ?? null,
    };
  });
}

/** Lists the labels of values, followed by the names of plans: `API, Plans (Free, Pro)`. */
function namesOf(group: readonly Dated[], locale: Locale): string {
  const list = (kind: Claim['kind']): string[] =>
    group.filter((dated) => dated.kind === kind).map(({label}) => label[locale]);
  const plans = list('plan');
  const inBrackets = fill(IN_BRACKETS[locale], {text: plans.join(LIST_COMMA[locale])});
  return [...list('value'), ...(plans.length > 0 ? [`${PLANS[locale]}${inBrackets}`] : [])].join(
    LIST_COMMA[locale],
  );
}

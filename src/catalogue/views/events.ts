/**
 * What happens on a day or in a month, out of the records: there is no second list. Pure; what
 * orders events and counts days is small enough for the browser.
 */
import {formatDate} from './dates';
import {entryRoute, type RecordKind} from '../kinds';
import type {Catalogue} from '../load';
import type {Provenance} from '../record/claims';
import type {Company, Service} from '../record/schema';
import {
  type Field,
  FIELDS,
  JAPAN_QUESTIONS,
  type JapanQuestion,
  type Locale,
  type Localized,
  OTHER_FIELDS,
  type Topic,
} from '../vocabulary';
import {attributeField} from './attributes';
import {
  BETWEEN_SENTENCES,
  IN_BRACKETS,
  LIFECYCLE_DATES,
  LIST_COMMA,
  sourceAnchor,
  valueAnchor,
} from './rows';

/** Something with a date, in one language and ready to be sent as JSON. */
export type CatalogueEvent = {
  /** Never changes, and no other event has it: `services/backlog#facts.new-plans`. */
  readonly id: string;
  readonly kind: RecordKind;
  readonly slug: string;
  readonly name: string;
  /** Day, month or year, as the record writes it. */
  readonly date: string;
  readonly topic: Topic;
  readonly text: string;
  readonly source: string | null;
  /** Path of the place on the page of the entry that tells of it, below the base URL. */
  readonly path: string;
  /** The company of the service, if its record tells the same, and where. */
  readonly company: {readonly name: string; readonly path: string} | null;
  /** Category of the service; of a company, those of its services. */
  readonly categories: readonly string[];
  /** The same for tags. */
  readonly tags: readonly string[];
  /** Day or month on which somebody last read of it. */
  readonly noted: string;
};

/** What happens, before it is said of which entry. */
type Happening = Pick<CatalogueEvent, 'date' | 'topic' | 'text' | 'source'> & {
  /** Where in the record it stands. */
  readonly key: string;
  /** Id of the element of the page that tells of it; `null` for its top. */
  readonly anchor: string | null;
  readonly checked: string | null;
};

/**
 * The events of all entries, in no order that means something. What a company tells of one of its
 * services, which tells it too, is told once: by the service.
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
 * Whether a service and its company tell the same. On one day hardly two things of a kind happen;
 * in a month or a year they do, so there the source has to be the same too.
 */
const isSameNews = (one: CatalogueEvent, other: CatalogueEvent): boolean =>
  one.date === other.date &&
  one.topic === other.topic &&
  (one.date.length === 10 || one.source === other.source);

/** The events of a service; what its facts tell of a day is not told a second time. */
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
  return told.map((happening) =>
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
  {key, anchor, checked, date, topic, text, source}: Happening,
  categories: readonly string[],
  tags: readonly string[],
  locale: Locale,
): CatalogueEvent {
  const route = entryRoute(kind, slug);
  return {
    id: `${route.slice(1)}#${key}`,
    kind,
    slug,
    name: name[locale],
    date,
    topic,
    text,
    source,
    path: anchor === null ? route : `${route}#${anchor}`,
    company: null,
    categories,
    tags,
    noted: checked ?? written.slice(0, 10),
  };
}

const factHappenings = ({facts}: Pick<Service, 'facts'>, locale: Locale): Happening[] =>
  facts.flatMap(({id, on, topic, text, source, checked}) =>
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
          },
        ],
  );

function lifecycleHappenings({lifecycle}: Service, locale: Locale): Happening[] {
  const {state, since, ends, note, source, checked} = lifecycle;
  if (state === 'active' || note === null) {
    return [];
  }
  const happening = (key: 'since' | 'ends', date: string | null): Happening[] =>
    date === null
      ? []
      : [
          {
            key: `lifecycle.${key}`,
            anchor: null,
            date,
            topic: 'lifecycle',
            text: [
              LIFECYCLE_DATES[key][locale].replace('{date}', formatDate(date, locale)),
              note[locale],
            ].join(BETWEEN_SENTENCES[locale]),
            source,
            checked,
          },
        ];
  return [...happening('since', since), ...happening('ends', ends)];
}

/** Sentences about values and plans that hold up to a date, and plans that are sold from one. */
const VALIDITY = {
  until: {en: 'Known to hold until {date}: {names}.', ja: '{date}までの情報：{names}。'},
  from: {en: 'Sold from {date}: {names}.', ja: '{date}から販売：{names}。'},
} as const satisfies Readonly<Record<string, Localized>>;

/** A value or a plan with a date. */
type Dated = Pick<Provenance, 'source' | 'checked'> & {
  readonly bound: keyof typeof VALIDITY;
  readonly date: string;
  readonly label: string;
  readonly anchor: string | null;
  readonly isPlan: boolean;
};

/** What begins or ceases to hold, together for each day. */
function validityHappenings(
  service: Service,
  categories: Catalogue['categories'],
  locale: Locale,
): Happening[] {
  const value = (field: string, label: Localized, claim: Provenance): Dated[] =>
    claim.until === null
      ? []
      : [
          {
            bound: 'until',
            date: claim.until,
            label: label[locale],
            anchor: valueAnchor(field),
            isPlan: false,
            source: claim.source,
            checked: claim.checked,
          },
        ];
  const values = [
    ...(Object.keys(FIELDS) as Field[]).flatMap((field) =>
      value(field, FIELDS[field], service[field]),
    ),
    ...(Object.keys(JAPAN_QUESTIONS) as JapanQuestion[]).flatMap((question) =>
      value(`japan.${question}`, JAPAN_QUESTIONS[question], service.japan[question]),
    ),
    ...Object.entries(service.attributes).flatMap(([key, claim]) =>
      value(attributeField(key), categories.attributes[key]!.label, claim),
    ),
  ];
  const plans = service.plans.flatMap(({name, from, until, source, checked}) =>
    [['until', until] as const, ['from', from] as const].flatMap(([bound, date]): Dated[] =>
      date === null
        ? []
        : [{bound, date, label: name[locale], anchor: null, isPlan: true, source, checked}],
    ),
  );
  const groups = new Map<string, Dated[]>();
  for (const dated of [...values, ...plans]) {
    const key = `${dated.bound}.${dated.date}`;
    groups.set(key, [...(groups.get(key) ?? []), dated]);
  }
  return [...groups].map(([key, group]) => {
    const {bound, date, source} = group[0]!;
    return {
      key,
      anchor: group.find(({anchor}) => anchor !== null)?.anchor ?? null,
      date,
      topic: group.some(({isPlan}) => isPlan) ? 'price' : 'feature',
      text: VALIDITY[bound][locale]
        .replace('{date}', () => formatDate(date, locale))
        .replace('{names}', () => namesOf(group, locale)),
      source,
      checked: latest(group.map(({checked}) => checked)),
    };
  });
}

/** The labels of values, and the names of plans behind a word for what they are. */
function namesOf(group: readonly Dated[], locale: Locale): string {
  const list = (isPlan: boolean): string[] =>
    group.filter((dated) => dated.isPlan === isPlan).map(({label}) => label);
  const plans = list(true);
  const inBrackets = IN_BRACKETS[locale].replace('{text}', () => plans.join(LIST_COMMA[locale]));
  return [
    ...list(false),
    ...(plans.length > 0 ? [`${OTHER_FIELDS.plans[locale]}${inBrackets}`] : []),
  ].join(LIST_COMMA[locale]);
}

const latest = (dates: readonly (string | null)[]): string | null =>
  dates
    .filter((date) => date !== null)
    .sort()
    .at(-1) ?? null;

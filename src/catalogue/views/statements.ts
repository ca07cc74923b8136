/** All claims of the records, which are values, plans and facts, with their ages and statistics. */
import {groupBy} from '../../groupBy';
import type {Translation} from '../article/translations';
import {COMPANY_FIELDS, type CompanyField, COMPARED_FIELDS, PLANS} from '../fields';
import {entryRoute, recordFile, type RecordKind} from '../kinds';
import type {Categories} from '../record/categories';
import type {Catalogue, Company, Service} from '../record/schema';
import type {Provenance} from '../record/values';
import {type Aging, type Locale, type Localized, TOPICS} from '../vocabulary';
import {attributeField} from './attributes';
import {claimOf, provenanceOf} from '../rows';
import {ageInDays, type ChecksByDate, compareValues, dueDate, stateOf} from './time';

export type Claim = ReturnType<typeof claimsOf>[number];

/** The claims of all records, services first. */
export const listClaims = ({services, companies, categories}: Catalogue): Claim[] => [
  ...services.flatMap((service) => claimsOfService(service, categories)),
  ...companies.flatMap((company) =>
    claimsOf(
      'company',
      company,
      (Object.keys(COMPANY_FIELDS) as CompanyField[]).map((field) => ({
        ...{kind: 'value', path: field, subject: COMPANY_FIELDS[field], claim: company[field]},
      })),
    ),
  ),
];

export const claimsOfService = (service: Service, {groups, attributes}: Categories): Claim[] =>
  claimsOf('service', service, [
    ...COMPARED_FIELDS.map((subject): Written => ({
      ...{kind: 'value', path: subject.field, subject, claim: claimOf(service, subject.field)},
    })),
    ...Object.entries(service.attributes).map(([key, claim]): Written => {
      const {group, label, shelfLifeDays} = attributes[key]!;
      // Attributes are counted by group, because there are too many to list each of them.
      const subject = {...groups[group]!, shelfLifeDays};
      return {kind: 'value', path: attributeField(key), subject, label, claim};
    }),
    ...service.plans.map((plan): Written => ({
      ...{kind: 'plan', path: `plans.${plan.id}`, subject: PLANS, label: plan.name, claim: plan},
    })),
  ]);

/** A claim in its record. */
type Written = {
  readonly kind: 'value' | 'plan' | 'fact';
  /** Path in the record: `freeTier`, `japan.region`, `facts.storage-price`. */
  readonly path: string;
  /** What to group by: the field, the group of an attribute, or the topic of a fact. */
  readonly subject: Aging;
  /** Label of an attribute or name of a plan; that of others is the subject. */
  readonly label?: Localized;
  readonly claim: Provenance & {readonly value?: unknown; readonly from?: string | null};
};

/** The claims of an entry with its page and its record; its facts are last. */
function claimsOf(
  entryKind: RecordKind,
  {slug, name, facts}: Pick<Service | Company, 'slug' | 'name' | 'facts'>,
  values: readonly Written[],
) {
  const entry = {
    ...{slug, name},
    /** Path of the page below the base URL, without a locale. */
    route: entryRoute(entryKind, slug),
    /** Path of the record, relative to the site root. */
    file: recordFile(entryKind, slug),
  };
  const ofFacts = facts.map(({id, topic, ...claim}): Written => ({
    ...{kind: 'fact', path: `facts.${id}`, subject: TOPICS[topic], claim},
  }));
  return [...values, ...ofFacts].map(({subject, label = subject, claim, ...written}) => {
    const {value, from = null} = claim;
    const state: 'known' | 'unknown' | 'not-applicable' =
      value === 'unknown' || value === 'not-applicable' ? value : 'known';
    return {
      ...{entry, ...written, state, label, subject, shelfLifeDays: subject.shelfLifeDays, from},
      ...provenanceOf(claim),
    };
  });
}

export type AgedClaim = ReturnType<typeof rankByAge>[number];

/**
 * The claims with a source, sorted by urgency: first those that were never checked, then the most
 * overdue, and last those that never expire, oldest first.
 */
export function rankByAge(claims: readonly Claim[], now: Date) {
  return claims
    .filter(({source}) => source !== null)
    .map((claim) => {
      const {shelfLifeDays} = claim;
      const state = stateOf(claim);
      const age = state === null ? null : ageInDays(state, now);
      /** Days past the shelf life, negative before its end; `null` if there is no check or shelf life. */
      const overdueDays = age === null || shelfLifeDays === null ? null : age - shelfLifeDays;
      return {...claim, ageInDays: age, overdueDays, isDue: (overdueDays ?? 0) > 0};
    })
    .sort(
      (a, b) =>
        compareValues(urgencyOf(b), urgencyOf(a)) || (b.ageInDays ?? 0) - (a.ageInDays ?? 0),
    );
}

const urgencyOf = (claim: Readonly<Record<'ageInDays' | 'overdueDays', number | null>>): number =>
  claim.ageInDays === null ? Infinity : (claim.overdueDays ?? -Infinity);

export type SubjectHealth = ReturnType<typeof buildSubjects>[number];
export type HealthReport = ReturnType<typeof buildHealthReport>;

/**
 * Statistics for the page "Data health". They contain dates instead of ages, so that they stay
 * correct after the build.
 * @param builtOn day of the build, such as `2026-11-22`
 */
export function buildHealthReport(
  catalogue: Catalogue,
  translations: readonly Translation[],
  locale: Locale,
  builtOn: string,
) {
  const claims = listClaims(catalogue);
  const facts = claims.filter(({kind}) => kind === 'fact');
  const values = claims.filter(({kind}) => kind !== 'fact');
  const routesIn = (state: Translation['state']) =>
    translations.filter((translation) => translation.state === state).map(({route}) => route);
  return {
    /** Day of the build, which is used until the current day is known. */
    builtOn,
    values: buildSubjects(values, locale),
    facts: buildSubjects(facts, locale),
    entries: buildEntries(claims, locale),
    translations: {
      total: translations.length,
      /** Routes of pages whose English text has changed since the translation. */
      outdated: routesIn('outdated'),
      missing: [...routesIn('missing'), ...routesIn('only-japanese')],
    },
  };
}

function buildSubjects(claims: readonly Claim[], locale: Locale) {
  const groups = groupBy(claims, ({subject}) => `${subject[locale]}\n${subject.shelfLifeDays}`);
  return [...groups.values()].map((members) => {
    const count = (test: (claim: Claim) => boolean) => members.filter(test).length;
    return {
      subject: members[0]!.subject[locale],
      shelfLifeDays: members[0]!.shelfLifeDays,
      total: members.length,
      sourced: count(({state, source}) => state === 'known' && source !== null),
      unknown: count(({state}) => state === 'unknown'),
      notApplicable: count(({state}) => state === 'not-applicable'),
      /** Number of claims that were not compared with their source. */
      uncompared: count(({basis, checked}) => basis !== null && checked === null),
      checks: tally(members.flatMap((claim) => stateOf(claim) ?? [])),
    };
  });
}

/** Entries with checks that expire, sorted by the first day on which a new check is due. */
function buildEntries(claims: readonly Claim[], locale: Locale) {
  const aging = claims.flatMap(({entry, shelfLifeDays, ...claim}) => {
    const checked = stateOf(claim);
    return checked !== null && shelfLifeDays !== null
      ? [{entry, checked, due: dueDate(checked, shelfLifeDays)}]
      : [];
  });
  const firstDue = ({dueDates}: {readonly dueDates: ChecksByDate}) => Object.keys(dueDates)[0]!;
  return [...groupBy(aging, ({entry}) => entry)]
    .map(([{name, route}, members]) => ({
      ...{name: name[locale], route},
      /** Date of the oldest check that expires. */
      oldest: members.map(({checked}) => checked).sort()[0]!,
      /** Number of claims by the first day on which a new check is due. */
      dueDates: tally(members.map(({due}) => due)),
    }))
    .sort((a, b) => compareValues(firstDue(a), firstDue(b)) || compareValues(a.route, b.route));
}

/** Number of occurrences of each text, sorted by text. */
function tally(texts: readonly string[]): ChecksByDate {
  const groups = groupBy([...texts].sort(), (text) => text);
  return Object.fromEntries([...groups].map(([text, {length}]) => [text, length]));
}

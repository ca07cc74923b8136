/** All claims of the records, which are values, plans and facts, with age and validity. */
import {attributeField} from './attributes';
import {ageInDays, isDue, stateOf} from './freshness';
import {claimOf, provenanceOf} from './rows';
import {compareValues} from './timeline';
import type {Categories} from '../record/categories';
import type {Provenance} from '../record/values';
import {entryRoute, recordFile, type RecordKind} from '../kinds';
import type {Catalogue} from '../load';
import type {Company, Service} from '../record/schema';
import {COMPANY_FIELDS, type CompanyField, COMPARED_FIELDS, PLANS} from '../fields';
import {type Aging, TOPICS} from '../vocabulary';

/** A value, plan or fact. */
export type Claim = ReturnType<typeof toClaim>;

/** The claims of all records, services first. */
export const listClaims = ({services, companies, categories}: Catalogue): Claim[] => [
  ...services.flatMap((service) => claimsOfService(service, categories)),
  ...companies.flatMap(claimsOfCompany),
];

/** The claims of a service: its values, attributes, plans and facts. */
export function claimsOfService(service: Service, {groups, attributes}: Categories): Claim[] {
  const entry = toEntry('service', service);
  return [
    ...COMPARED_FIELDS.map((definition) =>
      toClaim(entry, definition.field, definition, claimOf(service, definition.field)),
    ),
    ...Object.entries(service.attributes).map(([key, claim]) => {
      const {group, label, shelfLifeDays} = attributes[key]!;
      // Attributes are counted by group, because there are too many to list each of them.
      const subject = {...groups[group]!, shelfLifeDays};
      return {...toClaim(entry, attributeField(key), subject, claim), label};
    }),
    ...service.plans.map((plan) => ({
      ...toClaim(entry, `plans.${plan.id}`, PLANS, plan, 'plan'),
      label: plan.name,
    })),
    ...factClaims(entry, service),
  ];
}

function claimsOfCompany(company: Company): Claim[] {
  const entry = toEntry('company', company);
  return [
    ...(Object.keys(COMPANY_FIELDS) as CompanyField[]).map((field) =>
      toClaim(entry, field, COMPANY_FIELDS[field], company[field]),
    ),
    ...factClaims(entry, company),
  ];
}

type Entry = ReturnType<typeof toEntry>;

/** The entry that a claim belongs to, with its page and its record. */
const toEntry = (kind: RecordKind, {slug, name}: Pick<Service | Company, 'slug' | 'name'>) => ({
  ...{slug, name},
  /** Path of the page below the base URL, without a locale. */
  route: entryRoute(kind, slug),
  /** Path of the record, relative to the site root. */
  file: recordFile(kind, slug),
});

const factClaims = (entry: Entry, {facts}: Pick<Service, 'facts'>): Claim[] =>
  facts.map(({id, topic, ...claim}) => toClaim(entry, `facts.${id}`, TOPICS[topic], claim, 'fact'));

/** @param path path in the record: `freeTier`, `japan.region`, `facts.storage-price` */
function toClaim(
  entry: Entry,
  path: string,
  {shelfLifeDays, en, ja}: Aging,
  claim: Provenance & {readonly value?: unknown},
  kind: 'value' | 'plan' | 'fact' = 'value',
) {
  const {value} = claim;
  const state: 'known' | 'unknown' | 'not-applicable' =
    value === 'unknown' || value === 'not-applicable' ? value : 'known';
  return {
    ...{entry, path, kind, state},
    /** Label of the value, name of the plan, or topic of the fact. */
    label: {en, ja},
    /** Label to group by: the field, the group of an attribute, or the topic of a fact. */
    subject: {en, ja},
    shelfLifeDays,
    ...provenanceOf(claim),
  };
}

/** A claim with the age of its check. */
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
      return {
        ...claim,
        /** Days since the check; `null` if the claim was never checked. */
        ageInDays: age,
        /** Days past the shelf life, negative before its end; `null` if there is no check or shelf life. */
        overdueDays: age === null || shelfLifeDays === null ? null : age - shelfLifeDays,
        isDue: state !== null && isDue(state, shelfLifeDays, now),
      };
    })
    .sort(
      (a, b) =>
        compareValues(urgencyOf(b), urgencyOf(a)) ||
        compareValues(b.ageInDays ?? 0, a.ageInDays ?? 0),
    );
}

const urgencyOf = (claim: Readonly<Record<'ageInDays' | 'overdueDays', number | null>>): number =>
  claim.ageInDays === null ? Infinity : (claim.overdueDays ?? -Infinity);

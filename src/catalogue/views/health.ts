/**
 * Statistics about the data for the page "Data health". They contain dates instead of ages, so
 * that they stay correct after the build.
 */
import {type Claim, listClaims} from './statements';
import {type ChecksByDate, dueDate, stateOf} from './freshness';
import {compareValues} from './timeline';
import {groupBy} from '../../groupBy';
import type {Catalogue} from '../load';
import type {Translation} from '../article/translations';
import type {Locale} from '../vocabulary';

/** Statistics of the claims about one subject. */
export type SubjectHealth = ReturnType<typeof buildSubjects>[number];

export type HealthReport = ReturnType<typeof buildHealthReport>;

/**
 * Builds the report in one language.
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
    /** Statistics of comparable values by field. */
    values: buildSubjects(values, locale),
    /** Statistics of facts by topic. */
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
  const groups = groupBy(
    claims,
    ({subject, shelfLifeDays}) => `${subject[locale]}\n${shelfLifeDays}`,
  );
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
  return [...groupBy(aging, ({entry}) => entry.route)]
    .map(([route, members]) => ({
      name: members[0]!.entry.name[locale],
      route,
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

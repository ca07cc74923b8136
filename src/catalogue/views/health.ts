/** The state of the data in figures that stay true: dates are kept, ages are for a clock to tell. */
import {type Claim, listClaims} from './statements';
import {type ChecksByDate, dueDate, stateOf} from './freshness';
import type {Catalogue} from '../load';
import type {Translation} from '../article/translations';
import type {Locale} from '../vocabulary';

/** What is counted of the claims about one subject. */
export type SubjectHealth = {
  readonly subject: string;
  readonly shelfLifeDays: number | null;
  readonly total: number;
  readonly sourced: number;
  readonly unknown: number;
  readonly notApplicable: number;
  /** Number of those that have a source with which nobody has compared them. */
  readonly uncompared: number;
  readonly checks: ChecksByDate;
};

/** What is counted of an entry that holds checks which age. */
type EntryHealth = {
  readonly name: string;
  readonly route: string;
  /** The oldest of its checks that age. */
  readonly oldest: string;
  /** Number of its claims by the first day on which they are due for a new check. */
  readonly dueDates: Readonly<Record<string, number>>;
};

export type HealthReport = {
  /** Day on which the site was built, for readers without a clock of their own. */
  readonly builtOn: string;
  /** Comparable values, by field. */
  readonly values: readonly SubjectHealth[];
  /** Facts, by topic. */
  readonly facts: readonly SubjectHealth[];
  /** Entries, the one that is due first before the others. */
  readonly entries: readonly EntryHealth[];
  readonly translations: {
    readonly total: number;
    /** Paths, without a locale, of the pages whose English text has changed since. */
    readonly outdated: readonly string[];
    readonly missing: readonly string[];
  };
};

/** Counts what the page about the state of the data shows, in one language. */
export function buildHealthReport(
  catalogue: Catalogue,
  translations: readonly Translation[],
  locale: Locale,
  builtOn: string,
): HealthReport {
  const claims = listClaims(catalogue);
  const routesIn = (state: Translation['state']) =>
    translations.filter((translation) => translation.state === state).map(({route}) => route);
  return {
    builtOn,
    values: buildSubjects(
      claims.filter(({isFact}) => !isFact),
      locale,
    ),
    facts: buildSubjects(
      claims.filter(({isFact}) => isFact),
      locale,
    ),
    entries: buildEntries(claims, locale),
    translations: {
      total: translations.length,
      outdated: routesIn('outdated'),
      missing: [...routesIn('missing'), ...routesIn('only-japanese')],
    },
  };
}

function buildSubjects(claims: readonly Claim[], locale: Locale): SubjectHealth[] {
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
      uncompared: count(({basis, checked}) => basis !== null && checked === null),
      checks: tally(members.flatMap((claim) => stateOf(claim) ?? [])),
    };
  });
}

function buildEntries(claims: readonly Claim[], locale: Locale): EntryHealth[] {
  const aging = claims.flatMap(({entry, shelfLifeDays, ...claim}) => {
    const checked = stateOf(claim);
    return checked !== null && shelfLifeDays !== null
      ? [{entry, checked, due: dueDate(checked, shelfLifeDays)}]
      : [];
  });
  const firstDue = ({dueDates}: EntryHealth) => Object.keys(dueDates)[0]!;
  return [...groupBy(aging, ({entry}) => entry.route)]
    .map(([route, members]) => ({
      name: members[0]!.entry.name[locale],
      route,
      oldest: members.map(({checked}) => checked).sort()[0]!,
      dueDates: tally(members.map(({due}) => due)),
    }))
    .sort((a, b) => compareText(firstDue(a), firstDue(b)) || compareText(a.route, b.route));
}

/** How often each text occurs, in the order of the texts. */
function tally(texts: readonly string[]): Record<string, number> {
  const groups = groupBy([...texts].sort(), (text) => text);
  return Object.fromEntries([...groups].map(([text, {length}]) => [text, length]));
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) {
      group.push(item);
    } else {
      groups.set(keyOf(item), [item]);
    }
  }
  return groups;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

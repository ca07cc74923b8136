/** The tables of the data health page, whose prose is in `docs/health.mdx`. */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useToday} from '@site/src/browser/clock';
import {
  ageInDays,
  type ChecksByDate,
  countDue,
  oldestAndMedian,
  formatDate,
  type HealthReport,
  type SubjectHealth,
} from '@site/src/catalogue/browser';
import {ANSWERS, BASES, type Locale} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {Age, Count, Day, formatDays} from './cells';
import {Table, LongTable} from './Table';

type Props = {readonly report: HealthReport};

/** Translator's description of the labels. */
const HEAD = 'Head of a column or a row of the state of the data';

/** Headers that several tables share. */
const shared = (locale: Locale) => ({
  number: translate({id: 'health.number', message: 'Number', description: HEAD}),
  sourced: translate({id: 'health.sourced', message: 'With a source', description: HEAD}),
  uncompared: BASES['general-knowledge'][locale],
  unknown: ANSWERS.unknown[locale],
  oldest: translate({id: 'health.oldest', message: 'Oldest check', description: HEAD}),
  due: translate({id: 'health.due', message: 'Recheck due', description: HEAD}),
});

/** Totals over all values and facts, and the date of the oldest check. */
export function Summary({report}: Props): ReactNode {
  const locale = useLocale();
  const today = useToday() ?? report.builtOn;
  const subjects = [...report.values, ...report.facts];
  const sum = (count: (subject: SubjectHealth) => number) =>
    subjects.reduce((total, subject) => total + count(subject), 0);
  const total = sum((subject) => subject.total);
  const sourced = sum((subject) => subject.sourced);
  const uncompared = sum((subject) => subject.uncompared);
  const ages = oldestAndMedian(
    allChecks(subjects.filter(({shelfLifeDays}) => shelfLifeDays !== null)),
  );
  const share = new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 1});
  const heads = shared(locale);
  const rows: readonly (readonly [name: string, count: number])[] = [
    [
      translate({
        id: 'health.summary.total',
        message: 'Values and facts',
        description: 'Row of the summary of the state of the data: the total',
      }),
      total,
    ],
    [heads.sourced, sourced],
    [
      translate({
        id: 'health.summary.compared',
        message: 'Verified against the source',
        description: 'Row of the summary of the state of the data',
      }),
      sourced - uncompared,
    ],
    [heads.uncompared, uncompared],
    [heads.due, sum((subject) => dueOf(subject, today))],
    [heads.unknown, sum((subject) => subject.unknown)],
    [ANSWERS['not-applicable'][locale], sum((subject) => subject.notApplicable)],
  ];
  return (
    <div data-search="ignore">
      {ages && (
        <p>
          <Translate
            id="health.floor"
            description="The oldest check of all; age is such as 21 days"
            values={{
              date: <strong>{formatDate(ages.oldest, locale)}</strong>,
              age: formatDays(ageInDays(ages.oldest, new Date(today)), locale),
            }}
          >
            {'Among the values that can change, the oldest check dates from {date} ({age} ago).'}
          </Translate>
        </p>
      )}
      <Table
        caption={
          <Translate
            id="health.summary.caption"
            description="Caption of the summary of the state of the data"
            values={{date: <Day date={today} />}}
          >
            {'All values and facts, as of {date}'}
          </Translate>
        }
        columns={[
          [translate({id: 'health.state', message: 'State', description: HEAD}), ([name]) => name],
          [heads.number, ([, count]) => count],
          [
            translate({id: 'health.share', message: 'Share', description: HEAD}),
            ([, count]) => share.format(total === 0 ? 0 : count / total),
          ],
        ]}
        rows={rows}
        keyOf={([name]) => name}
      />
    </div>
  );
}

/** Counts and ages of the checks by field of the records (`values`) or topic of the `facts`. */
export function Subjects({
  report,
  of,
  caption,
}: Props & {readonly of: 'values' | 'facts'; readonly caption: string}): ReactNode {
  const locale = useLocale();
  const today = useToday() ?? report.builtOn;
  const heads = shared(locale);
  const age = (checks: ChecksByDate, which: 'oldest' | 'median'): ReactNode => {
    const ages = oldestAndMedian(checks);
    return ages ? <Age checked={ages[which]} today={today} /> : '–';
  };
  return (
    <LongTable
      caption={caption}
      columns={[
        [
          translate({id: 'health.subject', message: 'Topic', description: HEAD}),
          ({subject}) => subject,
        ],
        [heads.number, ({total}) => total],
        [heads.sourced, ({sourced}) => sourced],
        [heads.uncompared, ({uncompared}) => uncompared],
        [heads.unknown, ({unknown}) => unknown],
        [heads.oldest, ({checks}) => age(checks, 'oldest')],
        [
          translate({id: 'health.median', message: 'Median check date', description: HEAD}),
          ({checks}) => age(checks, 'median'),
        ],
        [
          translate({
            id: 'health.shelfLife',
            message: 'Valid for',
            description: 'Head of a column: the number of days for which a check is valid',
          }),
          ({shelfLifeDays}) =>
            shelfLifeDays === null ? (
              <Translate
                id="health.noLimit"
                description="Instead of a number of days: the check never expires"
              >
                no limit
              </Translate>
            ) : (
              formatDays(shelfLifeDays, locale)
            ),
        ],
        [heads.due, (subject) => <Count count={dueOf(subject, today)} />],
      ]}
      rows={report[of]}
      keyOf={({subject}) => subject}
    />
  );
}

/** The entries with their oldest check, the next due date, and the number of due checks. */
export function Entries({report, caption}: Props & {readonly caption: string}): ReactNode {
  const today = useToday() ?? report.builtOn;
  const heads = shared(useLocale());
  const countUntilToday = (dueDates: ChecksByDate): number =>
    Object.entries(dueDates)
      .filter(([date]) => date <= today)
      .reduce((sum, [, count]) => sum + count, 0);
  return (
    <LongTable
      caption={caption}
      columns={[
        [
          translate({id: 'health.entry', message: 'Entry', description: HEAD}),
          ({name, route}) => <Link to={route}>{name}</Link>,
        ],
        [heads.oldest, ({oldest}) => <Age checked={oldest} today={today} />],
        [
          translate({
            id: 'health.firstDue',
            message: 'Next check due',
            description:
              'Head of a column: the day on which a value of the entry must be checked again',
          }),
          ({dueDates}) => <Day date={Object.keys(dueDates)[0]!} />,
        ],
        [heads.due, ({dueDates}) => <Count count={countUntilToday(dueDates)} />],
      ]}
      rows={report.entries}
      keyOf={({route}) => route}
    />
  );
}

/** The number of translated pages and links to those that are outdated or missing. */
export function Translations({report}: Props): ReactNode {
  const {total, outdated, missing} = report.translations;
  const behind = [...outdated, ...missing];
  return (
    <div data-search="ignore">
      <p>
        <Translate
          id="health.translations"
          description="How many Japanese pages are up to date"
          values={{
            current: total - behind.length,
            total,
            outdated: outdated.length,
            missing: missing.length,
          }}
        >
          {
            '{current} of {total} pages are up to date in Japanese, {outdated} are outdated and {missing} are missing.'
          }
        </Translate>
      </p>
      {behind.length > 0 && (
        <ul>
          {behind.map((route) => (
            <li key={route}>
              <Link to={route}>{route}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const dueOf = ({checks, shelfLifeDays}: SubjectHealth, today: string): number =>
  countDue(checks, shelfLifeDays, new Date(today));

function allChecks(subjects: readonly SubjectHealth[]): ChecksByDate {
  const sum: Record<string, number> = {};
  for (const [date, count] of subjects.flatMap(({checks}) => Object.entries(checks))) {
    sum[date] = (sum[date] ?? 0) + count;
  }
  return sum;
}

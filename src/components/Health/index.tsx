/** The parts of the page about the state of the data; its prose is in docs/health.mdx. */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {HealthReport, SubjectHealth} from '@site/src/catalogue';
import {
  ageInDays,
  type ChecksByDate,
  countDue,
  floorAndMedian,
} from '@site/src/catalogue/freshness';
import {formatDate} from '@site/src/catalogue/rows';
import useLocale from '../useLocale';
import styles from './styles.module.css';

type Props = {readonly report: HealthReport};

/** The day that ages are counted to: today by the reader's clock, without one that of the build. */
function useToday(builtOn: string): Date {
  return useIsBrowser() ? new Date() : new Date(builtOn);
}

/** The figures of all values and facts together, and the oldest check of all. */
export function Summary({report}: Props): ReactNode {
  const locale = useLocale();
  const today = useToday(report.builtOn);
  const subjects = [...report.values, ...report.facts];
  const sum = (count: (subject: SubjectHealth) => number) =>
    subjects.reduce((total, subject) => total + count(subject), 0);
  const total = sum((subject) => subject.total);
  const uncompared = sum((subject) => subject.uncompared);
  const checks = allChecks(subjects.filter(({shelfLifeDays}) => shelfLifeDays !== null));
  const floor = floorAndMedian(checks);
  const share = new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 1});
  const rows: readonly (readonly [string, number])[] = [
    [
      translate({
        id: 'health.summary.total',
        message: 'Values and facts',
        description: 'Row of the summary of the state of the data: everything that is counted',
      }),
      total,
    ],
    [
      translate({
        id: 'health.summary.sourced',
        message: 'with a source',
        description: 'Row of the summary of the state of the data',
      }),
      sum((subject) => subject.sourced),
    ],
    [
      translate({
        id: 'health.summary.compared',
        message: 'compared with their source',
        description: 'Row of the summary of the state of the data',
      }),
      sum((subject) => subject.sourced) - uncompared,
    ],
    [
      translate({
        id: 'health.summary.uncompared',
        message: 'not yet compared with their source',
        description: 'Row of the summary of the state of the data',
      }),
      uncompared,
    ],
    [
      translate({
        id: 'health.summary.due',
        message: 'due for a new check',
        description: 'Row of the summary of the state of the data',
      }),
      subjects.reduce((due, subject) => due + dueOf(subject, today), 0),
    ],
    [
      translate({
        id: 'health.summary.unknown',
        message: 'unknown',
        description: 'Row of the summary of the state of the data',
      }),
      sum((subject) => subject.unknown),
    ],
    [
      translate({
        id: 'health.summary.notApplicable',
        message: 'not applicable',
        description: 'Row of the summary of the state of the data',
      }),
      sum((subject) => subject.notApplicable),
    ],
  ];
  const caption = (
    <Translate
      id="health.summary.caption"
      description="Caption of the summary of the state of the data"
      values={{
        date: <Day date={today.toISOString().slice(0, 10)} />,
      }}
    >
      {'All values and facts, as of {date}'}
    </Translate>
  );
  return (
    <div data-search="ignore">
      {floor && (
        <p>
          <Translate
            id="health.floor"
            description="The oldest check of all; age is such as 21 days"
            values={{
              date: <strong>{formatDate(floor.oldest, locale)}</strong>,
              age: formatDays(ageInDays(floor.oldest, today), locale),
            }}
          >
            {'The oldest check of what can change is of {date}. Its age is {age}.'}
          </Translate>
        </p>
      )}
      <table>
        <caption>{caption}</caption>
        <Heads
          heads={[
            translate({
              id: 'health.state',
              message: 'State',
              description: 'Head of a column of the state of the data',
            }),
            translate({
              id: 'health.number',
              message: 'Number',
              description: 'Head of a column of the state of the data',
            }),
            translate({
              id: 'health.share',
              message: 'Share',
              description: 'Head of a column of the state of the data',
            }),
          ]}
        />
        <tbody>
          {rows.map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
              <td>{share.format(total === 0 ? 0 : count / total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is known, and how old the checks are, for each field of the records or topic of the facts. */
export function Subjects({
  report,
  of,
  caption,
}: Props & {readonly of: 'values' | 'facts'; readonly caption: string}): ReactNode {
  const locale = useLocale();
  const today = useToday(report.builtOn);
  return (
    <WideTable
      caption={caption}
      heads={[
        translate({
          id: 'health.subject',
          message: 'About',
          description: 'Head of a column of the state of the data',
        }),
        translate({
          id: 'health.number',
          message: 'Number',
          description: 'Head of a column of the state of the data',
        }),
        translate({
          id: 'health.sourced',
          message: 'With a source',
          description: 'Head of a column of the state of the data',
        }),
        translate({
          id: 'health.uncompared',
          message: 'Not yet compared',
          description: 'Head of a column of the state of the data',
        }),
        translate({
          id: 'health.unknown',
          message: 'Unknown',
          description: 'Head of a column of the state of the data',
        }),
        translate({
          id: 'health.oldest',
          message: 'Oldest check',
          description: 'Head of a column of the state of the data',
        }),
        translate({
          id: 'health.median',
          message: 'Median check',
          description: 'Head of a column of the state of the data',
        }),
        translate({
          id: 'health.shelfLife',
          message: 'Relied on for',
          description: 'Head of a column: for how many days a check is relied on',
        }),
        translate({
          id: 'health.due',
          message: 'Due',
          description: 'Head of a column of the state of the data',
        }),
      ]}
    >
      {report[of].map((subject) => {
        const ages = floorAndMedian(subject.checks);
        return (
          <tr key={subject.subject}>
            <th scope="row">{subject.subject}</th>
            <td>{subject.total}</td>
            <td>{subject.sourced}</td>
            <td>{subject.uncompared}</td>
            <td>{subject.unknown}</td>
            <td>{ages ? <Age checked={ages.oldest} today={today} /> : '–'}</td>
            <td>{ages ? <Age checked={ages.median} today={today} /> : '–'}</td>
            <td>
              {subject.shelfLifeDays === null ? (
                <Translate
                  id="health.noLimit"
                  description="Instead of a number of days: what is checked once does not age"
                >
                  no limit
                </Translate>
              ) : (
                formatDays(subject.shelfLifeDays, locale)
              )}
            </td>
            <td>
              <Count count={dueOf(subject, today)} />
            </td>
          </tr>
        );
      })}
    </WideTable>
  );
}

/** The entries in the order in which they need a look. */
export function Entries({report, caption}: Props & {readonly caption: string}): ReactNode {
  const today = useToday(report.builtOn);
  const day = today.toISOString().slice(0, 10);
  return (
    <WideTable
      caption={caption}
      heads={[
        translate({
          id: 'health.entry',
          message: 'Entry',
          description: 'Head of a column of the state of the data',
        }),
        translate({
          id: 'health.oldest',
          message: 'Oldest check',
          description: 'Head of a column of the state of the data',
        }),
        translate({
          id: 'health.firstDue',
          message: 'First due on',
          description:
            'Head of a column: day on which the first check of an entry is due for a new one',
        }),
        translate({
          id: 'health.due',
          message: 'Due',
          description: 'Head of a column of the state of the data',
        }),
      ]}
    >
      {report.entries.map(({name, route, oldest, dueDates}) => (
        <tr key={route}>
          <th scope="row">
            <Link to={route}>{name}</Link>
          </th>
          <td>
            <Age checked={oldest} today={today} />
          </td>
          <td>
            <Day date={Object.keys(dueDates)[0]!} />
          </td>
          <td>
            <Count
              count={Object.entries(dueDates)
                .filter(([date]) => date <= day)
                .reduce((sum, [, count]) => sum + count, 0)}
            />
          </td>
        </tr>
      ))}
    </WideTable>
  );
}

/** How many pages are translated, and which are behind. */
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
            'Of {total} pages {current} are up to date in Japanese; {outdated} are behind, and {missing} are missing.'
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

function WideTable({
  caption,
  heads,
  children,
}: {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div
      className={styles.scroller}
      role="region"
      aria-label={caption}
      tabIndex={0}
      data-search="ignore"
    >
      <table>
        <caption>{caption}</caption>
        <Heads heads={heads} />
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Heads({heads}: {readonly heads: readonly string[]}): ReactNode {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The date of a check with its age. */
function Age({checked, today}: {readonly checked: string; readonly today: Date}): ReactNode {
  const locale = useLocale();
  return (
    <>
      <Day date={checked} />{' '}
      <span className={styles.age}>{`(${formatDays(ageInDays(checked, today), locale)})`}</span>
    </>
  );
}

function Day({date}: {readonly date: string}): ReactNode {
  return <time dateTime={date}>{formatDate(date, useLocale())}</time>;
}

/** A number of checks that are due, which stands out unless it is 0. */
function Count({count}: {readonly count: number}): ReactNode {
  return count > 0 ? <strong className={styles.due}>{count}</strong> : 0;
}

const dueOf = ({checks, shelfLifeDays}: SubjectHealth, today: Date): number =>
  countDue(checks, shelfLifeDays, today);

function allChecks(subjects: readonly SubjectHealth[]): ChecksByDate {
  const sum: Record<string, number> = {};
  for (const [date, count] of subjects.flatMap(({checks}) => Object.entries(checks))) {
    sum[date] = (sum[date] ?? 0) + count;
  }
  return sum;
}

const formatDays = (days: number, locale: string): string =>
  new Intl.NumberFormat(locale, {style: 'unit', unit: 'day', unitDisplay: 'long'}).format(days);

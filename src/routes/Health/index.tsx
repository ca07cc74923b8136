/** The tables of the data health page, whose prose is in `docs/health.mdx`. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useToday} from '@site/src/browser/clock';
import {
  ageInDays,
  type ChecksByDate,
  countDue,
  formatDate,
  type HealthReport,
  oldestAndMedian,
  type SubjectHealth,
} from '@site/src/catalogue/browser';
import {ANSWERS, BASES, type Localized} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
import {fill} from '@site/src/fill';
import {Fill} from '@site/src/languages/Fill';
import {DatedText, Day} from '../../components/Dates';
import {Fold} from '../../components/Fold';
import {Table} from '../../components/Table';
import styles from './styles.module.css';

const TEXTS = {
  fold: {en: '{caption} ({count})', ja: '{caption}（{count}件）'},
  age: {en: '{date} ({age})', ja: '{date}（{age}）'},
  number: {en: 'Number', ja: '件数'},
  sourced: {en: 'With a source', ja: '出典あり'},
  oldest: {en: 'Oldest check', ja: '最も古い確認'},
  due: {en: 'Recheck due', ja: '再確認が必要'},
  summaryTotal: {en: 'Values and facts', ja: '値と情報'},
  summaryCompared: {en: 'Verified against the source', ja: '出典と照合済み'},
  floor: {
    en: 'Among the values that can change, the oldest check dates from {date} ({age} ago).',
    ja: '変わりうる情報のうち、確認日が最も古いものは{date}（{age}前）です。',
  },
  summaryCaption: {en: 'All values and facts, as of {date}', ja: '{date}時点のすべての値と情報'},
  state: {en: 'State', ja: '状態'},
  share: {en: 'Share', ja: '割合'},
  subject: {en: 'Topic', ja: '種類'},
  median: {en: 'Median check date', ja: '確認日の中央値'},
  shelfLife: {en: 'Valid for', ja: '確認の有効期間'},
  noLimit: {en: 'no limit', ja: '期限なし'},
  entry: {en: 'Entry', ja: '掲載ページ'},
  firstDue: {en: 'Next check due', ja: '次の再確認日'},
  translations: {
    en: '{current} of {total} pages are up to date in Japanese, {outdated} are outdated and {missing} are missing.',
    ja: '全{total}ページのうち、日本語が最新のページは{current}ページです。更新が追いついていないページは{outdated}ページ、翻訳のないページは{missing}ページです。',
  },
};

type Props = {readonly report: HealthReport};

export function Summary({report}: Props) {
  const today = useToday() ?? report.builtOn;
  const subjects = [...report.values, ...report.facts];
  const sum = (count: (subject: SubjectHealth) => number) =>
    subjects.reduce((total, subject) => total + count(subject), 0);
  const total = sum((subject) => subject.total);
  const sourced = sum((subject) => subject.sourced);
  const uncompared = sum((subject) => subject.uncompared);
  const [oldest] = subjects
    .flatMap(({shelfLifeDays, checks}) => (shelfLifeDays === null ? [] : Object.keys(checks)))
    .sort();
  const share = new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 1});
  const rows: readonly (readonly [name: string, count: number])[] = [
    [TEXTS.summaryTotal[locale], total],
    [TEXTS.sourced[locale], sourced],
    [TEXTS.summaryCompared[locale], sourced - uncompared],
    [BASES['general-knowledge'][locale], uncompared],
    [TEXTS.due[locale], sum((subject) => dueOf(subject, today))],
    [ANSWERS.unknown[locale], sum((subject) => subject.unknown)],
    [ANSWERS['not-applicable'][locale], sum((subject) => subject.notApplicable)],
  ];
  return (
    <div data-search="ignore">
      {oldest && (
        <p>
          <Fill
            text={TEXTS.floor[locale]}
            values={{
              date: <strong>{formatDate(oldest, locale)}</strong>,
              age: formatDays(ageInDays(oldest, new Date(today))),
            }}
          />
        </p>
      )}
      <Table
        className="margin-bottom--md"
        caption={<DatedText text={TEXTS.summaryCaption[locale]} date={today} />}
        columns={[
          {head: TEXTS.state[locale], cell: ([name]) => name},
          {head: TEXTS.number[locale], cell: ([, count]) => count},
          {
            head: TEXTS.share[locale],
            cell: ([, count]) => share.format(total === 0 ? 0 : count / total),
          },
        ]}
        groups={[{rows}]}
        keyOf={([name]) => name}
      />
    </div>
  );
}

type TableProps = Props & {readonly caption: string};
type SubjectProps = TableProps & {readonly of: 'values' | 'facts'};

/** Counts and ages of the checks by field of the records (`values`) or topic of the `facts`. */
export function Subjects({report, of, caption}: SubjectProps) {
  const today = useToday() ?? report.builtOn;
  const age = (checks: ChecksByDate, which: 'oldest' | 'median') => {
    const ages = oldestAndMedian(checks);
    return ages ? <Age checked={ages[which]} today={today} /> : '–';
  };
  return (
    <LongTable
      caption={caption}
      columns={[
        [TEXTS.subject, ({subject}) => subject],
        [TEXTS.number, ({total}) => total],
        [TEXTS.sourced, ({sourced}) => sourced],
        [BASES['general-knowledge'], ({uncompared}) => uncompared],
        [ANSWERS.unknown, ({unknown}) => unknown],
        [TEXTS.oldest, ({checks}) => age(checks, 'oldest')],
        [TEXTS.median, ({checks}) => age(checks, 'median')],
        [TEXTS.shelfLife, ({shelfLifeDays}) => formatLimit(shelfLifeDays)],
        [TEXTS.due, (subject) => <Count count={dueOf(subject, today)} />],
      ]}
      rows={report[of]}
      keyOf={({subject}) => subject}
    />
  );
}

export function Entries({report, caption}: TableProps) {
  const today = useToday() ?? report.builtOn;
  const countUntilToday = (dueDates: ChecksByDate): number =>
    Object.entries(dueDates)
      .filter(([date]) => date <= today)
      .reduce((sum, [, count]) => sum + count, 0);
  return (
    <LongTable
      caption={caption}
      columns={[
        [TEXTS.entry, ({name, route}) => <Link to={route}>{name}</Link>],
        [TEXTS.oldest, ({oldest}) => <Age checked={oldest} today={today} />],
        [TEXTS.firstDue, ({dueDates}) => <Day date={Object.keys(dueDates)[0]!} />],
        [TEXTS.due, ({dueDates}) => <Count count={countUntilToday(dueDates)} />],
      ]}
      rows={report.entries}
      keyOf={({route}) => route}
    />
  );
}

export function Translations({report}: Props) {
  const {total, outdated, missing} = report.translations;
  const behind = [...outdated, ...missing];
  const counts = {total, outdated: outdated.length, missing: missing.length};
  return (
    <div data-search="ignore">
      <p>{fill(TEXTS.translations[locale], {...counts, current: total - behind.length})}</p>
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

type LongProps<Row> = {
  readonly caption: string;
  readonly columns: readonly (readonly [head: Localized, cell: (row: Row) => ReactNode])[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
};

/** A long table, folded below its caption and the number of its rows. */
const LongTable = <Row,>({caption, columns, rows, keyOf}: LongProps<Row>) => (
  <div className={styles.long} data-search="ignore">
    <Fold summary={fill(TEXTS.fold[locale], {caption, count: rows.length})}>
      <Table
        {...{caption, region: caption, keyOf}}
        isCaptionHidden
        columns={columns.map(([head, cell]) => ({head: head[locale], cell}))}
        groups={[{rows}]}
      />
    </Fold>
  </div>
);

function Age({checked, today}: {readonly checked: string; readonly today: string}) {
  const age = formatDays(ageInDays(checked, new Date(today)));
  return (
    <Fill
      text={TEXTS.age[locale]}
      values={{date: <Day date={checked} />, age: <span className="detail">{age}</span>}}
    />
  );
}

const Count = ({count}: {readonly count: number}) =>
  count > 0 ? <strong className="chip chip--warning">{count}</strong> : 0;

/** A number of days with its unit, such as "21 days". */
const formatDays = (days: number): string =>
  new Intl.NumberFormat(locale, {style: 'unit', unit: 'day', unitDisplay: 'long'}).format(days);

const formatLimit = (days: number | null): string =>
  days === null ? TEXTS.noLimit[locale] : formatDays(days);

/** Tables and cells of the data health page. */
import type {ComponentProps, ReactNode} from 'react';
import {ageInDays, formatDate} from '@site/src/catalogue/browser';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {Fill} from '@site/src/languages/Fill';
import {Fold} from '../Fold';
import {Table} from '../Table';
import styles from './styles.module.css';
import {TEXTS} from './texts';

type LongProps<Row> = Pick<ComponentProps<typeof Table<Row>>, 'columns' | 'keyOf'> & {
  readonly caption: string;
  readonly rows: readonly Row[];
};

/** A long table, folded below its caption and the number of its rows. */
export function LongTable<Row>({caption, rows, ...table}: LongProps<Row>): ReactNode {
  const locale = useLocale();
  return (
    <div className={styles.long} data-search="ignore">
      <Fold summary={fill(TEXTS.fold[locale], {caption, count: rows.length})}>
        <Table {...table} caption={caption} region={caption} isCaptionHidden groups={[{rows}]} />
      </Fold>
    </div>
  );
}

/** The date of a check and its age in days. Both props are ISO dates. */
export function Age({
  checked,
  today,
}: {
  readonly checked: string;
  readonly today: string;
}): ReactNode {
  const locale = useLocale();
  const age = formatDays(ageInDays(checked, new Date(today)), locale);
  return (
    <Fill
      text={TEXTS.age[locale]}
      values={{date: <Day date={checked} />, age: <span className={styles.age}>{age}</span>}}
    />
  );
}

/** A localised date; `date` is an ISO date. */
export function Day({date}: {readonly date: string}): ReactNode {
  return <time dateTime={date}>{formatDate(date, useLocale())}</time>;
}

/** A number of due checks, highlighted unless it is 0. */
export function Count({count}: {readonly count: number}): ReactNode {
  return count > 0 ? <strong className="chip chip--warning">{count}</strong> : 0;
}

/** A number of days with its unit, such as "21 days". */
export const formatDays = (days: number, locale: string): string =>
  new Intl.NumberFormat(locale, {style: 'unit', unit: 'day', unitDisplay: 'long'}).format(days);

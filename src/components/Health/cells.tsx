/** Cells of the tables on the data health page. */
import type {ReactNode} from 'react';
import {ageInDays, formatDate} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';
import {Fill} from '@site/src/languages/Fill';
import styles from './styles.module.css';
import {TEXTS} from './texts';

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

/** Dates, ages and numbers, as the tables about the state of the data have them. */
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ageInDays} from '@site/src/catalogue/freshness';
import {formatDate} from '@site/src/catalogue/rows';
import useLocale from '../useLocale';
import styles from './styles.module.css';

/** The day that ages are counted to: today by the reader's clock, without one that of the build. */
export function useToday(builtOn: string): Date {
  return useIsBrowser() ? new Date() : new Date(builtOn);
}

/** The date of a check with its age. */
export function Age({checked, today}: {readonly checked: string; readonly today: Date}): ReactNode {
  const locale = useLocale();
  return (
    <>
      <Day date={checked} />{' '}
      <span className={styles.age}>{`(${formatDays(ageInDays(checked, today), locale)})`}</span>
    </>
  );
}

export function Day({date}: {readonly date: string}): ReactNode {
  return <time dateTime={date}>{formatDate(date, useLocale())}</time>;
}

/** A number of checks that are due, which stands out unless it is 0. */
export function Count({count}: {readonly count: number}): ReactNode {
  return count > 0 ? <strong className={styles.due}>{count}</strong> : 0;
}

/** The day of a moment, as the records write it. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const formatDays = (days: number, locale: string): string =>
  new Intl.NumberFormat(locale, {style: 'unit', unit: 'day', unitDisplay: 'long'}).format(days);

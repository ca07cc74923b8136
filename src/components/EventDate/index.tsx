import type {ReactNode} from 'react';
import {useToday} from '@site/src/browser/clock';
import {daysUntil, formatDate, formatShortDate} from '@site/src/catalogue/browser';
import {locale} from '@site/src/languages/locale';
import {Fill} from '@site/src/languages/Fill';

const TEXTS = {
  ahead: {en: '{date} ({when})', ja: '{date}（{when}）'},
};

type Props = {
  /** ISO date, which may lack the day or the month. */
  readonly date: string;
};

/** A date in the language of the page. */
export const Day = ({date, isShort = false}: Props & {readonly isShort?: boolean}): ReactNode => (
  <time dateTime={date}>{(isShort ? formatShortDate : formatDate)(date, locale)}</time>
);

/** The date of an event. After hydration, a future day also has the number of days until then. */
export function EventDate({date}: Props): ReactNode {
  const today = useToday();
  const days = today === undefined ? undefined : daysUntil(date, today);
  if (days === undefined) {
    return <Day date={date} />;
  }
  const when = new Intl.RelativeTimeFormat(locale, {numeric: 'auto'}).format(days, 'day');
  return <Fill text={TEXTS.ahead[locale]} values={{date: <Day date={date} />, when}} />;
}

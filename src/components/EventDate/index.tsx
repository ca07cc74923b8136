import type {ReactNode} from 'react';
import {useToday} from '@site/src/browser/clock';
import {daysUntil, formatDate} from '@site/src/catalogue/browser';
import {locale} from '@site/src/languages/locale';
import {Fill} from '@site/src/languages/Fill';

const TEXTS = {
  ahead: {en: '{date} ({when})', ja: '{date}（{when}）'},
};

/**
 * The date of an event. After hydration, a future day also has the number of days until then.
 * @param props `date` is an ISO date, which may lack the day or the month
 */
export function EventDate({date}: {readonly date: string}): ReactNode {
  const today = useToday();
  const days = today === undefined ? undefined : daysUntil(date, today);
  const time = <time dateTime={date}>{formatDate(date, locale)}</time>;
  return days === undefined ? (
    time
  ) : (
    <Fill
      text={TEXTS.ahead[locale]}
      values={{
        date: time,
        when: new Intl.RelativeTimeFormat(locale, {numeric: 'auto'}).format(days, 'day'),
      }}
    />
  );
}

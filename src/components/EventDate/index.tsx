import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useToday} from '@site/src/browser/clock';
import {daysUntil, formatDate} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';

/**
 * The date of an event. After hydration, a future day also has the number of days until then.
 * @param props `date` is an ISO date, which may lack the day or the month
 */
export function EventDate({date}: {readonly date: string}): ReactNode {
  const locale = useLocale();
  const today = useToday();
  const days = today === undefined ? undefined : daysUntil(date, today);
  const time = <time dateTime={date}>{formatDate(date, locale)}</time>;
  return days === undefined ? (
    time
  ) : (
    <Translate
      id="event.ahead"
      description="Date of a future event and the time until then, such as “in 40 days”"
      values={{
        date: time,
        when: new Intl.RelativeTimeFormat(locale, {numeric: 'auto'}).format(days, 'day'),
      }}
    >
      {'{date} ({when})'}
    </Translate>
  );
}

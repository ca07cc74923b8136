import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useToday} from '@site/src/browser/clock';
import {daysUntil, formatDate} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';

/** The date of an event; of a day that lies ahead also, after hydration, in how many days it is. */
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
      description="Date of an event that lies ahead, and when that is, such as in 40 days"
      values={{
        date: time,
        when: new Intl.RelativeTimeFormat(locale, {numeric: 'auto'}).format(days, 'day'),
      }}
    >
      {'{date} ({when})'}
    </Translate>
  );
}

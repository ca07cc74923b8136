import type {ReactNode} from 'react';
import type {Localized} from '@site/src/catalogue/vocabulary';
import {useToday} from '@site/src/browser/clock';
import {daysUntil, formatDate} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';
import {Fill} from '@site/src/languages/Fill';

const TEXTS = {
  ahead: {en: '{date} ({when})', ja: '{date}（{when}）'},
} as const satisfies Readonly<Record<string, Localized>>;

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
    <Fill
      text={TEXTS.ahead[locale]}
      values={{
        date: time,
        when: new Intl.RelativeTimeFormat(locale, {numeric: 'auto'}).format(days, 'day'),
      }}
    />
  );
}

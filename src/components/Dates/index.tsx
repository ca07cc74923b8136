import {useToday} from '@site/src/browser/clock';
import {
  daysUntil,
  formatDate,
  formatShortDate,
  hasEnded,
  type ShortLifecycle,
} from '@site/src/catalogue/browser';
import {LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
import {Fill} from '@site/src/languages/Fill';
import styles from './styles.module.css';

const TEXTS = {
  ahead: {en: '{date} ({when})', ja: '{date}（{when}）'},
  ending: {en: 'Ends {date}', ja: '{date}終了'},
  ended: {en: 'Ended {date}', ja: '{date}終了'},
};

type DayProps = {
  /** ISO date, which may lack the day or the month. */
  readonly date: string;
  readonly isShort?: boolean;
};

export const Day = ({date, isShort = false}: DayProps) => (
  <time dateTime={date}>{(isShort ? formatShortDate : formatDate)(date, locale)}</time>
);

export const DatedText = ({text, ...day}: DayProps & {readonly text: string}) => (
  <Fill text={text} values={{date: <Day {...day} />}} />
);

/** The date of an event. After hydration, a future day also has the number of days until then. */
export function EventDate({date}: Pick<DayProps, 'date'>) {
  const today = useToday();
  const days = today === undefined ? undefined : daysUntil(date, today);
  if (days === undefined) {
    return <Day date={date} />;
  }
  const when = new Intl.RelativeTimeFormat(locale, {numeric: 'auto'}).format(days, 'day');
  return <Fill text={TEXTS.ahead[locale]} values={{date: <Day date={date} />, when}} />;
}

type StateProps = {
  readonly lifecycle: ShortLifecycle;
  /** Whether to render nothing for active services, as in lists where most of them are active. */
  readonly isChip?: boolean;
};

/** The state of a service: a dot and a label, or else a chip with the date of the end, if known. */
export function State({lifecycle: {state, since, ends}, isChip = false}: StateProps) {
  const today = useToday();
  if (state === 'active') {
    return isChip ? null : <span className={styles.live}>{LIFECYCLE_STATES.active[locale]}</span>;
  }
  const isEnding = ends !== null && (today === undefined || !hasEnded(ends, today));
  // `since` is an end date for discontinued services only, not for restricted or renamed ones.
  const date = ends ?? (state === 'sunset' ? since : null);
  if (date === null) {
    const tone = state === 'sunset' ? 'chip--end' : 'chip--warning';
    return <span className={`chip ${tone}`}>{LIFECYCLE_STATES[state][locale]}</span>;
  }
  return (
    <span className="chip chip--end">
      {/* One flex item, so that the words and the date flow as one text. */}
      <span>
        <DatedText text={TEXTS[isEnding ? 'ending' : 'ended'][locale]} date={date} isShort />
      </span>
    </span>
  );
}

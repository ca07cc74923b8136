import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useToday} from '@site/src/browser/clock';
import {formatShortDate, hasEnded, type ServiceSummary} from '@site/src/catalogue/browser';
import {LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import styles from './styles.module.css';

type Props = {
  readonly lifecycle: Pick<ServiceSummary['lifecycle'], 'state' | 'since' | 'ends'>;
  /** Whether there is a chip or nothing: where most are active, those are not marked. */
  readonly isChip?: boolean;
};

/**
 * Where a service stands in its life: a dot and the word while it is active, else a chip, with the
 * date on which the service ends or ended where that is known.
 */
export function State({lifecycle: {state, since, ends}, isChip = false}: Props): ReactNode {
  const locale = useLocale();
  const today = useToday();
  if (state === 'active') {
    return isChip ? null : <span className={styles.live}>{LIFECYCLE_STATES.active[locale]}</span>;
  }
  const isEnding = ends !== null && (today === undefined || !hasEnded(ends, today));
  // Since when a service has ended; what is restricted or renamed since a day has not.
  const date = ends ?? (state === 'sunset' ? since : null);
  if (date === null) {
    const tone = state === 'sunset' ? 'chip--end' : 'chip--warning';
    return <span className={`chip ${tone}`}>{LIFECYCLE_STATES[state][locale]}</span>;
  }
  const values = {date: <time dateTime={date}>{formatShortDate(date, locale)}</time>};
  return (
    <span className="chip chip--end">
      {/* One box, so that the words and the date are one text. */}
      <span>
        {isEnding ? (
          <Translate
            id="state.ending"
            description="State of a service that is going to end, such as Ends 22 Mar 2027"
            values={values}
          >
            {'Ends {date}'}
          </Translate>
        ) : (
          <Translate
            id="state.ended"
            description="State of a service that has ended, such as Ended Feb 2026"
            values={values}
          >
            {'Ended {date}'}
          </Translate>
        )}
      </span>
    </span>
  );
}

import type {ReactNode} from 'react';
import {useToday} from '@site/src/browser/clock';
import {hasEnded, type ShortLifecycle} from '@site/src/catalogue/browser';
import {LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
import {Fill} from '@site/src/languages/Fill';
import {Day} from '../EventDate';
import styles from './styles.module.css';

const TEXTS = {
  ending: {en: 'Ends {date}', ja: '{date}終了'},
  ended: {en: 'Ended {date}', ja: '{date}終了'},
};

type Props = {
  readonly lifecycle: ShortLifecycle;
  /** Whether to render nothing for active services, as in lists where most of them are active. */
  readonly isChip?: boolean;
};

/**
 * The lifecycle state of a service: a dot and a label if it is active, otherwise a chip, with the
 * date on which the service ends or ended if it is known.
 */
export function State({lifecycle: {state, since, ends}, isChip = false}: Props): ReactNode {
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
        <Fill
          text={TEXTS[isEnding ? 'ending' : 'ended'][locale]}
          values={{date: <Day date={date} isShort />}}
        />
      </span>
    </span>
  );
}

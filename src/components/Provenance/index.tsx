import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useToday} from '@site/src/browser/clock';
import {
  BETWEEN_SENTENCES,
  hasEnded,
  hostOf,
  isDue,
  type Provenance,
  stateOf,
} from '@site/src/catalogue/browser';
import {locale} from '@site/src/languages/locale';
import {Fill} from '@site/src/languages/Fill';
import {Day} from '../Dates';
import styles from './styles.module.css';

const TEXTS = {
  secondary: {en: 'third party', ja: '第三者'},
  uncompared: {en: 'not yet verified', ja: '未照合'},
  uncomparedSign: {en: '(not yet verified)', ja: '（未照合）'},
  via: {en: '{source} (via {via})', ja: '{source}（{via}で確認）'},
  due: {en: 'recheck due', ja: '再確認が必要'},
  dated: {en: 'as of {date}', ja: '{date}時点の資料'},
  ended: {en: 'was valid until {date}', ja: '{date}まで有効でした'},
  until: {en: 'valid until {date}', ja: '{date}まで有効'},
};

type Props = {
  readonly claim: Provenance;
  /** Days for which a check remains valid; `null` if it does not expire. */
  readonly shelfLifeDays?: number | null;
  /** Whether to leave out the mark for a due recheck, which appears only after hydration. */
  readonly isStill?: boolean;
};

/**
 * One line of evidence for a claim: the source, the page through which it was read, the basis, the
 * date of the source material or else of the check, and the last day of validity. The basis is left
 * out if the vendor confirms the claim, which is the normal case.
 */
export function Evidence({claim, shelfLifeDays = null, isStill = false}: Props): ReactNode {
  const today = useToday();
  const {source, via, basis, until} = claim;
  const state = stateOf(claim);
  const link = source !== null && <Link href={source}>{hostOf(source)}</Link>;
  const isPast = until && today !== undefined && hasEnded(until, today);
  return (
    <span className={`detail ${styles.evidence}`} data-search="ignore">
      {link && (
        <span>
          <Fill
            text={via === null ? '{source}' : TEXTS.via[locale]}
            values={{source: link, via: via && <Link href={via}>{hostOf(via)}</Link>}}
          />
        </span>
      )}
      {basis === 'secondary' && <span>{TEXTS.secondary[locale]}</span>}
      {basis === 'general-knowledge' && <span>{TEXTS.uncompared[locale]}</span>}
      {state !== null && (
        <span>
          <Fill
            text={claim.dated === null ? '{date}' : TEXTS.dated[locale]}
            values={{date: <Day date={state} isShort />}}
          />
        </span>
      )}
      {!isStill && <DueMark claim={claim} shelfLifeDays={shelfLifeDays} />}
      {until && (
        <strong>
          <Fill
            text={TEXTS[isPast ? 'ended' : 'until'][locale]}
            values={{date: <Day date={until} isShort />}}
          />
        </strong>
      )}
    </span>
  );
}

/** The sign ° after a value that has not been compared with its source. */
export const Uncompared = (): ReactNode => (
  <span className={styles.uncompared} data-search="ignore">
    <span className="visually-hidden">
      {BETWEEN_SENTENCES[locale]}
      {TEXTS.uncomparedSign[locale]}
    </span>
  </span>
);

/** A mark for a claim whose check has expired by the reader's clock; otherwise nothing. */
export function DueMark({claim, shelfLifeDays = null}: Props): ReactNode {
  const today = useToday();
  const state = stateOf(claim);
  return today !== undefined && state !== null && isDue(state, shelfLifeDays, new Date(today)) ? (
    <span className={styles.due}>{TEXTS.due[locale]}</span>
  ) : null;
}

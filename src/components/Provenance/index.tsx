import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useToday} from '@site/src/browser/clock';
import {
  formatShortDate,
  hasEnded,
  hostOf,
  isDue,
  stateOf,
  type Provenance,
} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';
import {type Report, ReportLink} from '../ReportLink';
import styles from './styles.module.css';

type Props = {
  readonly claim: Provenance;
  /** Days for which a check can be relied on; `null` for what does not age. */
  readonly shelfLifeDays?: number | null;
  /** What a correction would be about; without it there is no link to correct the claim. */
  readonly report?: Omit<Report, 'source'>;
  /** Whether it stays as the static HTML has it, without the mark, so that nothing moves. */
  readonly isStill?: boolean;
};

/**
 * The source of a claim, with what a reader has to know of it: who else says so, when it was
 * compared, or that it was not. That the vendor says so is the normal case, and is not written.
 */
export function Evidence({claim, shelfLifeDays = null, report, isStill = false}: Props): ReactNode {
  const {source, via, basis, until} = claim;
  return (
    <span className={styles.evidence} data-search="ignore">
      {source !== null && (
        <span>
          <Source source={source} via={via} />
        </span>
      )}
      {basis === 'secondary' && (
        <span>
          <Translate
            id="evidence.secondary"
            description="In the line below a value: a third party says so, not the vendor"
          >
            third party
          </Translate>
        </span>
      )}
      {basis === 'general-knowledge' && (
        <span>
          <Translate
            id="evidence.uncompared"
            description="In the line below a value: nobody has compared it with its source"
          >
            not compared
          </Translate>
        </span>
      )}
      <Check claim={claim} />
      {!isStill && <DueMark claim={claim} shelfLifeDays={shelfLifeDays} />}
      {until && <Until date={until} />}
      {report && <ReportLink {...report} source={source} />}
    </span>
  );
}

/** The sign beside a value that nobody has compared with its source. */
export const Uncompared = (): ReactNode => (
  <span className={styles.uncompared} data-search="ignore">
    <span className={styles.hidden}>
      {' '}
      <Translate
        id="evidence.uncompared.sign"
        description="What the sign ° after a value stands for, for screen readers"
      >
        (not yet compared with its source)
      </Translate>
    </span>
  </span>
);

/** The page at which a claim can be seen, and the one that was read in its place. */
function Source({source, via}: {readonly source: string; readonly via: string | null}): ReactNode {
  const link = <Link href={source}>{hostOf(source)}</Link>;
  return via === null ? (
    link
  ) : (
    <Translate
      id="provenance.via"
      description="Source of a claim, and the page of a third party through which it was read"
      values={{source: link, via: <Link href={via}>{hostOf(via)}</Link>}}
    >
      {'{source} (via {via})'}
    </Translate>
  );
}

/** A mark of what is due for a new check, by the reader's clock; nothing else. */
export function DueMark({claim, shelfLifeDays = null}: Props): ReactNode {
  const today = useToday();
  const state = stateOf(claim);
  return today !== undefined && state !== null && isDue(state, shelfLifeDays, new Date(today)) ? (
    <span className={styles.due}>
      <Translate id="provenance.due" description="Mark of a claim whose last check is too long ago">
        due for a new check
      </Translate>
    </span>
  ) : null;
}

/** When a claim was compared, or the date of the material with which it was, where that is known. */
function Check({claim: {checked, dated}}: Pick<Props, 'claim'>): ReactNode {
  const locale = useLocale();
  const state = stateOf({checked, dated});
  if (state === null) {
    return null;
  }
  const date = <time dateTime={state}>{formatShortDate(state, locale)}</time>;
  return (
    <span>
      {dated === null ? (
        date
      ) : (
        <Translate
          id="provenance.dated"
          description="Date of the material with which a claim was compared"
          values={{date}}
        >
          {'as of {date}'}
        </Translate>
      )}
    </span>
  );
}

/** The last day of what ends; by the reader's clock, it has ended or is going to. */
export function Until({date}: {readonly date: string}): ReactNode {
  const locale = useLocale();
  const today = useToday();
  const day = <time dateTime={date}>{formatShortDate(date, locale)}</time>;
  return (
    <strong>
      {today !== undefined && hasEnded(date, today) ? (
        <Translate
          id="provenance.ended"
          description="Last day on which a value held, which has passed"
          values={{date: day}}
        >
          {'was valid until {date}'}
        </Translate>
      ) : (
        <Translate
          id="provenance.until"
          description="Last day on which a value holds"
          values={{date: day}}
        >
          {'valid until {date}'}
        </Translate>
      )}
    </strong>
  );
}

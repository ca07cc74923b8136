import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ageInDays, isDue} from '@site/src/catalogue/freshness';
import {formatDate} from '@site/src/catalogue/rows';
import {BASES, type Basis} from '@site/src/catalogue/vocabulary';
import ReportLink, {type Report} from '../ReportLink';
import useLocale from '../useLocale';
import styles from './styles.module.css';

export {formatDate};

type Props = {
  readonly source: string | null;
  readonly basis: Basis | null;
  /** Month or day of the check, as the record writes it. */
  readonly checked: string | null;
  /** Days for which a check can be relied on; `null` for what does not age. */
  readonly shelfLifeDays: number | null;
  /** What a correction would be about; without it no correction is offered. */
  readonly report?: Omit<Report, 'source'>;
};

/** Where a claim comes from, when it was last compared with that page, and how to say that it is wrong. */
export default function Provenance({
  source,
  basis,
  checked,
  shelfLifeDays,
  report,
}: Props): ReactNode {
  const locale = useLocale();
  return (
    <span className={styles.provenance} data-search="ignore">
      {source !== null && (
        <Link href={source}>{new URL(source).hostname.replace(/^www\./, '')}</Link>
      )}
      {basis && <span>{BASES[basis][locale]}</span>}
      {checked && <Check checked={checked} shelfLifeDays={shelfLifeDays} />}
      {report && <ReportLink {...report} source={source} />}
    </span>
  );
}

/**
 * The date of a check and, once there is a clock, its age: a page that was built long ago
 * must not look fresh.
 */
function Check({
  checked,
  shelfLifeDays,
}: {
  readonly checked: string;
  readonly shelfLifeDays: number | null;
}): ReactNode {
  const locale = useLocale();
  const now = useIsBrowser() ? new Date() : undefined;
  return (
    <>
      <span>
        <Translate
          id="provenance.checked"
          description="Date on which a claim was compared with its source"
          values={{date: <time dateTime={checked}>{formatDate(checked, locale)}</time>}}
        >
          {'checked {date}'}
        </Translate>
        {now && ` (${new Intl.RelativeTimeFormat(locale).format(-ageInDays(checked, now), 'day')})`}
      </span>
      {now && isDue(checked, shelfLifeDays, now) && (
        <span className={styles.due}>
          <Translate
            id="provenance.due"
            description="Mark of a claim whose last check is too long ago"
          >
            due for a new check
          </Translate>
        </span>
      )}
    </>
  );
}

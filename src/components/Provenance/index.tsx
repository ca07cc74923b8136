import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {BASES, type Basis} from '@site/src/catalogue/vocabulary';
import useLocale from '../useLocale';
import styles from './styles.module.css';

type Props = {
  readonly source: string | null;
  readonly basis: Basis | null;
  /** Month or day of the check, as the record writes it. */
  readonly checked: string | null;
};

/** Where a claim comes from and when it was last compared with that page. */
export default function Provenance({source, basis, checked}: Props): ReactNode {
  const locale = useLocale();
  if (source === null) {
    return null;
  }
  return (
    <span className={styles.provenance} data-search="ignore">
      <Link href={source}>{new URL(source).hostname.replace(/^www\./, '')}</Link>
      {basis && <span>{BASES[basis][locale]}</span>}
      {checked && (
        <span>
          <Translate
            id="provenance.checked"
            description="Date on which a claim was compared with its source"
            values={{date: <time dateTime={checked}>{formatDate(checked, locale)}</time>}}
          >
            {'checked {date}'}
          </Translate>
        </span>
      )}
    </span>
  );
}

/** A year, month or day as the language writes it: 2026-11 is "November 2026" or 「2026年11月」. */
export function formatDate(date: string, locale: string): string {
  const [year, month, day] = date.split('-');
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    ...(month ? {month: 'long'} : {}),
    ...(day ? {day: 'numeric'} : {}),
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1))));
}

import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useToday} from '@site/src/browser/clock';
import {ageInDays, formatDate, hostOf, isDue} from '@site/src/catalogue/browser';
import {BASES, type Basis} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {type Report, ReportLink} from '../ReportLink';
import styles from './styles.module.css';

type Props = {
  readonly source: string | null;
  readonly basis: Basis | null;
  /** Month or day of the check, as the record writes it. */
  readonly checked: string | null;
  /** Days for which a check can be relied on; `null` for what does not age. */
  readonly shelfLifeDays: number | null;
  /** What a correction would be about; without it there is no link to correct the claim. */
  readonly report?: Omit<Report, 'source'>;
};

/** The source of a claim, the date of its last check, and a link to correct it. */
export function Provenance({source, basis, checked, shelfLifeDays, report}: Props): ReactNode {
  const locale = useLocale();
  return (
    <span className={styles.provenance} data-search="ignore">
      {source !== null && <Link href={source}>{hostOf(source)}</Link>}
      {basis && <span>{BASES[basis][locale]}</span>}
      {checked && <Check checked={checked} shelfLifeDays={shelfLifeDays} />}
      {report && <ReportLink {...report} source={source} />}
    </span>
  );
}

/** The date of a check and, after hydration, its age and whether it is due. */
function Check({
  checked,
  shelfLifeDays,
}: {
  readonly checked: string;
  readonly shelfLifeDays: number | null;
}): ReactNode {
  const locale = useLocale();
  const today = useToday();
  const now = today === undefined ? undefined : new Date(today);
  const date = <time dateTime={checked}>{formatDate(checked, locale)}</time>;
  return (
    <>
      <span>
        {now === undefined ? (
          <Translate
            id="provenance.checked"
            description="Date on which a claim was compared with its source"
            values={{date}}
          >
            {'checked {date}'}
          </Translate>
        ) : (
          <Translate
            id="provenance.checked.age"
            description="Date on which a claim was compared with its source, and its age, such as 21 days ago"
            values={{date, age: formatAge(ageInDays(checked, now), locale)}}
          >
            {'checked {date} ({age})'}
          </Translate>
        )}
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

const ageFormats = new Map<string, Intl.RelativeTimeFormat>();

/** An age as the language says it: "21 days ago". */
function formatAge(days: number, locale: string): string {
  // A page has hundreds of checks, and making a format is the slow part of showing one.
  let format = ageFormats.get(locale);
  if (format === undefined) {
    format = new Intl.RelativeTimeFormat(locale);
    ageFormats.set(locale, format);
  }
  return format.format(-days, 'day');
}

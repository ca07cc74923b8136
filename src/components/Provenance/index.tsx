import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useToday} from '@site/src/browser/clock';
import {
  ageInDays,
  formatDate,
  hasEnded,
  hostOf,
  isDue,
  stateOf,
  type Provenance as ProvenanceOfClaim,
} from '@site/src/catalogue/browser';
import {BASES} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {type Report, ReportLink} from '../ReportLink';
import styles from './styles.module.css';

type Props = {
  readonly claim: ProvenanceOfClaim;
  /** Days for which a check can be relied on; `null` for what does not age. */
  readonly shelfLifeDays: number | null;
  /** What a correction would be about; without it there is no link to correct the claim. */
  readonly report?: Omit<Report, 'source'>;
  /** Whether it stays as the static HTML has it, without age and mark, so that nothing moves. */
  readonly isStill?: boolean;
};

/** The source of a claim, its dates, and a link to correct it. */
export function Provenance({claim, shelfLifeDays, report, isStill = false}: Props): ReactNode {
  const locale = useLocale();
  const {source, via, basis, checked, dated, until} = claim;
  return (
    <span className={styles.provenance} data-search="ignore">
      {source !== null && (
        <span>
          <Source source={source} via={via} />
        </span>
      )}
      {basis && <span>{BASES[basis][locale]}</span>}
      {checked && <Check checked={checked} dated={dated} isStill={isStill} />}
      {!isStill && <DueMark claim={claim} shelfLifeDays={shelfLifeDays} />}
      {until && <Until date={until} />}
      {report && <ReportLink {...report} source={source} />}
    </span>
  );
}

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
export function DueMark({claim, shelfLifeDays}: Pick<Props, 'claim' | 'shelfLifeDays'>): ReactNode {
  const today = useToday();
  const state = stateOf(claim);
  return today !== undefined && state !== null && isDue(state, shelfLifeDays, new Date(today)) ? (
    <span className={styles.due}>
      <Translate id="provenance.due" description="Mark of a claim whose last check is too long ago">
        recheck due
      </Translate>
    </span>
  ) : null;
}

/**
 * The date of a check and, after hydration, the age of what was compared. A month has no age in
 * days.
 */
function Check({
  checked,
  dated,
  isStill,
}: {
  readonly checked: string;
  readonly dated: string | null;
  readonly isStill: boolean;
}): ReactNode {
  const locale = useLocale();
  const today = useToday();
  const now = isStill || today === undefined ? undefined : new Date(today);
  const state = dated ?? checked;
  const date = <time dateTime={state}>{formatDate(state, locale)}</time>;
  const values = {
    date,
    ...(now && state.length === 10 ? {age: formatAge(ageInDays(state, now), locale)} : {}),
  };
  return <span>{dated === null ? <CheckedOn {...values} /> : <StateOf {...values} />}</span>;
}

type DateWithAge = {readonly date: ReactNode; readonly age?: string};

const CheckedOn = ({date, age}: DateWithAge): ReactNode =>
  age === undefined ? (
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
      values={{date, age}}
    >
      {'checked {date} ({age})'}
    </Translate>
  );

const StateOf = ({date, age}: DateWithAge): ReactNode =>
  age === undefined ? (
    <Translate
      id="provenance.dated"
      description="Date of the material with which a claim was compared"
      values={{date}}
    >
      {'as of {date}'}
    </Translate>
  ) : (
    <Translate
      id="provenance.dated.age"
      description="Date of the material with which a claim was compared, and its age, such as 21 days ago"
      values={{date, age}}
    >
      {'as of {date} ({age})'}
    </Translate>
  );

/** The last day of what ends; by the reader's clock, it has ended or is going to. */
function Until({date}: {readonly date: string}): ReactNode {
  const locale = useLocale();
  const today = useToday();
  const day = <time dateTime={date}>{formatDate(date, locale)}</time>;
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

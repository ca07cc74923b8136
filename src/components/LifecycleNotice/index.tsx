import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useToday} from '@site/src/browser/clock';
import {formatDate, hasEnded, type ServiceView} from '@site/src/catalogue/browser';
import {LIFECYCLE_STATES, OTHER_FIELDS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {DueMark, Evidence} from '../Provenance';
import {RecordText} from '../RecordText';
import {ReportLink} from '../ReportLink';
import styles from './styles.module.css';

type Lifecycle = ServiceView['lifecycle'];

type Props = Pick<ServiceView, 'lifecycle'> & {
  /** Slug of the service. */
  readonly entry: string;
  /** Whether the page has a list of alternatives to link to. */
  readonly hasAlternatives: boolean;
};

/** The notice at the top of a service page; renders nothing if the lifecycle has no note. */
export function LifecycleNotice({entry, lifecycle, hasAlternatives}: Props): ReactNode {
  const locale = useLocale();
  const {state, note, successors} = lifecycle;
  if (note === null) {
    return null;
  }
  const {shelfLifeDays, [locale]: label} = OTHER_FIELDS.lifecycle;
  const isActive = state === 'active';
  const tone = isActive ? undefined : state === 'sunset' ? styles.end : styles.warning;
  return (
    <section
      className={clsx(ThemeClassNames.common.admonition, styles.notice, tone)}
      aria-labelledby="lifecycle"
    >
      <div className={styles.head}>
        <strong id="lifecycle" className={styles.title}>
          <Title lifecycle={lifecycle} />
        </strong>
        {!isActive && hasAlternatives && (
          <Link to="#alternatives">
            <Translate
              id="lifecycle.notice.alternatives"
              description="Link from the notice on a service that has ended to the alternatives below"
            >
              Where to go instead
            </Translate>
          </Link>
        )}
      </div>
      <p>
        <RecordText text={note} />
      </p>
      {successors.length > 0 && (
        <p>
          <Translate
            id="lifecycle.notice.successors"
            description="Names of the successors of a service, as a list"
            values={{names: <Successors successors={successors} />}}
          >
            {'Suggested replacements: {names}'}
          </Translate>
        </p>
      )}
      <p className={styles.evidence}>
        <Evidence claim={lifecycle} isStill />
        <span className={styles.late}>
          <DueMark claim={lifecycle} shelfLifeDays={shelfLifeDays} />
          <ReportLink
            entry={entry}
            field="lifecycle"
            label={label}
            shown={`${LIFECYCLE_STATES[state][locale]}: ${note}`}
            source={lifecycle.source}
          />
        </span>
      </p>
    </section>
  );
}

/** The state with its date, such as "Ended: 1 June 2026". */
function Title({lifecycle}: {readonly lifecycle: Lifecycle}): ReactNode {
  const locale = useLocale();
  const today = useToday();
  const {state, since, ends} = lifecycle;
  const name = LIFECYCLE_STATES[state][locale];
  if (state === 'active') {
    return (
      <Translate
        id="lifecycle.notice.changed"
        description="Title of the notice on an active service in which something important changed"
      >
        Important change
      </Translate>
    );
  }
  const dateOf = (date: string) => <time dateTime={date}>{formatDate(date, locale)}</time>;
  if (state !== 'sunset') {
    return since === null ? (
      name
    ) : (
      <Translate
        id="lifecycle.notice.since"
        description="Title of the notice on a service: its state, such as Restricted, and since when"
        values={{state: <span>{name}</span>, date: dateOf(since)}}
      >
        {'{state} since {date}'}
      </Translate>
    );
  }
  const date = ends ?? since;
  if (date === null) {
    return name;
  }
  const isOver = ends === null || (today !== undefined && hasEnded(ends, today));
  return (
    <>
      <span className="visually-hidden">{name}</span>{' '}
      {isOver ? (
        <Translate
          id="lifecycle.notice.ended"
          description="Title of the notice on a service that has ended"
          values={{date: dateOf(date)}}
        >
          {'Ended: {date}'}
        </Translate>
      ) : (
        <Translate
          id="lifecycle.notice.ends"
          description="Title of the notice on a service that is going to end"
          values={{date: dateOf(date)}}
        >
          {'Ends on {date}'}
        </Translate>
      )}
    </>
  );
}

/** The successors as a list in the language of the page, with links where the record has URLs. */
function Successors({successors}: Pick<Lifecycle, 'successors'>): ReactNode {
  const format = new Intl.ListFormat(useLocale(), {style: 'narrow'});
  const urls = new Map(successors.map(({name, url}) => [name, url]));
  return format.formatToParts(urls.keys()).map(({type, value}, index) => {
    const url = type === 'element' ? urls.get(value) : null;
    return url ? (
      <Link key={index} href={url}>
        {value}
      </Link>
    ) : (
      value
    );
  });
}

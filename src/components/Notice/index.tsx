import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useToday} from '@site/src/browser/clock';
import {hasEnded, type ServiceView} from '@site/src/catalogue/browser';
import {FIELDS} from '@site/src/catalogue/fields';
import {LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
import {Fill} from '@site/src/languages/Fill';
import {Day, EventDate} from '../Dates';
import {DueMark, Evidence} from '../Provenance';
import {RecordText} from '../Value';
import {ReportLink} from '../ReportLink';
import styles from './styles.module.css';

const TEXTS = {
  alternatives: {en: 'Where to go instead', ja: '移行先'},
  leaving: {en: 'How to leave', ja: 'やめるときは'},
  successors: {
    en: 'Suggested replacements: {names}',
    ja: '後継として案内されているもの：{names}',
  },
  change: {en: 'Change', ja: '変更'},
  since: {en: '{state} since {date}', ja: '{date}から{state}'},
  ended: {en: 'Ended: {date}', ja: '{date}に終了'},
  ends: {en: 'Ends on {date}', ja: '{date}に終了予定'},
};

type Lifecycle = ServiceView['lifecycle'];

/**
 * What a reader has to know before anything else: that a service ends, ended or is restricted, or
 * else that its price or its plans change now. Renders nothing for other services.
 */
export function Notice({service}: {readonly service: ServiceView}): ReactNode {
  const {slug, lifecycle, alternatives, urgent} = service;
  const {state, note, successors} = lifecycle;
  if (state === 'active') {
    return (
      urgent && (
        <p className={styles.change}>
          <strong>{TEXTS.change[locale]}</strong>{' '}
          <Link to="#timeline">
            <EventDate date={urgent.date} />
          </Link>{' '}
          {urgent.text}
        </p>
      )
    );
  }
  const {shelfLifeDays, [locale]: label} = FIELDS.lifecycle;
  return (
    <section
      className={clsx(
        ThemeClassNames.common.admonition,
        styles.notice,
        state === 'sunset' ? styles.end : styles.warning,
      )}
      aria-labelledby="lifecycle"
    >
      <div className={`wrap ${styles.head}`}>
        <strong id="lifecycle" className={styles.title}>
          <Title lifecycle={lifecycle} />
        </strong>
        <span className="wrap">
          {alternatives.length > 0 && <Link to="#alternatives">{TEXTS.alternatives[locale]}</Link>}
          {(alternatives.length > 0 || state === 'sunset') && (
            <Link to="#how-to-leave">{TEXTS.leaving[locale]}</Link>
          )}
        </span>
      </div>
      {note !== null && (
        <p>
          <RecordText text={note} />
        </p>
      )}
      {successors.length > 0 && (
        <p>
          <Fill
            text={TEXTS.successors[locale]}
            values={{names: <Successors successors={successors} />}}
          />
        </p>
      )}
      <p className={`cluster ${styles.evidence}`}>
        <Evidence claim={lifecycle} isStill />
        <span className={`cluster ${styles.late}`}>
          <DueMark claim={lifecycle} shelfLifeDays={shelfLifeDays} />
          <ReportLink
            entry={slug}
            field="lifecycle"
            label={label}
            shown={`${LIFECYCLE_STATES[state][locale]}: ${note ?? ''}`}
            source={lifecycle.source}
          />
        </span>
      </p>
    </section>
  );
}

/** The state with its date, such as "Ended: 1 June 2026". */
function Title({lifecycle}: {readonly lifecycle: Lifecycle}): ReactNode {
  const today = useToday();
  const {state, since, ends} = lifecycle;
  const name = LIFECYCLE_STATES[state][locale];
  const date = state === 'sunset' ? (ends ?? since) : since;
  if (date === null) {
    return name;
  }
  if (state !== 'sunset') {
    const values = {state: <span>{name}</span>, date: <Day date={date} />};
    return <Fill text={TEXTS.since[locale]} values={values} />;
  }
  const isOver = ends === null || (today !== undefined && hasEnded(ends, today));
  return (
    <>
      <span className="visually-hidden">{name}</span>{' '}
      <Fill text={TEXTS[isOver ? 'ended' : 'ends'][locale]} values={{date: <Day date={date} />}} />
    </>
  );
}
/** The successors as a list in the language of the page, with links where the record has URLs. */
function Successors({successors}: Pick<Lifecycle, 'successors'>): ReactNode {
  const format = new Intl.ListFormat(locale, {style: 'narrow'});
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

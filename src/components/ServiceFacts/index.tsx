/** What the record of a service says: a notice, the values that matter most, and all values. */
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useToday} from '@site/src/browser/clock';
import {buildFactRows, hasEnded, LIST_COMMA, type ServiceView} from '@site/src/catalogue/browser';
import {FIELDS} from '@site/src/catalogue/fields';
import {ANSWERS, KINDS, LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {Fill} from '@site/src/languages/Fill';
import {DatedText, Day, EventDate} from '../Dates';
import {Fold, Section} from '../Fold';
import {Joined} from '../Joined';
import {ReportLink} from '../ReportLink';
import {DueMark, Evidence, RecordText} from '../Value';
import {PlainValue, ValueList, ValueRow} from '../ValueList';
import styles from './styles.module.css';

export const TEXTS = {
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
  title: {en: 'All values', ja: 'すべての項目'},
  legend: {en: '° not yet verified.', ja: '°は未照合です。'},
  more: {en: 'All {count} values', ja: 'すべての項目（{count}件）'},
  general: {en: 'At a glance', ja: '基本情報'},
  kind: {en: 'Kind', ja: '種類'},
  vendor: {en: 'Vendor', ja: '提供元'},
};

type Props = {readonly service: ServiceView};
type Lifecycle = ServiceView['lifecycle'];

/** What a reader has to know first: that a service ends or is restricted, or else changes now. */
export function Notice({service}: Props) {
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
  const tone = state === 'sunset' ? styles.end : styles.warning;
  return (
    <section
      className={clsx(ThemeClassNames.common.admonition, styles.notice, tone)}
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
            values={{names: <Joined parts={successors.map(linked)} by={LIST_COMMA[locale]} />}}
          />
        </p>
      )}
      <p className={`cluster ${styles.evidence}`}>
        <Evidence claim={lifecycle} />
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

const linked = ({name, url}: Lifecycle['successors'][number]) =>
  url === null ? name : <Link href={url}>{name}</Link>;

function Title({lifecycle: {state, since, ends}}: {readonly lifecycle: Lifecycle}) {
  const today = useToday();
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
      <DatedText text={TEXTS[isOver ? 'ended' : 'ends'][locale]} date={date} />
    </>
  );
}

export function KeyValues({service}: Props) {
  const all = [...buildFactRows(service, locale), ...service.attributes.flatMap(({rows}) => rows)];
  return (
    <>
      <dl className={styles.key}>
        {service.keyFields
          .flatMap((field) => all.find((row) => row.field === field) ?? [])
          .map((row) => (
            <div key={row.field}>
              <dt>{row.label}</dt>
              <dd>
                <PlainValue row={row} />
              </dd>
            </div>
          ))}
      </dl>
      <Link to="#values">{fill(TEXTS.more[locale], {count: all.length})}</Link>
    </>
  );
}

export function ServiceFacts({service}: Props) {
  const {collectAnchor} = useBrokenLinks();
  collectAnchor('at-a-glance');
  const {slug, kind, vendor, company, attributes} = service;
  const general = buildFactRows(service, locale);
  const unknown = [general, ...attributes.map(({rows}) => rows)]
    .flat()
    .filter(({answer, source}) => source === null && answer === 'unknown');
  return (
    <Section id="values" title={TEXTS.title[locale]} data-search="ignore">
      <div className={styles.groups}>
        <Fold id="at-a-glance" summary={`${TEXTS.general[locale]} ${general.length + 2}`}>
          <ValueList entry={slug} rows={general}>
            <ValueRow label={TEXTS.kind[locale]}>{KINDS[kind][locale]}</ValueRow>
            <ValueRow label={TEXTS.vendor[locale]} note={company?.line ?? null}>
              {company ? <Link to={`/companies/${company.slug}`}>{vendor}</Link> : vendor}
            </ValueRow>
          </ValueList>
        </Fold>
        {attributes.map(({key, label, rows}) => (
          <Fold key={key} summary={`${label} ${rows.length}`}>
            <ValueList entry={slug} rows={rows} />
          </Fold>
        ))}
      </div>
      <p className="detail margin-top--sm">
        {TEXTS.legend[locale]}{' '}
        {unknown.length > 0 && (
          <ReportLink
            entry={slug}
            field={unknown.map(({field}) => field).join(', ')}
            label={unknown.map(({label}) => label).join(LIST_COMMA[locale])}
            shown={ANSWERS.unknown[locale]}
            source={null}
          />
        )}
      </p>
    </Section>
  );
}

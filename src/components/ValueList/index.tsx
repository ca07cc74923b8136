/** The values and the facts of a record, with their sources. */
import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  type Fact,
  type FactRow,
  type InLocale,
  isTold,
  LIST_COMMA,
  sourceAnchor,
  stateOf,
  valueAnchor,
} from '@site/src/catalogue/browser';
import {ANSWERS, TOPICS} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {Fold, Section} from '../Fold';
import {Joined} from '../Joined';
import {ReportLink, ReportPage} from '../ReportLink';
import {Evidence, RecordText, Value} from '../Value';
import styles from './styles.module.css';

export const TEXTS = {
  title: {en: 'Facts and sources', ja: '情報と出典'},
  count: {en: '{count} facts', ja: '{count}件'},
  others: {en: '{answer}: ', ja: '{answer}：'},
};

export const PlainValue = ({row}: {readonly row: FactRow}) => (
  <Value
    text={row.value}
    answer={row.answer}
    isUncompared={row.source !== null && stateOf(row) === null}
  />
);

type ListProps = {
  readonly entry: string;
  readonly rows: readonly FactRow[];
  /** {@link ValueRow} elements to show first. */
  readonly children?: ReactNode;
};

/** Values with their notes and sources; what is unknown or doesn't apply stands in a line below. */
export function ValueList({entry, rows, children}: ListProps) {
  const {collectAnchor} = useBrokenLinks();
  rows.forEach(({field}) => collectAnchor(valueAnchor(field)));
  return (
    <>
      <dl className="list">
        {children}
        {rows.filter(isTold).map((row) => (
          <ValueRow key={row.field} label={row.label} note={row.note} record={{entry, row}}>
            <PlainValue row={row} />
          </ValueRow>
        ))}
      </dl>
      {(['unknown', 'not-applicable'] as const).map((reason) => {
        const others = rows.filter((row) => !isTold(row) && row.answer === reason);
        return (
          others.length > 0 && (
            <p key={reason} className="detail margin-top--sm margin-bottom--none">
              {fill(TEXTS.others[locale], {answer: ANSWERS[reason][locale]})}
              <Joined by={LIST_COMMA[locale]} parts={others.map(anchored)} />
            </p>
          )
        );
      })}
    </>
  );
}

const anchored = ({field, label}: FactRow) => <span id={valueAnchor(field)}>{label}</span>;

type RowProps = {
  readonly label: string;
  readonly note?: string | null;
  readonly children: ReactNode;
  /** Where the value is from, for its evidence and a link to report an error. */
  readonly record?: {readonly entry: string; readonly row: FactRow};
};

/** A label with a value and an optional note. */
export const ValueRow = ({label, note, children, record}: RowProps) => (
  <div id={record && valueAnchor(record.row.field)} className={styles.row}>
    <dt>{label}</dt>
    <dd>
      <span>{children}</span>
      {note && (
        <span className="note">
          <RecordText text={note} />
        </span>
      )}
      {record?.row.source && (
        <div>
          <Evidence claim={record.row} shelfLifeDays={record.row.shelfLifeDays} />
        </div>
      )}
    </dd>
    {record?.row.source && (
      <dd>
        <ReportLink {...record.row} entry={record.entry} shown={record.row.value} isSign />
      </dd>
    )}
  </div>
);

export type PageFact = InLocale<Fact>;

type FactProps = {
  readonly entry: string;
  /** The facts of the record, in the order of their numbers. */
  readonly facts: readonly PageFact[];
};

/** The facts with their sources, numbered as in the article. A link to one opens the list. */
export function FactList({entry, facts}: FactProps) {
  const {collectAnchor} = useBrokenLinks();
  facts.forEach(({id}) => collectAnchor(sourceAnchor(id)));
  return (
    <Section id="sources" title={TEXTS.title[locale]} data-search="ignore">
      <Fold summary={fill(TEXTS.count[locale], {count: facts.length})}>
        <ol className={`list ${styles.facts}`}>
          {facts.map(({id, topic, text, ...claim}, index) => (
            <li key={id} id={sourceAnchor(id)} data-topic={TOPICS[topic][locale]}>
              <span>
                <RecordText text={text} />
              </span>
              <Evidence claim={claim} shelfLifeDays={TOPICS[topic].shelfLifeDays} />
              <ReportLink
                {...{entry, field: id, label: String(index + 1), shown: text, source: claim.source}}
                isSign
              />
            </li>
          ))}
        </ol>
      </Fold>
      <ReportPage entry={entry} />
    </Section>
  );
}

import {Fragment, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type FactRow, isTold, LIST_COMMA, valueAnchor} from '@site/src/catalogue/browser';
import {ANSWERS} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {Evidence} from '../Provenance';
import {ReportLink} from '../ReportLink';
import {RecordText, Value} from '../Value';
import styles from './styles.module.css';

const OTHERS = {en: '{answer}: ', ja: '{answer}：'};

type Props = {
  /** Slug of the entry. */
  readonly entry: string;
  readonly rows: readonly FactRow[];
  /** {@link ValueRow} elements to show first. */
  readonly children?: ReactNode;
};

/** Values with their notes and sources; what is unknown or doesn't apply stands in a line below. */
export function ValueList({entry, rows, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {field} of rows) {
    collectAnchor(valueAnchor(field));
  }
  return (
    <>
      <dl className="list">
        {children}
        {rows.filter(isTold).map((row) => (
          <ValueRow
            key={row.field}
            id={valueAnchor(row.field)}
            label={row.label}
            note={row.note}
            {...(row.source !== null && {
              evidence: <Evidence claim={row} shelfLifeDays={row.shelfLifeDays} />,
              report: <ReportLink {...row} entry={entry} shown={row.value} isSign />,
            })}
          >
            <PlainValue row={row} />
          </ValueRow>
        ))}
      </dl>
      {(['unknown', 'not-applicable'] as const).map((reason) => {
        const others = rows.filter((row) => !isTold(row) && row.answer === reason);
        return (
          others.length > 0 && (
            <p key={reason} className="detail margin-top--sm margin-bottom--none">
              {fill(OTHERS[locale], {answer: ANSWERS[reason][locale]})}
              {others.map(({field, label}, index) => (
                <Fragment key={field}>
                  {index > 0 && LIST_COMMA[locale]}
                  <span id={valueAnchor(field)}>{label}</span>
                </Fragment>
              ))}
            </p>
          )
        );
      })}
    </>
  );
}

/** A value without its source. */
export const PlainValue = ({row}: {readonly row: FactRow}): ReactNode => (
  <Value
    text={row.value}
    answer={row.answer}
    isUncompared={row.source !== null && row.checked === null && row.dated === null}
  />
);

type RowProps = {
  readonly id?: string;
  readonly label: ReactNode;
  readonly note?: string | null;
  readonly evidence?: ReactNode;
  /** A link to report an error in the value. */
  readonly report?: ReactNode;
  readonly children: ReactNode;
};

/** A label with a value, an optional note, its evidence and a link to report an error. */
export const ValueRow = ({
  id,
  label,
  note = null,
  evidence,
  report,
  children,
}: RowProps): ReactNode => (
  <div id={id} className={styles.row}>
    <dt>{label}</dt>
    <dd>
      <span>{children}</span>
      {note !== null && (
        <span className="note">
          <RecordText text={note} />
        </span>
      )}
      {evidence && <div>{evidence}</div>}
    </dd>
    {report && <dd>{report}</dd>}
  </div>
);

import {Fragment, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type FactRow, isTold, LIST_COMMA, valueAnchor} from '@site/src/catalogue/browser';
import {ANSWERS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {Evidence, Until} from '../Provenance';
import {RecordText} from '../RecordText';
import {ReportLink} from '../ReportLink';
import {Value} from '../Value';
import styles from './styles.module.css';
import {TEXTS} from './texts';

type Props = {
  /** Slug of the entry. */
  readonly entry: string;
  readonly rows: readonly FactRow[];
};

/** Whether a row has a value, which always has a source; otherwise it is unknown or n/a. */
const isKnown = ({source}: FactRow): boolean => source !== null;

/**
 * The rows with a value or a note. Values open to show their evidence.
 * @param props `children` are {@link ValueRow} elements to show first
 */
export function KnownValues({
  entry,
  rows,
  children,
}: Props & {readonly children?: ReactNode}): ReactNode {
  const locale = useLocale();
  const told = rows.filter(isTold);
  useValueAnchors(told);
  return (
    <dl className={styles.values}>
      {children}
      {told.map((row) => {
        const {field, label, note, value, answer, checked, dated, until, shelfLifeDays} = row;
        const isUncompared = isKnown(row) && checked === null && dated === null;
        const shown = <Value text={value} answer={answer} isUncompared={isUncompared} />;
        const report = {entry, field, label, shown: value};
        return (
          <ValueRow key={field} id={valueAnchor(field)} label={label} note={note}>
            {!isKnown(row) ? (
              shown
            ) : (
              <details>
                <summary>
                  {shown}
                  <span className="visually-hidden">{TEXTS.source[locale]}</span>
                </summary>
                <Evidence claim={{...row, until: null}} {...{shelfLifeDays, report}} />
              </details>
            )}
            {until !== null && <Until date={until} />}
          </ValueRow>
        );
      })}
    </dl>
  );
}

/** A label with a value and, below them, an optional note. */
export function ValueRow({
  id,
  label,
  note = null,
  children,
}: {
  readonly id?: string;
  readonly label: ReactNode;
  readonly note?: string | null;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div id={id} className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {children}
        {note !== null && (
          <span className={styles.note}>
            <RecordText text={note} />
          </span>
        )}
      </dd>
    </div>
  );
}

/** The labels of rows with neither a value nor a note, grouped into unknown and not applicable. */
export function OtherValues({rows}: Pick<Props, 'rows'>): ReactNode {
  const locale = useLocale();
  const others = rows.filter((row) => !isTold(row));
  useValueAnchors(others);
  return (['unknown', 'not-applicable'] as const).map((reason) => {
    const of = others.filter(({answer}) => answer === reason);
    return (
      of.length > 0 && (
        <Fragment key={reason}>
          <p className={styles.reason}>
            {reason === 'unknown' ? TEXTS.unknown[locale] : TEXTS.notApplicable[locale]}
          </p>
          <dl className={styles.chips}>
            {of.map(({field, label}) => (
              <div
                key={field}
                id={valueAnchor(field)}
                className={reason === 'unknown' ? 'chip chip--dashed' : 'chip'}
              >
                <dt>{label}</dt>
                <dd className="visually-hidden">{ANSWERS[reason][locale]}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      )
    );
  });
}

/** The legend of the values and a link to report the unknown ones. */
export function ValueLegend({entry, rows}: Props): ReactNode {
  const locale = useLocale();
  const unknown = rows.filter((row) => !isKnown(row) && row.answer === 'unknown');
  return (
    <p className={styles.legend}>
      {unknown.length > 0 && (
        // The link is rendered after hydration; this element reserves its line.
        <span className={styles.tell}>
          <ReportLink
            entry={entry}
            field={unknown.map(({field}) => field).join(', ')}
            label={unknown.map(({label}) => label).join(LIST_COMMA[locale])}
            shown={ANSWERS.unknown[locale]}
            source={null}
          />
        </span>
      )}
      {TEXTS.legend[locale]}
    </p>
  );
}

function useValueAnchors(rows: readonly FactRow[]): void {
  const {collectAnchor} = useBrokenLinks();
  for (const {field} of rows) {
    collectAnchor(valueAnchor(field));
  }
}

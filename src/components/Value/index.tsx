/** Values of records with their evidence, in every table and list. */
import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useToday} from '@site/src/browser/clock';
import {
  BETWEEN_SENTENCES,
  type FactRow,
  hasEnded,
  hostOf,
  isDue,
  isTold,
  LIST_COMMA,
  type Provenance,
  spansOf,
  stateOf,
  valueAnchor,
} from '@site/src/catalogue/browser';
import {type Answer, ANSWERS, BASES} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {Fill} from '@site/src/languages/Fill';
import {DatedText} from '../Dates';
import {ReportLink} from '../ReportLink';
import styles from './styles.module.css';

const TEXTS = {
  others: {en: '{answer}: ', ja: '{answer}：'},
  secondary: {en: 'third party', ja: '第三者'},
  uncompared: {en: 'not yet verified', ja: '未照合'},
  uncomparedSign: {en: '(not yet verified)', ja: '（未照合）'},
  via: {en: '{source} (via {via})', ja: '{source}（{via}で確認）'},
  due: {en: 'recheck due', ja: '再確認が必要'},
  dated: {en: 'as of {date}', ja: '{date}時点の資料'},
  ended: {en: 'was valid until {date}', ja: '{date}まで有効でした'},
  until: {en: 'valid until {date}', ja: '{date}まで有効'},
};

type Props = {
  /** Its words; those of an answer depend on the question. */
  readonly text: string;
  /** The value if it is an answer, which has a sign. */
  readonly answer?: Answer | null | undefined;
  readonly isUncompared?: boolean;
  /** Whether to hide the label of unknown values visually, as in a table with a legend. */
  readonly isTerse?: boolean;
};

/** A value of a record. */
export const Value = ({text, answer, isUncompared = false, isTerse = false}: Props): ReactNode => (
  <>
    {answer ? (
      <span className={clsx(styles.answer, styles[answer])}>
        {isTerse && answer === 'unknown' ? <span className="visually-hidden">{text}</span> : text}
      </span>
    ) : (
      <RecordText text={text} />
    )}
    {isUncompared && <Uncompared />}
  </>
);

/** A value of a row without its source. */
export const PlainValue = ({row}: {readonly row: FactRow}): ReactNode => (
  <Value
    text={row.value}
    answer={row.answer}
    isUncompared={row.source !== null && stateOf(row) === null}
  />
);

/** The legend of a table of values; `children` is what else it explains. */
export const TableLegend = ({children}: {readonly children: string}): ReactNode => (
  <p className="wrap detail margin-bottom--sm">
    {(['yes', 'partial', 'no', 'unknown'] as const).map((answer) => (
      <Value key={answer} answer={answer} text={ANSWERS[answer][locale]} />
    ))}
    <span>{`° ${BASES['general-knowledge'][locale]}`}</span>
    <span>{children}</span>
  </p>
);

/** Text of a record, with its inline code in `code` elements. */
export const RecordText = ({text}: {readonly text: string}): ReactNode =>
  spansOf(text).map(({text: part, isCode}, index) =>
    isCode ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );

/** The sign ° after a value that has not been compared with its source. */
export const Uncompared = (): ReactNode => (
  <span className={styles.uncompared} data-search="ignore">
    <span className="visually-hidden">
      {BETWEEN_SENTENCES[locale]}
      {TEXTS.uncomparedSign[locale]}
    </span>
  </span>
);

type ClaimProps = {
  readonly claim: Provenance;
  /** Days for which a check remains valid; `null` if it does not expire. */
  readonly shelfLifeDays?: number | null;
};

/**
 * One line of evidence for a claim: the source, the page through which it was read, the basis, the
 * date of the source material or else of the check, and the last day of validity. The basis is left
 * out if the vendor confirms the claim, which is the normal case.
 */
export function Evidence({claim, shelfLifeDays = null}: ClaimProps): ReactNode {
  const today = useToday();
  const {source, via, basis, until} = claim;
  const state = stateOf(claim);
  const isPast = until && today !== undefined && hasEnded(until, today);
  return (
    <span className={`detail ${styles.evidence}`} data-search="ignore">
      {source !== null && (
        <span>
          <Fill
            text={via === null ? '{source}' : TEXTS.via[locale]}
            values={{source: <Origin url={source} />, via: via && <Origin url={via} />}}
          />
        </span>
      )}
      {basis === 'secondary' && <span>{TEXTS.secondary[locale]}</span>}
      {basis === 'general-knowledge' && <span>{TEXTS.uncompared[locale]}</span>}
      {state !== null && (
        <span>
          <DatedText
            text={claim.dated === null ? '{date}' : TEXTS.dated[locale]}
            date={state}
            isShort
          />
        </span>
      )}
      <DueMark claim={claim} shelfLifeDays={shelfLifeDays} />
      {until && (
        <strong>
          <DatedText text={TEXTS[isPast ? 'ended' : 'until'][locale]} date={until} isShort />
        </strong>
      )}
    </span>
  );
}

const Origin = ({url}: {readonly url: string}): ReactNode => <Link href={url}>{hostOf(url)}</Link>;

/** A mark for a claim whose check has expired by the reader's clock; otherwise nothing. */
export function DueMark({claim, shelfLifeDays = null}: ClaimProps): ReactNode {
  const today = useToday();
  const state = stateOf(claim);
  return today !== undefined && state !== null && isDue(state, shelfLifeDays, new Date(today)) ? (
    <span className={styles.due}>{TEXTS.due[locale]}</span>
  ) : null;
}

type ListProps = {
  /** Slug of the entry. */
  readonly entry: string;
  readonly rows: readonly FactRow[];
  /** {@link ValueRow} elements to show first. */
  readonly children?: ReactNode;
};

/** Values with their notes and sources; what is unknown or doesn't apply stands in a line below. */
export function ValueList({entry, rows, children}: ListProps): ReactNode {
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
              {fill(TEXTS.others[locale], {answer: ANSWERS[reason][locale]})}
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

type RowProps = {
  readonly id?: string;
  readonly label: string;
  readonly note?: string | null;
  readonly evidence?: ReactNode;
  /** A link to report an error in the value. */
  readonly report?: ReactNode;
  readonly children: ReactNode;
};

/** A label with a value, an optional note, its evidence and a link to report an error. */
export const ValueRow = ({id, label, note, children, ...aside}: RowProps): ReactNode => (
  <div id={id} className={styles.row}>
    <dt>{label}</dt>
    <dd>
      <span>{children}</span>
      {note && (
        <span className="note">
          <RecordText text={note} />
        </span>
      )}
      {aside.evidence && <div>{aside.evidence}</div>}
    </dd>
    {aside.report && <dd>{aside.report}</dd>}
  </div>
);

/** What articles cite from records; `src/plugins/catalogue/remark.ts` gives them their data. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  type Cell,
  type CitedText,
  LIST_COMMA,
  type RecordList,
  type RecordTable,
} from '@site/src/catalogue/browser';
import {ANSWERS, type Localized} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {Fact} from '../Fact';
import {Fold} from '../Fold';
import {Evidence, Uncompared} from '../Provenance';
import {Table} from '../Table';
import {Value} from '../Value';
import {ValueRow} from '../ValueList';
import styles from './styles.module.css';

const TEXTS = {
  answers: {
    en: '{count} answers on data, payment, tax, language and support',
    ja: 'データ、支払い、税、言語、サポートについての{count}項目',
  },
  unknown: {en: '{answer}: {fields}', ja: '{answer}：{fields}'},
} as const satisfies Readonly<Record<string, Localized>>;

/** A value or sum in a sentence, which links to the place that shows its source. */
function CitedValue({
  to,
  isUncompared,
  children,
}: Pick<CitedText, 'to' | 'isUncompared'> & {readonly children: ReactNode}): ReactNode {
  return (
    <>
      {to === null ? (
        children
      ) : (
        <Link className="sourced" to={to}>
          {children}
        </Link>
      )}
      {isUncompared && <Uncompared />}
    </>
  );
}

const CellText = ({text, to, note}: Cell): ReactNode => (
  <>
    {to === undefined ? text : <Link to={to}>{text}</Link>}
    {note !== undefined && <span className="note">{note}</span>}
  </>
);

/** A table of a record with its sources below it. */
function CitedTable({data}: {readonly data: RecordTable}): ReactNode {
  const {caption, head, rows, sources} = data;
  return (
    <>
      <Table
        caption={caption}
        region={caption}
        isCaptionHidden
        columns={head.map((cell, index) => ({
          head: <CellText {...cell} />,
          cell: (row: readonly Cell[]) => <CellText {...row[index]!} />,
          name: cell.text,
        }))}
        groups={[{rows}]}
        keyOf={([first]) => `${first!.text} ${first!.note ?? ''}`}
        className={styles.table}
      />
      {sources.length > 0 && (
        <ul className={`list ${styles.sources}`}>
          {sources.map((claim) => (
            <li key={`${claim.source} ${claim.via} ${claim.checked} ${claim.dated}`}>
              <Evidence claim={claim} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Answers of a record for readers in Japan, folded in English. */
function CitedList({data: {items, unknown}}: {readonly data: RecordList}): ReactNode {
  const locale = useLocale();
  const list = (
    <>
      <dl className={styles.list}>
        {items.map(({label, text, to, note, answer}) => (
          <ValueRow key={label} label={label} note={note ?? null}>
            <Link className="sourced" to={to}>
              <Value text={text} answer={answer} />
            </Link>
          </ValueRow>
        ))}
      </dl>
      {unknown.length > 0 && (
        <p className="detail">
          {fill(TEXTS.unknown[locale], {
            answer: ANSWERS.unknown[locale],
            fields: unknown.join(LIST_COMMA[locale]),
          })}
        </p>
      )}
    </>
  );
  const count = items.length + unknown.length;
  return locale === 'ja' ? (
    list
  ) : (
    <Fold summary={fill(TEXTS.answers[locale], {count})}>{list}</Fold>
  );
}

/** The elements of articles, for the `components` of a compiled article. */
export const ARTICLE_ELEMENTS = {
  Fact,
  Value: CitedValue,
  Plans: CitedTable,
  Examples: CitedTable,
  Japan: CitedList,
};

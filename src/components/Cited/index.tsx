/** What articles cite from records; `src/plugins/catalogue/remark.ts` gives them their data. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  type Cell,
  type CitedText,
  LIST_COMMA,
  type RecordList,
  type RecordTable,
  sourceAnchor,
} from '@site/src/catalogue/browser';
import {ANSWERS} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {Fold} from '../Fold';
import {Table} from '../Table';
import {Evidence, RecordText, Uncompared, Value} from '../Value';
import {type PageFact, ValueRow} from '../ValueList';
import styles from './styles.module.css';

const TEXTS = {
  answers: {en: '{count} answers', ja: '{count}項目'},
  unknown: {en: '{answer}: {fields}', ja: '{answer}：{fields}'},
  markLabel: {en: 'Source {number}', ja: '出典{number}'},
};

type ValueProps = Pick<CitedText, 'to' | 'isUncompared'> & {readonly children: ReactNode};

/** A value or sum in a sentence, which links to the place that shows its source. */
const CitedValue = ({to, isUncompared, children}: ValueProps) => (
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

const CellText = ({text, to, note}: Cell) => (
  <>
    {to === undefined ? text : <Link to={to}>{text}</Link>}
    {note !== undefined && <span className="note">{note}</span>}
  </>
);

const CitedTable = ({data: {caption, head, rows, sources}}: {readonly data: RecordTable}) => (
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

/** Answers of a record for readers in Japan, folded in English. */
function CitedList({data: {items, unknown}}: {readonly data: RecordList}) {
  const answer = ANSWERS.unknown[locale];
  const fields = unknown.join(LIST_COMMA[locale]);
  const list = (
    <>
      <dl className={styles.list}>
        {items.map(({label, text, to, note, ...item}) => (
          <ValueRow key={label} label={label} note={note}>
            <Link className="sourced" to={to}>
              <Value text={text} answer={item.answer} />
            </Link>
          </ValueRow>
        ))}
      </dl>
      {unknown.length > 0 && (
        <p className="detail">{fill(TEXTS.unknown[locale], {answer, fields})}</p>
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

type Props = {
  readonly id: string;
  /** The facts of the record, in the order of their numbers. */
  readonly facts: readonly PageFact[];
};

/**
 * The text of a fact with a link to its source before the final full stop: `<Fact id="…" />`.
 * @throws Error if the record has no such fact; `npm run check:content` reports this earlier
 */
export function Fact({id, facts}: Props) {
  const index = facts.findIndex((fact) => fact.id === id);
  const fact = facts[index];
  if (!fact) {
    throw new Error(`<Fact id="${id}" /> is on a page whose record has no fact with this id`);
  }
  const [, text = '', stop] = /^(.*?)([.。]?)$/s.exec(fact.text)!;
  return (
    <>
      <RecordText text={text} />
      <Link
        className={styles.mark}
        data-search="ignore"
        to={`#${sourceAnchor(id)}`}
        aria-label={fill(TEXTS.markLabel[locale], {number: index + 1})}
      >
        {index + 1}
      </Link>
      {stop}
    </>
  );
}

/** The elements of articles about a record with these facts. */
export const articleElements = (facts: readonly PageFact[]) => ({
  Fact: ({id}: {readonly id: string}) => <Fact id={id} facts={facts} />,
  Value: CitedValue,
  Plans: CitedTable,
  Examples: CitedTable,
  Japan: CitedList,
});

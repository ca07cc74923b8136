import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {spansOf} from '@site/src/catalogue/browser';
import {type Answer, ANSWERS, BASES} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
import {Uncompared} from '../Provenance';
import styles from './styles.module.css';

type Props = {
  /** Its words; those of an answer depend on the question. */
  readonly text: string;
  /** The value if it is an answer, which has a sign. */
  readonly answer?: Answer | null | undefined;
  /** Whether the value was not compared with its source. */
  readonly isUncompared?: boolean;
  /** Whether to hide the label of unknown values visually, as in a table with a legend. */
  readonly isTerse?: boolean;
};

/** A value of a record, in every table and list of values. */
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

import type {ReactNode} from 'react';
import {LIST_COMMA} from '@site/src/catalogue/browser';
import {ANSWERS, type Answer as AnswerWord, BASES} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {Answer} from '../Answer';
import {Uncompared} from '../Provenance';
import {RecordText} from '../RecordText';
import styles from './styles.module.css';
import {TEXTS} from './texts';

type Props = {
  readonly text: string;
  /** The value if it is an answer, which has a sign. */
  readonly answer?: AnswerWord | null | undefined;
  /** Whether the value was not compared with its source. */
  readonly isUncompared?: boolean;
  /** Whether to hide the label of unknown values visually, as in a table with a legend. */
  readonly isTerse?: boolean;
};

/** A value of a record, in every table and list of values. */
export const Value = ({text, answer, isUncompared = false, isTerse = false}: Props): ReactNode => (
  <>
    {answer ? <Answer value={answer} text={text} isTerse={isTerse} /> : <RecordText text={text} />}
    {isUncompared && <Uncompared />}
  </>
);

/** The legend of a table of values, and the fields that it leaves out. */
export function TableLegend({
  unknown,
  children,
}: {
  /** The fields that are unknown in all rows. */
  readonly unknown: readonly {readonly label: string}[];
  readonly children: string;
}): ReactNode {
  const locale = useLocale();
  return (
    <>
      <p className={styles.legend}>
        {(['yes', 'partial', 'no', 'unknown'] as const).map((answer) => (
          <Answer key={answer} value={answer} text={ANSWERS[answer][locale]} />
        ))}
        <span>{`° ${BASES['general-knowledge'][locale]}`}</span>
        <span>{children}</span>
      </p>
      {unknown.length > 0 && (
        <p className={styles.legend}>
          {fill(TEXTS.unknown[locale], {
            fields: unknown.map(({label}) => label).join(LIST_COMMA[locale]),
          })}
        </p>
      )}
    </>
  );
}

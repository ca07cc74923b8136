import type {ReactNode} from 'react';
import {ANSWERS, type Answer as AnswerWord} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {Answer} from '../Answer';
import {Uncompared} from '../Provenance';
import {RecordText} from '../RecordText';

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

/** The signs of answers with their labels, for legends of tables. */
export function AnswerSigns(): ReactNode {
  const locale = useLocale();
  return (['yes', 'partial', 'no', 'unknown'] as const).map((answer) => (
    <Answer key={answer} value={answer} text={ANSWERS[answer][locale]} />
  ));
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ANSWERS} from '@site/src/catalogue/vocabulary';
import styles from './styles.module.css';

type Props = {
  readonly value: keyof typeof ANSWERS;
  /** The answer in words, which may differ from question to question. */
  readonly text: string;
  /** Whether the sign alone shows that the answer is unknown, as in a table with a legend. */
  readonly isTerse?: boolean;
};

/** An answer to a yes-or-no question: a shape, and the word beside it. */
export const Answer = ({value, text, isTerse = false}: Props): ReactNode => (
  <span className={clsx(styles.answer, styles[value])}>
    {isTerse && value === 'unknown' ? <span className={styles.hidden}>{text}</span> : text}
  </span>
);

import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ANSWERS} from '@site/src/catalogue/vocabulary';
import styles from './styles.module.css';

type Props = {
  readonly value: keyof typeof ANSWERS;
  /** Label of the answer, which depends on the question. */
  readonly text: string;
  /** Whether to hide the label of unknown answers visually, as in a table with a legend. */
  readonly isTerse?: boolean;
};

/** An answer to a yes-or-no question: a sign and its label. */
export const Answer = ({value, text, isTerse = false}: Props): ReactNode => (
  <span className={clsx(styles.answer, styles[value])}>
    {isTerse && value === 'unknown' ? <span className="visually-hidden">{text}</span> : text}
  </span>
);

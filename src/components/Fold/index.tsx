import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

/**
 * What is folded on narrow screens alone, without a script: where there is room it is open, and
 * so it is for the address of something in it.
 */
export const Fold = ({summary, children}: Props): ReactNode => (
  <details className={styles.fold}>
    <summary className={styles.opener}>{summary}</summary>
    {children}
  </details>
);

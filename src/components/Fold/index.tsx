import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Whether it is folded on wide screens too. */
  readonly everywhere?: boolean;
};

/**
 * What is folded on narrow screens, without a script: where there is room it is open, and so it is
 * for the address of something in it.
 */
export const Fold = ({summary, children, everywhere = false}: Props): ReactNode => (
  <details className={everywhere ? undefined : styles.fold}>
    <summary className={styles.opener}>{summary}</summary>
    {children}
  </details>
);

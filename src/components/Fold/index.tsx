import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

/**
 * Content that is collapsed on narrow screens only, without a script. Wide screens always show it,
 * and a link to an element inside (`:target`) opens it.
 */
export const Fold = ({summary, children}: Props): ReactNode => (
  <details className={styles.fold}>
    <summary className={styles.opener}>{summary}</summary>
    {children}
  </details>
);

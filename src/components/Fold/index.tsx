import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly id?: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

/** What is folded until a reader or an address opens it (see `src/routeFocus`). */
export const Fold = ({id, summary, children}: Props): ReactNode => (
  <details id={id}>
    <summary className={styles.opener}>{summary}</summary>
    {children}
  </details>
);

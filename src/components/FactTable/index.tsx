import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the table is about; read out before it. */
  readonly caption: string;
  /** Whether a heading already says what the caption says. */
  readonly isCaptionHidden?: boolean;
  /** Head and bodies of the table; the first cell of each row stays in view. */
  readonly children: ReactNode;
};

/** A table that scrolls sideways, also by keyboard, where it is wider than the page. */
export function FactTable({caption, isCaptionHidden = false, children}: Props): ReactNode {
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={isCaptionHidden ? styles.hidden : styles.caption}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

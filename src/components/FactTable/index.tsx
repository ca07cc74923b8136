import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Caption of the table and accessible name of its region. */
  readonly caption: string;
  /** Whether to hide the caption visually, as when a heading has the same text. */
  readonly isCaptionHidden?: boolean;
  /** `thead` and `tbody` elements; the first cell of each row is sticky. */
  readonly children: ReactNode;
};

/** A table in a region that scrolls horizontally, with the keyboard too. */
export function FactTable({caption, isCaptionHidden = false, children}: Props): ReactNode {
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {FactRow} from '@site/src/catalogue/rows';
import Provenance from '../Provenance';
import SourceDisclosure from '../SourceDisclosure';
import styles from './styles.module.css';

type Props = {
  /** What the table is about; read out before it. */
  readonly caption: string;
  /** Whether the page says elsewhere what the caption says. */
  readonly isCaptionHidden?: boolean;
  /** Head and bodies of the table; the first cell of each row stays in view. */
  readonly children: ReactNode;
};

/** A table that may be wider than the page: it scrolls by itself, also by keyboard. */
export default function FactTable({caption, isCaptionHidden = false, children}: Props): ReactNode {
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={isCaptionHidden ? styles.hidden : styles.caption}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

type CellProps = {
  readonly fact: FactRow;
  /** Whether the value warns of the state of its service. */
  readonly isMarked: boolean;
  /** Name of the service when note and source are to open on demand only. */
  readonly foldedFor?: string | undefined;
};

/** A value with its note, source and date. */
export function FactCell({fact, isMarked, foldedFor}: CellProps): ReactNode {
  const {label, value, note, source, basis, checked, shelfLifeDays} = fact;
  const evidence = (
    <>
      {note !== null && <span className={styles.note}>{note}</span>}
      <Provenance {...{source, basis, checked, shelfLifeDays}} />
    </>
  );
  const isBare = note === null && source === null;
  return (
    <td>
      <strong className={clsx(isMarked && styles.marked)}>{value}</strong>
      {foldedFor === undefined
        ? evidence
        : !isBare && (
            <SourceDisclosure subject={`${label}, ${foldedFor}`}>{evidence}</SourceDisclosure>
          )}
    </td>
  );
}

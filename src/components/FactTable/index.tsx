import type {ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {FactRow} from '@site/src/catalogue/rows';
import Provenance from '../Provenance';
import SourceDisclosure, {SourceLink} from '../SourceDisclosure';
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

/**
 * A value with its note, source and date. Where they open on demand, the HTML has the link to the
 * source alone: with what nobody sees at first, a table of all services would be twice as large.
 */
export function FactCell({fact, isMarked, foldedFor}: CellProps): ReactNode {
  const {label, value, note, source, basis, checked, shelfLifeDays} = fact;
  const evidence = (
    <>
      {note !== null && <span className={styles.note}>{note}</span>}
      <Provenance {...{source, basis, checked, shelfLifeDays}} />
    </>
  );
  const isBrowser = useIsBrowser();
  return (
    <td>
      <strong className={clsx(isMarked && styles.marked)}>{value}</strong>
      {foldedFor === undefined ? evidence : note !== null || source !== null ? folded() : null}
    </td>
  );

  function folded(): ReactNode {
    const subject = `${label}, ${foldedFor}`;
    return isBrowser ? (
      <SourceDisclosure subject={subject}>{evidence}</SourceDisclosure>
    ) : (
      <SourceLink subject={subject} source={source} />
    );
  }
}

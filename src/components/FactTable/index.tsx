import type {ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {FactRow} from '@site/src/catalogue/browser';
import type {Localized} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {Evidence} from '../Provenance';
import {RecordText} from '../RecordText';
import {SourceDisclosure, SourceLink} from '../SourceDisclosure';
import styles from './styles.module.css';

const COMMA = {en: ', ', ja: '、'} as const satisfies Localized;

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

type CellProps = {
  readonly fact: FactRow;
  /** Whether the value warns of the state of its service. */
  readonly isMarked: boolean;
  /** Name of the service, if note and source open on demand. */
  readonly foldedFor?: string | undefined;
};

/**
 * A value with its note, source and date. Where they open on demand, the static HTML has only the
 * link to the source: with everything, a table of all services would be twice as large.
 */
export function FactCell({fact, isMarked, foldedFor}: CellProps): ReactNode {
  const {label, value, note, source, shelfLifeDays} = fact;
  const evidence = (
    <>
      {note !== null && (
        <span className={styles.note}>
          <RecordText text={note} />
        </span>
      )}
      <Evidence claim={fact} shelfLifeDays={shelfLifeDays} />
    </>
  );
  const isBrowser = useIsBrowser();
  const locale = useLocale();
  return (
    <td>
      <strong className={clsx(isMarked && styles.marked)}>
        <RecordText text={value} />
      </strong>
      {foldedFor === undefined ? evidence : note !== null || source !== null ? folded() : null}
    </td>
  );

  function folded(): ReactNode {
    const subject = label + COMMA[locale] + foldedFor;
    return isBrowser ? (
      <SourceDisclosure subject={subject}>{evidence}</SourceDisclosure>
    ) : (
      <SourceLink subject={subject} source={source} />
    );
  }
}

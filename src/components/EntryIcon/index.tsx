import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

type Props = {
  /** Path of the tile below the base URL. */
  readonly icon: string;
  /** Pixels of an edge: in tables and shelves, in rows, and beside the title of a page. */
  readonly size?: 28 | 40 | 56;
  readonly className?: string;
};

/** The tile of an entry, beside its name, which it repeats. */
export const EntryIcon = ({icon, size = 28, className}: Props): ReactNode => (
  <img
    alt=""
    className={clsx(styles.icon, size === 56 && styles.large, className)}
    src={useBaseUrl(icon)}
    width={size}
    height={size}
    // That of the title is seen at once.
    loading={size === 56 ? undefined : 'lazy'}
  />
);

import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

type Props = {
  /** Path of the tile, relative to the base URL. */
  readonly icon: string;
  /** Edge length in pixels: 28 in tables and shelves, 40 in rows, 48 beside a page title. */
  readonly size?: 28 | 40 | 48;
};

/** The tile of an entry. Its `alt` is empty because the name is next to it. */
export const EntryIcon = ({icon, size = 28}: Props) => (
  <img
    alt=""
    className={clsx(styles.icon, size === 48 && styles.large)}
    src={useBaseUrl(icon)}
    width={size}
    height={size}
    // Beside the title also: else React tells the browser to load it before all that follows.
    loading="lazy"
  />
);

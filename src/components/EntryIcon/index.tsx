import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

type Props = {
  /** Path of the tile below the base URL. */
  readonly icon: string;
  readonly className?: string;
};

/** The tile of an entry, beside its name, which it repeats. */
export const EntryIcon = ({icon, className}: Props): ReactNode => (
  <img
    alt=""
    className={clsx(styles.icon, className)}
    src={useBaseUrl(icon)}
    // Without the style sheet it would be as wide as the page.
    width={24}
    height={24}
  />
);

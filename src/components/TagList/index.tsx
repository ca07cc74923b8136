import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {
  readonly tags: readonly {
    readonly label: string;
    readonly permalink: string;
    /** How many services have it, where that is shown. */
    readonly count?: number;
  }[];
};

/** Tags as chips in a line, each of which leads to the services that have it. */
export function TagList({tags}: Props): ReactNode {
  return (
    <ul className={styles.tags}>
      {tags.map(({label, permalink, count}) => (
        <li key={permalink}>
          <Link to={permalink} className="chip">
            {label}
            {count !== undefined && <span className={styles.count}> {count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

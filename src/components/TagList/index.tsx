import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

type Props = {
  readonly tags: readonly {
    readonly label: string;
    readonly permalink: string;
    /** Number of services to show with the tag. */
    readonly count?: number;
  }[];
};

/** A list of tags as chips that link to their services. */
export const TagList = ({tags}: Props): ReactNode => (
  <ul className="chips">
    {tags.map(({label, permalink, count}) => (
      <li key={permalink}>
        <Link to={permalink} className="chip">
          {label}
          {count !== undefined && <span className="detail"> {count}</span>}
        </Link>
      </li>
    ))}
  </ul>
);

import Link from '@docusaurus/Link';

type Props = {
  readonly tags: readonly {
    readonly label: string;
    readonly permalink: string;
    /** Number of services to show with the tag. */
    readonly count?: number;
  }[];
};

export const TagList = ({tags}: Props) => (
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

import type {ReactNode} from 'react';
import type {Props} from '@theme/TagsListInline';

export default function TagsListInline({tags}: Props): ReactNode {
  return (
    <ul aria-label="Tags">
      {tags.map(({label, permalink}) => (
        <li key={permalink}>
          <a href={permalink}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

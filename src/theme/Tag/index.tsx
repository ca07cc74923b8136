import type {ReactNode} from 'react';
import Tag from '@theme-original/Tag';
import type {Props} from '@theme/Tag';

export default function TagWrapper(props: Props): ReactNode {
  return <Tag {...props} description={undefined} />;
}

import type {ReactNode} from 'react';
import type {Props} from '@theme/Heading';

export default function Heading({as: Tag, ...props}: Props): ReactNode {
  return <Tag {...props} />;
}

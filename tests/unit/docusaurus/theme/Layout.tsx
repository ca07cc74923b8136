import type {ReactNode} from 'react';
import type {Props} from '@theme/Layout';

export default function Layout({children}: Props): ReactNode {
  return children;
}

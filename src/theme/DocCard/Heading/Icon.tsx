// Change: no emoji before the title of a card; many systems show an empty box instead.
import type {ReactNode} from 'react';

export default function DocCardHeadingIcon(): ReactNode {
  return null;
}

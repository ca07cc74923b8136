// Change: no emoji in front of the title of a card, where many systems draw an empty box.
import type {ReactNode} from 'react';

export default function DocCardHeadingIcon(): ReactNode {
  return null;
}

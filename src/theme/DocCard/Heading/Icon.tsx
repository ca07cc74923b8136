// Change: renders no emoji, since systems without a font for it show an empty box.
import type {ReactNode} from 'react';

export default function DocCardHeadingIcon(): ReactNode {
  return null;
}

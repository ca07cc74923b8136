// Change: a shorter SVG path, since it is inlined in the HTML of every page.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';
import {LineIcon} from '@site/src/components/LineIcon';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <path d="M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z" />
    </LineIcon>
  );
}

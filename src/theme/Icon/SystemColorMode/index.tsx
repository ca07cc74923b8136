// Change: a shorter SVG path, since it is inlined in the HTML of every page.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/SystemColorMode';
import {LineIcon} from '@site/src/components/LineIcon';

export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <circle cx={12} cy={12} r={8} />
      <path d="M12 5v14M16 6v12" />
    </LineIcon>
  );
}

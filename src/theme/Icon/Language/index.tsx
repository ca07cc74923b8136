// Change: a shorter SVG path, since it is inlined in the HTML of every page.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Language';
import {LineIcon} from '@site/src/components/LineIcon';

export default function IconLanguage(props: Props): ReactNode {
  return (
    <LineIcon width={20} height={20} aria-hidden="true" {...props}>
      <circle cx={12} cy={12} r={10} />
      <path d="M2 12h20M12 2a15 15 0 0 1 0 20 15 15 0 0 1 0-20" />
    </LineIcon>
  );
}

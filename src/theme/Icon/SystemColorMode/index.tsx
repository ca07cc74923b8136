// Change: a circle half filled; lighter than the original, which is in the HTML of every page.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/SystemColorMode';

export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      {...props}
    >
      <circle cx={12} cy={12} r={8} />
      <path d="M12 5v14M16 6v12" />
    </svg>
  );
}

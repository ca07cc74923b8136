// Change: a moon of one line; lighter than the original, which is in the HTML of every page.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

export default function IconDarkMode(props: Props): ReactNode {
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
      <path d="M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z" />
    </svg>
  );
}

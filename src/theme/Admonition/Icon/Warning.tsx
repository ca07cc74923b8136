// Change: a shorter SVG path, since it is inlined in the HTML.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Warning';

export default function AdmonitionIconWarning(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path d="M8 1L0 15h16zM7 6h2v4H7zM7 11h2v2H7z" fillRule="evenodd" />
    </svg>
  );
}

// Change: a shorter SVG path, since it is inlined in the HTML.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Note';

export default function AdmonitionIconNote(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM7 4h2v2H7zM7 7h2v5H7z" fillRule="evenodd" />
    </svg>
  );
}

import type {ReactNode} from 'react';

/** React moves what it finds into the head of the document. */
export default function Head({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}

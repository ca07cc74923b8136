import type {ReactNode} from 'react';

/** React hoists elements such as `title` and `link` into the document head. */
export default function Head({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}

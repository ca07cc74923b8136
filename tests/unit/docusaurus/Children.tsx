import type {ReactNode} from 'react';

/** Stands in for components that add nothing to their children but what belongs to a build. */
export default function Children({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}

import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import Root from '@theme-original/Root';
import RecoveryMessage from '@site/src/components/RecoveryMessage';

/** Adds the message about failed loads, outside of what a crash of the page takes away. */
export default function RootWithRecovery({children}: Props): ReactNode {
  return (
    <Root>
      {children}
      <RecoveryMessage />
    </Root>
  );
}

import type {Props} from '@theme/Root';
import Root from '@theme-original/Root';
import {HydratedProvider} from '@site/src/browser/hydrated';
import {RecoveryMessage} from '@site/src/recovery/ui/RecoveryMessage';

/** Adds the message about failed loads to every page, including pages without the layout. */
export default function RootWithRecovery({children}: Props) {
  return (
    <Root>
      <HydratedProvider>{children}</HydratedProvider>
      <RecoveryMessage />
    </Root>
  );
}

import type {ClientModule} from '@docusaurus/types';
import {RECOVERY_MESSAGE} from './id';

/** Hides the message after a navigation, since it was about the previous page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  const message = document.getElementById(RECOVERY_MESSAGE);
  if (previousLocation && message) {
    message.hidden = true;
  }
};

import type {ClientModule} from '@docusaurus/types';
import {RECOVERY_MESSAGE} from './id';

/** What could not be loaded was another page; with the next one that is there, its message goes. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  const message = document.getElementById(RECOVERY_MESSAGE);
  if (previousLocation && message) {
    message.hidden = true;
  }
};

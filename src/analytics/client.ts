import gtag from '@docusaurus/plugin-google-gtag/lib/gtag';
import type {ClientModule} from '@docusaurus/types';

/** How long nothing has to be typed before a query counts. */
const QUIET_MS = 1000;

let waiting: number | undefined;

/**
 * The page of search results keeps the query in the address, letter by letter. What was
 * searched for in the end is one page view, and what was typed on the way is none.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (update) => {
  const {location, previousLocation} = update;
  const isTyping =
    /\/search\/?$/.test(location.pathname) &&
    location.pathname === previousLocation?.pathname &&
    location.search !== previousLocation.search;
  window.clearTimeout(waiting);
  if (isTyping) {
    waiting = window.setTimeout(() => gtag.onRouteDidUpdate?.(update), QUIET_MS);
  } else {
    gtag.onRouteDidUpdate?.(update);
  }
};

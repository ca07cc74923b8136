import gtag from '@docusaurus/plugin-google-gtag/lib/gtag';
import type {ClientModule} from '@docusaurus/types';

/** Milliseconds without a new query after which a search counts as a page view. */
const QUIET_MS = 1000;

let waiting: number | undefined;

/**
 * Reports page views to gtag. Changes of the query on the search page in quick succession count as
 * one page view, that of the last query.
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

import type {ClientModule} from '@docusaurus/types';

/** Milliseconds without a new query after which a search counts as a page view. */
const QUIET_MS = 1000;

type Gtag = {readonly gtag: (...command: readonly unknown[]) => void};

let waiting: number | undefined;

/**
 * Reports page views to gtag, which has counted the first page itself. Changes of the query on the
 * search page in quick succession count as one page view, that of the last query.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  window.clearTimeout(waiting);
  const isElsewhere = location.pathname !== previousLocation?.pathname;
  const hasOtherQuery = location.search !== previousLocation?.search;
  if (
    !previousLocation ||
    !(isElsewhere || hasOtherQuery || location.hash !== previousLocation.hash)
  ) {
    return;
  }
  const isTyping = /\/search\/?$/.test(location.pathname) && !isElsewhere && hasOtherQuery;
  const report = () => {
    const {gtag} = window as unknown as Gtag;
    gtag('set', 'page_path', location.pathname + location.search + location.hash);
    gtag('event', 'page_view');
  };
  if (isTyping) {
    waiting = window.setTimeout(report, QUIET_MS);
  } else {
    // The title of the page changes only in the next task.
    window.setTimeout(report);
  }
};

import {useMemo, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';

type Change = (search: string) => string;

/** Milliseconds without input after which a typed query is written to the URL. */
const PAUSE = 400;

/**
 * The query of the page's URL, and its store, which changes it. Hydration starts with an empty
 * query, since the static page is the same for all queries.
 */
export function useQuery() {
  const history = useHistory();
  const query = useMemo(() => createQueryStore(history), [history]);
  const search = useSyncExternalStore(query.subscribe, query.getSnapshot, () => '');
  return [search, query] as const;
}

/**
 * The query of the page's URL as a store for `useSyncExternalStore`; it includes the question mark
 * or is empty. Deliberate steps (`push`) add a history entry. Typed text (`replace`) replaces the
 * current entry after a pause, so that a key press costs neither an entry nor a page view nor a call
 * of the History API, which browsers throttle. Until then the snapshot is ahead of the URL.
 */
export function createQueryStore(history: ReturnType<typeof useHistory>) {
  let typed: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const discardTyped = () => {
    clearTimeout(timer);
    typed = null;
  };
  const getSnapshot = (): string => typed ?? history.location.search;
  /** Goes to a query. The hash is kept, or the router would scroll to the top. */
  const go = (how: 'push' | 'replace', search: string) => {
    discardTyped();
    const {pathname, hash, search: before} = history.location;
    if (search !== before) {
      history[how]({pathname, search, hash});
    }
  };
  /** Writes a pending `replace` to the URL immediately. */
  const flush = () => go('replace', getSnapshot());

  return {
    getSnapshot,
    flush,
    push: (change: Change) => {
      const search = change(getSnapshot());
      flush();
      go('push', search);
    },
    replace: (change: Change) => {
      const search = change(getSnapshot());
      discardTyped();
      typed = search;
      timer = setTimeout(flush, PAUSE);
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      // Leaving the page or going back discards typed text that is not in the URL yet.
      const unlisten = history.listen(() => {
        discardTyped();
        listener();
      });
      return () => {
        unlisten();
        listeners.delete(listener);
        discardTyped();
      };
    },
  };
}

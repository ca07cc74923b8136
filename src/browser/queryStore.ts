import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/** A store for `useSyncExternalStore`. Queries include the question mark or are empty. */
type QueryStore = {
  readonly getSnapshot: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets the query with a new history entry, so that Back undoes it. */
  readonly push: (search: string) => void;
  /** Sets the query while typing. The URL follows after a pause, without a new history entry. */
  readonly replace: (search: string) => void;
  /** Writes a pending `replace` to the URL immediately. */
  readonly flush: () => void;
};

/** Milliseconds without input after which a typed query is written to the URL. */
const PAUSE = 400;

/**
 * The query of the page's URL as a store. Deliberate steps (`push`) add a history entry. Typed text
 * (`replace`) replaces the current entry after a pause, so that a key press costs neither an entry
 * nor a page view nor a call of the History API, which browsers throttle. Until then the snapshot
 * is ahead of the URL.
 */
export function createQueryStore(history: History): QueryStore {
  let typed: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const discardTyped = () => {
    clearTimeout(timer);
    typed = null;
  };
  const getSnapshot = (): string => typed ?? history.location.search;
  /** The location with another query. It keeps the hash, or the router would scroll to the top. */
  const at = (search: string) => {
    const {pathname, hash} = history.location;
    return {pathname, search, hash};
  };
  const flush = () => {
    const search = getSnapshot();
    discardTyped();
    if (search !== history.location.search) {
      history.replace(at(search));
    }
  };

  return {
    getSnapshot,
    flush,
    push: (search) => {
      flush();
      if (search !== history.location.search) {
        history.push(at(search));
      }
    },
    replace: (search) => {
      discardTyped();
      typed = search;
      timer = setTimeout(flush, PAUSE);
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe: (listener) => {
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

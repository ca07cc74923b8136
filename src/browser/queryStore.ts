import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/** A store for `useSyncExternalStore`, and the ways to change it. */
type QueryStore = {
  readonly getSnapshot: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes a step that Back undoes. */
  readonly push: (search: string) => void;
  /** Takes what a reader is typing, and writes it into the URL after a pause. */
  readonly replace: (search: string) => void;
  /** Writes what was typed into the URL now. */
  readonly flush: () => void;
};

/** Milliseconds without a key after which a reader has finished typing. */
const PAUSE = 400;

/**
 * The query of the page's URL as a store. Each deliberate step gets an entry of its own in the
 * history, so that Back undoes it. What is typed goes into the present entry, and only after a
 * pause: not every key should cost an entry, a page view and a call that browsers limit. Until
 * then the snapshot is ahead of the URL.
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
  const flush = () => {
    const search = getSnapshot();
    discardTyped();
    if (search !== history.location.search) {
      history.replace({pathname: history.location.pathname, search});
    }
  };

  return {
    getSnapshot,
    flush,
    push: (search) => {
      flush();
      if (search !== history.location.search) {
        history.push({pathname: history.location.pathname, search});
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
      // A reader who leaves, or goes back, gives up what was typed and not yet written.
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

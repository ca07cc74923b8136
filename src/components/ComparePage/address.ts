import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/** A store of React, and the ways to change it. */
type Address = {
  readonly read: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes a step that Back undoes. */
  readonly step: (search: string) => void;
  /** Takes what a reader is typing. */
  readonly type: (search: string) => void;
  /** Writes down what was typed, without waiting for the reader to rest. */
  readonly settle: () => void;
};

/** Milliseconds without a key after which a reader has finished typing. */
const REST = 400;

/**
 * The query of the page's address, as a store of React. Each deliberate step gets an entry
 * of its own in the history, so that Back undoes it. What is typed goes into the entry that
 * is there, and only once the reader rests: an entry, a page view and a call that browsers
 * ration are not for every key. Until then {@link read} is ahead of the address.
 */
export function createAddress(history: History): Address {
  let typed: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const drop = () => {
    clearTimeout(timer);
    typed = null;
  };
  const read = (): string => typed ?? history.location.search;
  const settle = () => {
    const search = read();
    drop();
    if (search !== history.location.search) {
      history.replace({pathname: history.location.pathname, search});
    }
  };

  return {
    read,
    settle,
    step: (search) => {
      settle();
      if (search !== history.location.search) {
        const location = {pathname: history.location.pathname, search};
        history.push(location);
        // After a push the theme takes the focus, and with it the view, to the top of the page,
        // as if it were another one (useSkipToContent). It looks at the last action only.
        history.replace(location);
      }
    },
    type: (search) => {
      drop();
      typed = search;
      timer = setTimeout(settle, REST);
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      // Whoever goes elsewhere, or back, leaves behind what was typed and not yet written down.
      const unlisten = history.listen(() => {
        drop();
        listener();
      });
      return () => {
        unlisten();
        listeners.delete(listener);
        drop();
      };
    },
  };
}

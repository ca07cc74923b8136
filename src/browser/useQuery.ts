import {useMemo, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import {createQueryStore} from './queryStore';

type Change = (search: string) => string;

/**
 * The query of the page's address, which alone holds the usage, and the ways to change it. The
 * static page is the same for all queries, so hydration begins with none.
 */
export function useQuery() {
  const history = useHistory();
  const store = useMemo(() => createQueryStore(history), [history]);
  const search = useSyncExternalStore(store.subscribe, store.getSnapshot, () => '');
  const query = useMemo(
    () => ({
      /** Takes a step that Back undoes. */
      push: (change: Change) => {
        store.push(change(store.getSnapshot()));
      },
      /** Takes what is being typed, as part of the last step. */
      replace: (change: Change) => {
        store.replace(change(store.getSnapshot()));
      },
      /** Writes what was typed into the address now. */
      flush: store.flush,
    }),
    [store],
  );
  return [search, query] as const;
}

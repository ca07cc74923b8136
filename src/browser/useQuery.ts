import {useMemo, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import {createQueryStore} from './queryStore';

type Change = (search: string) => string;

/**
 * The query of the page's URL, as in {@link createQueryStore}, with functions that change it.
 * Hydration starts with an empty query, since the static page is the same for all queries.
 */
export function useQuery() {
  const history = useHistory();
  const store = useMemo(() => createQueryStore(history), [history]);
  const search = useSyncExternalStore(store.subscribe, store.getSnapshot, () => '');
  const query = useMemo(
    () => ({
      /** Applies a change with a new history entry, so that Back undoes it. */
      push: (change: Change) => {
        store.push(change(store.getSnapshot()));
      },
      /** Applies a change while typing; the URL follows after a pause, without a new entry. */
      replace: (change: Change) => {
        store.replace(change(store.getSnapshot()));
      },
      /** Writes a pending `replace` to the URL immediately. */
      flush: store.flush,
    }),
    [store],
  );
  return [search, query] as const;
}

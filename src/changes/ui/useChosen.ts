import {useMemo, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import {createQueryStore} from '@site/src/browser/queryStore';
import {type Chosen, parseChosen, serializeChosen} from '../filters';
import type {PageEvent} from '../pageEvents';

/**
 * The chosen filters and a function that changes them. The URL is their only store. Hydration
 * starts with nothing chosen, since the static page is the same for all queries.
 */
export function useChosen(
  events: readonly PageEvent[],
): readonly [Chosen, (chosen: Chosen) => void] {
  const history = useHistory();
  const store = useMemo(() => createQueryStore(history), [history]);
  const search = useSyncExternalStore(store.subscribe, store.getSnapshot, () => '');
  const chosen = useMemo(() => parseChosen(search, events), [search, events]);
  return [
    chosen,
    (next) => {
      store.push(serializeChosen(next));
    },
  ];
}

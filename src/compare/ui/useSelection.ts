import {useMemo, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import type {ComparedService} from '@site/src/catalogue/browser';
import {parseSelection, type Selection, serializeSelection} from '../selection';
import {createQueryStore} from '@site/src/browser/queryStore';

type Change = (selection: Selection) => Selection;

/** How a reader changes the selection. */
export type UpdateSelection = {
  /** Takes a step that Back undoes. */
  readonly push: (change: Change) => void;
  /** Takes what is being typed, as part of the last step. */
  readonly replace: (change: Change) => void;
  /** Writes what was typed into the URL now. */
  readonly flush: () => void;
};

/**
 * What the reader has chosen; the URL alone holds it. The router reports a new URL only after
 * it has loaded the page for it, which is too late for a text box that shows a part of the URL;
 * the history reports it at once. The static page is the same for all queries, so hydration has
 * to begin with an empty selection.
 */
export function useSelection(
  services: readonly ComparedService[],
): readonly [Selection, UpdateSelection] {
  const history = useHistory();
  const store = useMemo(() => createQueryStore(history), [history]);
  const search = useSyncExternalStore(store.subscribe, store.getSnapshot, () => '');
  const selection = useMemo(() => parseSelection(search, services), [search, services]);
  const update = useMemo((): UpdateSelection => {
    const next = (change: Change) =>
      serializeSelection(change(parseSelection(store.getSnapshot(), services)));
    return {
      push: (change) => {
        store.push(next(change));
      },
      replace: (change) => {
        store.replace(next(change));
      },
      flush: store.flush,
    };
  }, [store, services]);
  return [selection, update];
}

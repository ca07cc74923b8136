import {useMemo, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import {createQueryStore} from '@site/src/browser/queryStore';
import {buildOffer, type Offer, type Source} from '../offer';
import {EMPTY_SELECTION, parseSelection, type Selection, serializeSelection} from '../selection';
import {type Loaded, type Loaders, useLoaded} from './useLoaded';

type Change = (selection: Selection) => Selection;

/** Changes the selection in the URL. */
export type UpdateSelection = {
  /** Applies a change as a new history entry, so that Back undoes it. */
  readonly push: (change: Change) => void;
  /** Applies a change while typing; the URL is updated later, without a new history entry. */
  readonly replace: (change: Change) => void;
  /** Writes pending changes of `replace` to the URL immediately. */
  readonly flush: () => void;
};

/**
 * The selection and the data to choose from. The URL is the only store of the selection. It is read
 * from the history, because the router reports a new URL only after loading the page for it, which
 * is too late for a text box bound to the URL. Hydration starts with an empty selection, since the
 * static page is the same for all queries, and keeps it until the data that the query needs have
 * been requested.
 * @param loaders load the data of the categories, by key
 */
export function useSelection(
  source: Source,
  loaders: Loaders,
): {
  /** The query of the URL. */
  readonly search: string;
  readonly selection: Selection;
  readonly update: UpdateSelection;
  readonly offer: Offer;
  readonly loaded: Loaded;
} {
  const history = useHistory();
  const store = useMemo(() => createQueryStore(history), [history]);
  const search = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const general = useMemo(() => buildOffer(source, undefined), [source]);
  const asked = useMemo(() => parseSelection(search, general), [search, general]);
  const loaded = useLoaded(
    loaders,
    Object.keys(source.categories).filter((key) =>
      asked.isSideBySide
        ? source.services.some(({slug, category}) => category === key && asked.pick.includes(slug))
        : key === asked.category,
    ),
  );
  const own = asked.category === null ? undefined : loaded.data[asked.category];
  const offer = useMemo(() => (own ? buildOffer(source, own) : general), [source, own, general]);
  const {isStarted} = loaded;
  const selection = useMemo(
    () => (isStarted ? parseSelection(search, offer) : EMPTY_SELECTION),
    [isStarted, search, offer],
  );
  const update = useMemo((): UpdateSelection => {
    const next = (change: Change) =>
      serializeSelection(change(parseSelection(store.getSnapshot(), offer)), offer);
    return {
      push: (change) => {
        store.push(next(change));
      },
      replace: (change) => {
        store.replace(next(change));
      },
      flush: store.flush,
    };
  }, [store, offer]);
  return {search, selection, update, offer, loaded};
}

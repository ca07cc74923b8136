import {useMemo, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import type {ComparedService} from '@site/src/catalogue/browser';
import {createQueryStore} from '@site/src/browser/queryStore';
import type {Offer} from '../filters';
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
 * @param labels labels of the categories, by key
 * @param loaders load the data of the categories, by key
 */
export function useSelection(
  services: readonly ComparedService[],
  labels: Readonly<Record<string, string>>,
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
  const categories = useMemo(() => Object.keys(labels), [labels]);
  const store = useMemo(() => createQueryStore(history), [history]);
  const search = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const asked = useMemo(
    () => parseSelection(search, {services, categories, columns: undefined}),
    [search, services, categories],
  );
  const {category} = asked;
  const wanted = asked.isSideBySide
    ? categories.filter((key) =>
        services.some((one) => one.category === key && asked.pick.includes(one.slug)),
      )
    : categories.filter((key) => key === category);
  const loaded = useLoaded(loaders, wanted);
  const own = category === null ? undefined : loaded.data[category];
  const offer = useMemo(
    (): Offer => ({
      services: services.map((service) => {
        const attributes = own?.values[service.slug];
        return attributes ? {...service, attributes} : service;
      }),
      categories,
      columns: own?.columns,
    }),
    [services, categories, own],
  );
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

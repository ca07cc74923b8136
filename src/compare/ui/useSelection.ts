import {useMemo} from 'react';
import {useQuery} from '@site/src/browser/useQuery';
import type {Sort} from '../filters';
import type {Offer} from '../offer';
import {parseSelection, type Selection, serializeSelection} from '../selection';

type Change = (selection: Selection) => Selection;

/** Changes the selection in the URL, as `useQuery` does. */
export type UpdateSelection = Readonly<Record<'push' | 'replace', (change: Change) => void>> & {
  readonly flush: () => void;
};

/** What a reader can choose from, has chosen, and can change. */
export type List = {
  readonly offer: Offer;
  readonly selection: Selection;
  readonly update: UpdateSelection;
};

/**
 * The selection, which the URL alone stores. Hydration starts with an empty one, since the static
 * page is the same for all queries.
 * @param first the order of a list without one in its address
 */
export function useSelection(offer: Offer, first: Sort): List {
  const [search, query] = useQuery();
  const selection = useMemo(() => parseSelection(search, offer, first), [search, offer, first]);
  const update = useMemo((): UpdateSelection => {
    const next = (change: Change) => (before: string) =>
      serializeSelection(change(parseSelection(before, offer, first)), offer, first);
    return {
      push: (change) => query.push(next(change)),
      replace: (change) => query.replace(next(change)),
      flush: query.flush,
    };
  }, [query, offer, first]);
  return {offer, selection, update};
}

import {useMemo} from 'react';
import {useQuery} from '@site/src/browser/useQuery';
import type {Sort} from '../filters';
import type {Offer} from '../offer';
import {parseSelection, type Selection, serializeSelection} from '../selection';

/** What a reader can choose from, has chosen, and can change. */
export type List = ReturnType<typeof useSelection>;

/**
 * The selection, which the URL alone stores, and what changes it, as `useQuery` does. Hydration
 * starts with an empty one, since the static page is the same for all queries.
 * @param first the order of a list without one in its address
 */
export function useSelection(offer: Offer, first: Sort) {
  const [search, query] = useQuery();
  const selection = useMemo(() => parseSelection(search, offer, first), [search, offer, first]);
  const update = useMemo(() => {
    const changer = (how: 'push' | 'replace') => (change: (selection: Selection) => Selection) =>
      query[how]((before) =>
        serializeSelection(change(parseSelection(before, offer, first)), offer, first),
      );
    return {push: changer('push'), replace: changer('replace'), flush: query.flush};
  }, [query, offer, first]);
  return {offer, selection, update};
}

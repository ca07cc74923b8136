import {useMemo} from 'react';
import {useQuery} from '@site/src/browser/useQuery';
import {chooseColumns, type Offer} from '../offer';
import {BY_NAME, BY_PRICE, parseSelection, type Selection, serializeSelection} from '../selection';

export type List = ReturnType<typeof useSelection>;

/** The selection, which the URL alone stores. Hydration starts with an empty one, as the page. */
export function useSelection(offer: Offer, hasMonth = false) {
  const first = hasMonth ? BY_PRICE : BY_NAME;
  const [search, query] = useQuery();
  const selection = useMemo(() => parseSelection(search, offer, first), [search, offer, first]);
  const update = useMemo(() => {
    const changer = (how: 'push' | 'replace') => (change: (selection: Selection) => Selection) =>
      query[how]((before) =>
        serializeSelection(change(parseSelection(before, offer, first)), offer, first),
      );
    return {push: changer('push'), replace: changer('replace'), flush: query.flush};
  }, [query, offer, first]);
  const picked = selection.pick.map((pick) => offer.services.find(({slug}) => slug === pick)!);
  const columns = chooseColumns(offer, selection);
  return {offer, selection, picked, update, hasMonth, columns};
}

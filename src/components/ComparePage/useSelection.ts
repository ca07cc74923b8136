import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import type {ComparedService} from '@site/src/catalogue';
import {parseSelection, type Selection, serializeSelection} from '@site/src/catalogue/compare';

type Change = (selection: Selection) => Selection;

/**
 * What the reader has chosen, which stands in the address alone. The router tells of a new
 * address only once it has loaded the page for it, which is too late for a text box that the
 * address fills; the history tells at once. The static page is the same for all addresses,
 * so hydration has to begin without a choice.
 */
export default function useSelection(
  services: readonly ComparedService[],
): readonly [Selection, (change: Change) => void] {
  const history = useHistory();
  const subscribe = useCallback((listener: () => void) => history.listen(listener), [history]);
  const search = useSyncExternalStore(
    subscribe,
    () => history.location.search,
    () => '',
  );
  const selection = useMemo(() => parseSelection(search, services), [search, services]);
  const change = useCallback(
    (next: Change) => {
      const {pathname, search: current} = history.location;
      history.replace({
        pathname,
        search: serializeSelection(next(parseSelection(current, services))),
      });
    },
    [history, services],
  );
  return [selection, change];
}

import {useMemo, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import type {ComparedService} from '@site/src/catalogue';
import {parseSelection, type Selection, serializeSelection} from '@site/src/catalogue/compare';
import {createAddress} from './address';

type Change = (selection: Selection) => Selection;

/** How a reader changes the selection. */
export type Choose = {
  /** Takes a step that Back undoes. */
  readonly step: (change: Change) => void;
  /** Takes what is typed; it belongs to the step before. */
  readonly type: (change: Change) => void;
  /** Says that the reader has finished typing. */
  readonly settle: () => void;
};

/**
 * What the reader has chosen, which stands in the address alone. The router tells of a new
 * address only once it has loaded the page for it, which is too late for a text box that the
 * address fills; the history tells at once. The static page is the same for all addresses,
 * so hydration has to begin without a choice.
 */
export default function useSelection(
  services: readonly ComparedService[],
): readonly [Selection, Choose] {
  const history = useHistory();
  const address = useMemo(() => createAddress(history), [history]);
  const search = useSyncExternalStore(address.subscribe, address.read, () => '');
  const selection = useMemo(() => parseSelection(search, services), [search, services]);
  const choose = useMemo((): Choose => {
    const next = (change: Change) =>
      serializeSelection(change(parseSelection(address.read(), services)));
    return {
      step: (change) => {
        address.step(next(change));
      },
      type: (change) => {
        address.type(next(change));
      },
      settle: () => {
        address.settle();
      },
    };
  }, [address, services]);
  return [selection, choose];
}

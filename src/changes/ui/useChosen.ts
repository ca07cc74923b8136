import {useMemo} from 'react';
import {useQuery} from '@site/src/browser/useQuery';
import {type Chosen, parseChosen, serializeChosen} from '../filters';
import type {PageEvent} from '../pageEvents';

/** The chosen filters and a function that changes them. The URL is their only store. */
export function useChosen(
  events: readonly PageEvent[],
): readonly [Chosen, (chosen: Chosen) => void] {
  const [search, query] = useQuery();
  const chosen = useMemo(() => parseChosen(search, events), [search, events]);
  return [
    chosen,
    (next) => {
      query.push(() => serializeChosen(next));
    },
  ];
}

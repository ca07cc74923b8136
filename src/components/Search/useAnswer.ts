import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Context, SearchAnswer} from '@site/src/search';
import {search, startSearch, useSearchState} from './store';

type Result = {
  /** What the answer was given to. */
  readonly query: string;
  readonly answer: SearchAnswer;
  /** Hits in the preferred context; the answer itself is for the whole of what was asked. */
  readonly inPreferred: number;
};

/**
 * The answer to a query, as soon as there is one. An older answer stays until the newer one
 * comes, so that a list does not flicker while its reader types.
 * @param context narrows the search
 * @param preferred context in which hits are counted besides
 */
export default function useAnswer(
  query: string,
  {
    context,
    preferred,
    limit,
  }: {
    readonly context?: Context | undefined;
    readonly preferred?: Context | undefined;
    readonly limit: number;
  },
): Result | undefined {
  const {phase} = useSearchState();
  const [result, setResult] = useState<Result>();
  const isEmpty = query.trim() === '';

  useEffect(() => {
    if (isEmpty || (phase !== 'ready' && phase !== 'complete')) {
      return undefined;
    }
    let isCurrent = true;
    const ask = async () => {
      const [answer, inPreferred] = await Promise.all([
        search(query, context, limit),
        preferred ? search(query, preferred, 0) : undefined,
      ]);
      if (isCurrent) {
        setResult({query, answer, inPreferred: inPreferred?.total ?? 0});
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [query, isEmpty, context, preferred, limit, phase]);

  return isEmpty ? undefined : result;
}

/** Starts the search of this language. */
export function useStartSearch(): () => void {
  const folder = useBaseUrl('/search/');
  return () => {
    startSearch(folder);
  };
}

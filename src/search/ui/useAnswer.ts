import {useCallback, useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Context} from '@site/src/search/contexts';
import type {SearchAnswer} from '@site/src/search/documents';
import {SEARCH_FOLDER} from '@site/src/search/fileNames';
import {retrySearch, search, startSearch, type StoreState, useSearchState} from './store';

type Result = {
  /** What the answer was given to. */
  readonly query: string;
  readonly answer: SearchAnswer;
  /** Hits in the preferred context; the answer itself is for the whole of what was asked. */
  readonly inPreferred: number;
  /** Whether nothing more is going to be found. */
  readonly isFinal: boolean;
};

const SEARCHABLE: readonly StoreState['phase'][] = ['ready', 'complete', 'partial'];

/**
 * The answer to a query, as soon as there is one. An older answer stays until the newer one
 * comes, so that a list does not flicker while its reader types.
 * @param context narrows the search
 * @param preferred context in which hits are counted besides
 */
export function useAnswer(
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
  const [result, setResult] = useState<Omit<Result, 'isFinal'>>();
  const isEmpty = query.trim() === '';

  useEffect(() => {
    if (isEmpty || !SEARCHABLE.includes(phase)) {
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

  return isEmpty || !result
    ? undefined
    : {...result, isFinal: result.answer.complete || phase === 'partial'};
}

/** Starts the search of this language, and tries again what could not be loaded. */
export function useStartSearch(): {readonly start: () => void; readonly retry: () => void} {
  const folder = useBaseUrl(`/${SEARCH_FOLDER}`);
  const start = useCallback(() => {
    startSearch(folder);
  }, [folder]);
  const retry = useCallback(() => {
    retrySearch(folder);
  }, [folder]);
  return {start, retry};
}

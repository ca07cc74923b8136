import {useCallback, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchAnswer} from '@site/src/search/documents';
import type {SearchOptions} from '@site/src/search/engine';
import {SEARCH_FOLDER} from '@site/src/search/fileNames';
import {retrySearch, search, startSearch, type StoreState, useSearchState} from './store';

type Result = {
  /** The query of the answer, which may be older than the current one. */
  readonly query: string;
  readonly answer: SearchAnswer;
  /** Whether no further texts will be loaded, so that the answer cannot change. */
  readonly isFinal: boolean;
};

const SEARCHABLE: readonly StoreState['phase'][] = ['ready', 'complete', 'partial'];

/**
 * The answer to a query; `undefined` until there is one and for an empty query. The previous answer
 * stays until the next one arrives, so that the list does not flicker while typing.
 */
export function useAnswer(
  query: string,
  {context, preferred, limit}: SearchOptions,
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
      const answer = await search(query, {context, preferred, limit});
      if (isCurrent) {
        // Rendered at once, as a task of its own could miss the next frame.
        flushSync(() => {
          setResult({query, answer});
        });
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

/** Stable callbacks that call {@link startSearch} and {@link retrySearch} for this language. */
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

import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SEARCH_FOLDER} from '@site/src/search/pages';
import type {SearchAnswer, SearchOptions} from '@site/src/search/engine';
import type {LoadState, Question} from '@site/src/search/worker';

type Phase = 'idle' | 'loading' | LoadState;

/** Milliseconds after which a file that has not arrived counts as failed, until it arrives. */
const TIME_LIMIT = 15_000;

let phase: Phase = 'idle';
let timer: ReturnType<typeof setTimeout> | undefined;
let worker: Worker | undefined;
const listeners = new Set<() => void>();

function setPhase(next: Phase): void {
  phase = next;
  clearTimeout(timer);
  if (next === 'loading' || next === 'ready') {
    timer = setTimeout(() => {
      setPhase(next === 'loading' ? 'failed' : 'partial');
    }, TIME_LIMIT);
  }
  listeners.forEach((listener) => {
    listener();
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const getPhase = () => phase;

function load(folder: string): void {
  worker?.terminate();
  setPhase('loading');
  worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('../worker.ts', import.meta.url),
  );
  worker.addEventListener('message', ({data}: MessageEvent<LoadState>) => {
    setPhase(data);
  });
  worker.addEventListener('error', () => {
    setPhase('failed');
  });
  worker.postMessage(new URL(folder, window.location.href).href);
}

/**
 * The state of the search and the answer to a query. `start` starts the search once and after a
 * failure, `retry` in any state.
 */
export function useSearch(query: string, {context, limit}: SearchOptions) {
  const folder = useBaseUrl(`/${SEARCH_FOLDER}`);
  const now = useSyncExternalStore(subscribe, getPhase, getPhase);
  const start = useCallback(() => {
    if (phase === 'idle' || phase === 'failed') {
      load(folder);
    }
  }, [folder]);
  const [result, setResult] = useState<{readonly query: string; readonly answer: SearchAnswer}>();
  const isEmpty = query.trim() === '';

  useEffect(() => {
    if (isEmpty || now === 'idle' || now === 'loading' || now === 'failed') {
      return undefined;
    }
    const question: Question = {query, options: {context, limit}};
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data: answer}: MessageEvent<SearchAnswer>) => {
      // Rendered at once, as a task of its own could miss the next frame.
      flushSync(() => {
        setResult({query, answer});
      });
    };
    worker?.postMessage(question, [port2]);
    return () => {
      port1.close();
    };
  }, [query, isEmpty, context, limit, now]);

  return {
    phase: now,
    start,
    retry: () => {
      load(folder);
    },
    /** The previous answer stays until the next one, so that the list does not flicker. */
    result: isEmpty ? undefined : result,
    /** Whether no further texts will be loaded, so that the answer cannot change. */
    isFinal: now === 'partial' || result?.answer.complete === true,
  };
}

import {useSyncExternalStore} from 'react';
import type {SearchClient, SearchState} from '@site/src/search/client';
import type {Context} from '@site/src/search/contexts';
import type {SearchAnswer} from '@site/src/search/documents';

/** `idle` until the reader shows an interest in searching. */
export type StoreState = SearchState | {readonly phase: 'idle'};

/**
 * The search of this visit. Its code and index are loaded by {@link startSearch}, so that a
 * page that is not searched carries none of it.
 */
let client: SearchClient | undefined;
let state: StoreState = {phase: 'idle'};
const listeners = new Set<() => void>();

function setState(next: StoreState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Loads code and index, once; after a failure it tries again. */
export function startSearch(folder: string): void {
  if (state.phase === 'idle' || state.phase === 'failed') {
    void load(folder);
  }
}

/** Loads again what could not be loaded, also when that was the texts alone. */
export function retrySearch(folder: string): void {
  if (state.phase === 'failed' || state.phase === 'partial') {
    void load(folder);
  }
}

async function load(folder: string): Promise<void> {
  setState({phase: 'loading'});
  try {
    if (client) {
      client.load();
      return;
    }
    const {SearchClient: Client} = await import(
      /* webpackChunkName: "search-client" */ '@site/src/search/client'
    );
    const created = new Client(folder);
    client = created;
    created.subscribe(() => {
      setState(created.getState());
    });
  } catch (error) {
    setState({phase: 'failed', message: String(error)});
  }
}

export function useSearchState(): StoreState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}

/** @throws Error while nothing can be searched, which {@link useSearchState} tells */
export function search(
  query: string,
  context: Context | undefined,
  limit: number,
): Promise<SearchAnswer> {
  if (!client) {
    throw new Error('The search has not been started');
  }
  return client.search(query, context, limit);
}

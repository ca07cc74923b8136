import {useSyncExternalStore} from 'react';
import type {SearchClient, SearchState} from '@site/src/search/client';
import type {SearchAnswer} from '@site/src/search/documents';
import type {SearchOptions} from '@site/src/search/engine';

/** `idle` until {@link startSearch} is called. */
export type StoreState = SearchState | {readonly phase: 'idle'};

/** The client of this visit. Its code and index are loaded on demand by {@link startSearch}. */
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

/**
 * Loads the code and the index, unless they are loaded or loading; retries after a failure.
 * @param folder as for {@link SearchClient}
 */
export function startSearch(folder: string): void {
  if (state.phase === 'idle' || state.phase === 'failed') {
    void load(folder);
  }
}

/** Reloads the index after it, or only its texts, failed to load. */
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

/** The state of the search; renders again when it changes. */
export function useSearchState(): StoreState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}

/**
 * Searches with the client; see {@link SearchClient.search}.
 * @throws Error if {@link startSearch} has not loaded the client yet
 */
export function search(query: string, options: SearchOptions): Promise<SearchAnswer> {
  if (!client) {
    throw new Error('The search has not been started');
  }
  return client.search(query, options);
}

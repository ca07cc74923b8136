import {act, renderHook, waitFor} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import type {SearchState} from '@site/src/search/client';

const client = vi.hoisted(() => ({
  construct: vi.fn<() => void>(),
  load: vi.fn<() => void>(),
  state: {phase: 'loading'},
  /** Set once the store has created the client. */
  listener: undefined as (() => void) | undefined,
}));

vi.mock('@site/src/search/client', () => ({
  SearchClient: class {
    constructor() {
      client.construct();
    }
    load = client.load;
    getState = () => client.state;
    subscribe = (listener: () => void) => {
      client.listener = listener;
    };
  },
}));

const tell = (state: SearchState) => {
  act(() => {
    client.state = state;
    client.listener?.();
  });
};

async function openStore() {
  const {startSearch, retrySearch, useSearchState} = await import('@site/src/search/ui/store');
  const {result} = renderHook(() => useSearchState());
  return {
    start: () => {
      act(() => {
        startSearch('/search/');
      });
    },
    retry: () => {
      act(() => {
        retrySearch('/search/');
      });
    },
    phase: () => result.current.phase,
  };
}

beforeEach(() => {
  vi.resetModules();
  client.construct.mockReset();
  client.load.mockReset();
  client.state = {phase: 'loading'};
  client.listener = undefined;
});

/** Waits until the store has created the client. */
const created = () =>
  waitFor(() => {
    expect(client.listener).toBeDefined();
  });

it('creates one client, and only once it is started', async () => {
  const {start, phase} = await openStore();
  expect(phase()).toBe('idle');
  expect(client.construct).not.toHaveBeenCalled();
  start();
  expect(phase()).toBe('loading');
  await created();
  start();
  expect(client.construct).toHaveBeenCalledOnce();
});

it('reports a client that cannot be created, and creates it on the next start', async () => {
  client.construct.mockImplementationOnce(() => {
    throw new Error('Workers are blocked');
  });
  const {start, phase} = await openStore();
  start();
  await waitFor(() => {
    expect(phase()).toBe('failed');
  });
  start();
  await created();
  expect(phase()).toBe('loading');
  tell({phase: 'complete'});
  expect(phase()).toBe('complete');
});

it('reloads the texts on retry, but not on each key press', async () => {
  const {start, retry, phase} = await openStore();
  start();
  await created();
  tell({phase: 'partial', message: 'no texts'});
  expect(phase()).toBe('partial');
  start();
  expect(phase()).toBe('partial');
  expect(client.load).not.toHaveBeenCalled();
  retry();
  expect(client.load).toHaveBeenCalledOnce();
});

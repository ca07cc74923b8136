import {act, renderHook, waitFor} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import type {SearchState} from '@site/src/search/client';

const client = vi.hoisted(() => ({
  construct: (): void => undefined,
  load: vi.fn(),
  state: {phase: 'loading'},
  listener: (): void => undefined,
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
    client.listener();
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
  client.construct = () => undefined;
  client.load.mockReset();
});

it('loads nothing until it is started', async () => {
  const {start, phase} = await openStore();
  expect(phase()).toBe('idle');
  start();
  expect(phase()).toBe('loading');
});

it('reports a client that cannot be created, and creates it on the next start', async () => {
  client.construct = () => {
    throw new Error('Workers are blocked');
  };
  const {start, phase} = await openStore();
  start();
  await waitFor(() => {
    expect(phase()).toBe('failed');
  });
  client.construct = () => undefined;
  start();
  await waitFor(() => {
    expect(phase()).toBe('loading');
  });
});

it('reloads the texts on retry, but not on each key press', async () => {
  const {start, retry, phase} = await openStore();
  start();
  await waitFor(() => {
    tell({phase: 'partial', message: 'no texts'});
    expect(phase()).toBe('partial');
  });
  start();
  expect(client.load).not.toHaveBeenCalled();
  retry();
  expect(client.load).toHaveBeenCalledOnce();
});

import {act, renderHook, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchAnswer} from '@site/src/search/engine';
import type {Context} from '@site/src/search/pages';
import {useSearch} from '@site/src/search/ui/useSearch';
import type {LoadState, Question} from '@site/src/search/worker';

const ANSWER: SearchAnswer = {hits: [], pages: 0, contexts: [], complete: true};

/** Stands in for the worker, whose answers the tests send. */
class TestWorker extends EventTarget {
  static current: TestWorker;
  readonly asked: {readonly question: Question; readonly port: MessagePort}[] = [];

  constructor() {
    super();
    TestWorker.current = this;
  }

  postMessage(question: Question, ports: readonly MessagePort[] = []): void {
    this.asked.push(...ports.map((port) => ({question, port})));
  }

  terminate(): void {
    this.asked.length = 0;
  }
}

const tell = (event: Event) =>
  act(() => {
    TestWorker.current.dispatchEvent(event);
  });
const enter = (data: LoadState) => tell(new MessageEvent('message', {data}));
const asked = () => TestWorker.current.asked.map(({question}) => question.query);
const reply = (query: string, pages: number) =>
  TestWorker.current.asked
    .find(({question}) => question.query === query)!
    .port.postMessage({...ANSWER, pages});

type Typed = {readonly query: string; readonly context?: Context};

/** Renders the hook with a search that has just been started. */
function type(query: string) {
  const initialProps: Typed = {query};
  const hook = renderHook((typed) => useSearch(typed.query, {context: typed.context, limit: 20}), {
    initialProps,
  });
  act(() => {
    hook.result.current.retry();
  });
  return hook;
}

beforeEach(() => {
  vi.stubGlobal('Worker', TestWorker);
});

afterEach(() => {
  vi.useRealTimers();
});

it('asks once for each query, and again once more can be searched', () => {
  const {rerender} = type('r');
  expect(asked()).toEqual([]);
  enter('ready');
  rerender({query: 'r'});
  expect(asked()).toEqual(['r']);
  rerender({query: 'r2', context: 'docs'});
  enter('complete');
  expect(asked()).toEqual(['r', 'r2', 'r2']);
  expect(TestWorker.current.asked[2]!.question.options).toEqual({
    context: 'docs',
    limit: 20,
  });
});

it('keeps the previous answer until that to the newest query, and drops older ones', async () => {
  const {result, rerender} = type('r');
  enter('complete');
  expect(result.current.result).toBeUndefined();
  reply('r', 7);
  await waitFor(() => {
    expect(result.current.result).toMatchObject({query: 'r', answer: {pages: 7}});
  });
  expect(result.current.isFinal).toBe(true);
  rerender({query: 're'});
  rerender({query: 'red'});
  reply('re', 2);
  expect(result.current.result).toMatchObject({query: 'r', answer: {pages: 7}});
  reply('red', 3);
  await waitFor(() => {
    expect(result.current.result).toMatchObject({query: 'red', answer: {pages: 3}});
  });
  rerender({query: ''});
  expect(result.current.result).toBeUndefined();
});

it('fails if an answer throws, and starts again', () => {
  const {result} = type('r');
  enter('complete');
  tell(new Event('error'));
  expect(result.current.phase).toBe('failed');
  act(() => {
    result.current.start();
  });
  expect(result.current.phase).toBe('loading');
});

it.each([
  ['names', [], 'failed'],
  ['texts', ['ready'], 'partial'],
] as const)('gives up waiting for %s that never arrive, until they do', (_, states, phase) => {
  vi.useFakeTimers();
  const {result} = type('r');
  states.forEach(enter);
  act(() => {
    vi.advanceTimersByTime(20_000);
  });
  expect(result.current.phase).toBe(phase);
  enter('complete');
  expect(result.current.phase).toBe('complete');
});

import {act, renderHook} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import type {Context} from '@site/src/search/contexts';
import type {SearchAnswer} from '@site/src/search/documents';
import {useAnswer} from '@site/src/search/ui/useAnswer';

type Search = (query: string, options: unknown) => Promise<SearchAnswer>;

const store = vi.hoisted(() => ({search: vi.fn<Search>(), phase: 'complete'}));

vi.mock('@site/src/search/ui/store', () => ({
  search: store.search,
  useSearchState: () => ({phase: store.phase}),
}));

const ANSWER: SearchAnswer = {hits: [], total: 0, pages: 0, inPreferred: false, complete: true};

/** Functions that answer the questions asked so far, by their queries. */
let replies: Map<string, (total: number) => Promise<void>>;

beforeEach(() => {
  replies = new Map();
  store.phase = 'complete';
  store.search.mockReset();
  store.search.mockImplementation(
    (query) =>
      new Promise((resolve) => {
        replies.set(query, (total) =>
          act(async () => {
            resolve({...ANSWER, total});
            await Promise.resolve();
          }),
        );
      }),
  );
});

type Typed = {readonly query: string; readonly preferred?: Context};

function type(query: string) {
  const initialProps: Typed = {query};
  return renderHook((typed) => useAnswer(typed.query, {preferred: typed.preferred, limit: 20}), {
    initialProps,
  });
}

it('asks once for each query, with the preferred part of the site', () => {
  const {rerender} = type('');
  expect(store.search).not.toHaveBeenCalled();
  rerender({query: 'r', preferred: 'docs'});
  rerender({query: 'r', preferred: 'docs'});
  expect(store.search.mock.calls).toEqual([
    ['r', {context: undefined, preferred: 'docs', limit: 20}],
  ]);
});

it('keeps the previous answer until that to the newest query', async () => {
  const {result, rerender} = type('r');
  expect(result.current).toBeUndefined();
  await replies.get('r')!(7);
  expect(result.current).toMatchObject({query: 'r', answer: {total: 7}, isFinal: true});
  rerender({query: 'r2'});
  expect(result.current).toMatchObject({query: 'r', answer: {total: 7}});
  await replies.get('r2')!(2);
  expect(result.current).toMatchObject({query: 'r2', answer: {total: 2}});
  rerender({query: ''});
  expect(result.current).toBeUndefined();
});

it('drops the answer to an older query, whether it comes before or after that to the newest', async () => {
  const {result, rerender} = type('r');
  rerender({query: 're'});
  rerender({query: 'red'});
  await replies.get('r')!(1);
  expect(result.current).toBeUndefined();
  await replies.get('red')!(3);
  await replies.get('re')!(2);
  expect(result.current).toMatchObject({query: 'red', answer: {total: 3}});
});

it('asks again once more can be searched', () => {
  store.phase = 'loading';
  const {rerender} = type('r2');
  expect(store.search).not.toHaveBeenCalled();
  for (const phase of ['ready', 'complete']) {
    store.phase = phase;
    rerender({query: 'r2'});
  }
  expect(store.search).toHaveBeenCalledTimes(2);
});

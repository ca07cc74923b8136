import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {PageEntry} from '@site/src/search/documents';
import type {WorkerRequest, WorkerResponse} from '@site/src/search/worker';

const PAGE: PageEntry = {
  title: 'Redmine',
  url: '/services/redmine',
  description: '',
  keywords: [],
  breadcrumb: [],
  context: 'services',
  weight: 1,
  sections: [{title: '', hash: ''}],
};
const FILES: Readonly<Record<string, unknown>> = {
  'https://site/search/manifest.json': {pages: 'pages-1.json', texts: 'texts-1.json'},
  'https://site/search/pages-1.json': [PAGE],
  'https://site/search/texts-1.json': [['It hosts Subversion.']],
};

/**
 * Starts the worker on a host that lacks these files.
 * @returns functions that send requests, and the responses of the worker
 */
async function startWorker(...names: readonly string[]) {
  let missing = names;
  const responses: WorkerResponse[] = [];
  const scope = new EventTarget();
  vi.stubGlobal(
    'self',
    Object.assign(scope, {postMessage: (response: WorkerResponse) => responses.push(response)}),
  );
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve({
      ok: !missing.some((name) => address.endsWith(name)),
      status: 404,
      json: () => Promise.resolve(FILES[address]),
    }),
  );
  await import('@site/src/search/worker');
  const send = (request: WorkerRequest) =>
    scope.dispatchEvent(new MessageEvent('message', {data: request}));
  const ask = (id: number, query: string) =>
    send({type: 'search', id, query, options: {limit: 20}});
  return {
    load: () => send({type: 'load', folder: 'https://site/search/'}),
    ask,
    /** Puts the missing files on the host. */
    restore: () => {
      missing = [];
    },
    responses,
    types: () => responses.map(({type}) => type),
    answerTo: (id: number) =>
      responses.flatMap((each) => (each.type === 'answer' && each.id === id ? [each.answer] : [])),
  };
}

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('announces when names and when all texts can be searched', async () => {
  const {load, types} = await startWorker();
  load();
  await vi.waitFor(() => {
    expect(types()).toEqual(['ready', 'complete']);
  });
});

it('answers a query sent before the index is ready', async () => {
  const {load, ask, answerTo} = await startWorker();
  load();
  ask(7, 'redmine');
  await vi.waitFor(() => {
    expect(answerTo(7)).toMatchObject([{total: 1}]);
  });
});

it('finds names and reports an error if the texts fail to load', async () => {
  const {load, ask, types, responses, answerTo} = await startWorker('texts-1.json');
  load();
  await vi.waitFor(() => {
    expect(types()).toEqual(['ready', 'partial']);
  });
  expect(responses[1]).toEqual({
    type: 'partial',
    message: 'https://site/search/texts-1.json responded with status 404',
  });
  ask(1, 'redmine');
  ask(2, 'subversion');
  await vi.waitFor(() => {
    expect(answerTo(1)).toMatchObject([{total: 1, complete: false}]);
    expect(answerTo(2)).toMatchObject([{total: 0, complete: false}]);
  });
});

it.each(['manifest.json', 'pages-1.json'])(
  'reports a failure and does not answer without %s',
  async (file) => {
    const {load, ask, types, restore, answerTo} = await startWorker(file);
    load();
    ask(1, 'redmine');
    await vi.waitFor(() => {
      expect(types()).toEqual(['failed']);
    });
    // Loading again works, so its answer comes after any answer to the first question.
    restore();
    load();
    ask(2, 'redmine');
    await vi.waitFor(() => {
      expect(answerTo(2)).toMatchObject([{total: 1}]);
    });
    expect(answerTo(1)).toEqual([]);
  },
);

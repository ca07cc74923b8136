import type {useHistory} from '@docusaurus/router';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createQueryStore} from '@site/src/browser/useQuery';
import {createHistory} from '../docusaurus/router';

function open() {
  const history = createHistory();
  const store = createQueryStore(history as unknown as ReturnType<typeof useHistory>);
  const told: string[] = [];
  history.listen(() => {
    told.push(`${history.action} ${history.location.search}`);
  });
  return {store, history, told};
}

describe('a step', () => {
  it('adds one history entry and notifies once', () => {
    const {store, history, told} = open();
    store.push(() => '?pick=jira');
    expect(told).toEqual(['PUSH ?pick=jira']);
    expect(history.depth).toBe(2);
  });

  it('keeps the hash', () => {
    const {store, history} = open();
    history.replace({hash: '#cost'});
    store.push(() => '?pick=jira');
    expect(history.location).toMatchObject({search: '?pick=jira', hash: '#cost'});
  });

  it('is skipped if it does not change the query', () => {
    const {store, told} = open();
    store.push(() => '');
    expect(told).toEqual([]);
  });
});

describe('typed text', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is available at once, and replaces the query in the URL after a pause', () => {
    const {store, history, told} = open();
    store.replace(() => '?q=m');
    store.replace(() => '?q=mi');
    expect(store.getSnapshot()).toBe('?q=mi');
    expect(told).toEqual([]);
    vi.runAllTimers();
    expect(told).toEqual(['REPLACE ?q=mi']);
    expect(history.depth).toBe(1);
  });

  it('is written into the URL before the next step', () => {
    const {store, told} = open();
    store.replace(() => '?q=m');
    store.push(() => '?q=m&sort=oldest');
    vi.runAllTimers();
    expect(told).toEqual(['REPLACE ?q=m', 'PUSH ?q=m&sort=oldest']);
  });

  it('is discarded when the reader goes back', () => {
    const {store, history} = open();
    store.push(() => '?tag=oss');
    const unsubscribe = store.subscribe(() => undefined);
    store.replace(() => '?tag=oss&q=m');
    history.goBack();
    expect(store.getSnapshot()).toBe('');
    unsubscribe();
  });
});

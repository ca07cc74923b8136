import type {useHistory} from '@docusaurus/router';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createQueryStore} from '@site/src/browser/queryStore';
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
  it('is one entry of the history, and told once', () => {
    const {store, history, told} = open();
    store.push('?pick=jira');
    expect(told).toEqual(['PUSH ?pick=jira']);
    expect(history.depth).toBe(2);
  });

  it('that leads nowhere is none', () => {
    const {store, told} = open();
    store.push('');
    expect(told).toEqual([]);
  });
});

describe('what is typed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is known at once, and in the address after a pause, without an entry of its own', () => {
    const {store, history, told} = open();
    store.replace('?q=m');
    store.replace('?q=mi');
    expect(store.getSnapshot()).toBe('?q=mi');
    expect(told).toEqual([]);
    vi.runAllTimers();
    expect(told).toEqual(['REPLACE ?q=mi']);
    expect(history.depth).toBe(1);
  });

  it('comes into the address before the next step', () => {
    const {store, told} = open();
    store.replace('?q=m');
    store.push('?q=m&sort=oldest');
    vi.runAllTimers();
    expect(told).toEqual(['REPLACE ?q=m', 'PUSH ?q=m&sort=oldest']);
  });

  it('is given up by who goes back', () => {
    const {store, history} = open();
    store.push('?tag=oss');
    const unsubscribe = store.subscribe(() => undefined);
    store.replace('?tag=oss&q=m');
    history.goBack();
    expect(store.getSnapshot()).toBe('');
    unsubscribe();
  });
});

import {describe, expect, it} from 'vitest';
import {isMarked, markedLast} from '@site/src/catalogue/views/lifecycle';
import {LIFECYCLE_STATES, type LifecycleState} from '@site/src/catalogue/vocabulary';

const inState = (slug: string, state: LifecycleState) => ({slug, lifecycle: {state}});

describe('isMarked', () => {
  it('is true for every state except active', () => {
    const states = Object.keys(LIFECYCLE_STATES) as LifecycleState[];
    expect(states.filter((state) => !isMarked({lifecycle: {state}}))).toEqual(['active']);
  });
});

describe('markedLast', () => {
  it('sorts active services first and keeps the order otherwise', () => {
    const services = [
      inState('d', 'sunset'),
      inState('c', 'active'),
      inState('b', 'restricted'),
      inState('a', 'active'),
    ];
    expect(markedLast(services).map(({slug}) => slug)).toEqual(['c', 'a', 'd', 'b']);
  });
});

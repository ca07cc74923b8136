import {describe, expect, it} from 'vitest';
import type {HitType} from '@site/src/search/documents';
import {areTogether, bitOf, bothOf, eitherOf, type Match, bestType} from '@site/src/search/matches';

const match = (score: number, ...types: HitType[]): Match => ({
  score,
  names: new Map(types.includes('title') ? [[7, 4]] : []),
  types: types.reduce((bits, type) => bits | bitOf(type), 0),
  terms: types,
});

describe('matches', () => {
  it('have the most significant of their types', () => {
    expect(bestType([match(1, 'content'), match(1, 'description')])).toBe('description');
    expect(bestType([match(1, 'content', 'keywords'), match(1, 'heading')])).toBe('keywords');
  });

  it('are adjacent if they share one short text', () => {
    expect(areTogether([match(1, 'description'), match(1, 'description', 'title')])).toBe(true);
    expect(areTogether([match(1, 'description'), match(1, 'title')])).toBe(false);
    expect(areTogether([match(1, 'content'), match(1, 'content')])).toBe(false);
  });

  it('combined by eitherOf have the better score', () => {
    const a = new Map([
      [1, match(4, 'title')],
      [2, match(1, 'content')],
    ]);
    const b = new Map([
      [2, match(10, 'description')],
      [3, match(6, 'title')],
    ]);
    const either = eitherOf(a, b, 0.5);
    expect([...either].map(([place, {score}]) => [place, score])).toEqual([
      [1, 4],
      [2, 5],
      [3, 3],
    ]);
    expect(either.get(2)!.terms).toEqual(['content', 'description']);
    expect(either.get(3)!.names).toEqual(new Map([[7, 2]]));
    expect(eitherOf(a, new Map(), 1)).toBe(a);
    expect(a.get(2)!.score).toBe(1);
  });

  it('combined by bothOf have the sum of their scores', () => {
    const a = new Map([
      [1, match(4, 'title')],
      [2, match(1, 'content')],
    ]);
    const both = bothOf(a, new Map([[1, match(3, 'title')]]));
    expect([...both.keys()]).toEqual([1]);
    expect(both.get(1)).toMatchObject({score: 7, names: new Map([[7, 8]])});
  });
});

import {describe, expect, it} from 'vitest';
import {
  addAnswers,
  type Check,
  formatHistory,
  parseHistory,
  verdictOf,
} from '@site/src/cli/externalLinks/history';
import type {Outcome} from '@site/src/cli/externalLinks/request';

const OUTCOMES: Readonly<Record<string, Outcome>> = {f: 'failed', o: 'ok', u: 'unknown'};

/** Parses checks written as `f01 o08`: outcome and day of November 2026. */
const checks = (text: string): Check[] =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => ({
      date: `2026-11-${part.slice(1)}`,
      outcome: OUTCOMES[part[0]!]!,
      detail: part.startsWith('o') ? '200' : '404',
    }));

describe('the verdict', () => {
  it.each([
    ['nothing', '', 'unknown'],
    ['a success', 'o01', 'ok'],
    ['one failure', 'f01', 'failing'],
    ['two failures', 'o01 f08 f15', 'failing'],
    ['three failures within 14 days', 'f01 f08 f15', 'dead'],
    ['three failures within 15 days', 'f01 f08 f16', 'failing'],
    ['the last three of four within 14 days', 'f01 f10 f17 f24', 'dead'],
    ['a success between the failures', 'f01 f04 o08 f11', 'failing'],
    ['alternating failures and successes', 'f01 o02 f03 o04 f05 o06 f07', 'failing'],
    ['a success after three failures', 'f01 f04 f08 o11', 'ok'],
    ['failures with inconclusive answers between', 'f01 u04 f08 u11 f15', 'dead'],
    ['an inconclusive answer after three failures', 'f01 f04 f08 u11', 'dead'],
    ['inconclusive answers', 'o01 u08', 'unknown'],
    ['an inconclusive answer after a failure', 'f01 u08', 'failing'],
    ['failures that stopped long ago and began again', 'f01 f02 o03 f29 f30', 'failing'],
  ])('for %s', (_, text, verdict) => {
    expect(verdictOf(checks(text))).toBe(verdict);
  });
});

describe('addAnswers', () => {
  const URL_A = 'https://a.example/';
  const ok = {outcome: 'ok', detail: '200'} as const;
  const failed = {outcome: 'failed', detail: '404'} as const;
  const add = (before: Check[], answer: typeof ok | typeof failed, date: string) =>
    addAnswers({[URL_A]: before}, [URL_A], new Map([[URL_A, answer]]), date)[URL_A];

  it('adds one check per day', () => {
    expect(add(checks('o01'), failed, '2026-11-08')).toEqual(checks('o01 f08'));
  });

  it('keeps the last of several answers on one day', () => {
    expect(add(checks('o01 f08'), ok, '2026-11-08')).toEqual(checks('o01 o08'));
    const first = add([], failed, '2026-11-08') as Check[];
    const second = add(first, failed, '2026-11-08') as Check[];
    expect(add(second, failed, '2026-11-08')).toEqual(checks('f08'));
  });

  it('keeps only as many checks as the rule needs', () => {
    const before = checks('o01 o02 o03 o04 o05 o06 o07 o08');
    expect(add(before, ok, '2026-11-09')).toEqual(checks('o02 o03 o04 o05 o06 o07 o08 o09'));
  });

  it('keeps the checks of links that were not requested, and drops those of removed links', () => {
    const history = {[URL_A]: checks('o01'), 'https://gone.example/': checks('f01')};
    expect(addAnswers(history, [URL_A, 'https://new.example/'], new Map(), '2026-11-08')).toEqual({
      [URL_A]: checks('o01'),
    });
  });
});

describe('the file of results', () => {
  it.each([
    [{}],
    [
      {
        'https://a.example/"': [
          {date: '2026-11-01', outcome: 'ok', detail: '200', movedTo: 'https://b.example/'},
        ],
      },
    ],
    [{'https://a.example/': checks('f01 u02'), 'https://b.example/': checks('o01')}],
  ] as const)('is read as it was written: %j', (history) => {
    expect(parseHistory(formatHistory(history))).toEqual(history);
  });

  it('is rejected if it has another format', () => {
    expect(() => parseHistory('{"https://a.example/": [{"date": "yesterday"}]}')).toThrow('date');
  });
});

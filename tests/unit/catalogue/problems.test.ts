import {expect, it} from 'vitest';
import {ContentError, formatProblems, nearestWord, suggestion} from '@site/src/catalogue/problems';

it.each([
  ['cloud-servce', ['cloud-service', 'open-source'], 'cloud-service'],
  ['mit', ['MIT', 'ISC'], 'MIT'],
  ['open', ['cloud-service', 'open-source'], undefined],
  ['tess', ['test', 'tesa'], 'test'],
  ['abcdefghi', ['abcdefXYZ'], 'abcdefXYZ'],
  ['abcdefghi', ['abcdeWXYZ'], undefined],
])('the word nearest to "%s" in %j is %j', (word, allowed, nearest) => {
  expect(nearestWord(word, allowed)).toBe(nearest);
});

it('a suggestion lists at most twelve words', () => {
  const many = Array.from({length: 13}, (_, index) => `a-long-word-${index}`);
  expect(suggestion('storag', ['storage', 'ai'])).toBe('; did you mean "storage"?');
  expect(suggestion('x', many)).toBe('');
  expect(suggestion('x', many.slice(1))).toContain('; allowed: ');
});

it('problems are listed by file, line and column, and counted', () => {
  const problem = (file: string, line: number, column: number) => ({
    file,
    line,
    column,
    message: 'is wrong',
  });
  const problems = [
    problem('b.yml', 1, 1),
    problem('a.yml', 10, 1),
    problem('a.yml', 2, 12),
    problem('a.yml', 2, 3),
  ];
  expect(formatProblems(problems).replaceAll(' is wrong', '').split('\n')).toEqual([
    ...['a.yml:2:3', 'a.yml:2:12', 'a.yml:10:1', 'b.yml:1:1', '4 problems'],
  ]);
  expect(new ContentError(problems).message).toBe(formatProblems(problems));
});

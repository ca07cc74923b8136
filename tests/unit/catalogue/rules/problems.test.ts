import {describe, expect, it} from 'vitest';
import {
  ContentError,
  formatProblems,
  nearestWord,
  type Problem,
  sortProblems,
  suggestion,
} from '@site/src/catalogue/rules/problems';

const problem = (file: string, line: number, column: number): Problem => ({
  file,
  line,
  column,
  message: 'is wrong',
});

describe('nearestWord', () => {
  it.each([
    ['cloud-servce', ['cloud-service', 'open-source'], 'cloud-service'],
    ['mit', ['MIT', 'ISC'], 'MIT'],
    ['open', ['cloud-service', 'open-source'], undefined],
    ['tag', [], undefined],
  ])('finds for "%s" among %j the word %j', (word, allowed, nearest) => {
    expect(nearestWord(word, allowed)).toBe(nearest);
  });

  it('returns the first of two equally similar words', () => {
    expect(nearestWord('tess', ['test', 'tesa'])).toBe('test');
  });

  it('accepts a difference of up to a third of the letters', () => {
    expect(nearestWord('abcdefghi', ['abcdefXYZ'])).toBe('abcdefXYZ');
    expect(nearestWord('abcdefghi', ['abcdeWXYZ'])).toBeUndefined();
  });
});

describe('suggestion', () => {
  it('asks for a similar word', () => {
    expect(suggestion('storag', ['storage', 'ai'])).toBe('; did you mean "storage"?');
  });

  it('lists the words if none is similar', () => {
    expect(suggestion('nothing', ['storage', 'ai'])).toBe('; allowed: storage, ai');
  });

  it('lists neither an empty vocabulary nor more than twelve words', () => {
    const many = Array.from({length: 13}, (_, index) => `a-long-word-${index}`);
    expect(suggestion('x', [])).toBe('');
    expect(suggestion('x', many)).toBe('');
    expect(suggestion('x', many.slice(1))).toContain('; allowed: ');
  });
});

describe('formatProblems', () => {
  it('lists the problems by file, line and column, and counts them', () => {
    const problems = [
      problem('services/b.yml', 1, 1),
      problem('services/a.yml', 10, 1),
      problem('services/a.yml', 2, 12),
      problem('services/a.yml', 2, 3),
    ];
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "services/a.yml:2:3 is wrong
      services/a.yml:2:12 is wrong
      services/a.yml:10:1 is wrong
      services/b.yml:1:1 is wrong
      4 problems"
    `);
  });

  it('uses the singular for one problem', () => {
    expect(formatProblems([problem('a.yml', 1, 1)])).toMatchInlineSnapshot(`
      "a.yml:1:1 is wrong
      1 problem"
    `);
  });

  it('does not change the given list', () => {
    const problems = [problem('b.yml', 1, 1), problem('a.yml', 1, 1)];
    expect(sortProblems(problems).map(({file}) => file)).toEqual(['a.yml', 'b.yml']);
    expect(problems.map(({file}) => file)).toEqual(['b.yml', 'a.yml']);
  });
});

describe('ContentError', () => {
  it('contains the problems, also in its message', () => {
    const problems = [problem('b.yml', 3, 5), problem('a.yml', 1, 1)];
    const error = new ContentError(problems);
    expect(error.problems).toBe(problems);
    expect(error.name).toBe('ContentError');
    expect(error.message).toBe(formatProblems(problems));
  });
});

import {describe, expect, it} from 'vitest';
import {formatProblems} from '@site/src/catalogue';
import {applyExclusions} from '@site/src/cli/externalLinks/exclusions';

const LINKS = ['https://a.example/', 'https://a.example/x', 'https://b.example/x'].map((url) => ({
  url,
  places: [{file: 'docs/page.md', line: 1}],
}));

const apply = (text: string) => {
  const {links, problems} = applyExclusions(LINKS, text);
  return {urls: links.map(({url}) => url), problems: formatProblems(problems)};
};

describe('applyExclusions', () => {
  it('excludes a URL, or all URLs with a prefix', () => {
    expect(apply('- {url: https://a.example/, reason: Because.}').urls).toEqual([
      'https://a.example/x',
      'https://b.example/x',
    ]);
    expect(apply('- {url: https://a.example/*, reason: Because.}').urls).toEqual([
      'https://b.example/x',
    ]);
  });

  it('excludes nothing with an empty list', () => {
    expect(apply('# nothing yet\n[]\n')).toEqual({
      urls: LINKS.map(({url}) => url),
      problems: '0 problems',
    });
  });

  it.each([
    ['a missing reason', '- url: https://a.example/', '1:3 [0].reason is missing; it must be text'],
    [
      'an empty reason',
      '- url: https://a.example/\n  reason: " "',
      '2:11 [0].reason is ""; it must not be empty',
    ],
    ['an unknown key', '- {url: https://a.example/, reason: a, until: 1}', 'unknown key "until"'],
    ['an invalid URL', '- {url: a.example, reason: a}', 'must be a URL'],
    [
      'a URL that no page links to',
      '- {url: https://c.example/*, reason: a}',
      '1:9 "https://c.example/*" no longer excludes any link; remove it',
    ],
  ])('rejects %s', (_, text, problem) => {
    expect(apply(text).problems).toContain(problem);
    expect(apply(text).problems).toContain('1 problem');
  });
});

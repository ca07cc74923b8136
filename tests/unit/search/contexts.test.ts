import {expect, it} from 'vitest';
import {SITE_PAGES} from '@site/src/site/pages';
import {contextOf, kindOf} from '@site/src/search/pages';

it.each([
  ['/services/linear', '/', 'services'],
  ['/ja/services/linear', '/ja/', 'services'],
  ['/services/tags/ai', '/', 'services'],
  ['/companies/company', '/', 'companies'],
  ['/docs', '/', 'docs'],
  ['/catalogue/ja/docs/intro', '/catalogue/ja/', 'docs'],
  ['/search', '/', undefined],
  ['/', '/', undefined],
  ['/servicesx/linear', '/', undefined],
  ['/constructor', '/', undefined],
])('the context of %s with base URL %s is %s', (pathname, baseUrl, expected) => {
  expect(contextOf(pathname, baseUrl)).toBe(expected);
});

it('the lists are the searched pages of the site', () => {
  for (const {path, searchedAs} of SITE_PAGES) {
    expect.soft(kindOf(path.slice(1)) === 'list', path).toBe(searchedAs !== undefined);
  }
});

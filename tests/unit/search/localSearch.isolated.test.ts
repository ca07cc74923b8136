import {load} from 'cheerio';
import {expect, it, vi} from 'vitest';
import {parseArticle} from '@site/src/search/localSearch';

vi.mock('@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument', () => ({
  parseDocument: () => ({
    pageTitle: 'Storage',
    description: '',
    keywords: ['one'],
    breadcrumb: [],
    sections: [],
  }),
}));

it('reports a parser that has changed', () => {
  expect(() => parseArticle(load(''))).toThrowErrorMatchingInlineSnapshot(`
    [Error: parseDocument of @easyops-cn/docusaurus-search-local has changed; see src/search/localSearch.ts:
    ✖ Invalid input: expected string, received array
      → at keywords]
  `);
});

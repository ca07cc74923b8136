import {describe, expect, it} from 'vitest';
import {articleModule, previewsModule, previewsOf} from '@site/src/plugins/catalogue/pageModules';

it('an article keeps its exports and gets more', () => {
  expect(articleModule('@site/services/alpha/index.md', {record: '~blog/records/alpha.json'}))
    .toMatchInlineSnapshot(`
    "export * from "@site/services/alpha/index.md";
    export {default} from "@site/services/alpha/index.md";
    export {default as record} from "~blog/records/alpha.json";
    "
  `);
});

describe('previews', () => {
  it('are the short variants of the posts, in their order', () => {
    expect(previewsModule(['@site/services/beta/index.md', '@site/services/alpha/index.md']))
      .toMatchInlineSnapshot(`
      "import * as post0 from "@site/services/beta/index.md?truncated=true";
      import * as post1 from "@site/services/alpha/index.md?truncated=true";
      const posts = [post0, post1];
      export default posts.map(({default: content, ...more}) => ({
        content: Object.assign(content, more),
      }));
      "
    `);
  });

  it('may be none', () => {
    expect(previewsModule([])).toContain('const posts = [];');
  });

  it('are what the route of a list names', () => {
    const content = {__import: true, path: '@site/services/alpha/index.md'} as const;
    const route = {path: '/services', component: '@theme/BlogListPage'};
    expect(previewsOf({...route, modules: {items: [{content}]}})).toEqual([content.path]);
    expect(previewsOf(route)).toBeUndefined();
  });
});

import {runInNewContext} from 'node:vm';
import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {articleModule, previewsModule, previewsOf} from '@site/src/plugins/catalogue/pageModules';

const ARTICLE = '@site/services/alpha/index.md';

/** What a module exports where each that it imports is a page: a component, with its metadata. */
async function exportsOf(text: string): Promise<Readonly<Record<string, unknown>>> {
  const {outputFiles} = await build({
    stdin: {contents: text},
    bundle: true,
    format: 'cjs',
    write: false,
    plugins: [
      {
        name: 'stand-ins',
        setup(bundler) {
          bundler.onResolve({filter: /./}, ({path}) => ({path, namespace: 'stand-in'}));
          bundler.onLoad({filter: /./, namespace: 'stand-in'}, ({path}) => ({
            contents: `export default () => '${path}'; export const metadata = {source: '${path}'};`,
          }));
        },
      },
    ],
  });
  const module = {exports: {}};
  runInNewContext(outputFiles[0]!.text, {module});
  return module.exports;
}

/** What a component draws; one of the stand-ins, the path of its module. */
const draw = (component: unknown): string | null => (component as () => string | null)();

it('an article keeps its exports and gets more', async () => {
  const record = '~blog/records/alpha.json';
  const page = await exportsOf(articleModule(ARTICLE, {record}));
  expect(Object.keys(page).sort()).toEqual(['default', 'metadata', 'record']);
  expect(draw(page.default)).toBe(ARTICLE);
  expect(page.metadata).toEqual({source: ARTICLE});
  expect(draw(page.record)).toBe(record);
});

describe('previews', () => {
  const previews = async (sources: readonly string[]) =>
    (await exportsOf(previewsModule(sources))).default as readonly {
      readonly content: {readonly metadata: unknown};
    }[];

  it('have the metadata of the posts, in their order, in the form of the blog plugin', async () => {
    const posts = await previews(['@site/services/beta/index.md', ARTICLE]);
    expect(posts.map(({content}) => content.metadata)).toEqual([
      {source: '@site/services/beta/index.md?truncated=true'},
      {source: `${ARTICLE}?truncated=true`},
    ]);
  });

  it('draw nothing, so that no article is sent with a list', async () => {
    const [post] = await previews([ARTICLE]);
    expect(draw(post!.content)).toBeNull();
  });

  it('may be none', async () => {
    expect(await previews([])).toEqual([]);
  });

  it('are what the route of a list names', () => {
    const content = {__import: true, path: ARTICLE} as const;
    const route = {path: '/services', component: '@theme/BlogListPage'};
    expect(previewsOf({...route, modules: {items: [{content}]}})).toEqual([content.path]);
    expect(previewsOf(route)).toBeUndefined();
  });
});

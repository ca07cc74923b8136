import {runInNewContext} from 'node:vm';
import {docuHash} from '@docusaurus/utils';
import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {articleModule, previewsModule, previewsOf} from '@site/src/plugins/catalogue/pageModules';

const ARTICLE = '@site/services/alpha/index.md';

/**
 * Bundles a module, with stand-ins for all imports: components with metadata, and for JSON files
 * their path.
 * @returns the exports of the module
 */
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
            contents: path.endsWith('.json')
              ? `export default '${path}'`
              : `export default () => '${path}'; export const metadata = {source: '${path}'};`,
          }));
        },
      },
    ],
  });
  const module = {exports: {}};
  runInNewContext(outputFiles[0]!.text, {module});
  return module.exports;
}

/** Renders a component; a stand-in renders the path of its module. */
const draw = (component: unknown): string | null => (component as () => string | null)();

it('the module of an article keeps its exports and adds records', async () => {
  const record = '~blog/records/alpha.json';
  const page = await exportsOf(articleModule(ARTICLE, {record}));
  expect(Object.keys(page).sort()).toEqual(['default', 'metadata', 'record']);
  expect(draw(page.default)).toBe(ARTICLE);
  expect(page.metadata).toEqual({source: ARTICLE});
  expect(page.record).toBe(record);
});

describe('the previews of a list', () => {
  const previews = async (sources: readonly string[]) =>
    (await exportsOf(previewsModule('services', sources))).default as readonly {
      readonly content: {readonly metadata: unknown};
    }[];

  it('have the metadata of the posts, in order and in the format of the blog plugin', async () => {
    const posts = await previews(['@site/services/beta/index.md', ARTICLE]);
    expect(posts.map(({content}) => content.metadata)).toEqual([
      `~blog/services/${docuHash('@site/services/beta/index.md')}.json`,
      `~blog/services/${docuHash(ARTICLE)}.json`,
    ]);
  });

  it('render nothing, so that lists are sent without articles', async () => {
    const [post] = await previews([ARTICLE]);
    expect(draw(post!.content)).toBeNull();
  });

  it('may be empty', async () => {
    expect(await previews([])).toEqual([]);
  });

  it('are found in the modules of the route', () => {
    const content = {__import: true, path: ARTICLE} as const;
    const route = {path: '/services', component: '@theme/BlogListPage'};
    expect(previewsOf({...route, modules: {items: [{content}]}})).toEqual([content.path]);
    expect(previewsOf(route)).toBeUndefined();
  });
});

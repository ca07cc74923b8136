import path from 'node:path';
import type {DefaultParseFrontMatter, RouteConfig} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import {collectRoutes, parseFrontMatter} from '@site/src/plugins/catalogue/entries';
import {catalogueFiles, writeTree} from '../factories';

const route = (path: string): RouteConfig => ({path, component: '@theme/BlogPostPage'});

describe('collectRoutes', () => {
  it('hands out the routes, which are not added yet', async () => {
    const addRoute = vi.fn<(route: RouteConfig) => void>();
    const routes = await collectRoutes({addRoute}, (actions) => {
      actions.addRoute(route('/a'));
      actions.addRoute(route('/b'));
    });
    expect(routes).toEqual([route('/a'), route('/b')]);
    expect(addRoute).not.toHaveBeenCalled();
  });

  it('leaves the other actions and the ones it was given as they are', async () => {
    const createData = vi.fn();
    const addRoute = vi.fn();
    const given = {createData, addRoute};
    await collectRoutes(given, (actions) => {
      expect(actions.createData).toBe(createData);
    });
    expect(given.addRoute).toBe(addRoute);
  });
});

describe('parseFrontMatter', () => {
  const defaultParseFrontMatter = vi.fn<DefaultParseFrontMatter>(() =>
    Promise.resolve({frontMatter: {title: 'Alpha', slug: 'by-hand'}, content: 'It keeps files.'}),
  );
  const parse = (file: string, fileContent = '') => {
    const root = writeTree(catalogueFiles());
    return parseFrontMatter(root)({
      filePath: path.join(root, file),
      fileContent,
      defaultParseFrontMatter,
    });
  };

  it('lets the record overrule what an entry says', async () => {
    expect(await parse('services/alpha/index.md')).toEqual({
      frontMatter: {
        title: 'Alpha',
        slug: 'alpha',
        date: new Date('2026-11-20T00:00:00Z'),
        tags: ['storage'],
        image: './cover.jpg',
      },
      content: 'It keeps files.',
    });
  });

  it('leaves the table of contents out where the table of a category needs its place', async () => {
    defaultParseFrontMatter.mockResolvedValueOnce({
      frontMatter: {title: 'Storage'},
      content: 'Text.\n\n<CategoryTable category="keeping" caption="Storage" />\n',
    });
    expect((await parse('docs/categories/storage.mdx')).frontMatter).toEqual({
      title: 'Storage',
      hide_table_of_contents: true,
    });
  });

  it('leaves every other page as it is', async () => {
    expect((await parse('docs/intro.md')).frontMatter).toEqual({title: 'Alpha', slug: 'by-hand'});
  });

  it.each([
    'services/alpha/index.md',
    'companies/acme/index.md',
    'docs/intro.md',
    'docs/_part.mdx',
    'src/pages/about.md',
    'i18n/ja/docusaurus-plugin-content-docs/current/intro.md',
    'i18n/ja/docusaurus-plugin-content-pages/about.md',
  ])('has no front matter of %s run as code', async (file) => {
    defaultParseFrontMatter.mockClear();
    await expect(parse(file, '---js\n{title: process.exit()}\n---\n')).rejects.toThrow(
      `${file}:1:4 the front matter is announced as "js", which may be run as code`,
    );
    expect(defaultParseFrontMatter).not.toHaveBeenCalled();
  });
});

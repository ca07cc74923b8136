import path from 'node:path';
import type {DefaultParseFrontMatter, RouteConfig} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import {collectRoutes, parseFrontMatter} from '@site/src/plugins/catalogue/entries';
import {catalogueFiles, writeTree} from '../factories';

const route = (path: string): RouteConfig => ({path, component: '@theme/BlogPostPage'});

describe('collectRoutes', () => {
  it('returns the routes without adding them', async () => {
    const addRoute = vi.fn<(route: RouteConfig) => void>();
    const routes = await collectRoutes({addRoute}, (actions) => {
      actions.addRoute(route('/a'));
      actions.addRoute(route('/b'));
    });
    expect(routes).toEqual([route('/a'), route('/b')]);
    expect(addRoute).not.toHaveBeenCalled();
  });

  it('passes on other actions and does not change the given object', async () => {
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

  it('lets the record override the front matter of an entry', async () => {
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

  it('hides the table of contents on a page with a category table', async () => {
    defaultParseFrontMatter.mockResolvedValueOnce({
      frontMatter: {title: 'Storage'},
      content: 'Text.\n\n<CategoryTable category="keeping" caption="Storage" />\n',
    });
    expect((await parse('docs/categories/storage.mdx')).frontMatter).toEqual({
      title: 'Storage',
      hide_table_of_contents: true,
    });
  });

  it('does not change other pages', async () => {
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
  ])('rejects executable front matter in %s', async (file) => {
    defaultParseFrontMatter.mockClear();
    await expect(parse(file, '---js\n{title: process.exit()}\n---\n')).rejects.toThrow(
      `${file}:1:4 the front matter is marked as "js", which could be run as code`,
    );
    expect(defaultParseFrontMatter).not.toHaveBeenCalled();
  });
});

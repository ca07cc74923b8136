import path from 'node:path';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {parseFrontMatter} from '@site/src/plugins/catalogue/content';
import {catalogueFiles, writeTree} from '../factories';

const defaultParseFrontMatter = vi.fn<DefaultParseFrontMatter>(() =>
  Promise.resolve({frontMatter: {title: 'Alpha', slug: 'by-hand'}, content: 'It keeps files.'}),
);
const parse = (file: string, fileContent = '') => {
  const root = writeTree(catalogueFiles());
  const filePath = path.join(root, file);
  return parseFrontMatter(root)({filePath, fileContent, defaultParseFrontMatter});
};

it('the record of an entry overrides its front matter', async () => {
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
  expect((await parse('docs/intro.md')).frontMatter).toEqual({title: 'Alpha', slug: 'by-hand'});
});

it.each([
  'services/alpha/index.md',
  'docs/_part.mdx',
  'src/pages/about.md',
  'i18n/ja/docusaurus-plugin-content-pages/about.md',
])('front matter that runs is refused in %s', async (file) => {
  defaultParseFrontMatter.mockClear();
  await expect(parse(file, '---js\n{title: process.exit()}\n---\n')).rejects.toThrow(
    `${file}:1:4 the front matter is marked as "js"`,
  );
  expect(defaultParseFrontMatter).not.toHaveBeenCalled();
});

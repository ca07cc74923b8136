import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {formatProblems, inspectCatalogue} from '@site/src/catalogue';
import {ContentTree} from '@site/src/catalogue/contentTree';
import {article, catalogueFiles, writeTree} from './factories';

/** A catalogue with a symbolic link to a file outside of it, in place of a file or as a new one. */
function withLink(link: string, text: string) {
  const outside = path.join(writeTree({'file.txt': text, 'service.yml': text}), 'file.txt');
  const root = writeTree(catalogueFiles({[link]: null}));
  mkdirSync(path.dirname(path.join(root, link)), {recursive: true});
  symlinkSync(link.includes('.') ? outside : path.dirname(outside), path.join(root, link));
  return {root, outside};
}

const told = (root: string): string => formatProblems(inspectCatalogue(root).problems);

it('the files of the content are those of its folders, translations last', () => {
  const root = writeTree({
    'services/b/service.yml': '',
    'services/a/service.yml': '',
    'i18n/ja/docusaurus-plugin-content-docs/current/intro.md': '',
    'docs/intro.md': '',
    'i18n/ja/code.json': '',
    'src/index.ts': '',
  });
  expect(new ContentTree(root).files).toEqual([
    'services/a/service.yml',
    'services/b/service.yml',
    'docs/intro.md',
    'i18n/ja/docusaurus-plugin-content-docs/current/intro.md',
  ]);
});

it.each([
  'services/alpha/service.yml',
  'services/alpha/index.md',
  'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md',
  'services/alpha/cover.jpg',
  'services/tags.yml',
  'services/beta',
])('a symbolic link is refused and not read: %s', (link) => {
  const {root} = withLink(link, 'a secret');
  expect(told(root)).toMatch(
    new RegExp(`^${link}:1:1 symbolic links are not allowed.*\n1 problem$`),
  );
});

it('a picture outside of the site is refused', () => {
  const outside = writeTree({'plan.jpg': 'a'});
  const root = writeTree(catalogueFiles());
  const body = `![Plan](../../../${path.basename(outside)}/plan.jpg)`;
  writeFileSync(path.join(root, 'services/alpha/index.md'), article({body}));
  expect(told(root)).toMatch(/index\.md:10:1 .*must be a file in the folder of the page/);
});

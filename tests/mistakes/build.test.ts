/** The check and the build agree: whatever the check accepts, the build accepts as well. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findFrontMatter} from '@site/src/catalogue/article/frontMatter';
import {inspectPage} from '@site/src/catalogue/article/reader';
import {ContentTree, isText} from '@site/src/catalogue/contentTree';
import {type Files, writeTree} from '../unit/catalogue/factories';
import {faultOfBuild, faultOfSyntax} from './build';
import {HARMLESS} from './harmless';
import {DOCUMENT, site} from './site';
import {MISTAKES} from './tables';

/** The pages among the changed files, or one page if there are none. */
const pagesOf = (files: Files): readonly string[] => {
  const pages = Object.keys(files).filter(
    (file) => files[file] !== null && /\/(?:index|guide)\.mdx?$/.test(file),
  );
  return pages.length > 0 ? pages : [DOCUMENT];
};

describe('a build', () => {
  it.each(HARMLESS)('succeeds with %s', async (_, files) => {
    expect(await faultOfBuild(writeTree(site(files)), pagesOf(files))).toBeUndefined();
  });

  const changed = MISTAKES.filter(([, files]) => pagesOf(files)[0] !== DOCUMENT);

  it.each(changed)('parses MDX like the check, with %s', async (_, files) => {
    const root = writeTree(site(files));
    const content = new ContentTree(root);
    for (const page of pagesOf(files).filter((file) => isText(file) && content.has(file))) {
      const text = content.read(page);
      const {problems} = inspectPage(page, text);
      // Invalid or executable front matter is rejected before Docusaurus reads it.
      if (findFrontMatter(text).complaint === undefined) {
        const fault = await faultOfSyntax(root, page);
        expect(fault === undefined, fault ?? path.basename(page)).toBe(problems.length === 0);
      }
    }
  });
});

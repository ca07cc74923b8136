import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadTags} from '@site/src/catalogue';
import {stockArticle, stockDoc, stockTags} from '@site/src/cli/bench/stockSite';
import {withTemporaryFolder} from '@site/src/cli/site/copy';
import {fact, parseService} from '../catalogue/factories';

const ARTICLE = `---
title: Alpha
description: Keeps files.
---

It keeps files.

{/* truncate */}

## Regions {/* #regions */}

- <Fact id="regions" /> <Fact id="address" />
`;

const {facts} = parseService({
  facts: [
    fact(),
    fact({
      id: 'address',
      text: {en: 'It is at <region>.{id}_a, for $& more.', ja: '`<region>`にあります。'},
    }),
  ],
});

const FRONT_MATTER = {
  slug: 'alpha',
  date: new Date('2026-11-20T00:00:00Z'),
  tags: ['storage'],
  image: './cover.jpg',
};

describe('the stock article of an entry', () => {
  it('has the front matter, the cover and the facts of its record as text', () => {
    expect(stockArticle(ARTICLE, FRONT_MATTER, facts, 'en')).toMatchInlineSnapshot(`
      "---
      slug: alpha
      date: 2026-11-20T00:00:00.000Z
      tags:
        - storage
      image: ./cover.jpg
      title: Alpha
      description: Keeps files.
      ---

      It keeps files.

      {/* truncate */}

      import Image from '@theme/IdealImage';

      <Image img={require('./cover.jpg')} alt="" />

      ## Regions {/* #regions */}

      - It has 2 regions. It is at \\<region\\>.\\{id\\}\\_a, for $& more.
      "
    `);
  });

  it('has the facts in its language', () => {
    expect(stockArticle(ARTICLE, FRONT_MATTER, facts, 'ja')).toContain(
      '- リージョンは2つです。 \\`\\<region\\>\\`にあります。\n',
    );
  });

  it('has no image if the entry has none', () => {
    const {image: _, ...frontMatter} = FRONT_MATTER;
    expect(stockArticle(ARTICLE, frontMatter, facts, 'en')).not.toMatch(/image|Image/);
  });
});

describe('the stock page of the documentation', () => {
  const page =
    'import data from \'~blog/data.json\';\n\nText.\n\n<Table data={data} caption="All" />\n\n<Sum data={data} />\n';

  it('keeps only the captions of components', () => {
    expect(stockDoc('docs/page.mdx', page)).toBe('Text.\n\nAll\n\n\n');
  });

  it('keeps examples in plain Markdown', () => {
    expect(stockDoc('docs/page.md', page)).toBe(page);
  });
});

it('the stock list of tags is one that Docusaurus takes', async () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const {getTagsFile} = createRequire(import.meta.url)(
    path.join(root, 'node_modules/@docusaurus/utils-validation/lib/tagsFile.js'),
  ) as {getTagsFile: (options: object) => Promise<object>};
  const tags = loadTags(root, 'en');
  await withTemporaryFolder(async (folder) => {
    writeFileSync(path.join(folder, 'tags.yml'), stockTags(tags));
    const contentPaths = {contentPath: folder, contentPathLocalized: folder};
    const read = await getTagsFile({tags: 'tags.yml', contentPaths});
    expect(Object.keys(read)).toEqual(Object.keys(tags));
  });
});

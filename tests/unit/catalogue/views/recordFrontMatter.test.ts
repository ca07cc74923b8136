import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {recordFrontMatter} from '@site/src/catalogue';
import {catalogueFiles, companyFiles, type Files, serviceFiles, writeTree} from '../factories';

function frontMatterOf(file: string, overrides: Files = {}) {
  const root = writeTree(
    catalogueFiles({
      ...serviceFiles({aliases: ['S3'], tags: ['storage']}),
      ...companyFiles({aliases: ['Acme Inc.']}),
      ...overrides,
    }),
  );
  return recordFrontMatter(root, path.join(root, file));
}

describe('recordFrontMatter', () => {
  const ofService = {
    slug: 'alpha',
    date: new Date('2026-11-20T00:00:00Z'),
    tags: ['storage'],
    keywords: ['S3'],
  };
  const ofCompany = {
    slug: 'acme',
    date: new Date('2026-11-19T23:00:00Z'),
    keywords: ['Acme Inc.'],
  };

  it.each([
    ['services/alpha/index.md', './cover.jpg'],
    ['services/alpha/index.mdx', './cover.jpg'],
    [
      'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md',
      './../../../../services/alpha/cover.jpg',
    ],
  ])('of %s comes from the record of the service', (file, image) => {
    expect(frontMatterOf(file)).toEqual({...ofService, image});
  });

  it.each([
    'companies/acme/index.md',
    'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md',
  ])('of %s comes from the record of the company', (file) => {
    expect(frontMatterOf(file)).toEqual(ofCompany);
  });

  it('has no keywords without aliases, since the blog plugin rejects an empty list', () => {
    const frontMatter = frontMatterOf('services/alpha/index.md', serviceFiles({aliases: []}));
    expect(frontMatter).not.toHaveProperty('keywords');
    expect(frontMatter).toHaveProperty('tags', ['storage']);
  });

  it.each([
    'companies/company/index.md',
    'i18n/ja/docusaurus-plugin-content-blog-companies/company/index.md',
  ])('of the company directory, %s, is generated without a record', (file) => {
    expect(frontMatterOf(file)).toEqual({slug: 'company', date: new Date(0)});
  });

  it.each([
    'docs/intro.md',
    'docs/services/alpha/index.md',
    'services/index.md',
    'services/alpha/notes.md',
    'services/alpha/more/index.md',
    'i18n/ja/docusaurus-plugin-content-docs/current/intro.md',
    '../services/alpha/index.md',
  ])('is undefined for %s, which is not an entry', (file) => {
    expect(frontMatterOf(file)).toBeUndefined();
  });

  it('is undefined for an entry without a record', () => {
    expect(frontMatterOf('services/beta/index.md')).toBeUndefined();
  });

  it('is undefined for an entry with an invalid record', () => {
    expect(
      frontMatterOf('services/alpha/index.md', serviceFiles({kind: 'hardware'})),
    ).toBeUndefined();
    expect(
      frontMatterOf('companies/acme/index.md', companyFiles({country: 'Japan'})),
    ).toBeUndefined();
  });
});

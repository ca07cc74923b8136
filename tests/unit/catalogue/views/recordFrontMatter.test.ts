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
  ])('takes that of %s from the record of the service', (file, image) => {
    expect(frontMatterOf(file)).toEqual({...ofService, image});
  });

  it.each([
    'companies/acme/index.md',
    'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md',
  ])('takes that of %s from the record of the company', (file) => {
    expect(frontMatterOf(file)).toEqual(ofCompany);
  });

  it('has no keywords where the record has no aliases, which the blog plugin would refuse', () => {
    const frontMatter = frontMatterOf('services/alpha/index.md', serviceFiles({aliases: []}));
    expect(frontMatter).not.toHaveProperty('keywords');
    expect(frontMatter).toHaveProperty('tags', ['storage']);
  });

  it.each([
    'companies/company/index.md',
    'i18n/ja/docusaurus-plugin-content-blog-companies/company/index.md',
  ])('makes up that of the directory, %s, which has no record', (file) => {
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
  ])('says nothing of %s, which is no entry', (file) => {
    expect(frontMatterOf(file)).toBeUndefined();
  });

  it('says nothing of an entry without a record', () => {
    expect(frontMatterOf('services/beta/index.md')).toBeUndefined();
  });

  it('says nothing of an entry whose record does not hold', () => {
    expect(
      frontMatterOf('services/alpha/index.md', serviceFiles({kind: 'hardware'})),
    ).toBeUndefined();
    expect(
      frontMatterOf('companies/acme/index.md', companyFiles({country: 'Japan'})),
    ).toBeUndefined();
  });
});

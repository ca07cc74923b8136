import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {SearchManifest} from '@site/src/search/documents';
import type {ExtractedPage} from '@site/src/search/extraction';
import {type PageKind, routeOf} from '@site/src/search/pageKinds';
import {buildSearchFiles, type Site, writeSearchFiles} from '@site/src/search/searchFiles';

const page = (url: string, kind: PageKind, rest: Partial<ExtractedPage> = {}): ExtractedPage => ({
  url,
  route: routeOf(url, '/ja/'),
  kind,
  title: 'Title',
  description: 'A description.',
  keywords: [],
  breadcrumb: [],
  sections: [{title: '', hash: '', text: 'A text.'}],
  ...rest,
});

/** Pages that every site has. */
const OWN_PAGES = [
  page('/ja/services', 'list', {sections: []}),
  page('/ja/services/archive', 'list', {sections: []}),
  page('/ja/services/tags', 'list', {sections: []}),
  page('/ja/docs/category/categories', 'list', {sections: []}),
  page('/ja/companies/company', 'list', {sections: []}),
  page('/ja/changes', 'list', {sections: []}),
  page('/ja/compare', 'list', {sections: []}),
  page('/ja/docs/', 'doc'),
  page('/ja/docs/intro', 'doc'),
  page('/ja/docs/contributing', 'doc'),
  page('/ja/docs/health', 'doc'),
];

const LINEAR = page('/ja/services/linear', 'service', {
  title: 'Linear',
  keywords: ['リニア'],
  breadcrumb: ['サービス'],
  sections: [
    {title: '', hash: '', text: 'A tracker.'},
    {title: 'Limits', hash: '#limits', text: 'Few.'},
  ],
});
const IDX = page('/ja/services/idx', 'service');
const NULAB = page('/ja/companies/nulab', 'company');
const TAG = page('/ja/services/tags/git-hub-app', 'tagList', {
  title: '「GitHub App」タグのサービス（8件）',
  sections: [],
});

const SITE = {
  baseUrl: '/ja/',
  locale: 'ja',
  catalogue: {
    services: [
      {slug: 'linear', tags: ['app'], lifecycle: {state: 'active'}},
      {slug: 'idx', tags: [], lifecycle: {state: 'sunset'}},
    ],
    companies: [{slug: 'nulab'}],
  },
  tags: {app: {label: 'GitHubアプリ', permalink: '/git-hub-app', description: ''}},
} as unknown as Omit<Site, 'outDir'>;

const build = (...pages: readonly ExtractedPage[]) => buildSearchFiles(pages, SITE);

describe('buildSearchFiles', () => {
  const {pages, texts} = build(LINEAR, IDX, NULAB, TAG, ...OWN_PAGES);
  const entryOf = (url: string) => pages.find((entry) => entry.url === url);

  it('makes an entry of a page, with the labels of its tags in its text', () => {
    expect(pages[0]).toEqual({
      title: 'Linear',
      url: '/ja/services/linear',
      description: 'A description.',
      keywords: ['リニア'],
      breadcrumb: ['サービス'],
      context: 'services',
      weight: 1,
      sections: [
        {title: '', hash: ''},
        {title: 'Limits', hash: '#limits'},
      ],
    });
    expect(texts[0]).toEqual(['A tracker. GitHubアプリ', 'Few.']);
  });

  it('weights entries above documents and tags, and discontinued services lower', () => {
    const weights = [LINEAR, NULAB, OWN_PAGES[8]!, IDX, TAG].map(({url}) => entryOf(url)!.weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(new Set(weights).size).toBe(weights.length);
  });

  it('names a tag by its label', () => {
    expect(entryOf(TAG.url)?.title).toBe('GitHubアプリ');
  });

  it('adds common words to the pages about the site', () => {
    expect(entryOf('/ja/docs/intro')?.keywords).toContain('使い方');
    expect(entryOf('/ja/docs/')?.keywords).toContain('このサイトについて');
  });

  it('reports routes without text and without a page', () => {
    expect(() =>
      build(
        {...LINEAR, sections: [{title: '', hash: '', text: ''}, ...LINEAR.sections.slice(1)]},
        {...NULAB, title: ''},
        {...TAG, description: ''},
        ...OWN_PAGES.filter(({route}) => route !== 'compare'),
        page('/ja/docs/privacy', 'doc', {sections: [{title: '', hash: '', text: ''}]}),
      ),
    ).toThrowErrorMatchingInlineSnapshot(`
      [Error: Pages are missing from the search index of the ja site:
      - services/idx: the page was not built
      - compare: the page was not built
      - services/linear: no text was found before the first heading of its article
      - companies/nulab: no title was found in its first h1
      - services/tags/git-hub-app: a page of kind tagList needs a description, and it has none
      - docs/privacy: no text was found in its article]
    `);
  });
});

describe('writeSearchFiles', () => {
  it('writes two files named after their content, and a manifest that names them', async () => {
    const outDir = mkdtempSync(path.join(tmpdir(), 'search-'));
    try {
      await writeSearchFiles([LINEAR, IDX, NULAB, ...OWN_PAGES], {...SITE, outDir});
      const read = (file: string): unknown =>
        JSON.parse(readFileSync(path.join(outDir, 'search', file), 'utf8')) as unknown;
      const manifest = read('manifest.json') as SearchManifest;
      expect(read(manifest.pages)).toHaveLength(14);
      expect(read(manifest.texts)).toHaveLength(14);
      expect(manifest.pages).toMatch(/^pages-[\da-f]+\.json$/);
      expect(manifest.texts).toMatch(/^texts-[\da-f]+\.json$/);
    } finally {
      rmSync(outDir, {recursive: true});
    }
  });
});

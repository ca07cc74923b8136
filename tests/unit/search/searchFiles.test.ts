import {describe, expect, it} from 'vitest';
import type {ExtractedPage} from '@site/src/search/extraction';
import {PAGE_KINDS, type PageKind} from '@site/src/search/pages';
import {buildSearchFiles, type Site} from '@site/src/search/searchFiles';

const page = (url: string, kind: PageKind, rest: Partial<ExtractedPage> = {}): ExtractedPage => ({
  url,
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
  ...[
    ...['services', 'services/archive', 'services/tags', 'docs/category/categories'],
    ...['companies/company', 'changes', 'compare'],
  ].map((route) => page(`/${route}`, 'list')),
  ...['', '/intro', '/contributing', '/health'].map((name) => page(`/docs${name}`, 'doc')),
];

const LINEAR = page('/services/linear', 'service', {
  title: 'Linear',
  keywords: ['リニア'],
  breadcrumb: ['サービス'],
  sections: [
    {title: '', hash: '', text: 'A tracker.'},
    {title: 'Limits', hash: '#limits', text: 'Few.'},
  ],
});
const IDX = page('/services/idx', 'service');
const NULAB = page('/companies/nulab', 'company');
const TAG = page('/services/tags/git-hub-app', 'tagList', {
  title: '「GitHub App」タグのサービス（8件）',
});

const SSO = {
  title: 'SAML SSO',
  hash: '#value-sso-saml',
  text: 'Enterpriseプラン',
  value: {answer: 'あり', origin: 'linear.app、2026年11月22日'},
};

const SITE = {
  locale: 'ja',
  catalogue: {
    services: [
      {slug: 'linear', tags: ['app'], lifecycle: {state: 'active'}},
      {slug: 'idx', tags: [], lifecycle: {state: 'sunset'}},
    ],
    companies: [{slug: 'nulab'}],
  },
  tags: {app: {label: 'GitHubアプリ', permalink: '/git-hub-app', description: ''}},
  values: new Map([['/services/linear', [SSO]]]),
} as unknown as Site;

const build = (...pages: readonly ExtractedPage[]) => buildSearchFiles(pages, SITE);

describe('buildSearchFiles', () => {
  const {pages, texts} = build(LINEAR, IDX, NULAB, TAG, ...OWN_PAGES);
  const entryOf = (url: string) => pages.find((entry) => entry.url === url);

  it('makes an entry of a page, with the labels of its tags in its text and values as sections', () => {
    expect(pages[0]).toEqual({
      title: 'Linear',
      url: '/services/linear',
      description: 'A description.',
      keywords: ['リニア'],
      breadcrumb: ['サービス'],
      kind: 'service',
      sections: [
        {title: '', hash: ''},
        {title: 'Limits', hash: '#limits'},
        {title: SSO.title, hash: SSO.hash, value: SSO.value},
      ],
    });
    expect(texts[0]).toEqual(['A tracker. GitHubアプリ', 'Few.', 'Enterpriseプラン']);
  });

  it('weights entries above documents and tags', () => {
    const weights = [LINEAR, NULAB, OWN_PAGES[8]!, TAG].map(({kind}) => PAGE_KINDS[kind].weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(new Set(weights).size).toBe(weights.length);
  });

  it('names a tag by its label', () => {
    expect(entryOf(TAG.url)?.title).toBe('GitHubアプリ');
  });

  it('reports routes without text and without a page', () => {
    expect(() =>
      build(
        {...LINEAR, sections: [{title: '', hash: '', text: ''}]},
        {...NULAB, title: ''},
        {...TAG, description: ''},
        ...OWN_PAGES.filter(({url}) => url !== '/compare'),
        page('/docs/privacy', 'doc', {sections: [{title: '', hash: '', text: ''}]}),
      ),
    ).toThrowErrorMatchingInlineSnapshot(`
      [Error: Pages are missing from the search index of the ja site:
      - services/idx: the page was not built
      - compare: the page was not built
      - services/linear: no text was found in its article
      - companies/nulab: no title was found in its first h1
      - services/tags/git-hub-app: a page of kind tagList needs a description, and it has none
      - docs/privacy: no text was found in its article]
    `);
  });
});

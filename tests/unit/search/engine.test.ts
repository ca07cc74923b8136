import {beforeAll, describe, expect, it} from 'vitest';
import {SearchEngine} from '@site/src/search/engine';
import type {PageEntry} from '@site/src/search/pages';

type Sections = Readonly<Record<string, string>>;

const page = (
  title: string,
  url: string,
  rest: Partial<PageEntry> & {readonly content?: Sections} = {},
): {readonly page: PageEntry; readonly texts: string[]} => {
  const {content = {}, ...entry} = rest;
  return {
    page: {
      title,
      url,
      kind: 'service',
      description: '',
      keywords: [],
      breadcrumb: [],
      sections: Object.keys({'': '', ...content}).map((heading) => ({
        title: heading,
        hash: heading === '' ? '' : `#${heading.toLowerCase().replaceAll(' ', '-')}`,
      })),
      ...entry,
    },
    texts: Object.values({'': '', ...content}),
  };
};

const SITE = [
  page('Cloudflare R2', '/services/r2', {
    keywords: ['R2', 'クラウドフレアR2'],
    description: 'Object storage without a charge for downloads.',
    breadcrumb: ['Services'],
    content: {
      '': 'It keeps files near the reader.',
      Limits: 'Buckets hold any number of objects. The constructor is free.',
      'What it costs': 'Storage and requests; the free tier is small.',
    },
  }),
  page('MinIO', '/services/minio', {
    description: 'Object storage that has ended.',
    lifecycle: {state: 'sunset', since: '2026-02', ends: null},
    content: {'': 'It was software for servers of your own.', Limits: 'None.'},
  }),
  page('Playwright', '/services/playwright', {
    keywords: ['プレイライト'],
    description: 'A framework for tests of web pages.',
    content: {
      '': 'Tests run in browsers.',
      'How you use it': 'Tests, tests, tests and durable objects.',
      'More tests': 'Tests again.',
      'Other tests': 'Tests and again tests.',
    },
  }),
  page('さくらのクラウド オブジェクトストレージ', '/services/sakura', {
    description: '国内で運営するＳ３互換のサービスです。',
    content: {'': 'データは石狩か東京に置かれ、契約も日本で結べます。ｻｰﾊﾞｰは不要です。'},
  }),
  page('Cloudflare', '/companies/cloudflare', {
    kind: 'company',
    description: 'A company with a network.',
    content: {'': 'It runs R2.'},
  }),
  page('Privacy', '/docs/privacy', {
    kind: 'doc',
    description: 'What is kept in your browser.',
    content: {'': 'It sets no cookies.', Storage: 'Object names are kept. Storage of the browser.'},
  }),
  page('Object Storage', '/services/tags/object-storage', {kind: 'tagList'}),
];

const NOTHING = {hits: [], pages: 0, contexts: []};

const urls = (engine: SearchEngine, query: string, limit = 20) =>
  engine.search(query, {limit}).hits.map(({url}) => url);

describe('SearchEngine', () => {
  const engine = new SearchEngine(SITE.map((each) => each.page));

  beforeAll(async () => {
    await engine.addTexts(SITE.map(({texts}) => texts));
  });

  it.each([
    ['a title', 'playwright', '/services/playwright'],
    ['an alias', 'R2', '/services/r2'],
    ['a reading', 'ぷれいらいと', '/services/playwright'],
    ['a part of a compound', 'ストレージ', '/services/sakura'],
    ['full width in the text', 's3互換', '/services/sakura'],
    ['half width in the text', 'サーバ', '/services/sakura'],
    ['a typo', 'playwrigth', '/services/playwright'],
    ['a half-typed word', 'playwr', '/services/playwright'],
    ['the words of a phrase that does not occur', '石狩のデータ', '/services/sakura'],
    ['a synonym in the other language', 'クッキー', '/docs/privacy'],
    ['another spelling', 'クラウドフレヤR2', '/services/r2'],
    ['a name with a word from another page', 'r2 egress', '/services/r2'],
    ['a section', 'buckets', '/services/r2#limits'],
    ['a heading of a named page', 'r2 limits', '/services/r2#limits'],
    ['words beside each other', 'durable objects', '/services/playwright#how-you-use-it'],
  ])('finds %s first', (_, query, expected) => {
    expect(urls(engine, query)[0]).toBe(expected);
  });

  it('ranks discontinued services last', () => {
    const found = urls(engine, 'object storage').filter((url) => /\/(?:r2|minio)$/.test(url));
    expect(found).toEqual(['/services/r2', '/services/minio']);
  });

  it('returns page, section and snippet of a hit', () => {
    expect(engine.search('buckets', {limit: 1}).hits[0]).toEqual({
      isText: true,
      kind: 'service',
      title: [{text: 'Cloudflare R2', mark: false}],
      section: [{text: 'Limits', mark: false}],
      description: [{text: 'Object storage without a charge for downloads.', mark: false}],
      url: '/services/r2#limits',
      breadcrumb: ['Services'],
      snippet: [
        {text: 'Buckets', mark: true},
        {text: ' hold any number of objects. The', mark: false},
        {text: '…', mark: false},
      ],
    });
    expect(engine.search('downloads', {limit: 1}).hits[0]).toMatchObject({
      isText: false,
      section: [],
      url: '/services/r2',
    });
    expect(engine.search('プレイライト', {limit: 1}).hits[0]).toMatchObject({isText: false});
    expect(engine.search('other', {limit: 1}).hits[0]).toMatchObject({
      isText: false,
      section: [
        {text: 'Other', mark: true},
        {text: ' tests', mark: false},
      ],
    });
  });

  it('returns three different pages first, and their sections below', () => {
    const pages = urls(engine, 'storage').map((url) => url.replace(/#.*/, ''));
    expect(new Set(pages.slice(0, 3)).size).toBe(3);
    expect(new Set(pages).size).toBeLessThan(pages.length);
  });

  it('returns at most three hits per page, without duplicates', () => {
    const found = urls(engine, 'tests');
    expect(found.filter((url) => url.startsWith('/services/playwright'))).toHaveLength(3);
    expect(new Set(found).size).toBe(found.length);
  });

  it('counts pages beyond the limit', () => {
    const {pages} = engine.search('storage', {limit: 100});
    expect(pages).toBeGreaterThan(2);
    expect(engine.search('storage', {limit: 2})).toMatchObject({pages});
    expect(engine.search('storage', {limit: 2}).hits).toHaveLength(2);
    expect(engine.search('storage', {limit: 0})).toMatchObject({hits: [], pages});
  });

  it.each([
    ['services', ['/services/r2', '/services/tags/object-storage']],
    ['companies', ['/companies/cloudflare']],
    ['docs', ['/docs/privacy#storage']],
  ] as const)('searches only in %s', (context, expected) => {
    const query = context === 'companies' ? 'cloudflare' : 'storage';
    const found = engine.search(query, {context, limit: 20});
    expect(found.hits.map(({url}) => url)).toEqual(expect.arrayContaining([...expected]));
    expect(found.hits.every(({url}) => url.startsWith(`/${context}`))).toBe(true);
  });

  it.each(['storage', 'storage cookies', 'playwrigth', 'cloudflare', 'r2', 'tests', 'xyzzyx'])(
    'tells for %j which parts of the site have hits',
    (query) => {
      const found = urls(engine, query, 100);
      const {contexts} = engine.search(query, {limit: 1});
      for (const part of ['services', 'companies', 'docs'] as const) {
        expect(contexts.includes(part), part).toBe(found.some((url) => url.startsWith(`/${part}`)));
      }
    },
  );

  it.each([
    ...[
      '',
      '   ',
      '。、！？',
      '<>!"#$%&()=~|',
      'ー・’',
      '\0\u200b\ufeff',
      '\ud800',
      '😀',
      '한국어',
    ],
    ...['xyzzyx', '無い言葉', '__proto__', 'hasOwnProperty', '.*+?^${}()|[]\\'],
    ...['a'.repeat(100_000), 'あ'.repeat(100_000), '編集 '.repeat(10_000)],
  ])('finds nothing for %j', (query) => {
    expect(engine.search(query, {limit: 20})).toEqual({...NOTHING, complete: true});
  });

  it.each([
    ['constructor', 'constructor'],
    ['(?:buckets+)+$', 'buckets'],
    ['r2 '.repeat(10_000), 'r2'],
  ])('treats the query %j as text', (query, words) => {
    expect(urls(engine, words)).not.toEqual([]);
    expect(urls(engine, query)).toEqual(urls(engine, words));
  });
});

describe('while the texts are loading', () => {
  it('searches names, headings and descriptions', async () => {
    const engine = new SearchEngine(SITE.map((each) => each.page));
    expect(urls(engine, 'r2')[0]).toBe('/services/r2');
    expect(urls(engine, 'limits')).toContain('/services/r2#limits');
    expect(engine.search('buckets', {limit: 20})).toEqual({...NOTHING, complete: false});

    const adding = engine.addTexts(SITE.map(({texts}) => texts));
    expect(urls(engine, 'r2')[0]).toBe('/services/r2');
    await adding;
    expect(engine.search('buckets', {limit: 20})).toMatchObject({pages: 1, complete: true});
  });

  it('answers between the steps of indexing', async () => {
    const many = Array.from({length: 3000}, (_, number) =>
      page(`Service ${number}`, `/services/s${number}`, {
        content: {'': `text of number ${number}: ${'some words and more 東京の文章 '.repeat(20)}`},
      }),
    );
    const engine = new SearchEngine(many.map((each) => each.page));
    const adding = engine.addTexts(many.map(({texts}) => texts));
    const answer = engine.search('東京', {limit: 1});
    expect(answer.complete).toBe(false);
    expect(answer.pages).toBeLessThan(many.length);
    await adding;
    expect(engine.search('東京', {limit: 1})).toMatchObject({
      pages: many.length,
      complete: true,
    });
  });
});

import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {acceptTranslation} from '@site/src/catalogue';
import {twinOf} from '@site/src/catalogue/kinds';
import {addAlternates, sitemapOptions} from '@site/src/plugins/publish/sitemaps';
import {type Files, writeTree} from '../catalogue/factories';

const ROOT_SITE = {
  url: 'https://shelf.example',
  bases: {en: '/', ja: '/ja/'},
};
const SUB_SITE = {
  url: 'https://reader.example',
  bases: {en: '/shelf/', ja: '/shelf/ja/'},
};

/** A page in a sitemap: its URL, and the URLs of its alternates by language. */
type Entry = {readonly loc: string} & Readonly<Record<string, string>>;

const entriesOf = (
  addresses: readonly string[],
  site: Parameters<typeof addAlternates>[1],
  only: Parameters<typeof addAlternates>[2] = new Map(),
): Entry[] =>
  addAlternates(
    addresses.map((url) => ({url})),
    site,
    only,
  ).map(({url, links}) => ({
    loc: url,
    ...Object.fromEntries(links.map((link) => [link.lang, link.url])),
  }));

describe('addAlternates', () => {
  it.each([
    ['en', 'https://shelf.example/docs/', 'https://shelf.example/docs'],
    ['en', 'https://shelf.example', 'https://shelf.example/'],
    ['en', 'https://shelf.example/', 'https://shelf.example/'],
    ['ja', 'https://shelf.example/ja/docs/', 'https://shelf.example/ja/docs'],
    ['ja', 'https://shelf.example/ja', 'https://shelf.example/ja/'],
    ['ja', 'https://shelf.example/ja/', 'https://shelf.example/ja/'],
  ] as const)('uses canonical URLs: %s %s', (locale, address, canonical) => {
    const [entry] = entriesOf([address], {...ROOT_SITE, locale});
    expect(entry!.loc).toBe(canonical);
    expect(entry![locale]).toBe(canonical);
  });

  it('lists a page only in Japanese only in the Japanese sitemap', () => {
    const only = new Map([['/docs/intro', 'ja']] as const);
    const english = ['https://shelf.example/docs/intro'];
    expect(entriesOf(english, {...ROOT_SITE, locale: 'en'}, only)).toEqual([]);
    const address = 'https://shelf.example/ja/docs/intro';
    expect(entriesOf([address], {...ROOT_SITE, locale: 'ja'}, only)).toEqual([
      {loc: address, ja: address, 'x-default': address},
    ]);
  });

  it('lists a page without a translation only in English, also below a base URL', () => {
    const only = new Map([['/docs/intro', 'en']] as const);
    const home = 'https://reader.example/shelf/';
    expect(entriesOf([`${home}docs/intro`], {...SUB_SITE, locale: 'en'}, only)).toEqual([
      {loc: `${home}docs/intro`, en: `${home}docs/intro`, 'x-default': `${home}docs/intro`},
    ]);
    const japanese = [`${home}ja/docs/intro/`, `${home}ja/docs/intro`, `${home}ja/docs`];
    expect(entriesOf(japanese, {...SUB_SITE, locale: 'ja'}, only)).toEqual([
      {
        loc: `${home}ja/docs`,
        en: `${home}docs`,
        ja: `${home}ja/docs`,
        'x-default': `${home}docs`,
      },
    ]);
  });
});

describe('sitemapOptions', () => {
  /** Times of the last commits, by path. */
  const CHANGES: Readonly<Record<string, string>> = {
    'docs/intro.md': '2026-01-01T00:00:00.000Z',
    [twinOf('docs/intro.md')]: '2026-02-01T00:00:00.000Z',
    'services/alpha/index.md': '2026-03-01T00:00:00.000Z',
    'services/alpha/service.yml': '2026-05-01T00:00:00.000Z',
    [twinOf('services/alpha/index.md')]: '2026-04-01T00:00:00.000Z',
  };

  const ENGLISH = '---\ntitle: A\n---\n';
  const FILES: Files = {
    'docs/intro.md': ENGLISH,
    [twinOf('docs/intro.md')]: acceptTranslation(ENGLISH, ENGLISH),
    'services/alpha/index.md': ENGLISH,
    'services/alpha/service.yml': 'slug: alpha\n',
    [twinOf('services/alpha/index.md')]: acceptTranslation(ENGLISH, ENGLISH),
  };

  /** Path and date of the last change of each page, from the sitemap of a site with these files. */
  async function lastChanges(
    locale: 'en' | 'ja',
    paths: readonly string[],
    {
      site = ROOT_SITE,
      files = FILES,
      changeOf = (file: string): Promise<string | undefined> => Promise.resolve(CHANGES[file]),
    } = {},
  ) {
    const root = writeTree(files);
    const vcs = {
      async getFileLastUpdateInfo(file: string) {
        const change = await changeOf(path.relative(root, file).split(path.sep).join('/'));
        return change === undefined ? null : {timestamp: Date.parse(change), author: 'A'};
      },
    };
    const options = sitemapOptions(root, {...site, locale});
    const items = await options.createSitemapItems({
      siteConfig: {future: {experimental_vcs: vcs}},
      defaultCreateSitemapItems: () =>
        Promise.resolve(paths.map((pathname) => ({url: site.url + pathname}))),
    } as unknown as Parameters<typeof options.createSitemapItems>[0]);
    return items.map(({url, lastmod}) => [url.slice(site.url.length), lastmod]);
  }

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('dates a page by the latest change of its article or record', async () => {
    expect(await lastChanges('en', ['/docs/intro', '/services/alpha'])).toEqual([
      ['/docs/intro', '2026-01-01T00:00:00.000Z'],
      ['/services/alpha', '2026-05-01T00:00:00.000Z'],
    ]);
  });

  it('dates a Japanese page by its translation or record', async () => {
    expect(await lastChanges('ja', ['/ja/docs/intro', '/ja/services/alpha/'])).toEqual([
      ['/ja/docs/intro', '2026-02-01T00:00:00.000Z'],
      ['/ja/services/alpha', '2026-05-01T00:00:00.000Z'],
    ]);
  });

  it('explains missing dates if the history cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const changeOf = () => Promise.reject(new Error('no history here'));
    expect(await lastChanges('en', ['/docs/intro'], {changeOf})).toEqual([
      ['/docs/intro', undefined],
    ]);
    expect(warn.mock.calls).toEqual([['The sitemap has no modification dates: no history here']]);
  });
});

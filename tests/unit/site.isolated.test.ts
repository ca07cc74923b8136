import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  currentLocale,
  localeBase,
  resolveAddress,
  resolveAlgolia,
  resolveRepository,
} from '@site/src/site';

vi.mock('@site/package.json', () => ({
  default: {
    homepage: 'https://shelf.example/catalogue/',
    repository: {url: 'git+https://github.com/acme/shelf.git'},
  },
}));

describe('resolveRepository', () => {
  it.each([
    ['of package.json by default', {}, 'acme/shelf'],
    ['of package.json when the variable is empty', {GITHUB_REPOSITORY: ''}, 'acme/shelf'],
    ['that builds the site', {GITHUB_REPOSITORY: 'Reader/shelf'}, 'Reader/shelf'],
  ])('is the repository %s', (_, env, repository) => {
    expect(resolveRepository(env)).toBe(repository);
  });
});

describe('resolveAddress', () => {
  it('is the homepage of package.json by default', () => {
    const address = {url: 'https://shelf.example', baseUrl: '/catalogue/'};
    expect(resolveAddress({})).toEqual(address);
    expect(resolveAddress({GITHUB_REPOSITORY: 'acme/shelf'})).toEqual(address);
  });

  it.each([
    ['https://other.example', '/'],
    ['https://other.example/', '/'],
    ['https://other.example/a/b', '/a/b/'],
    ['https://other.example/a/b/', '/a/b/'],
  ])('splits SITE_URL %s into origin and base URL %s', (SITE_URL, baseUrl) => {
    expect(resolveAddress({SITE_URL})).toEqual({url: 'https://other.example', baseUrl});
    expect(resolveAddress({SITE_URL, GITHUB_REPOSITORY: 'reader/shelf'})).toEqual({
      url: 'https://other.example',
      baseUrl,
    });
  });

  it('keeps the port of SITE_URL', () => {
    expect(resolveAddress({SITE_URL: 'http://localhost:3000'})).toEqual({
      url: 'http://localhost:3000',
      baseUrl: '/',
    });
  });

  it.each([
    ['shelf', '/shelf/'],
    ['/shelf', '/shelf/'],
    ['shelf/', '/shelf/'],
    ['/a/b/', '/a/b/'],
    ['/', '/'],
  ])('adds slashes to BASE_URL %s: %s', (BASE_URL, baseUrl) => {
    expect(resolveAddress({BASE_URL})).toEqual({url: 'https://shelf.example', baseUrl});
    expect(resolveAddress({BASE_URL, SITE_URL: 'https://other.example/a/'}).baseUrl).toBe(baseUrl);
  });

  it('is the GitHub Pages URL of a fork', () => {
    expect(resolveAddress({GITHUB_REPOSITORY: 'Reader/My-Shelf'})).toEqual({
      url: 'https://reader.github.io',
      baseUrl: '/my-shelf/',
    });
  });

  it('is the root for a user site on GitHub Pages', () => {
    expect(resolveAddress({GITHUB_REPOSITORY: 'Reader/reader.github.io'})).toEqual({
      url: 'https://reader.github.io',
      baseUrl: '/',
    });
  });

  it('ignores empty variables', () => {
    const env = {SITE_URL: '', BASE_URL: '', GITHUB_REPOSITORY: ''};
    expect(resolveAddress(env)).toEqual(resolveAddress({}));
  });
});

describe('resolveAlgolia', () => {
  const env = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'shelf'};

  it('reads the credentials', () => {
    expect(resolveAlgolia(env)).toEqual({appId: 'APP', apiKey: 'key', indexName: 'shelf'});
  });

  it.each(Object.keys(env))('requires %s', (name) => {
    expect(resolveAlgolia({...env, [name]: ''})).toBeUndefined();
  });
});

describe('the current locale', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is the one that Docusaurus builds, English by default', () => {
    for (const [name, locale] of [
      [undefined, 'en'],
      ['ja', 'ja'],
      ['en', 'en'],
    ] as const) {
      vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', name);
      expect(currentLocale()).toBe(locale);
    }
  });

  it('is rejected if the site does not support it', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'fr');
    expect(currentLocale).toThrow('Locale "fr" is not one of en, ja');
  });
});

it('determines the base URL: the default locale is at the root, others are below it', () => {
  const en = localeBase('en');
  expect(en).toMatch(/^\/(.+\/)?$/);
  expect(localeBase('ja')).toBe(`${en}ja/`);
});

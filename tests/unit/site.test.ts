import {afterEach, describe, expect, it, vi} from 'vitest';
import packageJson from '@site/package.json';
import {
  currentLocale,
  localeBase,
  resolveAddress,
  resolveAlgolia,
  resolveRepository,
} from '@site/src/site/settings';

const OWN = new URL(packageJson.homepage);
const OWN_REPOSITORY = new URL(packageJson.repository.url.replace('git+', '')).pathname
  .slice(1)
  .replace(/\.git$/, '');

it.each([
  [{}, OWN_REPOSITORY],
  [{GITHUB_REPOSITORY: ''}, OWN_REPOSITORY],
  [{GITHUB_REPOSITORY: 'Reader/shelf'}, 'Reader/shelf'],
])('with %o the site links to the repository %s', (env, repository) => {
  expect(resolveRepository(env)).toBe(repository);
});

describe('the address of the site', () => {
  const fork = {GITHUB_REPOSITORY: 'Reader/My-Shelf'};
  const other = 'https://other.example';

  it.each([
    [{}, OWN.origin, OWN.pathname],
    [{SITE_URL: '', BASE_URL: '', GITHUB_REPOSITORY: ''}, OWN.origin, OWN.pathname],
    [{GITHUB_REPOSITORY: OWN_REPOSITORY}, OWN.origin, OWN.pathname],
    [fork, 'https://reader.github.io', '/my-shelf/'],
    [{GITHUB_REPOSITORY: 'Reader/reader.github.io'}, 'https://reader.github.io', '/'],
    [{...fork, SITE_URL: other}, other, '/'],
    [{SITE_URL: `${other}/`}, other, '/'],
    [{SITE_URL: `${other}/a/b`}, other, '/a/b/'],
    [{SITE_URL: 'http://localhost:3000/a/'}, 'http://localhost:3000', '/a/'],
    [{SITE_URL: `${other}/a/`, BASE_URL: 'shelf'}, other, '/shelf/'],
    [{BASE_URL: '/shelf'}, OWN.origin, '/shelf/'],
    [{BASE_URL: 'a/b/'}, OWN.origin, '/a/b/'],
    [{BASE_URL: '/'}, OWN.origin, '/'],
  ])('with %o is %s below %s', (env, url, baseUrl) => {
    expect(resolveAddress(env)).toEqual({url, baseUrl});
  });
});

it('Algolia is used with all of its variables', () => {
  const env = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'shelf'};
  expect(resolveAlgolia(env)).toEqual({appId: 'APP', apiKey: 'key', indexName: 'shelf'});
  for (const name of Object.keys(env)) {
    expect(resolveAlgolia({...env, [name]: ''})).toBeUndefined();
  }
});

describe('the language of the build', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is English by default, and no other than those of the site', () => {
    for (const [name, locale] of [
      [undefined, 'en'],
      ['', 'en'],
      ['undefined', 'en'],
      ['ja', 'ja'],
    ] as const) {
      vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', name);
      expect(currentLocale()).toBe(locale);
    }
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'fr');
    expect(currentLocale).toThrow('Locale "fr" is not one of en, ja');
  });

  it('is part of the base URL unless it is the default', () => {
    expect(localeBase('ja')).toBe(`${localeBase('en')}ja/`);
  });
});

import {describe, expect, it} from 'vitest';
import {fileKind, isPage, pageKey, type Territory} from '../../../src/offline/addresses';

const ENGLISH: Territory = {scope: 'https://site.test/', sections: ['', 'docs', 'services']};
const JAPANESE: Territory = {...ENGLISH, scope: 'https://site.test/ja/'};

const urlOf = (path: string): URL => new URL(path, 'https://site.test');

describe('pageKey', () => {
  it('is the same for all forms of a URL', () => {
    for (const form of ['/docs', '/docs/', '/docs.html', '/docs/index.html', '/docs/?q=1#x']) {
      expect(pageKey(urlOf(form))).toBe('https://site.test/docs/');
    }
    expect(pageKey(urlOf('/ja/index.html'))).toBe('https://site.test/ja/');
  });
});

describe('isPage', () => {
  it.each([
    '/',
    '/index.html',
    '/docs',
    '/docs/intro/',
    '/docs/1.0/intro',
    '/docs/1.0/',
    '/docs.html',
  ])('accepts %s', (path) => {
    expect(isPage(urlOf(path), ENGLISH)).toBe(true);
    expect(isPage(urlOf(`/ja${path}`), JAPANESE)).toBe(true);
  });

  it.each([
    '/services/rss.xml',
    '/services/feed.json',
    '/robots.txt',
    '/docs/picture.webp',
    '/img/logo.svg',
    '/other-project/',
    '/ja/docs/',
    'https://elsewhere.test/docs/',
  ])('rejects %s', (path) => {
    expect(isPage(urlOf(path), ENGLISH)).toBe(false);
  });

  it('rejects pages of the other language', () => {
    expect(isPage(urlOf('/docs/'), JAPANESE)).toBe(false);
  });
});

describe('fileKind', () => {
  it.each([
    ['assets/js/main.5a9eb9e4.js', 'immutable'],
    ['search/pages-46e5fd00.json', 'immutable'],
    ['search/manifest.json', 'manifest'],
    ['img/logo.svg?x=1', 'picture'],
    ['img/tiles/services/jira.svg', 'picture'],
    ['', undefined],
    ['services/rss.xml', undefined],
    ['services/feed.json', undefined],
    ['sitemap.xml', undefined],
    ['search/', undefined],
    ['other/assets/app.js', undefined],
  ])('of %s is %s', (path, kind) => {
    for (const {scope} of [ENGLISH, JAPANESE]) {
      expect(fileKind(new URL(path, scope), scope)).toBe(kind);
    }
  });

  it('is undefined for files of another language or origin', () => {
    expect(fileKind(urlOf('/ja/assets/js/main.js'), ENGLISH.scope)).toBeUndefined();
    expect(fileKind(urlOf('/assets/js/main.js'), JAPANESE.scope)).toBeUndefined();
    expect(fileKind(new URL('https://elsewhere.test/assets/x.js'), ENGLISH.scope)).toBeUndefined();
  });
});

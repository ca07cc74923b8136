import {describe, expect, it} from 'vitest';
import {cacheNames, isOfScope} from '../../../src/offline/caches';
import {isMetered, savesData} from '../../../src/offline/connection';
import {markCopy} from '../../../src/offline/copies';
import {parseMessage} from '../../../src/offline/messages';
import {readWantedPath} from '../../../src/offline/wantedPath';

const TERRITORY = {scope: 'https://site.test/', sections: ['', 'docs']};

describe('a cached page', () => {
  it('contains the date of its response', () => {
    const html = '<!doctype html><html lang=en><head></head></html>';
    expect(markCopy(html, 'Fri, 20 Nov 2026 10:00:00 GMT')).toBe(
      '<!doctype html><html data-copied="1795168800000" lang=en><head></head></html>',
    );
    expect(markCopy(html, null)).toBe(html);
  });
});

describe('the name of a cache', () => {
  it('identifies the worker it belongs to', () => {
    const [root, japanese] = ['https://site.test/', 'https://site.test/ja/'];
    for (const name of Object.values(cacheNames(japanese))) {
      expect(isOfScope(name, japanese)).toBe(true);
      expect(isOfScope(name, root)).toBe(false);
    }
    expect(isOfScope(`devshelf-pages-v1-${root}`, root)).toBe(true);
    expect(isOfScope(`workbox-precache-v2-${root}`, root)).toBe(false);
  });
});

describe('a connection', () => {
  it.each([
    [{}, false, false],
    [{effectiveType: '4g', type: 'wifi'}, false, false],
    [{effectiveType: '4g', type: 'cellular'}, false, true],
    [{effectiveType: '3g'}, false, true],
    [{effectiveType: 'slow-2g'}, true, true],
    [{effectiveType: '4g', saveData: true}, true, true],
  ])('%j saves data: %j, is metered: %j', (connection, saves, metered) => {
    expect(savesData(connection)).toBe(saves);
    expect(isMetered(connection)).toBe(metered);
  });
});

describe('a message', () => {
  const page = 'https://site.test/docs/intro#x';

  it('names a page of the worker and the files to cache', () => {
    const own = ['https://site.test/assets/js/main.js', 'https://site.test/img/logo.svg'];
    const others = [
      'https://elsewhere.test/assets/js/main.js',
      'https://site.test/ja/assets/js/main.js',
      'https://site.test/services/rss.xml',
      'chrome-extension://x/assets/y.js',
      '/assets/js/main.js',
      '',
      7,
      null,
    ];
    const message = {type: 'read', page, isDocument: true, files: [...others, ...own]};
    expect(parseMessage(message, TERRITORY)).toEqual({...message, files: own});
    expect(parseMessage({type: 'read', page, files: []}, TERRITORY)).toEqual({
      type: 'read',
      page,
      isDocument: false,
      files: [],
    });
    expect(parseMessage({type: 'keep-lists'}, TERRITORY)).toEqual({type: 'keep-lists'});
  });

  it.each([
    null,
    undefined,
    'read',
    7,
    [],
    {},
    {type: 'write', page, files: []},
    {type: 'read', page},
    {type: 'read', page, files: 'all'},
    {type: 'read', files: []},
    {type: 'read', page: 'docs/', files: []},
    {type: 'read', page: 'https://site.test/ja/', files: []},
    {type: 'read', page: 'https://elsewhere.test/docs/', files: []},
    {type: 'read', page: 'https://site.test/docs/picture.png', files: []},
  ])('is ignored if it is %j', (message) => {
    expect(parseMessage(message, TERRITORY)).toBeUndefined();
  });
});

describe('the requested path', () => {
  it.each([
    ['/docs/?x=1#y', '/docs/?x=1#y'],
    ['docs', '/docs'],
    ['https://site.test/docs', '/docs'],
    ['/.//evil.test/phish', '/evil.test/phish'],
    ['/..//evil.test', '/evil.test'],
    ['/%2f/evil.test', '/%2f/evil.test'],
    ['//evil.test', undefined],
    ['/\\evil.test', undefined],
    ['https://evil.test/', undefined],
    ['https://site.test@evil.test/', undefined],
    ['javascript:alert(1)', undefined],
    ['https://', undefined],
  ])('of %s is %s', (page, path) => {
    const search = `?${new URLSearchParams({page}).toString()}`;
    expect(readWantedPath(search, 'https://site.test')).toBe(path);
  });

  it('is undefined without the parameter', () => {
    expect(readWantedPath('?x=1', 'https://site.test')).toBeUndefined();
  });
});

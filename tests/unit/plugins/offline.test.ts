import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  isFramePicture,
  isHashed,
  isSearchManifest,
  pageKey,
} from '../../../src/plugins/offline/addresses';
import {cacheNames, isOfScope} from '../../../src/plugins/offline/caches';
import {markCopy} from '../../../src/plugins/offline/copies';
import {type Built, listKept} from '../../../src/plugins/offline/kept';

describe('addresses', () => {
  test('all forms of the address of a page have one key', () => {
    for (const form of ['/docs', '/docs/', '/docs.html', '/docs/index.html', '/docs/?q=1#x']) {
      expect(pageKey(new URL(form, 'https://site.test'))).toBe('https://site.test/docs/');
    }
    expect(pageKey(new URL('https://site.test/ja/index.html'))).toBe('https://site.test/ja/');
  });

  test('files are told apart by their paths', () => {
    const kindOf = (pathname: string) => [
      isHashed(pathname),
      isSearchManifest(pathname),
      isFramePicture(pathname),
    ];
    expect(kindOf('/ja/assets/js/main.5a9eb9e4.js')).toEqual([true, false, false]);
    expect(kindOf('/search/pages-46e5fd00.json')).toEqual([true, false, false]);
    expect(kindOf('/search/manifest.json')).toEqual([false, true, false]);
    expect(kindOf('/sub/img/logo.svg')).toEqual([false, false, true]);
    for (const other of ['/', '/services/rss.xml', '/services/feed.json', '/sitemap.xml']) {
      expect(kindOf(other), other).toEqual([false, false, false]);
    }
  });
});

describe('copies', () => {
  test('say when they were made', () => {
    const html = '<!doctype html><html lang=en><head></head></html>';
    expect(markCopy(html, 'Fri, 20 Nov 2026 10:00:00 GMT')).toBe(
      '<!doctype html><html data-copied="1795168800000" lang=en><head></head></html>',
    );
    expect(markCopy(html, null)).toBe(html);
  });
});

describe('names of caches', () => {
  test('belong to one worker of this site', () => {
    const [root, japanese] = ['https://site.test/', 'https://site.test/ja/'];
    for (const name of Object.values(cacheNames(japanese))) {
      expect(isOfScope(name, japanese)).toBe(true);
      expect(isOfScope(name, root)).toBe(false);
    }
    expect(isOfScope(`workbox-precache-v2-${root}`, root)).toBe(false);
  });
});

describe('what is kept from the start', () => {
  const buildAt = (baseUrl: string): Built => {
    const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
    for (const page of ['', 'services']) {
      mkdirSync(path.join(folder, page), {recursive: true});
      writeFileSync(path.join(folder, page, 'index.html'), `<title>${page}</title>`);
    }
    const route = (suffix: string) => `${baseUrl}${suffix}`;
    writeFileSync(
      path.join(folder, 'routesChunkNames.json'),
      JSON.stringify({
        [`${route('')}-a1b`]: {__comp: 'home', posts: [{Preview: 'one'}, {Preview: 'two'}]},
        [`${route('services')}-c2d`]: {__comp: 'list'},
        [`${route('other')}-e3f`]: {__comp: 'other'},
      }),
    );
    return {
      outDir: folder,
      baseUrl,
      routesPaths: [route(''), route('services'), route('other')],
      generatedFilesDir: folder,
      chunkFiles: new Map(
        ['main', 'home', 'one', 'list', 'other'].map((name) => [name, [`assets/js/${name}.js`]]),
      ),
    };
  };

  test('are the pages with a revision, and the files that they need', async () => {
    for (const baseUrl of ['/', '/sub/ja/']) {
      const kept = await listKept(buildAt(baseUrl), {pages: ['/', '/services'], chunks: ['gone']});
      expect(kept.map(({url}) => url)).toEqual(
        [
          '',
          'services/',
          'assets/js/home.js',
          'assets/js/list.js',
          'assets/js/main.js',
          'assets/js/one.js',
        ].map((url) => baseUrl + url),
      );
      expect(kept[0]!.revision).toMatch(/^[\da-f]{8}$/);
      expect(kept[0]!.revision).not.toBe(kept[1]!.revision);
      expect(kept[2]!.revision).toBeNull();
    }
  });

  test('a page that does not exist stops the build', async () => {
    await expect(listKept(buildAt('/'), {pages: ['/nope'], chunks: []})).rejects.toThrow(
      'The offline plugin is to keep pages that do not exist: /nope',
    );
  });
});

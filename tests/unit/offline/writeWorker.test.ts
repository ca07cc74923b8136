import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type BuiltSite, collectWorkerData, writeWorker} from '../../../src/offline/writeWorker';
import {writeTree} from '../catalogue/factories';

const PAGES = ['', 'services', 'services/page/2', 'services/page/10', 'search', 'offline'];
const OFFLINE_HTML = '<title>Offline</title>';

/** A build with one chunk per route; the home page has two more. */
function buildAt(baseUrl: string, pages: readonly string[] = PAGES): BuiltSite {
  const chunkOf = (page: string) => `chunk-${page.replaceAll('/', '-')}`;
  const chunksOf = (route: string) => {
    const page = route.slice(baseUrl.length);
    return [chunkOf(page), ...(page === '' ? ['one', 'two'] : [])];
  };
  const chunks = ['main', 'one', 'two', 'search-worker', ...pages.map(chunkOf)];
  return {
    outDir: writeTree({'offline/index.html': OFFLINE_HTML}),
    baseUrl,
    routesPaths: [...pages, '404.html'].map((page) => baseUrl + page),
    chunksOf,
    chunkFiles: new Map(
      chunks.map((name) => [name, [`assets/js/${name}.js`, `assets/js/${name}.js.LICENSE.txt`]]),
    ),
  };
}

const OPTIONS = {lists: ['/', '/services/page/*'], chunks: ['search-worker']};

describe('the data of the worker', () => {
  it.each(['/', '/sub/ja/'])(
    'lists what to cache in advance, with base URL %s',
    async (baseUrl) => {
      const at = (...paths: string[]) => paths.map((file) => baseUrl + file);
      const revision = createHash('sha256').update(OFFLINE_HTML).digest('hex').slice(0, 8);
      expect(await collectWorkerData(buildAt(baseUrl), OPTIONS)).toEqual({
        precache: [
          {url: `${baseUrl}offline/`, revision},
          ...at('assets/js/chunk-offline.js', 'assets/js/main.js').map((url) => ({
            url,
            revision: null,
          })),
        ],
        lists: {
          pages: at('', 'services/page/2/', 'services/page/10/'),
          files: at(
            'assets/js/chunk-.js',
            'assets/js/chunk-services-page-10.js',
            'assets/js/chunk-services-page-2.js',
            'assets/js/main.js',
            'assets/js/one.js',
            'assets/js/search-worker.js',
            'assets/js/two.js',
          ),
        },
        sections: ['', 'offline', 'search', 'services'],
      });
    },
  );

  it('includes at most ten pages of a list', async () => {
    const {lists} = await collectWorkerData(buildAt('/', ['services', 'offline']), {
      lists: ['/services', '/services/page/*'],
      chunks: [],
    });
    expect(lists.pages).toEqual(['/services/']);
    const many = ['offline', ...Array.from({length: 30}, (_, index) => `tags/page/${index + 2}`)];
    const long = await collectWorkerData(buildAt('/', many), {lists: ['/tags/page/*'], chunks: []});
    expect(long.lists.pages).toHaveLength(10);
    expect(long.lists.pages.at(-1)).toBe('/tags/page/11/');
  });

  it.each([
    [
      'a page',
      {...OPTIONS, lists: ['/nope']},
      'The offline list has a page that does not exist: /nope',
    ],
    ['a chunk', {...OPTIONS, chunks: ['nope']}, 'The build has no chunk "nope"'],
  ])('cannot name %s that does not exist', async (_, options, message) => {
    await expect(collectWorkerData(buildAt('/'), options)).rejects.toThrow(message);
  });
});

describe('the worker', () => {
  it.each([
    [true, '/services/page/10/'],
    [false, 'unregister'],
  ])('is a single script, enabled: %s', async (enabled, part) => {
    const built = buildAt('/');
    await writeWorker(built, {...OPTIONS, enabled});
    const script = readFileSync(path.join(built.outDir, 'service-worker.js'), 'utf8');
    expect(script).toContain(part);
    expect(script).not.toMatch(/\b(?:import|require)\s*\(|\b(?:PRECACHE|LISTS|SECTIONS)\b/);
  });
});

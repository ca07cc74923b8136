import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {expect, it, vi} from 'vitest';
import {headScript} from '@site/src/plugins/publish/headScripts';

const ORIGIN = 'https://shelf.example';
const SCRIPT = headScript(
  path.join(import.meta.dirname, '../../../src/plugins/publish/boot.script.js'),
  {announcementId: 'news', storageNamespace: 'shelf', japanese: '/ja/'},
).innerHTML!;

/** Runs the script on a page, in which a browser resolves the target against the page's URL. */
function open(address: string, isNotFound = false) {
  const {href, origin, pathname, search, hash} = new URL(ORIGIN + address);
  const replaced = vi.fn<(target: string) => void>();
  const requested = vi.fn<(target: string) => void>();
  const location = {
    ...{origin, pathname, search, hash},
    replace: (target: string) => requested(new URL(target, href).href),
  };
  const history = {
    replaceState: (_: unknown, __: string, target: string) => replaced(new URL(target, href).href),
  };
  const setAttribute = vi.fn<(name: string, value: string) => void>();
  const classList = {contains: () => isNotFound};
  runInNewContext(SCRIPT, {
    window: {location, history},
    document: {documentElement: {classList, setAttribute}},
  });
  return {
    replaced: replaced.mock.calls.flat(),
    requested: requested.mock.calls.flat(),
    attributes: setAttribute.mock.calls,
  };
}

it.each([
  ['/services.html', '/services'],
  ['/index.html', '/'],
  ['/ja/services/amazon-s3.html', '/ja/services/amazon-s3'],
  ['/services.html?tag=ai&q=a.html#limits', '/services?tag=ai&q=a.html#limits'],
  ['/docs/index.html?a=1#index.html', '/docs/?a=1#index.html'],
  ['/myindex.html', '/myindex'],
  ['//services//linear.html', '/services/linear'],
  // What looks like another host stays on the site.
  ['//evil.example/login.html', '/evil.example/login'],
  ['///evil.example/a/index.html?x=1#y', '/evil.example/a/?x=1#y'],
  ['/.//evil.example/login.html', '/evil.example/login'],
  ['/\\\\evil.example/login.html', '/evil.example/login'],
])('%s becomes %s, without a reload if the host found it', (address, target) => {
  expect(open(address)).toMatchObject({replaced: [ORIGIN + target], requested: []});
  expect(open(address, true)).toMatchObject({replaced: [], requested: [ORIGIN + target]});
});

it.each(['/', '/services', '/services/page/2', '/a.html/b', '/a?b=c.html', '/a?b=//c', '/a#//c'])(
  'the path %s is kept, found or not',
  (address) => {
    expect(open(address)).toMatchObject({replaced: [], requested: []});
    expect(open(address, true)).toMatchObject({replaced: [], requested: []});
  },
);

it.each([
  ['/ja/nope', [['data-path-locale', 'ja']]],
  ['/nope', []],
  ['/services/ja/', []],
  ['/japan', []],
])('the 404 page detects the language of %s', (address, attributes) => {
  expect(open(address, true).attributes).toEqual(attributes);
  expect(open(address).attributes).toEqual([]);
});

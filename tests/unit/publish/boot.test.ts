import {runInNewContext} from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import {publishPlugin} from '@site/src/plugins/publish';

const ORIGIN = 'https://shelf.example';

/** The script in the head of a page. */
function scriptOf(announcementId: string | null): string {
  const siteConfig = {
    themeConfig: announcementId === null ? {} : {announcementBar: {id: announcementId}},
    storage: {namespace: 'shelf'},
  };
  const tags = publishPlugin({siteConfig} as unknown as LoadContext, {
    analytics: false,
    algoliaAppId: undefined,
  }).injectHtmlTags!({content: undefined});
  return (tags.headTags as unknown as readonly {readonly innerHTML: string}[])[0]!.innerHTML;
}

/** Runs the script on a page of a site whose announcement has the id `news`. */
function open(
  address: string,
  {
    isNotFound = false,
    stored = {},
    announcementId = 'news',
    getItem,
  }: {
    readonly isNotFound?: boolean;
    readonly stored?: Readonly<Record<string, string>>;
    readonly announcementId?: string | null;
    readonly getItem?: () => never;
  } = {},
) {
  const {href, origin, pathname, search, hash} = new URL(ORIGIN + address);
  const storage = new Map<string, string>(Object.entries(stored));
  const replaceState = vi.fn<(state: unknown, target: string) => void>();
  const replace = vi.fn<(target: string) => void>();
  // A browser resolves the target against the URL of the page.
  const resolve = (target: string) => new URL(target, href).href;
  const window = {
    location: {
      ...{origin, pathname, search, hash},
      replace: (target: string) => replace(resolve(target)),
    },
    history: {
      state: {key: 'k'},
      replaceState: (state: unknown, _: string, target: string) =>
        replaceState(state, resolve(target)),
    },
    localStorage: {
      getItem: getItem ?? ((key: string) => storage.get(key) ?? null),
      removeItem: (key: string) => storage.delete(key),
    },
  };
  const classes = isNotFound ? ['plugin-native', 'not-found-page'] : ['plugin-blog'];
  const attributes = new Map<string, string>();
  const document = {
    documentElement: {
      classList: {contains: (name: string) => classes.includes(name)},
      setAttribute: (name: string, value: string) => attributes.set(name, value),
    },
  };
  runInNewContext(scriptOf(announcementId), {window, document});
  return {
    ...{replaceState, replace},
    stored: Object.fromEntries(storage),
    attributes: Object.fromEntries(attributes),
  };
}

describe('a path that ends in .html', () => {
  it.each([
    ['/services.html', '/services'],
    ['/index.html', '/'],
    ['/docs/index.html', '/docs/'],
    ['/ja/services/amazon-s3.html', '/ja/services/amazon-s3'],
    ['/services.html?tag=ai&q=a.html#limits', '/services?tag=ai&q=a.html#limits'],
    ['/index.html#index.html', '/#index.html'],
    ['/services/index.html?a=1', '/services/?a=1'],
    ['/myindex.html', '/myindex'],
    ['//services/index.html', '/services/'],
    ['//services//linear.html', '/services/linear'],
  ])('%s becomes %s without a reload', (address, target) => {
    const {replaceState, replace} = open(address);
    expect(replaceState.mock.calls).toEqual([[{key: 'k'}, ORIGIN + target]]);
    expect(replace).not.toHaveBeenCalled();
  });

  it('is requested again in its canonical form if the host did not find it', () => {
    const {replaceState, replace} = open('/services/index.html?q=1#a', {isNotFound: true});
    expect(replace.mock.calls).toEqual([[`${ORIGIN}/services/?q=1#a`]]);
    expect(replaceState).not.toHaveBeenCalled();
  });

  it.each([
    ['//evil.example/login.html', '/evil.example/login'],
    ['//evil.example/a/index.html?x=1#y', '/evil.example/a/?x=1#y'],
    ['///evil.example/login.html', '/evil.example/login'],
    ['/.//evil.example/login.html', '/evil.example/login'],
    ['/\\\\evil.example/login.html', '/evil.example/login'],
  ])('%s, which looks like another host, stays on the site', (address, target) => {
    const {replace} = open(address, {isNotFound: true});
    expect(replace.mock.calls).toEqual([[ORIGIN + target]]);
  });
});

describe('the 404 page', () => {
  it.each([
    ['/ja/nope', {'data-path-locale': 'ja'}],
    ['//ja/nope.html', {'data-path-locale': 'ja'}],
    ['/nope', {}],
    ['/services/ja/', {}],
    ['/japan', {}],
  ])('detects the language of %s', (address, attributes) => {
    expect(open(address, {isNotFound: true}).attributes).toEqual(attributes);
    expect(open(address).attributes).toEqual({});
  });
});

it.each(['/', '/services', '/services/page/2', '/a.html/b', '/a?b=c.html', '/a?b=//c', '/a#//c'])(
  'any other path, %s, is kept',
  (address) => {
    const {replaceState, replace} = open(address);
    expect(replaceState).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  },
);

describe('the dismissal of an announcement', () => {
  it('is unaffected on a first visit or without an announcement', () => {
    expect(open('/').stored).toEqual({});
    expect(open('/', {announcementId: null}).stored).toEqual({});
  });

  it('causes no error if storage is blocked', () => {
    const getItem = () => {
      throw new Error('SecurityError');
    };
    expect(() => open('/', {getItem})).not.toThrow();
    expect(open('/services.html', {getItem}).replaceState).toHaveBeenCalledOnce();
  });
});

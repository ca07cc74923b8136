/** Loading a page sends requests only to its own host. */
import {describe, expect, it} from 'vitest';
import {algolia, analyticsId} from '@site/src/site';
import {filesOfBuild, PAGES, readBuilt, ROOT} from './pages';

/** Elements that make a browser load a resource or connect to an origin. */
const LOADING = [
  'script',
  'link:not([rel~="alternate"], [rel~="canonical"])',
  'img',
  'source',
  'iframe',
  'embed',
  'object',
  'video',
  'audio',
  'track',
  'input[type="image"]',
  'image',
  'use',
].join(', ');

const ATTRIBUTES = ['src', 'href', 'xlink:href', 'srcset', 'imagesrcset', 'data', 'poster'];

/** The only foreign origins that a build may use: those of the optional services it enables. */
const ASKED_FOR = [
  ...(analyticsId ? ['https://www.google-analytics.com', 'https://www.googletagmanager.com'] : []),
  ...(algolia ? [`https://${algolia.appId}-dsn.algolia.net`] : []),
];

/** Whether a URL is a path of the same origin, a fragment, a data URL or an allowed origin. */
const isOwn = (value: string): boolean =>
  /^(\/(?!\/)|#|data:)/.test(value.trim()) ||
  ASKED_FOR.some((origin) => value === origin || value.startsWith(`${origin}/`));

const addressesInSet = (value: string): string[] =>
  value.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0]!);

describe('no page loads from another origin', () => {
  it('through an element', () => {
    let checked = 0;
    const foreign = PAGES.flatMap(({$, file}) =>
      [...$(LOADING)].flatMap((element) =>
        ATTRIBUTES.flatMap((name) => {
          const value = $(element).attr(name);
          if (value === undefined) {
            return [];
          }
          checked += 1;
          const addresses = name.endsWith('srcset') ? addressesInSet(value) : [value];
          return addresses
            .filter((address) => !isOwn(address))
            .map((address) => `${file}: ${name}="${address}"`);
        }),
      ),
    );
    expect(foreign).toEqual([]);
    expect(checked).toBeGreaterThan(1000);
  });

  it('through srcdoc, a refresh or a base element', () => {
    const found = PAGES.flatMap(({$, file}) =>
      [...$('[srcdoc], meta[http-equiv="refresh"], base')].map(
        (element) => `${file}: <${element.name}>`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('through a style', () => {
    const styles = [
      ...filesOfBuild('.css').map((file) => ({file, css: readBuilt(file)})),
      ...PAGES.flatMap(({$, file}) => [
        ...[...$('style')].map((element) => ({file, css: $(element).text()})),
        ...[...$('[style]')].map((element) => ({file, css: element.attribs.style!})),
      ]),
    ];
    const foreign = styles.flatMap(({file, css}) =>
      [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)]
        .map(([, url, imported]) => url ?? imported!)
        .filter((address) => !isOwn(address) && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address))
        .map((address) => `${file}: ${address}`),
    );
    expect(foreign).toEqual([]);
    expect(styles.length).toBeGreaterThan(0);
  });
});

it('no published file contains the path of the folder it was built in', () => {
  const texts = ['.css', '.html', '.js', '.json', '.txt', '.xml'].flatMap(filesOfBuild);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => readBuilt(file).includes(ROOT))).toEqual([]);
});

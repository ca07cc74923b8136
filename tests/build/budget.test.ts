/**
 * What a page may cost a reader, in bytes after brotli. The goals are what the site aims at;
 * the limits are what it must not exceed.
 */
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {printTable} from '@site/src/cli/bench/table';
import {bytesPerPage} from '@site/src/cli/weight/growth';
import {filesOf, kindOf, weighPage} from '@site/src/cli/weight/pages';
import {address, baseOf, filesOfBuild, LOCALES, PAGES, readBuilt, ROOT} from './pages';

const KB = 1000;

const BUDGETS = {
  js: {limit: 120 * KB, goal: 105 * KB},
  css: {limit: 16 * KB, goal: 14 * KB},
  html: {limit: 12 * KB, goal: 8 * KB},
} as const;

/** For a hundred more services, on every page. */
const GROWTH = {limit: 5 * KB, goal: 3 * KB};

const FOLDER = path.resolve(ROOT, process.env.BUILD_DIR ?? 'build');
const RESOURCES = ['js', 'css', 'html'] as const;

const weighed = PAGES.map((page) => ({
  ...page,
  kind: kindOf(page.route === '' ? '' : page.file.replace(/^ja\/|index\.html$/g, '')),
  weight: weighPage(FOLDER, page.file, address.baseUrl),
}));

describe.each(RESOURCES)('%s', (resource) => {
  const {limit} = BUDGETS[resource];

  it.each(LOCALES)(`stays below its limit on each page in %s`, (locale) => {
    const over = weighed
      .filter((page) => page.locale === locale && page.weight[resource] > limit)
      .map(
        ({kind, file, weight}) =>
          `${kind}: ${file} has ${weight[resource]} bytes, ${weight[resource] - limit} too many`,
      );
    expect(over).toEqual([]);
  });
});

it('no page has a font of its own', () => {
  expect(weighed.filter(({file}) => filesOf(readBuilt(file)).fonts.length > 0)).toEqual([]);
  expect(filesOfBuild('.css').filter((file) => readBuilt(file).includes('@font-face'))).toEqual([]);
  expect(['.woff2', '.woff', '.ttf', '.otf'].flatMap(filesOfBuild)).toEqual([]);
});

const growth = LOCALES.map((locale) => {
  const home = weighed.find((page) => page.locale === locale && page.route === '')!;
  const {scripts} = filesOf(readBuilt(home.file));
  const services = weighed.filter((page) => page.locale === locale && page.kind === 'service');
  const bytes = bytesPerPage(
    scripts.map((script) => readBuilt(script.slice(address.baseUrl.length))),
    services.map(({route}) => baseOf(locale) + route),
  );
  return {locale, per100: Math.round(bytes * 100)};
});

it('a hundred more services make no page much heavier', () => {
  for (const {locale, per100} of growth) {
    expect(per100).toBeGreaterThan(0);
    expect(per100, `bytes more on each page in ${locale}`).toBeLessThan(GROWTH.limit);
  }
});

afterAll(() => {
  const rows = [...new Set(weighed.map(({kind}) => kind))].sort().flatMap((kind) =>
    LOCALES.map((locale) => {
      const pages = weighed.filter((page) => page.kind === kind && page.locale === locale);
      const most = (resource: (typeof RESOURCES)[number]): number =>
        Math.max(...pages.map(({weight}) => weight[resource]));
      return [
        `${kind} (${locale})`,
        ...RESOURCES.flatMap((resource) => [
          String(most(resource)),
          String(BUDGETS[resource].limit - most(resource)),
          String(BUDGETS[resource].goal - most(resource)),
        ]),
      ];
    }),
  );
  const header = RESOURCES.flatMap((resource) => [resource, 'to limit', 'to goal']);
  console.log('Bytes of the heaviest page of each kind, and what is left:');
  printTable(['page', ...header], rows);
  for (const {locale, per100} of growth) {
    console.log(
      `100 more services (${locale}): ${per100} bytes of JavaScript more; limit ${GROWTH.limit}, goal ${GROWTH.goal}`,
    );
  }
});

/** Limits for the transfer size of a page, in bytes compressed with Brotli. */
import {afterAll, describe, expect, it} from 'vitest';
import {printTable} from '@site/src/cli/table';
import {bytesPerPage} from '@site/src/cli/weight/growth';
import {filesOf, kindOf, weighPage} from '@site/src/cli/weight/pages';
import {address, BUILD, filesOfBuild, localeBase, LOCALES, PAGES, readBuilt} from './pages';

const KB = 1000;

/** Factor by which a page may outgrow its budget through new content before the test fails. */
const ROOM = 1.02;

const ALL_STYLES = {limit: 15 * KB * ROOM, goal: 14 * KB};
// Some hosts send what is longer in two round trips.
const ALL_HTML = {limit: 11.5 * KB * ROOM, goal: 9 * KB};

/** Bytes per page and language: `limit` fails the test, `goal` is only reported. */
const BUDGETS = {
  js: {
    en: {limit: 107 * KB * ROOM, goal: 100 * KB},
    // Japanese scripts contain the English messages as well.
    ja: {limit: 112 * KB * ROOM, goal: 104 * KB},
  },
  css: {en: ALL_STYLES, ja: ALL_STYLES},
  html: {en: ALL_HTML, ja: ALL_HTML},
} as const;

/** Bytes that 100 more services may add to the JavaScript of every page. */
const GROWTH = {limit: 5 * KB, goal: 3 * KB};

const RESOURCES = ['js', 'css', 'html'] as const;

const weighed = PAGES.map((page) => ({
  ...page,
  kind: kindOf(page.route === '' ? '' : page.file.replace(/^ja\/|index\.html$/g, '')),
  weight: weighPage(BUILD, page.file, address.baseUrl),
}));

describe.each(RESOURCES)('%s', (resource) => {
  it.each(LOCALES)(`stays below its limit on each page in %s`, (locale) => {
    const {limit} = BUDGETS[resource][locale];
    const over = weighed
      .filter((page) => page.locale === locale && page.weight[resource] > limit)
      .map(
        ({kind, file, weight}) =>
          `${kind}: ${file} has ${weight[resource]} bytes, ${Math.ceil(weight[resource] - limit)} too many`,
      );
    expect(over).toEqual([]);
  });
});

it('no page loads a web font', () => {
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
    services.map(({route}) => localeBase(locale) + route),
  );
  return {locale, per100: Math.round(bytes * 100)};
});

it('a hundred more services add less to each page than the limit', () => {
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
          String(Math.floor(BUDGETS[resource][locale].limit - most(resource))),
          String(BUDGETS[resource][locale].goal - most(resource)),
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

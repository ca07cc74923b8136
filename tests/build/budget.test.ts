/** Limits for the transfer size of a page, in bytes compressed with Brotli. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {expect, it} from 'vitest';
import {address, BUILD, type BuiltPage, filesOfBuild, PAGES, readBuilt} from './pages';

/** Limits in bytes. Japanese scripts contain the English messages as well. */
const SCRIPTS = {en: 112_000, ja: 116_000};
const STYLES = 18_000;
const HTML = 15_800;

const sizes = new Map<string, number>();

/** Size of a file of the build in bytes after brotli at a level of compression from 0 to 11. */
function compressedSize(file: string, level: number): number {
  const params = {[constants.BROTLI_PARAM_QUALITY]: level};
  return brotliCompressSync(readFileSync(path.join(BUILD, file)), {params}).length;
}

/** Size of a file of the build in bytes after brotli 11, the highest level. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? compressedSize(file, 11);
  sizes.set(file, size);
  return size;
}

/**
 * Size of a page's HTML in bytes. The highest level takes long, so only a page that is above the
 * limit after a quick compression is compressed by it.
 */
function sizeOfHtml(file: string): number {
  const quick = compressedSize(file, 5);
  return quick <= HTML ? quick : sizeOf(file);
}

/** Size of the files that the HTML of a page loads or preloads at once, in bytes. */
function sizeOfAll({$}: BuiltPage, selector: string): number {
  const urls = [...$(selector)].map(
    (element) => $(element).attr('src') ?? $(element).attr('href')!,
  );
  return [...new Set(urls)].reduce(
    (sum, url) => sum + sizeOf(url.slice(address.baseUrl.length)),
    0,
  );
}

it.each([
  [
    'scripts',
    (page: BuiltPage) =>
      sizeOfAll(page, 'script[src], link[rel="modulepreload"], link[rel="preload"][as="script"]'),
    ({locale}: BuiltPage) => SCRIPTS[locale],
  ],
  [
    'style sheets',
    (page: BuiltPage) => sizeOfAll(page, 'link[rel="stylesheet"], link[rel="preload"][as="style"]'),
    () => STYLES,
  ],
  ['the HTML', ({file}: BuiltPage) => sizeOfHtml(file), () => HTML],
])('%s of each page stay below their limit', (name, measure, limitOf) => {
  const weighed = PAGES.map((page) => ({
    file: page.file,
    bytes: measure(page),
    limit: limitOf(page),
  }));
  const heaviest = weighed.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  console.log(`${name}: at most ${heaviest.bytes} bytes, in ${heaviest.file}`);
  expect(weighed.filter(({bytes, limit}) => bytes > limit)).toEqual([]);
});

it('scripts of pages tell V8 to compile their functions while they load', () => {
  const scripts = PAGES.flatMap(({$}) => [...$('script[src]')].map(({attribs}) => attribs.src!));
  for (const url of new Set(scripts)) {
    const [comment] = readBuilt(url.slice(address.baseUrl.length)).split('\n', 1);
    expect(comment, url).toBe('//# allFunctionsCalledOnLoad');
  }
});

it('no page loads a web font', () => {
  expect(PAGES.filter(({$}) => $('link[as="font"]').length > 0)).toEqual([]);
  expect(filesOfBuild('.css').filter((file) => readBuilt(file).includes('@font-face'))).toEqual([]);
  expect(['.woff2', '.woff', '.ttf', '.otf'].flatMap(filesOfBuild)).toEqual([]);
});

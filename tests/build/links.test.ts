/**
 * What pages refer to besides the links and anchors that Docusaurus checks while it builds: links
 * that components write as HTML, pictures, addresses in the head, and files that files refer to.
 */
import {expect, it} from 'vitest';
import {
  address,
  brokenUrls,
  type BuiltPage,
  filesOfBuild,
  isNotFound,
  localeBase,
  PAGES,
  readBuilt,
} from './pages';

/** URLs in attributes of the matching elements, including those in `srcset`. */
function addressesIn({$}: BuiltPage, selector: string): string[] {
  return [...$(selector)].flatMap((element) => {
    const {href, src, srcset, imagesrcset, action, content} = $(element).attr() ?? {};
    const candidates = [srcset, imagesrcset].flatMap(
      (set) => set?.split(',').map((part) => part.trim().split(/\s+/)[0]!) ?? [],
    );
    return [href, src, action, content, ...candidates].filter((value) => value !== undefined);
  });
}

it.each([
  ['link', 'main a, form'],
  ['picture', 'img, source'],
  ['alternate and canonical address', 'link[rel="alternate"], link[rel="canonical"]'],
  ['picture for social networks', 'meta[property="og:image"], meta[name="twitter:image"]'],
  ['style, icon and script', 'link:not([rel="alternate"], [rel="canonical"]), script'],
])('each %s has an existing target', (_, selector) => {
  const urls = new Map(
    PAGES.flatMap((page) =>
      addressesIn(page, selector)
        // Hosts differ in trailing slashes, so that a relative URL would depend on the host.
        .map((value) => (/^(\/|#|[a-z]+:)/.test(value) ? new URL(value, page.url).href : value))
        .map((url) => [url, page.file] as const),
    ),
  );
  expect(brokenUrls(urls.keys()).map((url) => `${url} in ${urls.get(url)}`)).toEqual([]);
  expect(urls.size).toBeGreaterThan(0);
});

it('each link to a page uses the canonical form of its URL and stays in its language', () => {
  const urls = new Set(PAGES.map(({url}) => url));
  const others = PAGES.filter((page) => !isNotFound(page)).flatMap((page) => {
    const {$, file, locale} = page;
    return [...$('a[href^="/"]')].flatMap((link) => {
      const href = $(link).attr('href')!;
      const {origin, pathname} = new URL(href, page.url);
      // Docusaurus adds a trailing slash to the URL of the first document only.
      const url = origin + pathname.replace(/(?<=\/docs)\/$/, '');
      const isCanonical = urls.has(url) || /\.\w+$/.test(pathname);
      // The documents of the API have both languages.
      const isOwn =
        `${href}/`.startsWith(localeBase('ja')) === (locale === 'ja') || href.includes('/api/');
      const isMarked = $(link).is('[lang], [hreflang]');
      return isCanonical && (isOwn || isMarked) ? [] : [`${file} to ${href}`];
    });
  });
  expect(others).toEqual([]);
});

it('each file named in a style sheet or the manifest exists', () => {
  const urls = [...filesOfBuild('.css'), ...filesOfBuild('.webmanifest')].flatMap((file) => {
    const text = readBuilt(file);
    const values = file.endsWith('.css')
      ? [...text.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, value]) => value!)
      : (JSON.parse(text) as {icons: {src: string}[]}).icons.map(({src}) => src);
    return values.map((value) => new URL(value, address.url + address.baseUrl + file).href);
  });
  expect(urls.length).toBeGreaterThan(0);
  expect(brokenUrls(urls)).toEqual([]);
});

/** Everything that a page refers to within the site exists. */
import {describe, expect, it} from 'vitest';
import {
  address,
  type BuiltPage,
  fileAt,
  filesOfBuild,
  isNotFound,
  localeBase,
  LOCALES,
  PAGES,
  readBuilt,
} from './pages';

/** URLs in attributes of the matching elements, including those in `srcset`. */
function addressesIn({$}: BuiltPage, selector: string): string[] {
  return [...$(selector)].flatMap((element) => {
    const {href, src, srcset, imagesrcset, action, poster, content} = $(element).attr() ?? {};
    const candidates = [srcset, imagesrcset].flatMap(
      (set) => set?.split(',').map((part) => part.trim().split(/\s+/)[0]!) ?? [],
    );
    return [href, src, action, poster, content, ...candidates].filter(
      (value) => value !== undefined,
    );
  });
}

const pageOf = new Map(PAGES.map((page) => [page.file, page]));
const idsOf = new Map(
  PAGES.map(({file, $}) => [
    file,
    new Set(
      [...$('[id], a[name]')].flatMap((element) => [element.attribs.id, element.attribs.name]),
    ),
  ]),
);

/** Why a URL is broken; `undefined` if it works or leads to another site. */
function problemOf(value: string, page: BuiltPage): string | undefined {
  const url = new URL(value, page.url);
  if (url.protocol === 'data:' || url.origin !== address.url) {
    return undefined;
  }
  const file = value.startsWith('#') ? page.file : fileAt(url.pathname);
  if (file === undefined) {
    return 'no such file';
  }
  const id = decodeURIComponent(url.hash.slice(1));
  return id !== '' && pageOf.has(file) && !idsOf.get(file)!.has(id) ? 'no such anchor' : undefined;
}

/** The 404 page links to the same unknown path in the other language. */
const isLanguageMenuOf404 = (value: string, {file}: BuiltPage): boolean =>
  file.endsWith('404.html') && LOCALES.some((locale) => value === `${localeBase(locale)}404`);

/** The broken URLs of the matching elements, each with its page. */
function brokenIn(selector: string): {readonly checked: number; readonly broken: string[]} {
  const found = PAGES.flatMap((page) =>
    addressesIn(page, selector)
      .filter((value) => !isLanguageMenuOf404(value, page))
      .map((value) => ({value, page, problem: problemOf(value, page)})),
  );
  const broken = found
    .filter(({problem}) => problem !== undefined)
    .map(({value, page, problem}) => `${page.file}: ${value} (${problem})`);
  return {checked: found.length, broken};
}

describe('within the site', () => {
  it.each([
    ['link and anchor', 'a, area, form, use', 5000],
    ['image', 'img, source, video, audio, svg image', 100],
    ['alternate and canonical address', 'link[rel="alternate"], link[rel="canonical"]', 500],
    ['picture for social networks', 'meta[property="og:image"], meta[name="twitter:image"]', 100],
    ['style, icon and script', 'link:not([rel="alternate"], [rel="canonical"]), script', 300],
  ])('each %s has an existing target', (_, selector, least) => {
    const {checked, broken} = brokenIn(selector);
    expect(broken).toEqual([]);
    expect(checked).toBeGreaterThan(least);
  });

  it('each link to a page uses the canonical form of its URL', () => {
    const others = PAGES.flatMap((page) =>
      addressesIn(page, 'a, area').flatMap((value) => {
        const url = new URL(value, page.url);
        if (value.startsWith('#') || url.origin !== address.url) {
          return [];
        }
        const target = pageOf.get(fileAt(url.pathname) ?? '');
        // Docusaurus adds a trailing slash to the URL of the first document only.
        const pathname = target?.route === 'docs' ? url.pathname.replace(/\/$/, '') : url.pathname;
        return target === undefined || target.url === url.origin + pathname
          ? []
          : [`${page.file}: ${value}`];
      }),
    );
    expect(others).toEqual([]);
  });

  it('each file named in a style sheet or the manifest exists', () => {
    const missing = [...filesOfBuild('.css'), ...filesOfBuild('.webmanifest')].flatMap((file) => {
      const text = readBuilt(file);
      const base = `${address.url}${address.baseUrl}${file}`;
      const values = file.endsWith('.css')
        ? [...text.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, value]) => value!)
        : (JSON.parse(text) as {icons: {src: string}[]}).icons.map(({src}) => src);
      return values
        .map((value) => new URL(value, base))
        .filter((url) => url.protocol !== 'data:' && fileAt(url.pathname) === undefined)
        .map((url) => `${file}: ${url.href}`);
    });
    expect(missing).toEqual([]);
  });

  it('each URL is absolute or starts with a slash, since hosts differ in trailing slashes', () => {
    const relative = PAGES.flatMap((page) =>
      addressesIn(page, '[href], [src], [srcset], [action], [poster]')
        .filter((value) => !/^(\/|#|[a-z][a-z\d+.-]*:)/i.test(value))
        .map((value) => `${page.file}: ${value}`),
    );
    expect(relative).toEqual([]);
  });

  it('each link stays in the language of its page unless it declares another one', () => {
    const foreign = PAGES.filter((page) => !isNotFound(page)).flatMap(({$, file, locale}) =>
      [...$('a[href^="/"]:not([lang], [hreflang], [lang] a)')]
        .map((link) => $(link).attr('href')!)
        .filter((href) => `${href}/`.startsWith(localeBase('ja')) !== (locale === 'ja'))
        .map((href) => `${file} to ${href}`),
    );
    expect(foreign).toEqual([]);
  });

  it('each id is unique on its page', () => {
    const doubled = PAGES.flatMap(({$, file}) => {
      const ids = [...$('[id]')].map((element) => element.attribs.id!);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${file}: #${id}`);
    });
    expect(doubled).toEqual([]);
  });
});

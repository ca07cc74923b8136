import {cacheNames} from './caches';

/** A page that this browser has kept. */
export type KeptPage = {
  /** Path, with base URL and locale. */
  readonly path: string;
  readonly title: string;
  readonly language: string;
  /** When the host sent it, in milliseconds; a host without a clock does not say so. */
  readonly time: number | undefined;
};

/**
 * Reads which pages this browser has kept for reading, by title.
 * @param scopes addresses of the home pages, one for each language
 * @param first language of the pages that come first
 */
export async function readKeptPages(scopes: readonly string[], first: string): Promise<KeptPage[]> {
  const found: KeptPage[] = [];
  for (const name of scopes.map((scope) => cacheNames(scope).pages)) {
    // To open a cache would make it.
    if (await caches.has(name)) {
      const cache = await caches.open(name);
      for (const {url} of await cache.keys()) {
        const response = await cache.match(url);
        const page = response && (await readPage(new URL(url).pathname, response));
        if (page) {
          found.push(page);
        }
      }
    }
  }
  const rank = ({language}: KeptPage) => (language === first ? 0 : 1);
  return found.sort(
    (one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, first),
  );
}

/** The page as its HTML describes it; `undefined` for one that is not meant for reading. */
async function readPage(path: string, response: Response): Promise<KeptPage | undefined> {
  const html = await response.text();
  const {documentElement: root, title} = new DOMParser().parseFromString(html, 'text/html');
  const time = Date.parse(response.headers.get('date') ?? '');
  const heading = root.querySelector('h1')?.textContent ?? title;
  const isForReading = !root.querySelector('meta[name="robots"][content^="noindex"]');
  return isForReading
    ? {path, title: heading, language: root.lang, time: Number.isNaN(time) ? undefined : time}
    : undefined;
}

import {cacheNames} from './caches';

/** A page in the cache of this browser. */
export type KeptPage = {
  /** Path, including base URL and locale. */
  readonly path: string;
  /** Text of the first `h1`, or the title of the document. */
  readonly title: string;
  /** BCP 47 language tag. */
  readonly language: string;
  /** Time of the response in milliseconds since the epoch; `undefined` without a `Date` header. */
  readonly time: number | undefined;
};

/**
 * Lists the pages in the caches, except those with `noindex`, sorted by language and title.
 * @param scopes absolute URLs of the home pages, one for each language
 * @param first language to sort first
 * @throws DOMException if the browser denies access to the caches
 */
export async function readKeptPages(scopes: readonly string[], first: string): Promise<KeptPage[]> {
  const found: KeptPage[] = [];
  for (const name of scopes.map((scope) => cacheNames(scope).pages)) {
    // `open` would create a missing cache.
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

/** The page described by the HTML of a response; `undefined` for pages with `noindex`. */
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

/** A page that this browser has kept. */
export type KeptPage = {
  /** Path, with base URL and locale. */
  readonly path: string;
  readonly title: string;
  readonly language: string;
};

/** Names of the caches that hold pages; `src/plugins/offline` names them. */
const HOLDS_PAGES = /-(?:pages|precache)-/;

/**
 * Reads which pages below a path this browser has kept, of all languages, by title.
 * @param baseUrl path of the site, of all its languages
 * @param first language of the pages that come first
 */
export async function readKept(baseUrl: string, first: string): Promise<KeptPage[]> {
  const found = new Map<string, KeptPage>();
  for (const name of (await caches.keys()).filter((cache) => HOLDS_PAGES.test(cache))) {
    const cache = await caches.open(name);
    for (const {url} of await cache.keys()) {
      const {pathname} = new URL(url);
      if (pathname.startsWith(baseUrl) && pathname.endsWith('/') && !found.has(pathname)) {
        const response = await cache.match(url);
        const page = response && parsePage(pathname, await response.text());
        if (page) {
          found.set(pathname, page);
        }
      }
    }
  }
  const rank = ({language}: KeptPage) => (language === first ? 0 : 1);
  return [...found.values()].sort(
    (one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, first),
  );
}

/** The page as its HTML describes it; `undefined` for one that is no page to read. */
function parsePage(path: string, html: string): KeptPage | undefined {
  const {documentElement: root, title} = new DOMParser().parseFromString(html, 'text/html');
  const heading = root.querySelector('h1')?.textContent ?? title;
  const isForReading = !root.querySelector('meta[name="robots"][content^="noindex"]');
  return isForReading ? {path, title: heading, language: root.lang} : undefined;
}

/**
 * The path of the page that could not be loaded, with query and hash, from the query of the offline
 * page. The query is untrusted, so paths to other sites are rejected (open redirect).
 * @param search query of the offline page
 * @param origin origin of this site
 * @returns `undefined` if there is no path, or one of another site
 */
export function readWantedPath(search: string, origin: string): string | undefined {
  const page = new URLSearchParams(search).get('page');
  if (page === null || !URL.canParse(page, origin)) {
    return undefined;
  }
  const {origin: target, pathname, search: query, hash} = new URL(page, origin);
  // A path that starts with two slashes would be a URL of another host.
  return target === origin ? pathname.replace(/^\/+/, '/') + query + hash : undefined;
}

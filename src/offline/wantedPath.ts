/**
 * The path of the page that the reader wanted, with query and hash, from the query of the offline
 * page. Whatever stands there, the path leads to this site: a link to it may have been made by
 * somebody else.
 * @param origin origin of this site
 * @returns `undefined` if there is none, or one of another site
 */
export function readWantedPath(search: string, origin: string): string | undefined {
  const page = new URLSearchParams(search).get('page');
  if (page === null || !URL.canParse(page, origin)) {
    return undefined;
  }
  const {origin: target, pathname, search: query, hash} = new URL(page, origin);
  // A path that begins with two slashes would be the address of another host.
  return target === origin ? pathname.replace(/^\/+/, '/') + query + hash : undefined;
}

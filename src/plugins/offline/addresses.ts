/** What the address of a request says about how it is answered. */

/**
 * The address under which a page is kept. Its forms with `.html`, without a slash, with a
 * query or a hash are all the same file on the host.
 */
export function pageKey({origin, pathname}: Pick<URL, 'origin' | 'pathname'>): string {
  const path = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  return `${origin}${path.endsWith('/') ? path : `${path}/`}`;
}

/** Whether the name of the file changes with its content, so that a copy can never be outdated. */
export const isHashed = (pathname: string): boolean =>
  /\/(?:assets\/.+|search\/(?:pages|texts)-[\da-f]+\.json)$/.test(pathname);

/** Whether this is the list of the files that the search loads, which is small and changes. */
export const isSearchManifest = (pathname: string): boolean =>
  pathname.endsWith('/search/manifest.json');

/** Whether this is a picture of the site's frame, which has a fixed name and hardly changes. */
export const isFramePicture = (pathname: string): boolean => /\/img\/[^/]+$/.test(pathname);

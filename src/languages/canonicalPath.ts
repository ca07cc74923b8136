/**
 * The form of a page's path in canonical links, alternates and sitemaps: without a slash at the
 * end, except for the home page. Hosts differ in the form that they redirect to.
 * @param pathname path of the page, base URL included
 * @param baseUrl base URL of the page's locale
 */
export function canonicalPath(pathname: string, baseUrl: string): string {
  const withoutSlash = pathname.replace(/\/+$/, '');
  return `${withoutSlash}/` === baseUrl ? baseUrl : withoutSlash;
}

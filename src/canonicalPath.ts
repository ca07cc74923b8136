/**
 * The one form of a page's path that canonical links, alternates and sitemaps use: without a
 * slash at the end, wherever the host may have redirected to; only the home page keeps it.
 * @param pathname path of the page, base URL included
 * @param baseUrl base URL of the page's locale
 */
export default function canonicalPath(pathname: string, baseUrl: string): string {
  const withoutSlash = pathname.replace(/\/+$/, '');
  return `${withoutSlash}/` === baseUrl ? baseUrl : withoutSlash;
}

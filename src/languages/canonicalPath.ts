/**
 * The path of a page in canonical links, alternates and sitemaps: without a trailing slash, except
 * for the home page. It must not depend on the host, as hosts redirect to different forms.
 * @param pathname path of the page, including the base URL
 * @param baseUrl base URL of the page's locale
 */
export function canonicalPath(pathname: string, baseUrl: string): string {
  const withoutSlash = pathname.replace(/\/+$/, '');
  return `${withoutSlash}/` === baseUrl ? baseUrl : withoutSlash;
}

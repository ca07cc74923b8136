/**
 * The path of a page in canonical links, alternates and sitemaps: without a trailing slash, except
 * for the home page. It must not depend on the host, as hosts redirect to different forms.
 * @param baseUrl that of the page's locale, which the path includes
 */
export function canonicalPath(pathname: string, baseUrl: string): string {
  const withoutSlash = pathname.replace(/\/+$/, '');
  return `${withoutSlash}/` === baseUrl ? baseUrl : withoutSlash;
}

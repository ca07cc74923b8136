import {createHash} from 'node:crypto';

/** Optional third-party services, whose origins a policy has to allow. */
export type Providers = {
  readonly analytics: boolean;
  /** Application id of Algolia, if the site uses its search. */
  readonly algoliaAppId: string | undefined;
};

/** @see https://developers.google.com/tag-platform/security/guides/csp (Google Analytics 4) */
const ANALYTICS = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** Origins of the Algolia client; the last three are fallbacks. */
const algoliaHosts = (id: string): string[] => [
  `https://${id}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
];

/** Inline styles of the Algolia logo, in the search box and on the page of results. */
const ALGOLIA_LOGO_STYLES = [
  '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
  '.cls-1,.cls-2{fill:#003dff}.cls-2{fill-rule:evenodd}',
];

/**
 * The Content Security Policy of the site.
 * @param hashes source expressions of the inline scripts, as from {@link hashOf}
 * @param place where it is written; browsers ignore `frame-ancestors` in a meta element
 */
export function buildPolicy(
  hashes: readonly string[],
  {analytics, algoliaAppId}: Providers,
  place: 'header' | 'meta',
): string {
  const connections = [
    ...(analytics ? ANALYTICS.connect : []),
    ...(algoliaAppId ? algoliaHosts(algoliaAppId.toLowerCase()) : []),
  ];
  const directives: Record<string, readonly string[]> = {
    // Not 'none': browsers without a directive for prefetching ask this one. So do all for what
    // follows and is left out: fonts, the manifest, and styles and connections of the site alone.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...(analytics ? ANALYTICS.script : [])],
    ...(algoliaAppId && {'style-src': ["'self'", ...ALGOLIA_LOGO_STYLES.map(hashOf)]}),
    // React writes style attributes into the HTML: the colours of code and of icons, the
    // placeholders of images. Their values come from the records and differ on every page.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(analytics ? ANALYTICS.image : [])],
    ...(connections.length === 0 ? {} : {'connect-src': ["'self'", ...connections]}),
    'media-src': ["'none'"],
    'frame-src': ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(place === 'header' ? {'frame-ancestors': ["'none'"]} : {}),
    // No upgrade-insecure-requests: all sources above are the site itself or HTTPS, and some
    // browsers would apply it to previews on http://localhost.
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The source expression that allows an inline script or style in a policy, such as `'sha256-…'`. */
export function hashOf(script: string): string {
  // The HTML parser of a browser normalises line endings before the script is hashed.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hashes of inline scripts in a policy or a page, as source expressions. */
export const hashesIn = (policy: string): string[] =>
  /script-src [^;]*/.exec(policy)?.[0].match(/'sha256-[^']+'/g) ?? [];
